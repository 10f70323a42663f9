/* A sheet or a card set in the fragment of an address, which no browser sends to a server: packed text in base64url. */

import {MAX_SET_BYTES, sheetOf, wholeText} from "./sheet.js";
import {about} from "./way.js";
import {say} from "./words.js";

const [SHEET, SET] = ["#sheet=", "#set="];
const LINK = /^#sheet(?:=|%3d)([\w-]*)/i; // what a chat or a mail puts behind a link is no part of it
const SET_LINK = /^#set(?:=|%3d)([\w-]*)/i;
const MAX_LINK_LENGTH = 30_000;
const MAX_SHEET_BYTES = 3 * MAX_SET_BYTES + 150_000; // bytes: three for a character of a card set, and room for the rest

/** Return the address that opens a sheet, and whether it is whole: the text of a large card set has no room in it.

    It leads to this page, or to the public one that the server names. */
export async function linkOf(sheet, page = null) {
  const bytes = bytesOf(sheet);
  page ??= await publicPage();
  if (bytes.length <= MAX_SHEET_BYTES) {
    const url = await addressOf(SHEET, bytes, page);
    if (url.length <= MAX_LINK_LENGTH) return {url, isWhole: true};
  }
  const {set_text: _, ...others} = sheet;
  return {url: await addressOf(SHEET, bytesOf(others), page), isWhole: false};
}

/** Return the address that opens the text of a card set, as `linkOf` does; null for a text that has no room in it. */
export async function setLinkOf(text) {
  const url = await addressOf(SET, new TextEncoder().encode(text), await publicPage());
  return url.length <= MAX_LINK_LENGTH ? url : null;
}

async function publicPage() {
  return {href: (await about).public ?? location.href};
}

function bytesOf(sheet) {
  return new TextEncoder().encode(JSON.stringify(sheet));
}

async function addressOf(start, bytes, page) {
  const packed = await through(new CompressionStream("deflate-raw"), bytes);
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return page.href.split("#")[0] + start + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Return in words where a link opens if it does not everywhere; an empty text if it does. */
export function limitOf(url) {
  const {hostname} = new URL(url);
  if (/^(localhost|127\..*|\[::1\])$/.test(hostname)) return say("page-link-this-computer");
  const isNear = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cde])/.test(hostname) || /^[^.]+$|\.local$/.test(hostname);
  return isNear ? say("page-link-this-network") : "";
}

/** Whether a fragment says that it is a sheet. */
export function isLink(fragment) {
  return LINK.test(fragment);
}

/** Whether a fragment says that it is a card set. */
export function isSetLink(fragment) {
  return SET_LINK.test(fragment);
}

/** Return the sheet of a fragment; null where there is none in it. */
export function sheetIn(fragment) {
  return contentIn(fragment, LINK, (json) =>
    sheetOf(JSON.parse(json, (_, value) => (typeof value === "string" ? wholeText(value) : value))),
  );
}

/** Return the text of the card set in a fragment; null where there is none in it. */
export function setIn(fragment) {
  return contentIn(fragment, SET_LINK, (text) => (text && text.length <= MAX_SET_BYTES && !text.includes("\0") ? text : null));
}

async function contentIn(fragment, link, read) {
  const [, text = ""] = link.exec(fragment.slice(0, MAX_LINK_LENGTH)) ?? [];
  return (await unpacked(text, read)) ?? unpacked(text.replace(/[_-]+$/, ""), read); // marks of a text in bold or italics
}

async function unpacked(text, read) {
  try {
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const data = await through(new DecompressionStream("deflate-raw"), packed);
    return read(new TextDecoder("utf-8", {fatal: true}).decode(data));
  } catch {
    return null;
  }
}

/** Send bytes through a stream and return what comes out; fails where that is more than a sheet can have. */
async function through(stream, bytes) {
  const writer = stream.writable.getWriter();
  writer.write(bytes).then(() => writer.close()).catch(() => {}); // the reader fails, too
  const parts = [];
  let size = 0;
  for (const reader = stream.readable.getReader(); ; ) {
    const {done, value} = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_SHEET_BYTES) {
      await reader.cancel();
      throw new Error("too large");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
