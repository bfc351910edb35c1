import { describe, expect, it } from "vitest";
import { applicationStatuses } from "#contract/recruitment/applications.ts";
import { statusLabel } from "./status.ts";

describe("statusLabel", () => {
  it("replaces every underscore and starts with a capital", () => {
    expect(applicationStatuses.map((status) => statusLabel(status))).toEqual([
      "Submitted",
      "Screening",
      "Interview",
      "Assessment",
      "Final review",
      "Accepted",
      "Rejected",
      "Withdrawn",
    ]);
    expect(statusLabel("on_hold_again")).toBe("On hold again");
  });

  it("is said in the language of the page", () => {
    expect(statusLabel("final_review", "sw")).toBe("Ukaguzi wa mwisho");
  });

  it("has nothing to say about nothing", () => {
    expect(statusLabel("")).toBe("");
  });
});
