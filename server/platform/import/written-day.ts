const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * A day as people write it in tables, day first: `12/03/2019`, `12.3.2019`, `12-Mar-2019`, or `2019-03-12`; a time after
 * it is left out.
 * @returns `2019-03-12`; the text itself where it is no such thing, for a schema to refuse
 */
export function writtenDay(text: string): string {
  const found = /^(\d{1,2})[/. -](\d{1,2}|[a-z]{3})[/. -](\d{4})(?:[ T].*)?$/i.exec(text.trim());
  if (!found) return text.trim().slice(0, 10);
  const [, day = "", month = "", year = ""] = found;
  const number = months.indexOf(month.toLowerCase()) + 1 || month;
  return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}
