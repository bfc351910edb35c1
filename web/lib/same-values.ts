/** The value without what says nothing, its fields in the order of their names. */
function bare(value: unknown): unknown {
  if (value === "" || value === null || value === false) return undefined;
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, one]) => [name, bare(one)] as const);
  const said = entries.filter(([, one]) => one !== undefined);
  return Object.fromEntries(said.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether two states of a form say the same: a field left empty says no more than one that is not there. */
export const isSameValues = (one: unknown, other: unknown): boolean =>
  JSON.stringify(bare(one)) === JSON.stringify(bare(other));
