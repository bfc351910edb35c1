import { describe, expect, it } from "vitest";
import { boardPath, jobIdOf, selectedJobId } from "./paths.ts";

const id = "0b0e7a3c-2f4d-4c7a-9a51-6f3f0f5f9d11";

describe("boardPath", () => {
  it("keeps the SACCO", () => {
    expect(boardPath("umoja")).toBe("/jobs?sacco=umoja");
    expect(boardPath("")).toBe("/jobs");
  });
});

describe("jobIdOf", () => {
  it("finds the id behind any words, or alone", () => {
    expect(jobIdOf(`loan-officer-${id}`)).toBe(id);
    expect(jobIdOf(`wrong-words-${id.toUpperCase()}`)).toBe(id);
    expect(jobIdOf(id)).toBe(id);
  });

  it("answers null without one", () => {
    expect(jobIdOf("loan-officer")).toBeNull();
    expect(jobIdOf(`${id}-loan-officer`)).toBeNull();
    expect(jobIdOf(`loan${id}`)).toBeNull();
  });
});

describe("selectedJobId", () => {
  it("takes nothing but an id", () => {
    expect(selectedJobId(new URLSearchParams({ job: id }))).toBe(id);
    expect(selectedJobId(new URLSearchParams({ job: "../admin" }))).toBeNull();
    expect(selectedJobId(new URLSearchParams())).toBeNull();
  });
});
