import type { MetaDescriptor } from "react-router";
import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { inOneOf, type Text } from "#contract/core/messages.ts";
import type { SiteSettings } from "#contract/site/settings.ts";

/**
 * The title of a page that search engines and shared links do not show.
 * @param site the answer of the root loader; absent when it failed
 */
export function titleMeta(
  site: { settings: SiteSettings; language: Language } | undefined,
  title: Text,
): MetaDescriptor[] {
  const words = inOneOf(title, site?.language ?? defaultLanguage);
  return [{ title: site ? `${words} · ${site.settings.brand.product}` : words }];
}
