import { describe, expect, it } from "vitest";
import { applicationStatuses, type MyApplicationStatistics } from "#contract/recruitment/applications.ts";
import { groupLinks, myQuery, readMyFilters } from "./filters.ts";
import { applicationsMessages } from "./portal.messages.ts";

const read = (search: string) => readMyFilters(new URLSearchParams(search));

describe("the address of My Applications", () => {
  it("names a group and a page", () => {
    expect(read("show=decided&page=3")).toEqual({ group: "decided", page: 3 });
  });

  it.each(["", "show=everything", "page=0", "page=two"])("shows all from the start with ?%s", (search) => {
    expect(read(search)).toEqual({ group: null, page: 1 });
  });
});

it("parts every status into one of the two groups", () => {
  const [active, decided] = [myQuery(read("show=active")).status, myQuery(read("show=decided")).status];
  expect([...(active ?? []), ...(decided ?? [])].toSorted()).toEqual(applicationStatuses.toSorted());
  expect(decided).toEqual(["accepted", "rejected", "withdrawn"]);
  expect(myQuery(read("")).status).toBeUndefined();
});

describe("groupLinks", () => {
  const links = (...given: [MyApplicationStatistics, "active" | null]) =>
    groupLinks(...given, applicationsMessages.en);
  const statistics = (active: number, decided: number) => ({ active, decided, interviews: 0 });

  it("count each group and mark the one that is shown", () => {
    expect(links(statistics(3, 2), "active").map(({ count, current }) => [count, current])).toEqual([
      [5, false],
      [3, true],
      [2, false],
    ]);
  });

  it("are none where there is nothing to choose", () => {
    expect(links(statistics(3, 0), null)).toEqual([]);
    expect(links(statistics(0, 0), null)).toEqual([]);
  });

  it("stay while a group is shown, also when its last application leaves it", () => {
    expect(links(statistics(0, 5), "active")).toHaveLength(3);
  });
});
