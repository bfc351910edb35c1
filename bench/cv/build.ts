/**
 * Makes the stored CV files with Chromium and LibreOffice, which must be installed where this runs:
 * `node bench/cv/build.ts [id ...]`. The files are stored, so that the measurement needs neither.
 */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Cv } from "./cv.ts";
import { development } from "./development/index.ts";
import { heldOut } from "./held-out/index.ts";
import { readMarkup } from "./markup.ts";
import { renderDocx } from "./render/docx.ts";
import { storedFile } from "./render/file.ts";
import { renderHtml } from "./render/html.ts";
import { looks } from "./render/theme.ts";

const run = promisify(execFile);

async function build(cv: Cv, folder: string): Promise<void> {
  const markup = readMarkup(cv.markup);
  const look = looks[cv.rendering.theme];
  const target = fileURLToPath(storedFile(cv));
  if (cv.rendering.producer === "chromium") {
    const page = join(folder, `${cv.id}.html`);
    await writeFile(page, renderHtml(markup, look));
    await run("chromium", [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-pdf-header-footer",
      `--print-to-pdf=${target}`,
      page,
    ]);
    return;
  }
  const format = cv.rendering.producer === "libreoffice-pdf" ? "pdf" : "doc";
  const source = join(folder, `${cv.id}.docx`);
  await writeFile(source, await renderDocx(markup, look));
  await run("soffice", ["--headless", "--convert-to", format, "--outdir", folder, source]);
  await copyFile(join(folder, `${cv.id}.${format}`), target);
}

const wanted = new Set(process.argv.slice(2));
const folder = await mkdtemp(join(tmpdir(), "cv-"));
await mkdir(new URL("files/", import.meta.url), { recursive: true });
for (const cv of [...development, ...heldOut]) {
  const stored = cv.rendering.producer !== "pdfmake" && cv.rendering.producer !== "docx";
  if (stored && (wanted.size === 0 || wanted.has(cv.id))) await build(cv, folder);
}
await rm(folder, { recursive: true });
