import { expect, it } from "vitest";
import { markupOf } from "#web/ui/markup.test-helper.ts";
import { onCard } from "./card-job.ts";
import { testJob } from "./job.test-helper.ts";
import { JobCard } from "./job-card.tsx";

const now = new Date("2027-03-02T06:00:00Z");
const card = (values = {}) => markupOf(<JobCard job={onCard(testJob(values))} now={now} source="tiktok" />);

it("takes few elements, since a board of many costs by the element", () => {
  const elements = card().match(/<[a-z]/g) ?? [];
  // Shapes of icons stand once in a document; here, each is drawn where it is.
  const shapes = card().match(/<(?:path|rect|circle|line|polyline|use|ellipse)\b/g) ?? [];
  expect(elements.length - shapes.length).toBeLessThanOrEqual(36);
  expect(card()).not.toContain('class=""');
});

it("says in which language a SACCO wrote what it wrote", () => {
  const facts = card({ language: "sw" }).match(/<dd[^>]*>[^<]*/g);
  expect(facts).toEqual([
    '<dd lang="sw" class="min-w-0">Nakuru',
    '<dd class="min-w-0">Full-time',
    '<dd lang="sw" class="min-w-0">KSh 80,000 - 120,000',
    '<dd lang="sw" class="min-w-0">2+ years',
  ]);
});
