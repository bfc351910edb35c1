/**
 * A day as people write it in tables, day first: `12/03/2019`, `12.3.2019`, `12-03-2019`, or `2019-03-12`.
 * @returns `2019-03-12`; the text itself where it is no such thing, for a schema to refuse
 */
export function writtenDay(text: string): string {
  const found = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  if (!found) return text.trim().slice(0, 10);
  const [, day = "", month = "", year = ""] = found;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
