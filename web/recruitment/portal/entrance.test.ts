import { describe, expect, it } from "vitest";
import { afterSignIn, entranceSearch } from "./entrance.ts";

const job = "0b0e7a3c-2f4d-4c7a-9a51-6f3f0f5f9d11";
const search = (values: Record<string, string>) => new URLSearchParams(values);

describe("afterSignIn", () => {
  it("applies for the selected job before anything else", () => {
    expect(afterSignIn(search({ job, next: "/jobs/applications" }))).toBe(`/jobs/apply?job=${job}`);
  });

  it("goes on to the wanted page, or to the dashboard", () => {
    expect(afterSignIn(search({ next: "/jobs/applications" }))).toBe("/jobs/applications");
    expect(afterSignIn(search({}))).toBe("/jobs/dashboard");
  });

  it("never leaves the site", () => {
    expect(afterSignIn(search({ next: "//evil.example", job: "x" }))).toBe("/jobs/dashboard");
  });
});

describe("entranceSearch", () => {
  it("carries the job and the wanted page, and nothing else", () => {
    expect(entranceSearch(search({ job, next: "/jobs/applications", utm: "x" }))).toBe(
      `?job=${job}&next=%2Fjobs%2Fapplications`,
    );
    expect(entranceSearch(search({ job: "nonsense", next: "https://evil.example" }))).toBe("");
  });
});
