import { describe, expect, it } from "vitest";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { changesSince } from "./status-change.ts";

const entry = (id: string): HrApplicationDetail["history"][number] => ({
  id,
  at: "2026-11-20T09:00:00.000Z",
  actor: "Grace Njeri",
  fromStatus: "submitted",
  toStatus: "screening",
  stage: 2,
  notes: null,
  messageToCandidate: null,
  mentions: [],
});

describe("changesSince", () => {
  it("has none when nothing happened", () => {
    expect(changesSince({ history: [entry("a")] }, { history: [entry("a")] })).toEqual([]);
  });

  it("lists the entries that are new, newest first as they came", () => {
    const now = { history: [entry("c"), entry("b"), entry("a")] };
    expect(changesSince({ history: [entry("a")] }, now).map(({ id }) => id)).toEqual(["c", "b"]);
  });
});
