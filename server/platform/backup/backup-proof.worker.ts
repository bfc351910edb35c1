import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { serveJobs } from "#server/platform/documents/worker-job.ts";
import { BackupRefused } from "./refusal.ts";
import { loadIntoFolder } from "./restore.ts";

export interface ProofJob {
  archive: string;
  key: string;
  /** Beside which the folder of the proof is made and removed. */
  beside: string;
}

/** Restores a backup into a folder of its own. @returns why it cannot be restored; null where it can */
async function prove({ archive, key, beside }: ProofJob): Promise<string | null> {
  const folder = mkdtempSync(`${beside}.proof-`);
  try {
    await loadIntoFolder(archive, key, folder, randomBytes(32).toString("hex"));
    return null;
  } catch (error) {
    if (error instanceof BackupRefused) return error.message;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

serveJobs<ProofJob, string | null>(prove);
