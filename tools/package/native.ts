import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.dirname(path.dirname(import.meta.dirname));
const modules = path.join(root, "node_modules");

export const architectures = ["x64", "arm64"] as const;
export type Architecture = (typeof architectures)[number];

/** Packages with native code for a processor, Node itself among them. */
const nativePackages = (arch: Architecture) => [
  `@img/sharp-libvips-linux-${arch}`,
  `@img/sharp-linux-${arch}`,
  `@napi-rs/canvas-linux-${arch}-gnu`,
  `node-linux-${arch}`,
  "onnxruntime-node",
];

interface Lock {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
}

/** The exact version that this project is tried with, of packages also that this machine does not install. */
function versionOf(name: string, lock: Lock): string {
  const locked = lock.packages[`node_modules/${name}`]?.version;
  if (locked) return locked;
  for (const { optionalDependencies = {} } of Object.values(lock.packages)) {
    const wanted = optionalDependencies[name];
    if (wanted) return wanted;
  }
  throw new Error(`package-lock.json does not name ${name}`);
}

/**
 * The folder of packages with native code for Linux on a processor: this project's own where it is this machine's,
 * else one that npm fills with the same versions for the other. Kept for the next time.
 */
export function nativeFolder(arch: Architecture): string {
  if (process.platform === "linux" && process.arch === arch) return modules;
  const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as Lock;
  const wanted = nativePackages(arch).map((name) => `${name}@${versionOf(name, lock)}`);
  const folder = path.join(modules, ".cache", `native-linux-${arch}`);
  const stamp = path.join(folder, "stamp");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted.join("\n")) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "package.json"), "{}");
    const options = [
      "--no-save",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      "--force",
      "--loglevel=error",
    ];
    const platform = ["--os=linux", `--cpu=${arch}`, "--libc=glibc"];
    const { status } = spawnSync("npm", ["install", ...options, ...platform, ...wanted], {
      cwd: folder,
      stdio: "inherit",
    });
    if (status !== 0) throw new Error(`npm could not install what Linux on ${arch} needs; see above.`);
    writeFileSync(stamp, wanted.join("\n"));
  }
  return path.join(folder, "node_modules");
}
