import type { Config } from "#server/config.ts";
import type { Database } from "./database/database.ts";
import type { TextReader } from "./documents/text-reader.ts";
import type { FileStore } from "./files/store.ts";
import type { Queue } from "./queue/queue.ts";

/** What every use case may lean on; built once at start, or by a test. */
export interface Platform {
  config: Config;
  database: Database;
  queue: Queue;
  files: FileStore;
  documents: TextReader;
  /** Public origin for links in mails, without a trailing slash. */
  origin: string;
}
