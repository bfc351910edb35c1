import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Chromium without a window is the lightest; then whatever the machine has. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

const isDebianRoot = () => existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

const installPackage = (name: string) =>
  run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name]);

/** What stands in for our fonts until they have come is scaled against these letters: without them pages move. */
function addLetters(): void {
  if (!isDebianRoot() || existsSync("/usr/share/fonts/truetype/liberation")) return;
  if (run("apt-get", ["update", "-q"])) installPackage("fonts-liberation");
}

/**
 * The path of a Chromium: the one named by CHROMIUM, the machine's, Debian's package, and at last
 * Playwright's own (an empty path: Playwright knows where it put it).
 */
export function chromium(): string {
  addLetters();
  const there = process.env.CHROMIUM ?? onPath();
  if (there) return there;
  process.stdout.write("Installing a browser for the journeys (once) ...\n");
  if (isDebianRoot() && run("apt-get", ["update", "-q"])) {
    if (!installPackage("chromium-headless-shell")) installPackage("chromium");
    const installed = onPath();
    if (installed) return installed;
  }
  run("playwright", ["install", "chromium"]);
  return "";
}

if (import.meta.main) chromium();
