import { globSync } from "node:fs";
import path from "node:path";

/** Where the words of the product are: every file that holds words in both languages ends like this. */
const pattern = "{contract,server,web}/**/*.messages.ts";

/** The files with words, below a folder and in the order of their names: `web/site/footer.messages.ts`. */
export const messageFiles = (root: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.split(path.sep).join("/"))
    .sort();
