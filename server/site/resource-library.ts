import { deserialize, serialize } from "node:v8";
import type { Brand } from "#contract/site/settings.ts";
import { cacheKey, type DiskCache } from "#server/platform/cache/disk-cache.ts";
import { sourceDigest } from "#server/platform/cache/sources.ts";
import { createWorkerPool } from "#server/platform/documents/worker-pool.ts";
import type { RenderJob, TypesetResource } from "./resource.worker.ts";
import { type ResourceId, resources } from "./resources/catalogue.ts";

export type ResourceLibrary = ReturnType<typeof createResourceLibrary>;

/**
 * What a document is made from besides the brand: the texts, the code that typesets them, and the versions of the
 * libraries, which the manifest pins.
 */
const madeFrom = [
  "./resources/",
  "../platform/typesetting/",
  "./resource.worker.ts",
  "./workbook-preview.ts",
  "../../package.json",
];

/** A document from disk; null when there is none, or a damaged one. */
function readBack(bytes: Buffer | null): TypesetResource | null {
  try {
    return bytes && (deserialize(bytes) as TypesetResource);
  } catch {
    return null;
  }
}

/**
 * The documents of the resource centre under this installation's brand. Each is typeset once, on a worker
 * thread, kept on disk for the next start, and in memory: together they are a few megabytes.
 */
export function createResourceLibrary(brand: Brand, cache: DiskCache) {
  const pool = createWorkerPool<RenderJob, TypesetResource>({
    url: new URL("./resource.worker.ts", import.meta.url),
    queueLimit: 2 * resources.length,
    timeLimitMs: 60_000,
  });
  const ready = new Map<ResourceId, Promise<TypesetResource>>();
  const sizes = new Map<ResourceId, number>();
  let digest: string | undefined;

  async function make(id: ResourceId): Promise<TypesetResource> {
    digest ??= sourceDigest(import.meta.url, madeFrom);
    const key = cacheKey(digest, id, JSON.stringify(brand));
    const kept = readBack(await cache.get(key));
    if (kept) return kept;
    const resource = await pool.run({ id, brand });
    await cache.put(key, serialize(resource));
    return resource;
  }

  /** A document as a file, and as a preview. @throws CodedError unavailable while the process ends */
  function get(id: ResourceId): Promise<TypesetResource> {
    const known = ready.get(id);
    if (known) return known;
    const working = make(id);
    ready.set(id, working);
    working.then(
      ({ bytes }) => sizes.set(id, bytes.byteLength),
      // What failed is tried again the next time it is asked for.
      () => ready.delete(id),
    );
    return working;
  }

  return {
    get,
    /** Bytes of a document's file; null while it has not been typeset. */
    sizeOf: (id: ResourceId): number | null => sizes.get(id) ?? null,
    /** Begins to typeset what is not yet there, so that a visitor need not wait. */
    warm(): void {
      for (const { id } of resources) get(id).catch(() => {});
    },
    close: () => pool.close(),
  };
}
