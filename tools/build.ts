import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { emptyDatabaseFile } from "#server/platform/database/empty-database.ts";
import { bundleProgram } from "./package/bundle.ts";

const root = path.dirname(import.meta.dirname);
const stamp = path.join(root, "build", "stamp");

/** A digest of everything that the web build is made from. */
function sources(): string {
  const digest = createHash("sha256");
  const files = globSync(
    [
      "web/**",
      "contract/**",
      "tools/{browser,languages}/**",
      "vite.config.ts",
      "react-router.config.ts",
      "package-lock.json",
    ],
    { cwd: root },
  ).sort();
  for (const file of files) {
    const full = path.join(root, file);
    if (statSync(full).isFile()) digest.update(file).update(readFileSync(full));
  }
  return digest.digest("hex");
}

/** Compresses assets once here, at the highest level, instead of at each request. */
function precompress(): void {
  for (const file of globSync("build/client/**/*.{js,css,svg,json,txt,xml}", { cwd: root })) {
    const full = path.join(root, file);
    const bytes = readFileSync(full);
    if (bytes.length < 1024) continue;
    writeFileSync(
      `${full}.br`,
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    );
    writeFileSync(`${full}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** The server and all that `npm start` runs, as one bundle. */
export const program = path.join(root, "build", "program", "main.js");

/**
 * React Router empties `build/`; the empty database in it is none of the web's. One of other migrations may go: another
 * is being made beside, and takes its place.
 */
function keepingDatabase(work: () => void): void {
  const file = emptyDatabaseFile();
  if (!existsSync(file)) {
    work();
    return;
  }
  const aside = path.join(root, "node_modules", ".cache", path.basename(file));
  mkdirSync(path.dirname(aside), { recursive: true });
  renameSync(file, aside);
  try {
    work();
  } finally {
    mkdirSync(path.dirname(file), { recursive: true });
    renameSync(aside, file);
  }
}

/** Builds the web into `build/`, unless the last build was made from the very same sources. */
function buildWeb(): void {
  const wanted = sources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stdout.write("Building the web ...\n");
  keepingDatabase(() =>
    execFileSync("react-router", ["build"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    }),
  );
  precompress();
  writeFileSync(stamp, wanted);
}

/** Makes the empty database that a first start begins with, beside whatever else is done, unless it is there. */
async function buildDatabase(): Promise<void> {
  if (existsSync(emptyDatabaseFile())) return;
  const script = path.join(import.meta.dirname, "empty-database.ts");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The empty database could not be made; see above.");
}

/** Builds what has changed since the last time: the pages, then the server with them. */
export async function build(): Promise<void> {
  const database = buildDatabase();
  buildWeb();
  await Promise.all([bundleProgram(), database]);
}

if (import.meta.main) await build();
