/**
 * A member number as the organisation writes it.
 * @param pattern as `memberNumberPattern` of the contract describes it
 * @param year of the admission, in Nairobi
 */
export const formatMemberNumber = (pattern: string, number: number, year: string): string =>
  pattern
    .replaceAll("{year}", year)
    .replace(/\{number(?::([1-9]))?\}/g, (_, digits?: string) =>
      String(number).padStart(Number(digits ?? 1), "0"),
    );
