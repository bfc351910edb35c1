import { describe, expect, it } from "vitest";
import { embedDocument, embedSnippet } from "./embed.ts";
import { testJob } from "./job.test-helper.ts";

const sacco = {
  name: "Umoja <b> & Co",
  slug: "umoja",
  openJobs: 1,
  paused: false,
  generalApplications: false,
  lastPosted: null,
};
const shown = { language: "en" as const, origin: "https://jobs.example", nonce: "n0nce" };

describe("the list for a SACCO's own website", () => {
  it("escapes what people wrote", () => {
    const job = { ...testJob(), title: '<img src=x onerror="alert(1)">', location: "</p><script>" };
    const html = embedDocument({ sacco, jobs: [job], total: 1 }, shown);
    expect(html).not.toContain("<img");
    expect(html).not.toContain("</p><script>");
    expect(html).toContain("Umoja &lt;b&gt; &amp; Co");
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it("leads to the jobs with where the visitor came from, in the visitor's language", () => {
    const job = testJob();
    const html = embedDocument({ sacco, jobs: [job], total: 60 }, { ...shown, language: "sw" });
    expect(html).toContain(`https://jobs.example/sw/jobs/${job.slug}?source=embed`);
    expect(html).toContain("https://jobs.example/sw/jobs?sacco=umoja&amp;source=embed");
    expect(html).toContain('<html lang="sw">');
  });

  it("says so where there is nothing to show", () => {
    expect(embedDocument({ sacco, jobs: [], total: 0 }, shown)).toContain("no open position");
    expect(embedDocument({ sacco: { ...sacco, paused: true }, jobs: [], total: 0 }, shown)).toContain(
      "takes no applications",
    );
    expect(embedDocument(null, shown)).toContain("no careers page");
  });

  it("is pasted as a link that works by itself", () => {
    const snippet = embedSnippet("https://jobs.example", { slug: "umoja", name: 'Umoja "U"' }, "en");
    expect(snippet).toContain('href="https://jobs.example/jobs?sacco=umoja&amp;source=embed"');
    expect(snippet).toContain("Open positions at Umoja &quot;U&quot;");
    expect(snippet).toContain('<script src="https://jobs.example/jobs/embed.js" async></script>');
  });
});
