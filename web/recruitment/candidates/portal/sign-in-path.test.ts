import { describe, expect, it } from "vitest";
import { pathAfterSignIn, signInSearch } from "./sign-in-path.ts";

const job = "0b0e7a3c-2f4d-4c7a-9a51-6f3f0f5f9d11";
const search = (values: Record<string, string>) => new URLSearchParams(values);

describe("pathAfterSignIn", () => {
  it("applies for the selected job before anything else", () => {
    expect(pathAfterSignIn(search({ job, next: "/jobs/applications" }))).toBe(`/jobs/apply?job=${job}`);
  });

  it("keeps where the applicant came from", () => {
    expect(pathAfterSignIn(search({ job, source: "embed" }))).toBe(`/jobs/apply?job=${job}&source=embed`);
    expect(signInSearch(search({ job, utm_source: "LinkedIn" }))).toBe(`?job=${job}&source=linkedin`);
  });

  it("goes on to the wanted page, or to the dashboard", () => {
    expect(pathAfterSignIn(search({ next: "/jobs/applications" }))).toBe("/jobs/applications");
    expect(pathAfterSignIn(search({}))).toBe("/jobs/dashboard");
  });

  it("never leaves the site", () => {
    expect(pathAfterSignIn(search({ next: "//evil.example", job: "x" }))).toBe("/jobs/dashboard");
  });
});

describe("signInSearch", () => {
  it("carries the job and the wanted page, and nothing else", () => {
    expect(signInSearch(search({ job, next: "/jobs/applications", utm: "x" }))).toBe(
      `?job=${job}&next=%2Fjobs%2Fapplications`,
    );
    expect(signInSearch(search({ job: "nonsense", next: "https://evil.example" }))).toBe("");
  });
});
