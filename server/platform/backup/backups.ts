import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Config } from "#server/config.ts";
import { createWorkerPool } from "#server/platform/documents/worker-pool.ts";
import type { ProofJob } from "./backup-proof.worker.ts";
import type { BackupCounts } from "./lines.ts";
import { type BackupSource, makeBackup } from "./make.ts";
import { BackupRefused } from "./refusal.ts";

const proofLimits = { timeLimitMs: 2 * 3600 * 1000, memoryLimitMb: 1500 };
const ours = /^ushirika-\d{4}-\d{2}-\d{2}-\d{2}-\d{2}-\d{2}\.backup$/;

/** `ushirika-2026-11-23-02-30-00.backup`: names in their order of time (UTC). */
const nameOf = (moment: Date) => `ushirika-${moment.toISOString().slice(0, 19).replace(/[:T]/g, "-")}.backup`;

/** A backup's word on itself, for people. */
export const describeBackup = ({ rows, tables, files, tasks, missing }: BackupCounts): string =>
  `${rows} rows of ${tables} tables, ${files} files, ${tasks} waiting tasks${missing > 0 ? `; ${missing} files are not in the storage` : ""}`;

export interface Backups {
  /**
   * Makes a backup and proves it by restoring it elsewhere. One at a time.
   * @param archive where to; undefined: beside the others, with the moment as its name
   * @param tell is told what is done
   * @returns where it lies
   * @throws BackupRefused
   */
  make(archive?: string, tell?: (step: string) => void): Promise<string>;
  /** Removes all but the newest of those that were named by their moment. */
  prune(): void;
  close(): Promise<void>;
}

/** The backups of a running product, or of a stopped one that was opened for it. */
export function createBackups(
  { dataDir, backup }: Pick<Config, "dataDir" | "backup">,
  source: BackupSource,
): Backups {
  const proofs = createWorkerPool<ProofJob, string | null>({
    url: new URL("./backup-proof.worker.ts", import.meta.url),
    runIn: "process",
    endIdleAfterMs: 1,
    ...proofLimits,
  });
  let underWay = false;

  async function make(wanted: string | undefined, tell: (step: string) => void): Promise<string> {
    if (!backup.key) {
      throw new BackupRefused("BACKUP_KEY: is needed, it encrypts the backup; at least 16 characters");
    }
    const archive = path.resolve(wanted ?? path.join(backup.folder, nameOf(new Date())));
    mkdirSync(path.dirname(archive), { recursive: true, mode: 0o700 });
    tell("Writing rows and files ...");
    const counts = await makeBackup(source, archive, backup.key);
    tell(`Written: ${describeBackup(counts)}. Restoring it elsewhere, as a proof ...`);
    const failure = await proofs.run({ archive, key: backup.key, beside: `${dataDir}` });
    if (failure) {
      rmSync(archive, { force: true });
      throw new BackupRefused(`The backup could not be restored, so it was removed: ${failure}`);
    }
    tell("Restored and counted: the same.");
    return archive;
  }

  return {
    async make(archive, tell = () => {}) {
      if (underWay) throw new BackupRefused("A backup is being made already.");
      underWay = true;
      try {
        return await make(archive, tell);
      } finally {
        underWay = false;
      }
    },
    prune() {
      const names = readdirSync(backup.folder).filter((name) => ours.test(name));
      for (const name of names.sort().slice(0, -backup.keep)) rmSync(path.join(backup.folder, name));
    },
    close: () => proofs.close(),
  };
}
