import { embedScript } from "#web/recruitment/jobs/embed.ts";

/** The script that a SACCO's own website loads: it may, unlike every other file of ours. */
export function loader() {
  return new Response(embedScript, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
