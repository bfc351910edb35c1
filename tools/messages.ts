import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { messageFiles } from "./messages/files.ts";
import { readMessages } from "./messages/read-messages.ts";
import { readSheet, sheetRow, writeSheet } from "./messages/sheet.ts";
import { writeKiswahili } from "./messages/write-kiswahili.ts";

const usage = `npm run messages -- export [--file messages.csv]     every text in English and Kiswahili, for a translator
npm run messages -- import --file translated.csv    the translator's Kiswahili, into the sources`;

/** `--root` names another working copy: the test works on one. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { file: { type: "string" }, root: { type: "string" } },
});
const root = values.root ?? path.dirname(import.meta.dirname);
const sourceOf = (file: string) => readFileSync(path.join(root, file), "utf8");

function exportSheet(): void {
  const rows = messageFiles(root).flatMap((file) =>
    readMessages(sourceOf(file)).map((message) => sheetRow(file, message)),
  );
  const sheet = writeSheet(rows);
  if (!values.file) process.stdout.write(sheet);
  else {
    writeFileSync(values.file, sheet);
    console.error(`${rows.length} texts are in ${values.file}`);
  }
}

/** A changed source as it is written here: a longer text may want a line of its own. */
function formatted(file: string, source: string): string {
  const { status, stdout } = spawnSync("biome", ["format", `--stdin-file-path=${file}`], {
    cwd: path.dirname(import.meta.dirname),
    input: source,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${file} could not be formatted`);
  return stdout;
}

/** @returns whether every row was taken */
function importSheet(from: string): boolean {
  const known = new Set(messageFiles(root));
  const byFile = Map.groupBy(readSheet(readFileSync(from)), ({ file }) => file);
  let [changed, refused] = [0, 0];
  for (const [file, rows] of byFile) {
    const { source, changes, refusals } = known.has(file)
      ? writeKiswahili(sourceOf(file), rows)
      : { source: "", changes: [], refusals: ["there is no such file of messages"] };
    if (changes.length > 0) {
      writeFileSync(path.join(root, file), formatted(file, source));
      changed += changes.length;
    }
    for (const change of changes) console.log(`${file} ${change}`);
    for (const why of refusals) console.error(`Refused: ${file} ${why}`);
    refused += refusals.length;
  }
  console.log(`Changed: ${changed}. Refused: ${refused}.`);
  return refused === 0;
}

const [command] = positionals;
try {
  if (command === "export") exportSheet();
  else if (command === "import" && values.file) process.exitCode = importSheet(values.file) ? 0 : 1;
  else throw new Error(usage);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
