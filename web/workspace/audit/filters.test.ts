import { describe, expect, it } from "vitest";
import { auditFilterQuery, isFiltered, readAuditFilters } from "./filters.ts";

const read = (search: string) => readAuditFilters(new URLSearchParams(search));

describe("the audit trail's address", () => {
  it("says what is shown", () => {
    const filters = read("q=%20Amina%20&kind=access&from=2026-11-01&to=2026-11-30&page=3");
    expect(filters).toEqual({ q: "Amina", kind: "access", from: "2026-11-01", to: "2026-11-30", page: 3 });
    expect(isFiltered(filters)).toBe(true);
    expect(auditFilterQuery(filters)).toEqual({
      q: "Amina",
      kind: "access",
      from: "2026-11-01",
      to: "2026-11-30",
    });
  });

  it("filters nothing by what makes no sense", () => {
    for (const search of [
      "",
      "kind=all&page=0",
      "from=2026-02-30&to=yesterday",
      "page=1.5&kind=",
      "from=0001-01-01",
    ]) {
      expect(read(search), search).toEqual({ q: "", kind: "", from: "", to: "", page: 1 });
      expect(isFiltered(read(search))).toBe(false);
    }
    expect(Object.values(auditFilterQuery(read(""))).every((value) => value === undefined)).toBe(true);
  });
});
