/** Days as they are typed: a whole number of at least 1, which is also what anything else counts as (specification 001, section 5). */
export const wholeDays = (typed: unknown): number => Math.max(1, Number.parseInt(String(typed), 10) || 1);
