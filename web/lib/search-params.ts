/** A whole number that an address states, or undefined when it states none between `least` and `most`. */
export function wholeNumber(text: string | null, least: number, most: number): number | undefined {
  const number = text === null || text === "" ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}

/** The choice that an address states, or undefined when it is none of `options`. */
export function oneOf<T extends string>(text: string | null, options: readonly T[]): T | undefined {
  return options.find((option) => option === text);
}

/** The page of a list that an address states, 1 without one. */
export const pageOf = (search: URLSearchParams): number => wholeNumber(search.get("page"), 1, 100_000) ?? 1;

/** What was typed into a list's search box, as the address states it; no longer than the server takes. */
export const typedText = (search: URLSearchParams): string => (search.get("q") ?? "").trim().slice(0, 200);
