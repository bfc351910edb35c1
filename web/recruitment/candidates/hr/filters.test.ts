import { describe, expect, it } from "vitest";
import { candidatesQuery, readCandidateFilters } from "./filters.ts";

const read = (search: string) => readCandidateFilters(new URLSearchParams(search));

describe("the filters of candidates", () => {
  it("show the active ones first, whatever stands in the address", () => {
    expect(read("")).toEqual({ q: "", imported: false, status: "active", page: 1 });
    expect(read("status=unheard-of&page=-2&q=%20%20")).toEqual({
      q: "",
      imported: false,
      status: "active",
      page: 1,
    });
  });

  it("take the address at its word where it makes sense, and ask for twenty at once", () => {
    const filters = read("status=inactive&page=3&q= wanjiku ");
    expect(candidatesQuery(filters)).toMatchObject({ q: "wanjiku", page: 3, pageSize: 20 });
    expect(candidatesQuery(read("")).q).toBeUndefined();
  });

  it("show all who were imported, whatever their group", () => {
    expect(candidatesQuery(read("imported=true&status=active"))).toMatchObject({
      imported: "true",
      status: undefined,
    });
    expect(candidatesQuery(read("imported=maybe")).imported).toBeUndefined();
  });
});
