import { kiswahiliFile } from "virtual:language-files";
import * as build from "virtual:react-router/server-build";
import { RouterContextProvider } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { calls } from "#contract/calls.ts";
import { createClient, type ReadCall } from "#contract/core/client.ts";
import { CodedError } from "#contract/core/errors.ts";
import { readLanguagePath } from "#contract/core/language.ts";
import type { InLanguages } from "#contract/core/messages.ts";
import { rateLimitHeaders } from "#contract/core/rate-limit.ts";
import type { RenderPage } from "#contract/core/rendering.ts";
import { apiContext, sessionContext, visitContext } from "./lib/context.ts";
import { languageContext } from "./lib/language.ts";
import { localisedBuild } from "./lib/localised-build.ts";
import { createPartHandlers } from "./lib/part-of-build.ts";
import { handleErrors } from "./lib/route-failures.ts";

export { findSharedPage } from "./shared-pages.ts";

const failing = handleErrors(build);
/** React Router knows one prefix of all addresses at a time: it serves each language by itself. */
const handlers: InLanguages<ReturnType<typeof createPartHandlers>> = {
  en: createPartHandlers(failing, import.meta.env.MODE),
  sw: createPartHandlers(localisedBuild(failing, "sw", kiswahiliFile), import.meta.env.MODE),
};

/** Answers a page request: document, data of a page, or form submission. */
export const render: RenderPage = async (request, visit) => {
  const cookies: string[] = [];
  let retryAfter: string | null = null;
  const fetchNotingHeaders: typeof fetch = async (...call) => {
    const response = await visit.fetch(...call);
    cookies.push(...response.headers.getSetCookie());
    retryAfter = response.headers.get(rateLimitHeaders.retryAfter) ?? retryAfter;
    return response;
  };
  const { origin, pathname } = new URL(request.url);
  const { language, path } = readLanguagePath(pathname);
  const read: ReadCall = (...call) =>
    visit.read?.(...call)?.then((reading) => {
      if ("error" in reading && reading.retryAfter) retryAfter = String(reading.retryAfter);
      return reading;
    }) ?? null;
  const api = createClient(calls, { baseUrl: origin, fetcher: fetchNotingHeaders, language, read });

  let session: Promise<User | null> | undefined;
  const askSession = () => {
    session ??= visit.anonymous
      ? Promise.resolve(null)
      : api.auth.me().catch((error: unknown) => {
          if (error instanceof CodedError && error.status === 401) return null;
          throw error;
        });
    return session;
  };

  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(visitContext, visit);
  context.set(sessionContext, askSession);
  context.set(languageContext, language);

  const response = await handlers[language](path)(request, context);
  // Signing in and out happens in actions: what the API sets must reach the browser.
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  if (response.status === 429 && retryAfter) response.headers.set(rateLimitHeaders.retryAfter, retryAfter);
  // Every page shows who is signed in, so no shared cache may keep it.
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-cache");
  return response;
};
