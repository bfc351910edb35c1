import path from "node:path";
import { readConfig } from "../server/config.ts";
import { describeBackup } from "../server/platform/backup/backups.ts";
import { BackupRefused } from "../server/platform/backup/refusal.ts";
import { restore } from "../server/platform/backup/restore.ts";

const [archive] = process.argv.slice(2);
try {
  if (!archive) throw new BackupRefused("Usage: npm run restore -- <file>");
  const config = readConfig(process.env);
  const counts = await restore(path.resolve(archive), config);
  console.log(`Restored into ${config.dataDir}: ${describeBackup(counts)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
