import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * A route's `shouldRevalidate` for data that does not depend on the search: filters, pages and open dialogs
 * live in the address, and changing them changes nothing that such a loader answers.
 */
export function unlessOnlySearchChanged({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlySearchChanged = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return formMethod === undefined && onlySearchChanged ? false : defaultShouldRevalidate;
}
