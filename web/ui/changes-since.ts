/** What happened to something between two readings of its history, newest first. */
export function changesSince<Entry extends { id: string }>(
  read: readonly Entry[],
  now: readonly Entry[],
): Entry[] {
  const known = new Set(read.map((entry) => entry.id));
  return now.filter((entry) => !known.has(entry.id));
}
