import { defaultLanguage, type Language } from "./language.ts";

/** Width and height of every sharing picture, in pixels. */
export const sharingPicture = { width: 1200, height: 630 } as const;

/** The address of a sharing picture in a language. @param path of the English one */
export const picturePath = (path: string, language: Language): string =>
  language === defaultLanguage ? path : `${path}?language=${language}`;
