import { describe, expect, it } from "vitest";
import { Chart } from "./chart.tsx";
import { markupOf, textsOf } from "./markup.test-helper.ts";
import { Pagination } from "./pagination.tsx";
import { Meter, Progress, StageProgress } from "./progress.tsx";
import { type Column, Table } from "./table.tsx";

interface Person {
  name: string;
  score: number;
}
const columns: Column<Person>[] = [
  { key: "name", header: "Name", cell: ({ name }) => name, sort: { to: "?sort=name" } },
  {
    key: "score",
    header: "Score",
    cell: ({ score }) => score,
    numeric: true,
    sort: { to: "?sort=-score", direction: "descending" },
  },
  { key: "open", header: "Actions", cell: () => <button type="button">Open</button>, hideHeader: true },
];
const table = (rows: Person[]) =>
  markupOf(
    <Table
      caption="People"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      empty={<p>Nobody yet</p>}
    />,
  );

describe("a table", () => {
  const markup = table([{ name: "Wanjiku", score: 81 }]);

  it("says what it holds, which column it is sorted by and how", () => {
    expect(markup).toContain(">People</caption>");
    expect(markup.match(/<th scope="col"[^>]*>/g)?.map((th) => /aria-sort="(\w+)"/.exec(th)?.[1])).toEqual([
      undefined,
      "descending",
      undefined,
    ]);
  });

  it("names each row by its first value, and each value of a phone's card by its column, unread twice", () => {
    expect(markup).toMatch(/<th scope="row"[^>]*><div[^>]*>Wanjiku<\/div><\/th>/);
    expect(markup).toMatch(/<td[^>]*><span aria-hidden="true"[^>]*>Score<\/span><div[^>]*>81<\/div><\/td>/);
    expect(markup).toMatch(/<td[^>]*><div[^>]*><button type="button">Open<\/button><\/div><\/td>/);
  });

  it("says something else where there are no rows", () => {
    expect(textsOf(table([]))).toEqual(["Nobody yet"]);
  });
});

describe("pages of a list", () => {
  const pages = (page: number, total: number) =>
    markupOf(<Pagination page={page} pageSize={20} total={total} />, `/jobs?q=loan&page=${page}`);
  const linksOf = (markup: string) =>
    [...markup.matchAll(/aria-label="([^"]+)"[^>]*href="([^"]+)"/g)].map(([, label, to]) => [label, to]);

  it("say which rows are shown, and keep the filter when one goes on", () => {
    const markup = pages(2, 45);
    expect(textsOf(markup)[0]).toBe("21-40 of 45");
    expect(markup).toMatch(
      /aria-label="Page 2" aria-current="page"|aria-current="page"[^>]*aria-label="Page 2"/,
    );
    for (const [, to] of linksOf(markup)) expect(to).toContain("q=loan");
  });

  it("are absent when one page holds all", () => {
    expect(pages(1, 20)).toBe("");
  });

  it("lead back from an address kept from when the list was longer", () => {
    const markup = pages(9, 45);
    expect(textsOf(markup)[0]).toBe("45 in all");
    expect(linksOf(markup)[0]).toEqual(["Previous page", expect.stringContaining("page=3")]);
  });

  it("end at the last one", () => {
    expect(linksOf(pages(3, 45)).map(([label]) => label)).not.toContain("Next page");
    expect(textsOf(pages(3, 45))[0]).toBe("41-45 of 45");
  });
});

describe("a chart", () => {
  const chart = (values: number[]) =>
    markupOf(
      <Chart
        title="Applications by week"
        unit="applications"
        dimension="Week of"
        kind="columns"
        points={values.map((value, index) => ({ label: `${index + 2} Nov 2026`, values: [value] }))}
      />,
    );

  it("has its figures as a table for people who cannot see it or have no scripts", () => {
    const texts = textsOf(chart([3, 1204]));
    expect(texts).toContain("Show as table");
    expect(texts.slice(texts.indexOf("Week of"))).toEqual([
      "Week of",
      "applications",
      "2 Nov 2026",
      "3",
      "3 Nov 2026",
      "1,204",
    ]);
  });

  it("has a column for each of several series", () => {
    const series = ["applications", "hired"];
    const points = [{ label: "Credit", values: [48, 6] }];
    const texts = textsOf(
      markupOf(
        <Chart
          title="Chart"
          unit="applications"
          dimension="Department"
          kind="bars"
          series={series}
          points={points}
        />,
      ),
    );
    expect(texts.slice(texts.indexOf("Department"))).toEqual([
      "Department",
      "applications",
      "hired",
      "Credit",
      "48",
      "6",
    ]);
  });

  it("says that there is nothing rather than draw zeros", () => {
    expect(textsOf(chart([0, 0]))).toEqual([
      "Applications by week",
      "Number of applications",
      "No applications in this period.",
    ]);
  });
});

describe("how far something has come", () => {
  const now = (value: number | undefined, max?: number) =>
    /aria-valuenow="(\d+)"/.exec(markupOf(<Progress label="Reading" value={value} max={max} />))?.[1];

  it("is a whole percentage between none and all", () => {
    expect([now(1, 3), now(-5), now(250), now(0, 0)]).toEqual(["33", "0", "100", "0"]);
  });

  it("is not stated while the end is unknown", () => {
    expect(now(undefined)).toBeUndefined();
    expect(markupOf(<Progress label="Reading" />)).toContain('aria-label="Reading"');
  });

  it("is read as a figure with what it measures, and as a stage of several", () => {
    expect(textsOf(markupOf(<Meter label="Match" value={81} />)).join(" ")).toBe("Match: 81%");
    expect(textsOf(markupOf(<StageProgress current={3} total={6} />)).join(" ")).toBe("Stage 3 of 6");
  });
});
