import type { FastifyRequest } from "fastify";
import { acceptedLanguage, defaultLanguage, type Language } from "#contract/core/language.ts";

/** The language that a caller wants to be answered in: that of its `Accept-Language`, else English. */
export const languageOf = ({ headers }: Pick<FastifyRequest, "headers">): Language =>
  acceptedLanguage(headers["accept-language"]) ?? defaultLanguage;
