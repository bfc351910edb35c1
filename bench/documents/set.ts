import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { entriesOf, setName } from "./catalogue.ts";
import { makeDocument } from "./make-document.ts";
import type { Part, Truth } from "./truth.ts";

const source = import.meta.dirname;
const cache = path.join(source, "../../node_modules/.cache/documents");

/** What the pictures are made from: when it changes they are made anew. */
async function stampOf(): Promise<string> {
  const hash = createHash("sha256");
  const names = await readdir(source, { recursive: true });
  const making = names.filter((name) =>
    /^(people|layouts|camera)\/|^(mrz|fonts|catalogue|make-document|truth)\./.test(name),
  );
  for (const name of making.toSorted()) {
    if (name.endsWith(".ts") && !name.endsWith(".test.ts"))
      hash.update(await readFile(path.join(source, name)));
  }
  return hash.digest("hex");
}

/**
 * The documents of a part with what is true of them, in files that are made when they are not there yet.
 * @param seed Draws other documents than the part's own.
 * @returns the folder of the files, and the truths in the order of the catalogue
 */
export async function documentsOf(part: Part, seed = ""): Promise<{ folder: string; truths: Truth[] }> {
  const folder = path.join(cache, setName(part, seed));
  const list = path.join(folder, "truth.json");
  const stamp = await stampOf();
  const kept = await readFile(list, "utf8").catch(() => null);
  if (kept) {
    const { stamp: before, truths } = JSON.parse(kept) as { stamp: string; truths: Truth[] };
    if (before === stamp) return { folder, truths };
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const truths: Truth[] = [];
  for (const entry of entriesOf(part, seed)) {
    const { bytes, truth } = await makeDocument(entry);
    await writeFile(path.join(folder, truth.file), bytes);
    truths.push(truth);
  }
  await writeFile(list, JSON.stringify({ stamp, truths }, null, 1));
  return { folder, truths };
}
