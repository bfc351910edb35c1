import { execFileSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";

/** Builds the page that shows nothing, with the product's own packages, into a folder. */
export function buildEmptyPage(folder: string): void {
  execFileSync("react-router", ["build"], {
    cwd: path.join(import.meta.dirname, "empty-page"),
    env: { ...process.env, NODE_ENV: "production", EMPTY_PAGE_BUILD: folder },
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
}

/** Renders the page that was built into a folder. */
export async function openEmptyPage(folder: string) {
  const server = (await import(
    pathToFileURL(path.join(folder, "server", "index.js")).href
  )) as unknown as ServerBuild;
  return createRequestHandler(server, "production");
}
