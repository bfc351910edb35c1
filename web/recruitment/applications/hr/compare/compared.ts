import { idOf } from "#web/lib/search-params.ts";
import { applicationsPath } from "../paths.ts";

/** How many applications can stand beside each other. */
export const comparable = { min: 2, max: 3 } as const;

/** The page on which these applications stand beside each other. */
export const comparePath = (ids: readonly string[]): string =>
  `${applicationsPath}/compare?ids=${ids.join(",")}`;

/** The applications that an address asks to compare; null for too few, too many or what is no id. */
export function comparedIds(search: URLSearchParams): string[] | null {
  const asked = [...new Set((search.get("ids") ?? "").split(","))];
  const ids = asked.flatMap((text) => idOf(text) ?? []);
  const { min, max } = comparable;
  return ids.length === asked.length && ids.length >= min && ids.length <= max ? ids : null;
}
