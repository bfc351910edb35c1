import { type Language, languagePath, languages } from "#contract/core/language.ts";
import type { PublicPage } from "#contract/site/page-head.ts";
import { publicPageNames, publicPages } from "#contract/site/pages.ts";
import { isTranslated } from "#contract/site/translated-pages.ts";
import { xmlText } from "#web/lib/xml.ts";

/** Public pages that search engines should know, besides the jobs and the careers pages. */
export const listedPaths: readonly string[] = publicPageNames.flatMap((name) => {
  const page: PublicPage = publicPages[name];
  return page.unlisted ? [] : [page.path];
});

/** Pages that search engines may list, though their addresses come from data. */
const listedRoutes: readonly string[] = [
  "routes/jobs-job",
  "routes/join-sacco",
  "routes/survey",
  "routes/complain",
];

/** Parts of a query that are the key to something of one person: an address with one is nobody else's to find. */
const keysOfPersons: readonly string[] = ["visit"];

/**
 * Whether search engines may list the page that a route shows. Every other one, from the sign-in to the
 * workspace, answers with `noindex`; a listed page may still hide one of its views (`pageMeta`).
 */
export function isListed({
  id,
  pathname,
  search = "",
}: {
  id: string;
  pathname: string;
  search?: string;
}): boolean {
  const query = new URLSearchParams(search);
  if (keysOfPersons.some((key) => query.has(key))) return false;
  return listedRoutes.includes(id) || listedPaths.includes(pathname.replace(/(.)\/+$/, "$1"));
}

/** An address of the sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  address: string;
  /** When what it shows last changed, as an ISO moment; left out where nobody keeps record of it. */
  changed?: string | null;
  /** The same page in each language, itself included; left out for a page in English only. */
  alternates?: readonly { language: Language; address: string }[];
}

/** A page of the sitemap: one entry, or one for each language that names the others. @param path in English */
export function sitemapEntries(origin: string, path: string, changed?: string | null): SitemapEntry[] {
  if (!isTranslated(path)) return [{ address: origin + path, changed }];
  const alternates = languages.map((language) => ({
    language,
    address: origin + languagePath(language, path),
  }));
  return alternates.map(({ address }) => ({ address, changed, alternates }));
}

const entry = (tag: string, { address, changed, alternates = [] }: SitemapEntry) =>
  [
    `  <${tag}><loc>${xmlText(address)}</loc>`,
    changed ? `<lastmod>${xmlText(changed)}</lastmod>` : "",
    ...alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.language}" href="${xmlText(other.address)}"/>`,
    ),
    `</${tag}>`,
  ].join("");

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The lines of a sitemap (sitemaps.org protocol 0.9, with Google's links to other languages). */
export const sitemap = (entries: readonly SitemapEntry[]): string[] => [
  `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
  ...entries.map((one) => entry("url", one)),
  "</urlset>",
];

/** The lines of an index of sitemaps, for more addresses than one may hold. */
export const sitemapIndex = (addresses: readonly string[]): string[] => [
  `<sitemapindex ${namespace}>`,
  ...addresses.map((address) => entry("sitemap", { address })),
  "</sitemapindex>",
];

/** Days for which a reader may take what security.txt says as current; it is written anew each day. */
const securityTxtDays = 180;

/** Where to report a weakness (RFC 9116), to the brand's own mail address. */
export function securityTxt(origin: string, email: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + securityTxtDays);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, sw",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** The site as an app on a phone's home screen (W3C Web Application Manifest). */
export const webManifest = (product: string) => ({
  name: product,
  short_name: product,
  id: "/",
  start_url: "/",
  // With the browser's way back.
  display: "minimal-ui",
  lang: "en",
  theme_color: "#0F5C43",
  background_color: "#FAF7F2",
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});

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
    ...["apply", "dashboard", "applications", "profile"].flatMap((page) =>
      languages.map((language) => `Disallow: ${languagePath(language, `/jobs/${page}`)}`),
    ),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
