/**
 * Whether a file's name or type is on an `accept` list (`.pdf,image/*,application/pdf`), as browsers read it.
 * Only the picker filters by that list; what is dropped has to be checked.
 */
export function matchesAccept(file: Pick<File, "name" | "type">, accept: string): boolean {
  const entries = accept.split(",").map((entry) => entry.trim().toLowerCase());
  const wanted = entries.filter(Boolean);
  if (wanted.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return wanted.some((entry) => {
    if (entry.startsWith(".")) return name.endsWith(entry);
    if (entry.endsWith("/*")) return type.startsWith(entry.slice(0, -1));
    return type === entry;
  });
}

export type FileProblem = "type" | "size" | "empty";

/** Why a file cannot be taken, or null. The server checks again, by content. */
export function fileProblem(
  file: Pick<File, "name" | "type" | "size">,
  { accept = "", maxBytes }: { accept?: string; maxBytes: number },
): FileProblem | null {
  if (!matchesAccept(file, accept)) return "type";
  if (file.size > maxBytes) return "size";
  return file.size === 0 ? "empty" : null;
}

/** What is the same file, chosen twice. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Files that were chosen before, and those that were added, each once. */
export const joinFiles = (before: readonly File[], added: readonly File[]): File[] => [
  ...before,
  ...added.filter((file) => !before.some((one) => isSame(one, file))),
];

/** Has a field for files hold these. */
export function holdFiles(field: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
}
