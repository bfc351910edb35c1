/** The query string that chooses a mail on a page of the list. */
export function mailSearch(id: string, page: number): string {
  return `?${new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), mail: id })}`;
}
