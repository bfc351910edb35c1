import { expect, it } from "vitest";
import { filesOfDrop, sortFiles } from "./chosen-files.ts";

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);
const entryOf = (fullPath: string) => ({
  isFile: true,
  fullPath,
  file: (done: (one: File) => void) => done(file(fullPath.split("/").at(-1) ?? "")),
});
/** A folder whose entries come in two parts, as a browser gives those of a large one. */
const folderOf = (fullPath: string, ...parts: object[][]) => ({
  isFile: false,
  fullPath,
  createReader: () => {
    const left = [...parts];
    return { readEntries: (done: (some: object[]) => void) => done(left.shift() ?? []) };
  },
});
const dropOf = (...entries: object[]) =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files: [],
  }) as unknown as DataTransfer;

it("takes all that is in a dropped folder, however deep", async () => {
  const deep = folderOf("/fair/tellers", [entryOf("/fair/tellers/b.docx")]);
  const found = await filesOfDrop(
    dropOf(folderOf("/fair", [entryOf("/fair/a.pdf")], [deep]), entryOf("/c.doc")),
  );
  expect(found.map(({ path }) => path)).toEqual(["fair/a.pdf", "fair/tellers/b.docx", "c.doc"]);
});

it("says of each file that is not sent why, and nothing of what a program left there", () => {
  const { files, refused } = sortFiles(
    [
      file("a.PDF"),
      file("film.mp4"),
      file("large.pdf", 5 * 1024 * 1024 + 1),
      file("many.zip", 6 * 1024 * 1024),
      file(".DS_Store"),
      file("Thumbs.db"),
    ].map((one) => ({ file: one, path: `fair/${one.name}` })),
  );
  expect(files.map(({ path }) => path)).toEqual(["fair/a.PDF", "fair/many.zip"]);
  expect(refused).toEqual([
    { path: "fair/film.mp4", reason: "No PDF, DOC, DOCX or ZIP" },
    { path: "fair/large.pdf", reason: "Larger than 5 MB" },
  ]);
});
