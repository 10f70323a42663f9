/* The way to the tables of friends, which the server holds that sent this page. The secret of a seat travels in a header alone.

   What happens comes as a stream of events, read from the body of an answer, since the browser's own reader of streams sends no
   headers. Where a proxy holds back what it gets, long polls take the place of the stream. Whatever breaks is begun anew: after a
   pause, and at once when the network or the reader is back. */

const QUIET = 3000; // milliseconds without an event, until a stream is given up for polls
const PULSE = 40_000; // ... without a sign of the server, which sends one every 15 seconds
const POLL = 25; // seconds that the server may hold back the answer to a poll
const PATIENCE = 15_000; // milliseconds for any other answer, and for what a poll takes longer
const WAITS = [300, 1000, 3000];
const BEAT = 8000; // ... between two signs of life: after 20 seconds without one, others read that somebody is away
const LONG = 10_000; // milliseconds out of sight, after which a connection may be dead without a sign

/** The server has answered that something is not possible: `why` says why a wish is refused, `error` why anything else is. */
export class Refused extends Error {
  constructor(status, data) {
    super(data?.message ?? data?.why ?? data?.error ?? String(status));
    Object.assign(this, {status, why: data?.why ?? null, error: data?.error ?? null, said: data?.message ?? null, values: data?.values ?? {}});
  }

  /** Whether there is no such table, or no such seat. */
  get isGone() {
    return this.why === null && [401, 403, 404].includes(this.status);
  }
}

/** Return a new secret of a seat, of 128 bits: it stays in this device. */
export function newSecret() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Ask the server once, with a body as JSON if there is one; fails with `Refused`, and otherwise where nobody answers. */
export async function call(path, {secret = null, body, signal = AbortSignal.timeout(PATIENCE), headers = {}} = {}) {
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...headers,
      ...(secret && {Authorization: `Bearer ${secret}`}),
      ...(body !== undefined && {"Content-Type": "application/json"}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    cache: "no-store",
    signal,
  });
  if (response.ok) return response;
  throw new Refused(response.status, await response.json().catch(() => null));
}

/** Follow a table: `take` gets each message, and `tell` whether somebody answers: "here", "away", or "gone" for good. `seen` returns
    what the page has: {since, presence, language, drawn}. With `beats` others learn when this device is locked or out of reach, which
    a connection may outlast. Returns {stop, again}. */
export function follow({code, secret, seen, take, tell, beats = false}) {
  let isOver = false;
  let isPolling = false; // for the rest of this visit, or until the network is another one
  let interrupt = () => {};
  const asBeating = beats ? {beats: "yes"} : {};
  const beating = beats && setInterval(() => call(`tables/${code}/beats`, {secret, body: {}}).catch(() => {}), BEAT);

  async function stream(signal, patience) {
    const {since, language, drawn} = seen();
    const query = new URLSearchParams({language, drawn, ...asBeating});
    const headers = since === null ? {} : {"Last-Event-ID": String(since)};
    patience(QUIET);
    const {body} = await call(`tables/${code}/stream?${query}`, {secret, signal, headers});
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let hasCome = false;
    for (let text = ""; ; ) {
      const {done, value} = await reader.read();
      if (done) return;
      const events = (text + value).split(/\r?\n\r?\n/);
      text = events.pop();
      for (const data of events.map(dataOf).filter(Boolean)) {
        hasCome = true;
        got(JSON.parse(data));
      }
      if (hasCome) patience(PULSE);
    }
  }

  async function poll(signal, patience) {
    const {since, presence, ...query} = seen();
    const news = since === null ? {} : {since, presence, wait: POLL};
    patience(POLL * 1000 + PATIENCE);
    got(await (await call(`tables/${code}?${new URLSearchParams({...query, ...news, ...asBeating})}`, {secret, signal})).json());
  }

  function got(message) {
    if (isOver) return;
    tell("here");
    take(message);
  }

  /** Follow until the connection ends; whether it lasted too long without a sign. */
  async function once() {
    const controller = new AbortController();
    let timer = null;
    let isQuiet = false;
    const patience = (time) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isQuiet = time === QUIET;
        controller.abort();
      }, time);
    };
    interrupt = () => controller.abort();
    try {
      await (isPolling ? poll : stream)(controller.signal, patience);
    } catch (error) {
      if (!isQuiet) throw error;
    } finally {
      clearTimeout(timer);
      controller.abort(); // what is left of the answer
    }
    return isQuiet;
  }

  async function run() {
    for (let tried = 0; !isOver; ) {
      try {
        isPolling = (await once()) || isPolling;
        tried = 0;
      } catch (error) {
        if (isOver) return;
        if (error instanceof Refused && error.isGone) {
          stop();
          tell("gone");
          return;
        }
        tell("away");
        const wait = WAITS[Math.min(tried, WAITS.length - 1)];
        tried += 1;
        await new Promise((resolve) => {
          interrupt = resolve;
          setTimeout(resolve, wait);
        });
      }
    }
  }

  let hiddenAt = 0;
  const onSight = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > LONG) interrupt();
  };
  const onNetwork = () => {
    isPolling = false;
    interrupt();
  };
  const onNoNetwork = () => tell("away");

  function stop() {
    isOver = true;
    clearInterval(beating);
    removeEventListener("online", onNetwork);
    removeEventListener("offline", onNoNetwork);
    document.removeEventListener("visibilitychange", onSight);
    interrupt();
  }

  addEventListener("online", onNetwork);
  addEventListener("offline", onNoNetwork);
  document.addEventListener("visibilitychange", onSight);
  run();
  return {stop, again: () => interrupt()};
}

/** Return the data of an event of a stream; an empty text where it has none, such as a sign of life. */
function dataOf(event) {
  const lines = event.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  return lines.map((line) => line.slice(5).replace(/^ /, "")).join("\n");
}
