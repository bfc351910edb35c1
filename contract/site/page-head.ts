import type { Language } from "../core/language.ts";
import { inOneOf, type Text } from "../core/messages.ts";

/** A page as search results and shared links show it, in English only or in each language. */
export interface PageHead {
  /** Address below the origin, in English: `/contact`. */
  path: string;
  /** Without the product's name, which follows it. */
  title: string | Text;
  /** One or two sentences, up to 160 characters. */
  description: string | Text;
}

/** A public page with an address of its own. */
export interface PublicPage extends PageHead {
  /** Of its sharing picture: `/og/pages/<name>.png`. */
  name: string;
  /** Absent from the sitemap: a page that nobody looks for. */
  unlisted?: true;
}

/** A title in a language, or in the only one that it exists in. */
export const titleIn = (language: Language, title: string | Text): string =>
  typeof title === "string" ? title : inOneOf(title, language);

/** A page's head in a language. */
export const pageIn = (language: Language, { path, title, description }: PageHead) => ({
  path,
  title: titleIn(language, title),
  description: titleIn(language, description),
});

/** The sharing picture of a page; the home page's stands for all others. */
export const pagePicturePath = ({ name }: Pick<PublicPage, "name"> = { name: "home" }): string =>
  `/og/pages/${name}.png`;

/** The sharing picture of a job. */
export const jobPicturePath = (jobId: string): string => `/og/jobs/${jobId}.png`;

/** The sharing picture of a SACCO's careers page. */
export const saccoPicturePath = (slug: string): string => `/og/saccos/${encodeURIComponent(slug)}.png`;
