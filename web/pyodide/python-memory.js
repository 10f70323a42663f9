/* The memory of a Python that is ready, kept on the device: the next visit begins with it, in a fraction of the time.
   It holds the library, and nothing that anybody typed. A browser that keeps nothing takes the long way. */

const CACHE = "python-memory";

/** Return what tells this packed library from another; null where the page keeps nothing. */
export async function versionOf(bytes) {
  if (!isSecureContext) return null;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function keptMemory(version) {
  if (version === null) return null;
  try {
    const kept = await (await caches.open(CACHE)).match(version);
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Keep the memory that `make` returns in place of any other: as it is, for packing it would hold up the first answers. */
export async function keepMemory(version, make) {
  if (version === null) return;
  try {
    const memory = new Response(make());
    await forgetMemory();
    await (await caches.open(CACHE)).put(version, memory);
  } catch {
    await forgetMemory();
  }
}

export async function forgetMemory() {
  await caches.delete(CACHE);
}
