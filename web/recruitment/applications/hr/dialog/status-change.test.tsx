import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { StatusChange } from "./status-change.tsx";

type Entry = HrApplicationDetail["history"][number];

const entry: Entry = {
  id: "5a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11",
  at: "2026-11-20T08:00:00.000Z",
  actor: "Wanjiku Kamau",
  fromStatus: "submitted",
  toStatus: "submitted",
  stage: 2,
  notes: "Called, nobody answered.",
  mentions: [],
  messageToCandidate: null,
};

it.each<[Partial<Entry>, string]>([
  [{}, "Stage 2"],
  [{ fromStatus: null }, "SubmittedStage 2"],
  [{ toStatus: "screening" }, "SubmittedtoScreeningStage 2"],
])("names the status only where it changed: %o", (changed, line) => {
  const markup = renderToStaticMarkup(<StatusChange entry={{ ...entry, ...changed }} />);
  const [, first = ""] = /<p[^>]*>(.*?)<\/p>/.exec(markup) ?? [];
  expect(first.replace(/<svg.*?<\/svg>|<[^>]*>/g, "")).toBe(line);
});
