/* A sheet in the fragment of an address, which no browser sends to a server: packed JSON in base64url. */

import {MAX_SET_BYTES, sheetOf, wholeText} from "./sheet.js";
import {about} from "./way.js";
import {say} from "./words.js";

const START = "#sheet=";
const LINK = /^#sheet(?:=|%3d)([\w-]*)/i; // what a chat or a mail puts behind a link is no part of it
const MAX_LINK_LENGTH = 30_000;
const MAX_SHEET_BYTES = 3 * MAX_SET_BYTES + 150_000; // bytes: three for a character of a card set, and room for the rest

/** Return the address that opens a sheet, and whether it is whole: the text of a large card set has no room in it.

    It leads to this page, or to the public one that the server names. */
export async function linkOf(sheet, page = null) {
  const bytes = bytesOf(sheet);
  page ??= {href: (await about).public ?? location.href};
  if (bytes.length <= MAX_SHEET_BYTES) {
    const url = await addressOf(bytes, page);
    if (url.length <= MAX_LINK_LENGTH) return {url, isWhole: true};
  }
  const {set_text: _, ...others} = sheet;
  return {url: await addressOf(bytesOf(others), page), isWhole: false};
}

function bytesOf(sheet) {
  return new TextEncoder().encode(JSON.stringify(sheet));
}

async function addressOf(bytes, page) {
  const packed = await through(new CompressionStream("deflate-raw"), bytes);
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return page.href.split("#")[0] + START + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
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

/** Return the sheet of a fragment; null where there is none in it. */
export async function sheetIn(fragment) {
  const [, text = ""] = LINK.exec(fragment.slice(0, MAX_LINK_LENGTH)) ?? [];
  return (await sheetOfText(text)) ?? sheetOfText(text.replace(/[_-]+$/, "")); // marks of a text in bold or italics
}

async function sheetOfText(text) {
  try {
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const data = await through(new DecompressionStream("deflate-raw"), packed);
    const json = new TextDecoder("utf-8", {fatal: true}).decode(data);
    return sheetOf(JSON.parse(json, (_, value) => (typeof value === "string" ? wholeText(value) : value)));
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
