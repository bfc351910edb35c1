import { describe, expect, it } from "vitest";
import { inboxQuery, inboxSearch, readInboxFilters } from "./filters.ts";

const read = (search: string) => readInboxFilters(new URLSearchParams(search));

describe("the inbox's address", () => {
  it.each(["", "?q=check-off&status=new&topic=demo&page=3", "?status=closed"])("is kept: %j", (search) => {
    expect(inboxSearch(read(search))).toBe(search);
  });

  it("forgets what no filter can mean", () => {
    expect(read("?status=lost&topic=gossip&page=-1&q=+")).toEqual({ q: "", status: "", topic: "", page: 1 });
    expect(read("?page=1.5").page).toBe(1);
  });

  it("asks for what is filtered only", () => {
    expect(inboxQuery(read("?status=new"))).toEqual({ status: "new", page: 1, pageSize: 20 });
  });
});
