import type { Config } from "#server/config.ts";
import type { Backups } from "./backup/backups.ts";
import type { Database } from "./database/database.ts";
import type { PagePictures } from "./documents/pdf/page-pictures.ts";
import type { TextReader } from "./documents/text-reader.ts";
import type { EncryptedStore } from "./files/encrypted.ts";
import type { RequestsUnderWay } from "./http/requests-under-way.ts";
import type { SheetReader } from "./import/sheet-reader.ts";
import type { LanguageModel } from "./language-model/language-model.ts";
import type { RateLimits } from "./limits/rate-limits.ts";
import type { Outgoing } from "./outgoing/outgoing.ts";
import type { PictureRewriter } from "./pictures/picture-rewriter.ts";
import type { Pictures } from "./pictures/pictures.ts";
import type { Queue } from "./queue/queue.ts";
import type { Sealer } from "./sealing.ts";
import type { Typesetter } from "./typesetting/typesetter.ts";

/** What every use case may lean on; built once at start, or by a test. */
export interface Platform {
  config: Config;
  database: Database;
  queue: Queue;
  /** What this process is answering; tasks give way to it. */
  requests: RequestsUnderWay;
  limits: RateLimits;
  files: EncryptedStore;
  documents: TextReader;
  /** Draws pages of PDFs. */
  pages: PagePictures;
  /** Reads tables that people import. */
  sheets: SheetReader;
  /** Pictures for sharing. */
  pictures: Pictures;
  /** Writes uploaded pictures anew, so that place and device stay behind. */
  rewriter: PictureRewriter;
  /** Makes PDFs. */
  typesetter: Typesetter;
  /** Keeps short secrets of others in the database, unreadable there. */
  sealer: Sealer;
  /** Requests to addresses that people or operators chose. */
  outgoing: Outgoing;
  /** Null unless an administrator configured one. */
  languageModel: LanguageModel | null;
  /** Backups of all of it. */
  backups: Backups;
  /** Public origin for links in mails, without a trailing slash. */
  origin: string;
}
