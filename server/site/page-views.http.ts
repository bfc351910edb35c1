import type { FastifyInstance } from "fastify";
import { analyticsCalls } from "#contract/site/analytics.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { viewedPage } from "./page-view.ts";
import { type PageCounter, reportPageViews } from "./page-views.service.ts";

export function analyticsEndpoints(platform: Platform) {
  return [endpoint(analyticsCalls.pages, ({ actor, query }) => reportPageViews(platform, actor, query))];
}

/** The route under which pages are rendered; files and the API have routes of their own. */
const pageRoute = "/*";

/** Counts rendered pages, after each answer has been sent. */
export function countPages(http: FastifyInstance, counter: PageCounter): void {
  http.addHook("onResponse", async (request, reply) => {
    if (request.routeOptions.url !== pageRoute) return;
    const page = viewedPage({
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      contentType: String(reply.getHeader("content-type") ?? ""),
      headers: request.headers,
    });
    if (page) counter.view(page);
  });
}
