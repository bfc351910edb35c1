import type { RouteConfigEntry } from "@react-router/dev/routes";
import { isTranslated } from "../../contract/site/translated-pages.ts";

/** The page of whatever address does not exist, which is said in every language. */
const notFound = "*";

/**
 * The files of routes that lead to pages in English only, below the folder of routes: neither they nor a page within
 * them is ever shown in another language.
 */
export function englishRoutes(routes: readonly RouteConfigEntry[]): Set<string> {
  const english = new Set<string>();
  /** @returns whether this route, or one within it, is shown in every language */
  const walk = (
    { path = "", index = false, file, children = [] }: RouteConfigEntry,
    above: string,
  ): boolean => {
    const address = path === "" ? above : `${above}/${path}`;
    // A part that stands for any text is one as good as another.
    const own = path === notFound || isTranslated(address.replace(/:\w+/g, "x") || "/");
    const within = children.map((child) => walk(child, address));
    // A layout without a path is no page itself.
    const shown = ((index || path !== "") && own) || within.includes(true);
    if (!shown) english.add(file);
    return shown;
  };
  for (const route of routes) walk(route, "");
  return english;
}
