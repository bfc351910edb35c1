const maxChoices = 12;

/** Choices to show of one kind: those with most open jobs, and whatever is chosen already. */
export function offeredChoices(
  facets: readonly { value: string }[] = [],
  chosen: readonly string[],
): string[] {
  return [...new Set([...facets.slice(0, maxChoices).map(({ value }) => value), ...chosen])];
}
