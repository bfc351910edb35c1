import path from "node:path";
import { readConfig } from "../server/config.ts";
import { backUp } from "../server/platform/backup.ts";

const stamp = new Date().toISOString().slice(0, 16).replace(/[:T]/g, "-");
const archive = path.resolve(process.argv[2] ?? `ushirika-${stamp}.tar.gz`);
try {
  await backUp(readConfig(process.env).dataDir, archive);
  console.log(`Backed up to ${archive}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
