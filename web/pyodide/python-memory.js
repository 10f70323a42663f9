/* The memory of a Python that is ready, kept on the device: the next visit begins with it, in a fraction of the time.
   It holds the library, and nothing that anybody typed. A browser that keeps nothing takes the long way. */

const CACHE = "python-memory";

/** Return the memory of this version of Python and its library; null where there is none. */
export async function keptMemory(version) {
  try {
    const kept = await (await caches.open(CACHE)).match(version);
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Keep the memory that `make` returns in place of any other: as it is, for packing it would hold up the first answers. */
export async function keepMemory(version, make) {
  try {
    const memory = new Response(make());
    await forgetMemory();
    await (await caches.open(CACHE)).put(version, memory);
  } catch {
    await forgetMemory();
  }
}

export async function forgetMemory() {
  await self.caches?.delete(CACHE);
}
