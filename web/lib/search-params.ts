/** A whole number that an address states, or undefined when it states none between `min` and `max`. */
export function wholeNumber(text: string | null, min: number, max: number): number | undefined {
  const number = text === null || text === "" ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}

/** The choice that an address states, or undefined when it is none of `options`. */
export function oneOf<T extends string>(text: string | null, options: readonly T[]): T | undefined {
  return options.find((option) => option === text);
}

const dayPattern = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The day of the calendar that an address states, `2026-11-22`, or undefined when there is no such day. */
export function calendarDayOf(text: string | null): string | undefined {
  const isDay = text !== null && dayPattern.test(text) && new Date(text).toISOString().startsWith(text);
  return isDay ? text : undefined;
}

/** The id that an address states, or undefined for what is none. */
export const idOf = (text: string | null): string | undefined =>
  text !== null && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : undefined;

/** The page of a list that an address states, 1 without one. */
export const pageOf = (search: URLSearchParams): number => wholeNumber(search.get("page"), 1, 100_000) ?? 1;

/** What was typed into a list's search box, as the address states it; no longer than the server takes. */
export const typedText = (search: URLSearchParams): string => (search.get("q") ?? "").trim().slice(0, 200);

/**
 * The query string of a list for what its filter form holds. Empty values and the word `all` disable a
 * filter (specification 001, section 5) and are left out, so that a result has one address.
 */
export function filterSearch(entries: Iterable<readonly [string, FormDataEntryValue]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of entries) {
    const text = typeof value === "string" ? value.trim() : "";
    if (text && text !== "all") search.append(name, text);
  }
  return search.size > 0 ? `?${search}` : "";
}
