import { describe, expect, it } from "vitest";
import { jobQuery, readFilters } from "./filters.ts";

const read = (search: string) => readFilters(new URLSearchParams(search));

describe("readFilters", () => {
  it("reads every filter of an address", () => {
    expect(read("?q=teller&department=Credit&location=Nakuru&type=contract&sacco=umoja&page=2")).toEqual({
      q: "teller",
      department: "Credit",
      location: "Nakuru",
      type: "contract",
      sacco: "umoja",
      page: 2,
    });
  });

  it("takes empty values and 'all' as no filter", () => {
    expect(read("?q=+&department=all&location=&type=all")).toEqual(read(""));
  });

  it.each(["0", "-1", "1.5", "two", "1e9", ""])("shows the first page for page=%s", (page) => {
    expect(read(`?page=${page}`).page).toBe(1);
  });

  it("ignores a type that does not exist and cuts what is too long to be a filter", () => {
    expect(read("?type=weekends").type).toBe("");
    expect(read(`?q=${"a".repeat(500)}`).q).toHaveLength(100);
  });
});

describe("jobQuery", () => {
  it("leaves out what is not filtered", () => {
    expect(jobQuery(read("?type=part-time"))).toEqual({
      q: undefined,
      department: undefined,
      location: undefined,
      type: "part-time",
      sacco: undefined,
      page: 1,
      pageSize: 12,
    });
  });
});
