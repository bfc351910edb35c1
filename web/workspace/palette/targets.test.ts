import { describe, expect, it } from "vitest";
import { hitPath, matchingPages } from "./targets.ts";

const id = "01900000-0000-7000-8000-000000000000";

describe("hitPath", () => {
  it("opens the application, and the lists at what was found", () => {
    const hit = { id, title: "Teller & Clerk", detail: "a+b@mail.example" };
    expect(hitPath({ ...hit, kind: "application" })).toBe(`/hr-manager/applications?application=${id}`);
    expect(hitPath({ ...hit, kind: "loan" })).toBe(`/dashboard/loans-credit/${id}`);
    expect(hitPath({ ...hit, kind: "candidate" })).toBe("/hr-manager/candidates?q=a%2Bb%40mail.example");
    expect(hitPath({ ...hit, kind: "job" })).toBe("/hr-manager/jobs?q=Teller+%26+Clerk");
  });
});

describe("matchingPages", () => {
  const pages = [
    { label: "Loans & Credit", description: "Guarantors and arrears." },
    { label: "Settings", description: "Your team." },
  ];

  it("looks in names and descriptions, whatever the case", () => {
    expect(matchingPages(pages, " GUARANTOR").map(({ label }) => label)).toEqual(["Loans & Credit"]);
    expect(matchingPages(pages, "settings")).toHaveLength(1);
    expect(matchingPages(pages, "")).toHaveLength(2);
    expect(matchingPages(pages, "nothing")).toEqual([]);
  });
});
