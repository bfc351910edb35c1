import { type PublicPage, publicPageNames, publicPages } from "#contract/site/pages.ts";
import { xmlText } from "#web/lib/xml.ts";

/** Public pages that search engines should know, besides the jobs and the careers pages. */
export const listedPaths: readonly string[] = publicPageNames.flatMap((name) => {
  const page: PublicPage = publicPages[name];
  return page.unlisted ? [] : [page.path];
});

/** An address of the sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  address: string;
  /** When what it shows last changed, as an ISO moment; left out where nobody keeps record of it. */
  changed?: string | null;
}

const entry = (tag: string, { address, changed }: SitemapEntry) =>
  `  <${tag}><loc>${xmlText(address)}</loc>${changed ? `<lastmod>${xmlText(changed)}</lastmod>` : ""}</${tag}>`;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The lines of a sitemap (sitemaps.org protocol 0.9). */
export const sitemap = (entries: readonly SitemapEntry[]): string[] => [
  `<urlset ${namespace}>`,
  ...entries.map((one) => entry("url", one)),
  "</urlset>",
];

/** The lines of an index of sitemaps, for more addresses than one may hold. */
export const sitemapIndex = (addresses: readonly string[]): string[] => [
  `<sitemapindex ${namespace}>`,
  ...addresses.map((address) => entry("sitemap", { address })),
  "</sitemapindex>",
];

/** What crawlers may read: everything public, none of the calls or the pages behind a sign-in. */
export function robotsTxt(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /api/resources/",
    "Disallow: /api/",
    "Disallow: /dev/",
    "Disallow: /hr-manager",
    "Disallow: /dashboard",
    "Disallow: /analytics",
    "Disallow: /jobs/apply",
    "Disallow: /jobs/dashboard",
    "Disallow: /jobs/applications",
    "Disallow: /jobs/profile",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
