import { maxUploadBytes } from "#contract/core/limits.ts";
import { maxCvArchiveBytes } from "#contract/recruitment/cv-imports.ts";
import { isNoise } from "#contract/recruitment/file-noise.ts";
import { formatBytes } from "#web/lib/format.ts";

/** A file that somebody chose, and where it is in its folder. */
export interface ChosenFile {
  file: File;
  path: string;
}

/** A file that is not sent, and why. */
export interface RefusedFile {
  path: string;
  reason: string;
}

/** As on `<input type="file">`. */
export const cvAccept = ".pdf,.doc,.docx,.zip";

/** Whether a file holds CVs rather than being one. */
export const isArchive = ({ name }: Pick<File, "name">): boolean => /\.zip$/i.test(name);

/** Why a file is not worth sending; the server looks into those that are. */
function refusalOf(file: Pick<File, "name" | "size">): string | null {
  if (!/\.(pdf|docx?|zip)$/i.test(file.name)) return "No PDF, DOC, DOCX or ZIP";
  const most = isArchive(file) ? maxCvArchiveBytes : maxUploadBytes;
  return file.size > most ? `Larger than ${formatBytes(most)}` : null;
}

/** Parts chosen files into those that are sent and those that are not; what nobody means is in neither. */
export function sortFiles(chosen: readonly ChosenFile[]): { files: ChosenFile[]; refused: RefusedFile[] } {
  const meant = chosen.filter(({ path }) => !isNoise(path));
  const files = meant.filter(({ file }) => refusalOf(file) === null);
  const refused = meant.flatMap(({ file, path }) => {
    const reason = refusalOf(file);
    return reason === null ? [] : [{ path, reason }];
  });
  return { files, refused };
}

/** The files of an input, with their places in the folder where one was chosen. */
export const filesOfInput = (list: FileList | null): ChosenFile[] =>
  [...(list ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/** All entries of a folder: a browser gives at most a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesBelow(entry: FileSystemEntry): Promise<ChosenFile[]> {
  const path = entry.fullPath.replace(/^\//, "");
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ file, path }];
  }
  const found: ChosenFile[] = [];
  for (const inside of await entriesOf(entry as FileSystemDirectoryEntry)) {
    found.push(...(await filesBelow(inside)));
  }
  return found;
}

/** What was dropped, folders with all that is in them. To be called within the event: later the browser has taken it away. */
export function filesOfDrop(data: Pick<DataTransfer, "items" | "files">): Promise<ChosenFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const plain = filesOfInput(data.files);
  if (entries.length === 0) return Promise.resolve(plain);
  return (async () => {
    const found: ChosenFile[] = [];
    for (const entry of entries) found.push(...(await filesBelow(entry)));
    return found;
  })();
}
