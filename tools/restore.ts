import path from "node:path";
import { readConfig } from "../server/config.ts";
import { restore } from "../server/platform/backup.ts";

const [archive] = process.argv.slice(2);
try {
  if (!archive) throw new Error("Usage: npm run restore -- <archive.tar.gz>");
  const { dataDir } = readConfig(process.env);
  await restore(path.resolve(archive), dataDir);
  console.log(`Restored into ${dataDir}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
