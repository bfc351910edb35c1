import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const test = /\.test(-helper)?\.ts$/;

/**
 * The sources that hold words in Kiswahili, below a folder and in the order of their names: the messages of features,
 * titles of pages, legal texts.
 */
export const messageFiles = (root: string): string[] =>
  globSync("{contract,server,web}/**/*.ts", { cwd: root })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !test.test(file) && /\bsw:/.test(readFileSync(path.join(root, file), "utf8")))
    .sort();
