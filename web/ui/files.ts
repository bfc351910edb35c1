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
