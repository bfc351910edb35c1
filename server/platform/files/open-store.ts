import type { FileStore, FileStoreConfig } from "./store.ts";

/** Opens the configured store. The AWS SDK is loaded only for S3: it would double the start-up time. */
export async function createFileStore(config: FileStoreConfig): Promise<FileStore> {
  if (config.kind === "local") return (await import("./local.ts")).localStore(config);
  return (await import("./s3.ts")).s3Store(config);
}
