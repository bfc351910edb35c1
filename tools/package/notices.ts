import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.dirname(path.dirname(import.meta.dirname));

interface Lock {
  packages: Record<string, { dev?: boolean; version?: string; license?: string }>;
}

/** Writes the licences of everything from others that an archive may hold, as most of them ask for. */
export function writeNotices(file: string): void {
  const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as Lock;
  const notices: string[] = [];
  for (const [place, { dev, version, license }] of Object.entries(lock.packages)) {
    const folder = path.join(root, place);
    if (dev || place === "" || place.startsWith("node_modules/node-") || !existsSync(folder)) continue;
    const texts = globSync("{LICENSE,LICENCE,license,NOTICE,COPYING}*", { cwd: folder })
      .sort()
      .map((name) => readFileSync(path.join(folder, name), "utf8").trim());
    notices.push(
      [`${place.replace(/^.*node_modules\//, "")} ${version} (${license ?? "see below"})`, ...texts].join(
        "\n\n",
      ),
    );
  }
  // What our own weights were trained on.
  for (const notice of globSync("server/**/NOTICE.md", { cwd: root }).sort()) {
    notices.push([path.dirname(notice), readFileSync(path.join(root, notice), "utf8").trim()].join("\n\n"));
  }
  writeFileSync(file, `${notices.join(`\n\n${"-".repeat(80)}\n`)}\n`);
}
