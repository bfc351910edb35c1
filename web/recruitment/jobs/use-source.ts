import { useLocation } from "react-router";
import { sourceInSearch } from "#contract/recruitment/application-source.ts";

/**
 * Where this visitor comes from, so that the links of a page carry it on to the form: `named` as the address says it, `source`
 * with a SACCO's careers page, which is a source by itself. Null where nothing is said. Nothing is kept in the browser for it.
 */
export function useSources(): { source: string | null; named: string | null } {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const named = sourceInSearch(query);
  const careersPage = /^(\/sw)?\/jobs$/.test(pathname) && query.get("sacco");
  return { source: named ?? (careersPage ? "careers_page" : null), named };
}

/** Where this visitor comes from, with a SACCO's careers page, or null (`useSources`). */
export const useSource = (): string | null => useSources().source;
