import type { SiteSettings } from "#contract/site/settings.ts";

/**
 * Title, description, canonical address and sharing card of a public page.
 * @param path the page's address below the origin: `/contact`
 * @param settings absent when the root loader failed
 */
export function pageMeta(
  settings: SiteSettings | undefined,
  { path, title, description }: { path: string; title: string; description: string },
) {
  const fullTitle = settings ? `${title} · ${settings.brand.product}` : title;
  const address = `${settings?.appUrl ?? ""}${path}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: address },
  ];
}
