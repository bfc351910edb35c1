import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

/**
 * The path of a Chromium: the one named by CHROMIUM, the machine's, Debian's package, and at last
 * Playwright's own (an empty path: Playwright knows where it put it).
 */
export function chromium(): string {
  const there = process.env.CHROMIUM ?? onPath();
  if (there) return there;
  process.stdout.write("Installing a browser for the journeys (once) ...\n");
  const debian = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (debian && run("apt-get", ["update", "-q"])) {
    run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"]);
    const installed = onPath();
    if (installed) return installed;
  }
  run("playwright", ["install", "chromium"]);
  return "";
}
