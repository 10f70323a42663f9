/* The way to Python: this page comes from `viceroy web`, and the server that sent it answers. */

import {say} from "./words.js";

const PATIENCE = 30_000; // milliseconds: a computer that fell asleep refuses nothing, and says nothing

/** Return a function that sends a question as text and promises the answer as text; it fails where nobody answers. */
export function connect() {
  return async (text) => {
    const response = await fetch("ask", {
      method: "POST",
      headers: {"Content-Type": "application/json"},
      body: text,
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(({name}) => {
      throw new Error(name === "TimeoutError" ? say("page-notice-too-slow") : say("page-notice-no-server"));
    });
    if (!response.ok) throw new Error(say("page-notice-server-status", {status: response.status}));
    return response.text();
  };
}

/** Promises what the server says about itself: {public}, the address of a page that anybody can open, or null; {shared}, that of this
    page in the network if games are shared there, or null; and {tables}, where others find it, {address, reach}. */
export const about = fetch("about").then((response) => response.json()).catch(() => ({}));

/** Nothing is loaded: Python is ready. */
export function whileLoading() {}
