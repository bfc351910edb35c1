import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type ApplicationFilters, filterSearch, noFilters, readFilters } from "../filters.ts";

/**
 * The list's filters, which live in the address. A change shows at once and goes back to the first page; the
 * address follows a moment later, as navigation does, and from then on has the say again.
 */
export function useFilters() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const stated = readFilters(search);
  const address = filterSearch(stated);
  const [known, setKnown] = useState(address);
  const [ahead, setAhead] = useState<ApplicationFilters>();
  if (address !== known) {
    setKnown(address);
    setAhead(undefined);
  }
  const filters = ahead ?? stated;

  const change = (some: Partial<ApplicationFilters>) => {
    const next = { ...filters, page: noFilters.page, ...some };
    setAhead(next);
    // A search grows letter by letter and is one step in the browser's history.
    const replace = some.q !== undefined && filters.q !== "";
    navigate({ search: filterSearch(next) }, { replace, preventScrollReset: true });
  };
  return { filters, change };
}
