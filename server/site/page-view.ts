import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";

/** What is known of an answer when it has been sent. */
export interface Answered {
  method: string;
  /** Path and query as requested. */
  url: string;
  status: number;
  contentType: string;
  headers: IncomingHttpHeaders;
}

const uuidAtEnd = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A path without what makes it one row's own: `/jobs/teller-0190...` -> `/jobs/:id`. */
function templateOf(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "");
  return `/${segments.map((one) => (uuidAtEnd.test(one) || /^\d+$/.test(one) ? ":id" : one)).join("/")}`;
}

/** The page behind React Router's data address, `/agents.data`; the root's is `/_.data` or `/_root.data`. */
function pageOfData(path: string): string {
  const page = path.slice(0, -".data".length);
  return page === "/_" || page === "/_root" ? "/" : page;
}

/** The path that the visitor came from on this site; null from elsewhere. */
function pathBefore({ referer, host }: IncomingHttpHeaders): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const before = new URL(referer);
  return before.host === host ? before.pathname : null;
}

const withoutSlash = (path: string): string => path.replace(/(.)\/+$/, "$1");

/**
 * The page that a person has come to see, as a path with ids replaced; null if this answer shows no new page:
 * a bot's or a prefetching browser's request, a form's answer, a missing page. Inside the site only a page's
 * data is fetched: it counts when it leads to another page, not when the same one refreshes or filters.
 */
export function viewedPage({ method, url, status, contentType, headers }: Answered): string | null {
  // What a browser still has is looked at, too.
  if (method !== "GET" || (status !== 200 && status !== 304)) return null;
  const userAgent = headers["user-agent"];
  if (!userAgent || isbot(userAgent)) return null;
  if (headers["sec-purpose"] ?? headers.purpose) return null;
  const path = new URL(`http://site${url}`).pathname;
  if (status === 304 || contentType.startsWith("text/html")) return templateOf(path);
  if (!path.endsWith(".data")) return null;
  const page = pageOfData(path);
  const before = pathBefore(headers);
  return before !== null && withoutSlash(before) !== withoutSlash(page) ? templateOf(page) : null;
}
