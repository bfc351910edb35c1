import { CodedError } from "#contract/core/errors.ts";

/** The files that came with a form; a browser sends an empty one for a field that was left alone. */
export const filesOf = (form: FormData): File[] =>
  form.getAll("files").filter((one) => one instanceof File && one.size > 0) as File[];

/** A key for one file of a form: the same each time that the same form is sent. */
async function keyOf(attempt: string, place: number, { name, size }: File): Promise<string> {
  const said = new TextEncoder().encode(`${attempt} ${place} ${name} ${size}`);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", said)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Sends the files of a form one by one; one that is refused keeps no other from being sent.
 * @param attempt the same for a repeated press
 * @returns why files were refused
 */
export async function sendFiles(
  files: readonly File[],
  attempt: string,
  send: (file: File, key: string) => Promise<unknown>,
): Promise<CodedError[]> {
  const refused: CodedError[] = [];
  for (const [place, file] of files.entries()) {
    try {
      await send(file, await keyOf(attempt, place, file));
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      refused.push(error);
    }
  }
  return refused;
}
