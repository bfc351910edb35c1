import path from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../server/config.ts";
import { askForBackup } from "../server/platform/backup/socket.ts";

const config = readConfig(process.env);
const { positionals } = parseArgs({ allowPositionals: true });
const archive = positionals[0] && path.resolve(positionals[0]);
const tell = (step: string) => console.log(step);

/** Opens the data as the product would. PostgreSQL has room for both. */
async function backUpHere(): Promise<string> {
  const { closePlatform, openPlatform } = await import("../server/platform/open-platform.ts");
  const log = { warn: (text: unknown) => console.error(text), error: (text: unknown) => console.error(text) };
  const platform = await openPlatform({ ...config, works: false }, log, false);
  try {
    return await platform.backups.make(archive, tell);
  } finally {
    await platform.queue.stop();
    await closePlatform(platform);
  }
}

/** The running product has the embedded database for itself and makes the backup; null where none runs. */
async function backUpThere(): Promise<string | null> {
  if (config.databaseUrl) return null;
  return askForBackup(config.dataDir, archive, tell).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ECONNREFUSED") return null;
    throw error;
  });
}

try {
  console.log(`Backed up to ${(await backUpThere()) ?? (await backUpHere())}`);
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
