import { z } from "zod";
import { defaultLanguage, languages } from "./language.ts";

/** The language that a sharing picture is in; English unless said. Who fetches it sends no cookies of the reader. */
export const pictureQuery = z.object({ language: z.enum(languages).default(defaultLanguage) });
