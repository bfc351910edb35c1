import { describe, expect, it } from "vitest";
import { anyOf, anyText, day, defineList, oneOf, reference, wholeNumber } from "#contract/core/list.ts";
import {
  clearedSearch,
  countFilters,
  filterQuery,
  headerSort,
  listQuery,
  listSearch,
  readList,
  wholeList,
} from "./list-state.ts";

const loans = defineList({
  pageSize: 20,
  search: true,
  filters: {
    status: anyOf(["open", "paid", "late"]),
    branch: anyText(["Nakuru", "Thika Road"]),
    group: anyOf(["own", "others"], { atOnce: 1, preset: ["own"] }),
    least: wholeNumber({ min: 0, max: 100, preset: 0, upTo: "most" }),
    most: wholeNumber({ min: 0, max: 100, preset: 100 }),
    window: oneOf(["week", "month"]),
    from: day(),
    batch: reference(),
  },
  sorts: ["-taken", "taken", "name", "-name", "due"],
});
const whole = wholeList(loans);
const read = (search: string) => readList(loans, new URLSearchParams(search));

describe("a list's address", () => {
  it("says what is shown", () => {
    expect(
      read(
        "?q=+otieno+&status=late&status=open&branch=Nakuru&group=others&least=60&most=90&window=week&from=2026-11-01&batch=0190c0de-0000-7000-8000-000000000001&sort=name&page=3",
      ),
    ).toEqual({
      q: "otieno",
      status: ["open", "late"],
      branch: ["Nakuru"],
      group: ["others"],
      least: 60,
      most: 90,
      window: "week",
      from: "2026-11-01",
      batch: "0190c0de-0000-7000-8000-000000000001",
      sort: "name",
      page: 3,
    });
  });

  it("shows everything in the first order when it is bare", () => {
    expect(read("")).toEqual({
      q: "",
      status: [],
      branch: [],
      group: ["own"],
      least: 0,
      most: 100,
      window: "",
      from: "",
      batch: "",
      sort: "-taken",
      page: 1,
    });
  });

  it.each([
    "?status=lost&branch=Paris&group=all",
    "?least=-1&most=101",
    "?least=&most=abc",
    "?least=1.5",
    "?window=decade&sort=salary",
    "?from=2026-02-30",
    "?from=yesterday",
    "?from=0001-01-01",
    "?page=0",
    "?page=1e9",
    "?page=two",
  ])("ignores what means nothing: %s", (search) => {
    expect(read(search)).toEqual(whole);
  });

  it("turns a range round that is upside down, takes a choice once and a single choice alone", () => {
    expect(read("?least=80&most=20")).toMatchObject({ least: 20, most: 80 });
    expect(read("?status=paid&status=paid").status).toEqual(["paid"]);
    expect(read("?group=others&group=own").group).toHaveLength(1);
    expect(read(`?q=${"a".repeat(500)}`).q).toHaveLength(200);
  });

  it.each([
    "",
    "?q=loan+officer",
    "?status=open&status=late&page=2",
    "?branch=Thika+Road&group=others&least=60&window=week&from=2026-11-01&sort=name",
  ])("is written as it was read: %j", (search) => {
    expect(listSearch(loans, read(search))).toBe(search);
  });

  it("leaves out what is not filtered", () => {
    expect(listSearch(loans, read("?page=1&sort=-taken&least=0&group=own&q="))).toBe("");
  });

  it("keeps its order when the filters are cleared", () => {
    expect(clearedSearch(loans, read("?q=a&status=paid&sort=name&page=3"))).toBe("?sort=name");
  });

  it("has no words to look for where a list is not searched", () => {
    expect(readList(defineList({ pageSize: 10 }), new URLSearchParams("q=a&sort=b&page=2"))).toEqual({
      q: "",
      sort: "",
      page: 2,
    });
  });
});

describe("what is asked of the server", () => {
  it("leaves out what filters nothing, and says the page", () => {
    expect(listQuery(loans, read("?status=paid&page=2"))).toEqual({
      status: ["paid"],
      group: ["own"],
      least: 0,
      most: 100,
      sort: "-taken",
      page: 2,
      pageSize: 20,
    });
  });

  it("is about all pages for an export, and understood by the call", () => {
    const filter = filterQuery(loans, read("?q=otieno&page=4"));
    expect(filter).not.toHaveProperty("page");
    expect(loans.filter.parse(filter)).toMatchObject({ q: "otieno", group: ["own"], sort: "-taken" });
    expect(loans.query.parse({})).toEqual({ page: 1, pageSize: 50, least: 0, most: 100, sort: "-taken" });
    expect(loans.query.safeParse({ branch: "Elsewhere" }).success).toBe(true);
    expect(loans.query.safeParse({ status: "lost" }).success).toBe(false);
  });
});

it("counts a range as one filter, and neither order nor page", () => {
  expect(countFilters(loans, whole)).toBe(0);
  expect(countFilters(loans, read("?least=10&most=90&sort=name&page=2"))).toBe(1);
  expect(countFilters(loans, read("?q=a&status=paid&group=others&most=90&window=week"))).toBe(5);
});

it("neither counts nor clears the group that links above it choose", () => {
  const state = read("?q=a&group=others&status=paid&sort=name");
  expect(countFilters(loans, state, ["group"])).toBe(2);
  expect(clearedSearch(loans, state, ["group"])).toBe("?group=others&sort=name");
});

describe("the head of a column", () => {
  it("sorts the way that is described first, then the other way round", () => {
    expect(headerSort(loans, whole, "name")).toEqual({ to: "?sort=name", direction: undefined });
    expect(headerSort(loans, read("?sort=name&status=paid&page=2"), "name")).toEqual({
      to: "?status=paid&sort=-name",
      direction: "ascending",
    });
    expect(headerSort(loans, whole, "taken")).toEqual({ to: "?sort=taken", direction: "descending" });
  });

  it("stays as it is where there is one way only", () => {
    expect(headerSort(loans, read("?sort=due"), "due")).toEqual({ to: "?sort=due", direction: "ascending" });
  });
});
