import { type Language, languagePath } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import type { HiringSacco } from "#contract/recruitment/hiring-saccos.ts";
import { employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { formatDate } from "#web/lib/format.ts";
import { xmlText } from "#web/lib/xml.ts";
import { embedMessages } from "./embed.messages.ts";
import { boardPath, generalPath, jobPath } from "./paths.ts";

/** Where the list stands that is shown within a SACCO's own website. */
export const embedPath = (slug: string): string => `/jobs/embed/${encodeURIComponent(slug)}`;

/** The script that puts it there. */
export const embedScriptPath = "/jobs/embed.js";

/** Jobs that the list shows; the careers page has the others. */
export const embeddedJobs = 50;

/**
 * What a SACCO pastes into its own website: a link that works by itself, and a script that puts the list in its place.
 * @param origin of this installation
 */
export function embedSnippet(
  origin: string,
  sacco: { slug: string; name: string },
  language: Language,
): string {
  const words = xmlText(inOneOf(embedMessages, language).title({ sacco: sacco.name }));
  const href = xmlText(origin + languagePath(language, `${boardPath(sacco.slug)}&source=embed`));
  const frame = languagePath(language, embedPath(sacco.slug));
  return [
    `<a href="${href}" data-jobs-embed="${frame}" lang="${language}">${words}</a>`,
    `<script src="${origin}${embedScriptPath}" async></script>`,
  ].join("\n");
}

/**
 * The script of the snippet. Each link stays until the list has come and told its height, and for good where browsers
 * refuse to show it; only messages of the list's own frame are heard.
 */
export const embedScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const show = () => {
    for (const link of document.querySelectorAll("a[data-jobs-embed]:not([data-jobs-shown])")) {
      const address = new URL(link.dataset.jobsEmbed, origin);
      if (address.origin !== origin) continue;
      link.dataset.jobsShown = "";
      const frame = document.createElement("iframe");
      frame.src = address.href;
      frame.title = link.textContent.trim();
      frame.style.cssText = "display:block;width:100%;height:0;border:0";
      addEventListener("message", (event) => {
        const height = event.data && event.data.jobsEmbedHeight;
        if (event.origin !== origin || event.source !== frame.contentWindow || !(height > 0)) return;
        frame.style.height = Math.min(Math.ceil(height), 20000) + "px";
        link.hidden = true;
      });
      link.after(frame);
    }
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
  else show();
})();
`;

/** Tells the page around how high the list is, now and whenever that changes. */
const tellHeight = `new ResizeObserver(() => parent.postMessage({ jobsEmbedHeight: document.documentElement.offsetHeight }, "*")).observe(document.documentElement);`;

const styles = `:root{color-scheme:light dark;--ink:#1c1917;--muted:#57534e;--line:#e7e2da;--brand:#0f5c43}
@media (prefers-color-scheme:dark){:root{--ink:#f5f5f4;--muted:#a8a29e;--line:#44403c;--brand:#7fd1ae}}
body{margin:0;padding:4px;font:16px/1.5 system-ui,sans-serif;color:var(--ink)}
ul{list-style:none;margin:0;padding:0}
li{padding:12px 0;border-bottom:1px solid var(--line)}
a{color:var(--brand);font-weight:600;display:inline-block;min-height:24px;overflow-wrap:anywhere}
a:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
p{margin:0;color:var(--muted);font-size:14px}
.all{margin-top:12px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;

interface Embedded {
  sacco: HiringSacco;
  jobs: readonly Job[];
  total: number;
}

function content({ sacco, jobs, total }: Embedded, language: Language, origin: string): string {
  const t = inOneOf(embedMessages, language);
  const types = inOneOf(employmentTypeMessages, language);
  const link = (path: string, text: string, lang?: string) =>
    `<a href="${xmlText(origin + languagePath(language, path))}" target="_blank" rel="noopener"${lang ? ` lang="${lang}"` : ""}>${xmlText(text)} <span class="hidden" lang="${language}">${xmlText(t.newTab)}</span></a>`;
  if (sacco.paused) return `<p>${xmlText(t.paused({ sacco: sacco.name }))}</p>`;
  const general = sacco.generalApplications
    ? `<p class="all">${xmlText(t.noneFits)} ${link(generalPath(sacco.slug), t.general)}</p>`
    : "";
  if (jobs.length === 0) return `<p>${xmlText(t.none)}</p>${general}`;
  const items = jobs.map((job) => {
    const facts = [job.location, types[job.type], t.until({ date: formatDate(job.deadline, language) })];
    return `<li>${link(jobPath(job, "embed"), job.title, job.language)}<p>${xmlText(facts.join(" · "))}</p></li>`;
  });
  const all = link(`${boardPath(sacco.slug)}&source=embed`, t.all({ count: total }));
  return `<ul>${items.join("")}</ul>${total > jobs.length ? `<p class="all">${all}</p>` : ""}${general}`;
}

/**
 * The list as a document of its own, without anything of the product's pages: a few kilobytes, and readable without
 * scripts. Every text is escaped.
 * @param embedded null for a SACCO that has none
 * @param nonce allows the one script
 */
export function embedDocument(
  embedded: Embedded | null,
  { language, origin, nonce }: { language: Language; origin: string; nonce: string },
): string {
  const t = inOneOf(embedMessages, language);
  const title = embedded ? t.title({ sacco: embedded.sacco.name }) : t.notFound;
  const body = embedded ? content(embedded, language, origin) : `<p>${xmlText(t.notFound)}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${xmlText(title)}</title><style>${styles}</style></head><body><main><h1 class="hidden">${xmlText(title)}</h1>${body}</main><script nonce="${nonce}">${tellHeight}</script></body></html>`;
}
