import { describe, expect, it } from "vitest";
import { countFilters, exportUrl, filterSearch, listQuery, noFilters, readFilters } from "./filters.ts";

const read = (search: string) => readFilters(new URLSearchParams(search));

describe("readFilters", () => {
  it("reads every filter of an address", () => {
    expect(
      read(
        "?q=+otieno+&status=interview&status=screening&department=Credit&minScore=60&maxScore=90&date=month&sort=-matchScore&page=3",
      ),
    ).toEqual({
      q: "otieno",
      status: ["screening", "interview"],
      department: ["Credit"],
      minScore: 60,
      maxScore: 90,
      date: "month",
      sort: "-matchScore",
      page: 3,
    });
  });

  it("shows everything, newest first, for a bare address", () => {
    expect(read("")).toEqual(noFilters);
  });

  it.each([
    "?status=hired&department=Catering",
    "?minScore=-1&maxScore=101",
    "?minScore=&maxScore=abc",
    "?minScore=1.5",
    "?date=decade&sort=salary",
    "?page=0",
    "?page=1e9",
    "?page=two",
  ])("ignores what means nothing: %s", (search) => {
    expect(read(search)).toEqual(noFilters);
  });

  it("turns a score range round that stands upside down", () => {
    expect(read("?minScore=80&maxScore=20")).toMatchObject({ minScore: 20, maxScore: 80 });
  });

  it("takes a repeated choice once and cuts a search that is too long for the call", () => {
    expect(read("?status=interview&status=interview").status).toEqual(["interview"]);
    expect(read(`?q=${"a".repeat(500)}`).q).toHaveLength(200);
  });
});

describe("filterSearch", () => {
  it("is empty when nothing is filtered", () => {
    expect(filterSearch(noFilters)).toBe("");
    expect(filterSearch(read("?page=1&sort=-appliedDate&minScore=0"))).toBe("");
  });

  it.each([
    "?q=loan+officer",
    "?status=screening&status=final_review&page=2",
    "?department=Human+Resources&minScore=60&date=week&sort=candidateName",
  ])("writes the address that it was read from: %s", (search) => {
    expect(filterSearch(read(search))).toBe(search);
  });
});

describe("listQuery", () => {
  it("leaves out what the call takes only when it filters", () => {
    expect(listQuery(noFilters)).toMatchObject({ q: undefined, date: undefined, page: 1, pageSize: 20 });
  });
});

describe("countFilters", () => {
  it("counts a score range once and neither sort nor page", () => {
    expect(countFilters(read("?minScore=10&maxScore=90&sort=matchScore&page=2"))).toBe(1);
    expect(countFilters(read("?q=a&status=interview&department=ICT&maxScore=90&date=today"))).toBe(5);
    expect(countFilters(noFilters)).toBe(0);
  });
});

it("exports the whole list with these filters, whatever page is open", () => {
  const filters = { ...noFilters, status: ["screening" as const], q: "otieno", page: 4 };
  expect(exportUrl(filters)).toBe(
    "/api/hr/applications/export?status=screening&minScore=0&maxScore=100&sort=-appliedDate&q=otieno",
  );
});
