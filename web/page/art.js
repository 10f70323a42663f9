/* The pictures of card sets, called by what is in them: kept in this browser, or read at a table; and how they come into drawings.

   A set of the page is {text, pictures}: its pictures are digests by the names that the text has for them. */

import {ask} from "./ask.js";

const [DATABASE, SHELF] = ["viceroy-pictures", "pictures"];
export const MAX_PACK_BYTES = 3_000_000;
const ADDRESS = /^data:image\/(png|jpeg|svg\+xml);base64,[A-Za-z0-9+/]*={0,2}$/; // nothing of it has a meaning in SVG
const STAND_IN = "picture:card"; // what Python draws in the place of a picture
const NOTHING = "data:,";
const FILLS = "#svgView(preserveAspectRatio(xMidYMid%20slice))"; // an SVG fills its place, too: browsers ask the SVG itself how
const here = new Map(); // addresses that no browser keeps, or promises of them, by digests

/** Have pictures for this visit: {digest, address} each. */
export function have(pictures) {
  for (const {digest, address} of pictures) here.set(digest, address);
}

/** Have a picture that `read` promises once it is wanted; it is read again if that fails. */
export function offer(digest, read) {
  if (!here.has(digest)) here.set(digest, read);
}

/** Keep pictures in this browser: {digest, address} each; whether that could be done. For this visit they are here anyway. */
export async function keepPictures(pictures) {
  have(pictures);
  try {
    await change((shelf) => pictures.forEach(({digest, address}) => shelf.put(address, digest)));
    return true;
  } catch {
    return false; // a browser that keeps nothing, or has no room
  }
}

/** Forget the pictures that no set has any more. */
export async function forgetAllBut(digests) {
  const used = new Set(digests);
  try {
    const kept = await asked((shelf) => shelf.getAllKeys());
    await change((shelf) => kept.filter((digest) => !used.has(digest)).forEach((digest) => shelf.delete(digest)));
  } catch {
    // a browser that keeps nothing
  }
}

/** Promise the address of a picture; null where it is not here. */
export async function addressOf(digest) {
  const found = here.get(digest) ?? (await asked((shelf) => shelf.get(digest)).catch(() => null));
  const address = typeof found === "function" ? await found() : found;
  return ADDRESS.test(address ?? "") ? address : null;
}

/** Promise the drawing of an answer, {svg, picture}, with the picture of the set in its place. */
export async function pictured({svg, picture}, {pictures = {}}) {
  if (picture === null) return svg;
  const address = await addressOf(pictures[picture] ?? "").catch(() => null); // nobody answers: a card without its picture
  const fills = address?.startsWith("data:image/svg+xml") ? FILLS : "";
  return svg.replaceAll(STAND_IN, () => (address ? address + fills : NOTHING));
}

/** Return the names of the pictures that a set has, as a question about its cards names them. */
export function namesIn({pictures = {}}) {
  return {pictures: Object.keys(pictures)};
}

// -- packs ----------------------------------------------------------------------------------------------------------

/** Open the bytes of a pack: {set: {name, text, pictures}, problems}, the set null if it has errors; its pictures are here. */
export async function openPack(bytes) {
  const {set, problems} = await ask({ask: "open-pack", pack: await base64Of(bytes)});
  if (!set) return {set, problems};
  have(set.pictures);
  return {set: {name: set.id, text: set.text, pictures: digestsOf(set.pictures)}, problems};
}

/** Return a set as the bytes of a pack: {pack, problems}, null if it has errors. */
export async function packOf({text, pictures = {}}) {
  const found = await Promise.all(Object.entries(pictures).map(async ([file, digest]) => ({file, address: await addressOf(digest)})));
  const {pack, problems} = await ask({ask: "pack", text, pictures: found.filter(({address}) => address)});
  return {pack: pack && Uint8Array.from(atob(pack), (letter) => letter.charCodeAt(0)), problems};
}

/** Return a file as a picture: {picture: {file, digest, address}}, null with the `fault` of one that no card may show. */
export async function pictureIn(name, bytes) {
  return ask({ask: "image", file: name, content: await base64Of(bytes)});
}

/** Return the digests of pictures by their names. */
export function digestsOf(pictures) {
  return Object.fromEntries(pictures.map(({file, digest}) => [file, digest]));
}

/** Return the pictures of a set by their digests, with their addresses, as far as they are here. */
export async function picturesOf({pictures = {}}) {
  const found = await Promise.all(Object.values(pictures).map(async (digest) => ({digest, address: await addressOf(digest)})));
  return found.filter(({address}) => address);
}

async function base64Of(bytes) {
  const reader = new FileReader();
  const read = new Promise((resolve, reject) => Object.assign(reader, {onload: () => resolve(reader.result), onerror: () => reject(reader.error)}));
  reader.readAsDataURL(new Blob([bytes]));
  return (await read).split(",")[1] ?? "";
}

// -- the store of the browser ---------------------------------------------------------------------------------------

let opened = null;

function database() {
  opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(SHELF);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = opening.onblocked = () => reject(opening.error ?? new Error("blocked"));
  });
  opened.catch(() => (opened = null)); // to be tried again
  return opened;
}

async function asked(how) {
  const shelf = (await database()).transaction(SHELF).objectStore(SHELF);
  const request = how(shelf);
  return new Promise((resolve, reject) => Object.assign(request, {onsuccess: () => resolve(request.result), onerror: () => reject(request.error)}));
}

async function change(how) {
  const all = (await database()).transaction(SHELF, "readwrite");
  how(all.objectStore(SHELF));
  return new Promise((resolve, reject) => Object.assign(all, {oncomplete: resolve, onerror: () => reject(all.error), onabort: () => reject(all.error)}));
}
