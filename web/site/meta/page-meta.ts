import type { MetaDescriptor } from "react-router";
import { defaultLanguage, type Language, languagePath, languages } from "#contract/core/language.ts";
import { picturePath, sharingPicture } from "#contract/core/sharing-picture.ts";
import {
  type PageHead,
  type PublicPage,
  pageIn,
  pagePicturePath,
  titleIn,
} from "#contract/site/page-head.ts";
import type { SiteSettings } from "#contract/site/settings.ts";
import { isTranslated } from "#contract/site/translated-pages.ts";
import { breadcrumbs, graph, organization, type Thing } from "./structured-data.ts";

/** What a page says of itself besides its title, description and address. */
export interface PageExtras {
  /** Address of the sharing picture below the origin; the page's own unless given. */
  picture?: string;
  /** The pages above this one, from the top; the home page is understood. */
  above?: readonly Pick<PageHead, "path" | "title">[];
  /** What the page is about, as search engines read it (schema.org). */
  things?: readonly Thing[];
  /** Feeds of what the page lists. */
  feed?: { path: string; title: string };
  /** Keeps search engines from listing this very address: a filtered or searched list, for instance. */
  hidden?: boolean;
}

/** What every page is part of: the answer of the root loader. */
interface Site {
  settings: SiteSettings;
  language: Language;
}

/** How a language with its country is written in Open Graph. Not for translators. */
const locales: Readonly<Record<Language, string>> = { en: "en_KE", sw: "sw_KE" };

/** The same page in each language it exists in; search engines offer people their own. */
function alternates(appUrl: string, path: string): MetaDescriptor[] {
  if (!isTranslated(path)) return [];
  const link = (hrefLang: string, language: Language) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: appUrl + languagePath(language, path),
  });
  return [...languages.map((language) => link(language, language)), link("x-default", defaultLanguage)];
}

/**
 * Title, description, canonical address, the same page in other languages, sharing card (Open Graph, Twitter) and
 * structured data of a public page. Every public page takes its head from here.
 * @param site absent when the root loader failed: the page then has no name and no addresses to give
 */
export function pageMeta(
  site: Site | undefined,
  page: PageHead | PublicPage,
  {
    picture = pagePicturePath("name" in page ? page : undefined),
    above = [],
    things = [],
    feed,
    hidden,
  }: PageExtras = {},
): MetaDescriptor[] {
  const language = site?.language ?? defaultLanguage;
  const { path, title, description } = pageIn(language, page);
  if (!site) return [{ title }, { name: "description", content: description }];
  const { appUrl, brand } = site.settings;
  const address = appUrl + languagePath(language, path);
  const fullTitle = `${title} · ${brand.product}`;
  const image = appUrl + picturePath(picture, language);
  const trail = path === "/" ? [] : [{ path: "/", title: brand.product }, ...above, page];
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...alternates(appUrl, path),
    ...(hidden ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(feed
      ? [
          {
            tagName: "link",
            rel: "alternate",
            type: "application/rss+xml",
            title: feed.title,
            href: appUrl + feed.path,
          },
        ]
      : []),
    { property: "og:site_name", content: brand.product },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: locales[language] },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(sharingPicture.width) },
    { property: "og:image:height", content: String(sharingPicture.height) },
    { property: "og:image:alt", content: fullTitle },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    // React Router escapes what could end the script or begin another tag.
    {
      "script:ld+json": graph([
        organization(site.settings),
        ...(trail.length > 0
          ? [
              breadcrumbs(
                appUrl,
                trail.map((step) => ({
                  path: languagePath(language, step.path),
                  title: titleIn(language, step.title),
                })),
              ),
            ]
          : []),
        ...things,
      ]),
    },
  ];
}

/** The beginning of a text on one line, cut between words: descriptions are read up to some 160 characters. */
export function excerpt(text: string, length = 160): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const end = line.lastIndexOf(" ", length - 1);
  return `${line.slice(0, end > 0 ? end : length - 1)}…`;
}
