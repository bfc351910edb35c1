import type { Disk } from "flydrive";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { fileErrors } from "./files.messages.ts";
import { assertFileKey } from "./keys.ts";

/** Where uploaded files live. Keys come from `fileKey`; any other key is refused before storage is asked. */
export interface FileStore {
  /** Writes a file in one step: readers see the old bytes or the new ones, never a part. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  /** @throws CodedError `not_found` when there is no such file */
  get(key: string): Promise<Uint8Array>;
  /** Deleting what is not there is no error, so that a retried clean-up succeeds. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /**
   * For the readiness probe; leaves nothing behind.
   * @throws Error when files could not be written now
   */
  check(): Promise<void>;
}

export type FileStoreConfig = LocalConfig | S3Config;

export interface LocalConfig {
  kind: "local";
  /** Absolute path; made on first use. */
  folder: string;
}

export interface S3Config {
  kind: "s3";
  bucket: string;
  region: string;
  /** Base address of an S3-compatible service; absent for Amazon's own. */
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. Default: whenever `endpoint` is given. */
  forcePathStyle?: boolean;
}

/**
 * A FileStore over a flydrive disk.
 * @param isMissing whether the driver's error says that the file does not exist
 */
export function diskStore(
  disk: Disk,
  { isMissing, check }: { isMissing: (cause: unknown) => boolean; check: () => Promise<void> },
): FileStore {
  return {
    async put(key, bytes, { contentType }) {
      await disk.put(assertFileKey(key), bytes, { contentType });
    },
    async get(key) {
      try {
        return await disk.getBytes(assertFileKey(key));
      } catch (error) {
        if (error instanceof Error && isMissing(error.cause)) {
          throw new CodedError(
            "not_found",
            textOf(fileErrors, (t) => t.notInStorage),
          );
        }
        throw error;
      }
    },
    async delete(key) {
      await disk.delete(assertFileKey(key));
    },
    async exists(key) {
      return disk.exists(assertFileKey(key));
    },
    check,
  };
}
