import { readdirSync, readFileSync } from "node:fs";
import { cacheKey } from "./disk-cache.ts";

/**
 * A digest of the code and data that something is made from, as part of its key in a cache: other code makes other
 * things. In a bundled program, where no sources lie, it is that of the whole program (tools/package/bundle.ts).
 * @param paths files, and folders that end with a slash: of those, all sources that are no tests; relative to `base`
 */
export function sourceDigest(base: string, paths: readonly string[]): string {
  const files = paths.flatMap((path) => {
    const url = new URL(path, base);
    if (!path.endsWith("/")) return [url];
    return readdirSync(url, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .sort()
      .map((name) => new URL(name.replaceAll("\\", "/"), url));
  });
  return cacheKey(...files.map((file) => readFileSync(file)));
}
