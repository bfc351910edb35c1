// The one door to every command of the project: installs what is missing, then runs the command on the
// Node 24 that the project brings along. Itself it runs on any Node from 20 up, before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { servingArguments, servingEnvironment } from "./serving.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, "node_modules");
const stamp = path.join(modules, ".ushirika-installed");

const commands = {
  start: "start.ts",
  dev: "dev.ts",
  build: "build.ts",
  test: "test.ts",
  bench: "bench.ts",
  package: "package.ts",
  backup: "backup.ts",
  restore: "restore.ts",
  messages: "messages.ts",
};

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Installs by the lock file, unless what is installed came from this very lock file. Not `npm ci`: it refuses
 * a lock that lacks a package for another platform, and such packages are not in every registry.
 */
function install() {
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stdout.write("Installing what the project needs (once) ...\n");
  const result = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (result.status !== 0) fail("npm install failed; see above.");
  removeForeignBinaries();
  writeFileSync(stamp, wanted);
  // Commit hooks are a developer's comfort: a checkout without git, or CI, does without.
  if (existsSync(path.join(root, ".git")) && !process.env.CI) {
    spawnSync(path.join(modules, ".bin", "lefthook"), ["install"], { cwd: root, stdio: "ignore" });
  }
}

/** onnxruntime-node brings its libraries for every platform, 290 MB in all; this one needs 25 to 90 of them. */
function removeForeignBinaries() {
  const folder = path.join(modules, "onnxruntime-node", "bin", "napi-v6");
  if (!existsSync(folder)) return;
  for (const platform of readdirSync(folder)) {
    for (const arch of readdirSync(path.join(folder, platform))) {
      if (platform === process.platform && arch === process.arch) continue;
      rmSync(path.join(folder, platform, arch), { recursive: true });
    }
  }
}

/** The Node that the project runs on: the one it brings, or this one where it is new enough. */
function runtime() {
  const brought = path.join(modules, ".bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(brought)) return brought;
  const [major, minor] = process.versions.node.split(".").map(Number);
  // Argon2 came with 24.7.
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  return fail(
    `Node 24 does not come as a package for ${process.platform} ${process.arch}: please install Node 24.7 or later.`,
  );
}

const [command, ...rest] = process.argv.slice(2);
const script = commands[command];
if (!script && command !== "install") {
  fail(`Usage: node tools/run.mjs install|${Object.keys(commands).join("|")}`);
}
install();
if (!script) process.exit(0);
const serves = command === "start";
const child = spawn(
  runtime(),
  [
    ...(serves ? servingArguments : ["--disable-warning=ExperimentalWarning"]),
    path.join(root, "tools", script),
    ...rest,
  ],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...(serves && servingEnvironment),
      ...process.env,
      // Code that Node compiled once need not be compiled at the next start.
      ...(serves && { NODE_COMPILE_CACHE: path.join(modules, ".cache", "code") }),
      PATH: `${path.join(modules, ".bin")}${path.delimiter}${process.env.PATH ?? ""}`,
    },
  },
);
// A terminal's Ctrl+C reaches the child by itself; a service manager signals only this process.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
