import type { FastifyBaseLogger } from "fastify";
import { type Config, derivedKey, installationSecret } from "#server/config.ts";
import { createBackups } from "./backup/backups.ts";
import { createDeletionHold } from "./backup/hold.ts";
import { createDiskCache } from "./cache/disk-cache.ts";
import { openDatabase } from "./database/open.ts";
import { createPagePictures } from "./documents/pdf/page-pictures.ts";
import { createTextReader } from "./documents/text-reader.ts";
import { encryptedStore } from "./files/encrypted.ts";
import { createFileStore } from "./files/open-store.ts";
import { RequestsUnderWay } from "./http/requests-under-way.ts";
import { createSheetReader } from "./import/sheet-reader.ts";
import { createLanguageModel } from "./language-model/create-language-model.ts";
import { createRateLimits } from "./limits/rate-limits.ts";
import { refuseLostSecret } from "./lost-secret.ts";
import { createOutgoing } from "./outgoing/outgoing.ts";
import { createPictureRewriter } from "./pictures/picture-rewriter.ts";
import { createPictures } from "./pictures/pictures.ts";
import type { Platform } from "./platform.ts";
import { startQueue } from "./queue/queue.ts";
import { createSealer } from "./sealing.ts";
import { createTypesetter } from "./typesetting/typesetter.ts";

/** Some 2,000 sharing pictures; they can be drawn again at any time. */
const pictureCacheBytes = 200 * 1024 * 1024;

/** The key that serves a purpose now, and those of former secrets. */
const keysFor = (config: Config, purpose: string) =>
  [
    derivedKey(installationSecret(config), purpose),
    config.retiredSecrets.map((secret) => derivedKey(secret, purpose)),
  ] as const;

/** Everything that people upload is personal; it is encrypted wherever it is kept. */
async function openFiles(config: Config) {
  const store = await createFileStore(
    config.s3
      ? { kind: "s3", ...config.s3, forcePathStyle: config.s3.endpoint !== undefined }
      : { kind: "local", folder: `${config.dataDir}/files` },
  );
  return encryptedStore(store, ...keysFor(config, "stored files"));
}

/**
 * Opens what every domain leans on, the database first.
 * @param localOutgoing lets webhooks reach this machine
 * @throws StartRefused
 */
export async function openPlatform(
  config: Config,
  log: Pick<FastifyBaseLogger, "warn" | "error">,
  localOutgoing: boolean,
): Promise<Platform> {
  const database = await openDatabase({
    url: config.databaseUrl,
    migrationUrl: config.migrationDatabaseUrl,
    folder: config.dataDir,
    warn: (message) => log.warn(message),
  });
  try {
    await refuseLostSecret(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
  const requests = new RequestsUnderWay();
  const queue = await startQueue(database, {
    works: config.works,
    giveWay: (patienceMillis) => requests.quiet(patienceMillis),
    onError: (error, task) => log.error({ err: error, task }, task ? "task failed" : "task queue"),
  });
  const files = await openFiles(config);
  const hold = createDeletionHold(database);
  const secret = config.secret ? null : installationSecret(config);
  return {
    config,
    database,
    queue,
    requests,
    limits: createRateLimits(database.db, derivedKey(installationSecret(config), "rate limits")),
    files: {
      ...files,
      async delete(key) {
        await hold.check();
        await files.delete(key);
      },
    },
    backups: createBackups(config, { database, files, hold, secret }),
    documents: createTextReader(),
    pages: createPagePictures(),
    sheets: createSheetReader(),
    pictures: createPictures(createDiskCache(`${config.dataDir}/cache/pictures`, pictureCacheBytes)),
    rewriter: createPictureRewriter(),
    typesetter: createTypesetter(),
    sealer: createSealer(...keysFor(config, "sealed texts")),
    outgoing: createOutgoing({ allowLoopback: localOutgoing }),
    languageModel: createLanguageModel(config.languageModel),
    origin: config.appUrl ?? `http://localhost:${config.port}`,
  };
}

/** Ends the platform; its queue has been stopped. */
export async function closePlatform({
  backups,
  pictures,
  documents,
  pages,
  sheets,
  rewriter,
  typesetter,
  database,
}: Platform): Promise<void> {
  await backups.close();
  await pictures.close();
  await documents.close();
  await pages.close();
  await sheets.close();
  await rewriter.close();
  await typesetter.close();
  await database.close();
}
