import { describe, expect, it } from "vitest";
import { anyOf, defineList, oneOf, wholeNumber } from "#contract/core/list.ts";
import { listSearch, readList } from "#web/lib/list-state.ts";
import { markupOf, textsOf } from "#web/ui/markup.test-helper.ts";
import { DenseList } from "./dense-list.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { stateOfForm } from "./filter-form.ts";
import { ListEmpty } from "./list-empty.tsx";
import type { ListWords } from "./words.ts";

const loans = defineList({
  pageSize: 20,
  search: true,
  filters: {
    status: anyOf(["open", "paid", "late"]),
    window: oneOf(["week", "month"]),
    least: wholeNumber({ min: 0, max: 10, preset: 0, upTo: "most" }),
    most: wholeNumber({ min: 0, max: 10, preset: 10 }),
    group: anyOf(["own", "others"], { atOnce: 1 }),
  },
  sorts: ["-taken", "taken"],
});
const words: ListWords<typeof loans> = {
  one: "loan",
  many: "loans",
  search: "Name",
  filters: {
    status: { label: "Status", option: { open: "Open", paid: "Paid back", late: "Late" } },
    window: { label: "Taken", none: "Any date", option: (value) => `Last ${value}` },
    least: { label: "Score" },
  },
  sorts: { "-taken": "Newest first", taken: "Oldest first" },
};
const stateOf = (search: string) => readList(loans, new URLSearchParams(search));
const bar = (search: string, total?: number) =>
  markupOf(<FilterBar list={loans} state={stateOf(search)} words={words} matching={12} total={total} />);

describe("the filters above a list", () => {
  it("are a form that works without scripts: every control has the name of its filter", () => {
    const markup = bar("?status=paid&group=others&sort=taken");
    expect(markup).toMatch(/<form[^>]*method="get"/);
    const names = new Set([...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name));
    expect([...names]).toEqual(["q", "status", "window", "least", "most", "sort", "group"]);
    expect(markup).toMatch(/type="checkbox"[^>]*checked=""[^>]*value="paid"|value="paid"[^>]*checked=""/);
    expect(markup).toMatch(/type="hidden" name="group" value="others"/);
    expect(markup).toMatch(/<option value="taken" selected="">Oldest first/);
    expect(markup).toContain('type="submit"');
  });

  it("say what is chosen, and how many rows match", () => {
    expect(textsOf(bar(""))).toContain("Status: all");
    expect(textsOf(bar("?status=paid&status=late"))).toContain("Paid back, Late");
    expect(textsOf(bar("?status=open&status=paid&status=late"))).toContain("Status: 3 chosen");
    expect(textsOf(bar("?least=3"))).toContain("Score 3-10");
    expect(textsOf(bar("", 247)).join("")).toContain("12 of 247loans");
  });

  it("are cleared by a link that keeps the order", () => {
    expect(textsOf(bar(""))).not.toContain("Clear filters");
    expect(bar("?status=paid&sort=taken")).toMatch(/href="\/\?sort=taken"[^>]*>.*Clear filters/s);
  });

  it("become the address of the first page, without what filters nothing", () => {
    const entries = new FormData();
    for (const [name, value] of [
      ["q", " otieno "],
      ["status", "late"],
      ["status", "open"],
      ["window", ""],
      ["least", "0"],
      ["most", "10"],
      ["sort", "-taken"],
      ["page", ""],
    ] as const) {
      entries.append(name, value);
    }
    expect(listSearch(loans, stateOfForm(loans, entries))).toBe("?q=otieno&status=open&status=late");
  });
});

describe("a list without rows", () => {
  const empty = (search: string, matching: number) =>
    markupOf(
      <ListEmpty list={loans} state={stateOf(search)} words={words} matching={matching}>
        No loans yet
      </ListEmpty>,
    );

  it("leads back from a page that is gone", () => {
    expect(textsOf(empty("?status=paid&page=9", 45))).toContain("This page is empty");
    expect(empty("?status=paid&page=9", 45)).toContain('href="/?status=paid"');
  });

  it("offers to clear the filters that nothing matches", () => {
    expect(textsOf(empty("?q=x&sort=taken", 0))).toContain("No loans match");
    expect(empty("?q=x&sort=taken", 0)).toContain('href="/?sort=taken"');
  });

  it("says otherwise what will be shown here", () => {
    expect(textsOf(empty("", 0))).toEqual(["No loans yet"]);
  });
});

describe("a list in one piece", () => {
  const shown = (search: string, names: string[], total: number) =>
    markupOf(
      <DenseList
        list={loans}
        state={stateOf(search)}
        words={words}
        found={{ rows: names.map((name) => ({ name })), total }}
        actions={<button type="button">Export</button>}
        caption="Loans"
        columns={[
          { key: "name", header: "Member", width: "md:w-full", card: "title", cell: ({ name }) => name },
        ]}
        rowKey={({ name }) => name}
        empty="No loans yet"
      />,
      `/${search}`,
    );

  it("has the filters with how many match and what can be done, the rows and the pages, in this order", () => {
    const texts = textsOf(shown("?status=paid&page=2", ["Amina", "Brian"], 45));
    const order = ["Paid back", "45 loans", "Export", "Loans", "Member", "Amina", "Brian", "21-40 of 45"];
    expect(texts.filter((text) => order.includes(text))).toEqual([
      "Paid back",
      "Paid back",
      ...order.slice(1),
    ]);
  });

  it("says that none match, or what will be shown here, where there are no rows", () => {
    expect(textsOf(shown("?q=x", [], 0))).toContain("No loans match");
    expect(textsOf(shown("", [], 0))).toContain("No loans yet");
    expect(textsOf(shown("?q=x", [], 0))).not.toContain("No loans yet");
  });
});
