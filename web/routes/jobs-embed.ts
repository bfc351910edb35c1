import { CodedError } from "#contract/core/errors.ts";
import { apiContext, visitContext } from "#web/lib/context.ts";
import { pageLanguage } from "#web/lib/language.ts";
import { embedDocument, embeddedJobs } from "#web/recruitment/jobs/embed.ts";
import type { Route } from "./+types/jobs-embed.ts";

/** A SACCO's open jobs, to be shown within its own website. It asks for no session and sets no cookie. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const language = pageLanguage(context);
  const { nonce } = context.get(visitContext);
  const { appUrl } = await api.site.settings();
  const page = (html: string, init: { status: number; embeddable: string }) =>
    new Response(html, {
      status: init.status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        // Its policy names the script of this answer only.
        "cache-control": "no-cache",
        "x-embeddable": init.embeddable,
      },
    });
  const shown = { language, origin: appUrl, nonce };
  try {
    const [sacco, { sites }, { rows, total }] = await Promise.all([
      api.saccos.get({ params: { slug } }),
      api.saccos.embed({ params: { slug } }),
      api.jobs.list({ query: { sacco: slug, pageSize: embeddedJobs } }),
    ]);
    const html = embedDocument({ sacco, jobs: rows, total }, shown);
    return page(html, { status: 200, embeddable: sites.join(" ") || "1" });
  } catch (error) {
    if (!(error instanceof CodedError && error.status < 429)) throw error;
    return page(embedDocument(null, shown), { status: 404, embeddable: "1" });
  }
}
