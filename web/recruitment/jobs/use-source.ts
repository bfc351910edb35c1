import { useLocation } from "react-router";
import { sourceInSearch } from "#contract/recruitment/application-source.ts";

/**
 * Where this visitor comes from, as the address says it, so that the links of a page carry it on to the form; a SACCO's
 * careers page is a source by itself. Null where nothing is said. Nothing is kept in the browser for it.
 */
export function useSource(): string | null {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const careersPage = /^(\/sw)?\/jobs$/.test(pathname) && query.get("sacco");
  return sourceInSearch(query) ?? (careersPage ? "careers_page" : null);
}
