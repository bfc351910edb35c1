import type { Brand } from "#contract/site/settings.ts";
import { createWorkerPool } from "#server/platform/documents/worker-pool.ts";
import type { RenderJob, TypesetResource } from "./resource.worker.ts";
import { type ResourceId, resources } from "./resources/catalogue.ts";

export type ResourceLibrary = ReturnType<typeof createResourceLibrary>;

/**
 * The documents of the resource centre under this installation's brand. Each is typeset once, on a worker
 * thread, and kept in memory: together they are a few megabytes.
 */
export function createResourceLibrary(brand: Brand) {
  const pool = createWorkerPool<RenderJob, TypesetResource>({
    url: new URL("./resource.worker.ts", import.meta.url),
    queueLimit: 2 * resources.length,
    timeLimitMs: 60_000,
  });
  const typeset = new Map<ResourceId, Promise<TypesetResource>>();
  const sizes = new Map<ResourceId, number>();

  /** A document as a file, and as a preview. @throws CodedError unavailable while the process ends */
  function get(id: ResourceId): Promise<TypesetResource> {
    const known = typeset.get(id);
    if (known) return known;
    const working = pool.run({ id, brand });
    typeset.set(id, working);
    working.then(
      ({ bytes }) => sizes.set(id, bytes.byteLength),
      // What failed is tried again the next time it is asked for.
      () => typeset.delete(id),
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
