import { cacheKey, type DiskCache } from "#server/platform/cache/disk-cache.ts";
import { sourceDigest } from "#server/platform/cache/sources.ts";
import { createWorkerPool } from "#server/platform/documents/worker-pool.ts";
import { boundedCard, type PictureCard } from "./card.ts";
import type { PictureJob } from "./picture.worker.ts";

/** A picture that need not have been drawn yet. */
export interface Picture {
  /** Changes when what the picture shows does. */
  etag: string;
  /** The PNG. @throws CodedError unavailable when too many wait to be drawn */
  bytes(): Promise<Uint8Array>;
}

export interface Pictures {
  card(card: PictureCard): Picture;
  logo(): Picture;
  close(): Promise<void>;
}

/** Other drawing gives other pictures: its source is part of every picture's key. */
const drawing = sourceDigest(import.meta.url, ["./paint.ts"]);

/**
 * Pictures for sharing, drawn on a worker thread when they are first asked for and then kept by a digest of
 * what they show.
 */
export function createPictures(cache: DiskCache): Pictures {
  const pool = createWorkerPool<PictureJob, Uint8Array>({
    url: new URL("./picture.worker.ts", import.meta.url),
  });
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function draw(key: string, job: PictureJob): Promise<Uint8Array> {
    const kept = await cache.get(key);
    if (kept) return kept;
    const bytes = await pool.run(job);
    await cache.put(key, bytes);
    return bytes;
  }

  function picture(job: PictureJob): Picture {
    const key = cacheKey(drawing, JSON.stringify(job));
    return {
      etag: `"${key}"`,
      bytes() {
        const working = underWay.get(key) ?? draw(key, job).finally(() => underWay.delete(key));
        underWay.set(key, working);
        return working;
      },
    };
  }

  return {
    card: (card) => picture(boundedCard(card)),
    logo: () => picture(null),
    close: () => pool.close(),
  };
}
