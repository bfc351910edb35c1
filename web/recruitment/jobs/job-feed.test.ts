import { expect, it } from "vitest";
import { testJob } from "./job.test-helper.ts";
import { feedPath, jobFeed } from "./job-feed.ts";

const feed = {
  title: "Jobs & more",
  description: "Open positions",
  origin: "https://a.example",
  page: "/jobs",
  self: "/jobs/feed.xml?sacco=umoja&page=1",
  next: null,
};

it("writes a job as an item of RSS 2.0", () => {
  const text = jobFeed({ ...feed, jobs: [testJob({ title: "Teller <1>" })] }).join("\n");
  expect(text).toContain("<title>Jobs &amp; more</title>");
  expect(text).toContain("<title>Teller &lt;1&gt; at Umoja SACCO</title>");
  expect(text).toContain("<pubDate>Mon, 01 Mar 2027 06:00:00 GMT</pubDate>");
  expect(text).toContain('<guid isPermaLink="false">01900000-0000-7000-8000-000000000001</guid>');
  expect(text).toContain(
    'rel="self" type="application/rss+xml" href="https://a.example/jobs/feed.xml?sacco=umoja&amp;page=1"',
  );
  // Text in HTML in XML: escaped for each.
  expect(text).toContain("&lt;p&gt;Visit members &amp;amp; guarantors.&lt;/p&gt;");
});

it("leads to the next part while there is one", () => {
  expect(jobFeed({ ...feed, jobs: [] }).join("")).not.toContain('rel="next"');
  expect(jobFeed({ ...feed, next: "/jobs/feed.xml?page=2", jobs: [] }).join("")).toContain(
    'rel="next" type="application/rss+xml" href="https://a.example/jobs/feed.xml?page=2"',
  );
});

it("has an address for every SACCO and part", () => {
  expect(feedPath()).toBe("/jobs/feed.xml");
  expect(feedPath("umoja")).toBe("/jobs/feed.xml?sacco=umoja");
  expect(feedPath("umoja", 2)).toBe("/jobs/feed.xml?sacco=umoja&page=2");
});
