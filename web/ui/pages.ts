import { redirect } from "react-router";

/** Page numbers to offer: the first, the last, and those around the current one; `null` is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1].filter((one) => one >= 1 && one <= pages));
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1];
    if (before === undefined || one - before === 1) return [one];
    // A gap of a single page is shown as that page: the dots would take the same room.
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}

/**
 * Leads an old link to a page that a list no longer has to the last one.
 * @throws a redirect to it
 */
export function requirePage(
  { pathname, search }: { pathname: string; search: string },
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
): void {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) throw redirect(`${pathname}${searchForPage(search, pages)}`);
}

/** `search` (`?status=interview&page=2`) with `page` set; page 1 is left out, so that it has one address. */
export function searchForPage(search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("page");
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `?${parameters}` : "";
}
