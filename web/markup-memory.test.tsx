import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { type Language, languagePrefix } from "#contract/core/language.ts";
import { LanguageContext } from "./lib/language.ts";
import { createMarkupMemory } from "./markup-memory.tsx";
import { onCard } from "./recruitment/jobs/card-job.ts";
import { testJob } from "./recruitment/jobs/job.test-helper.ts";
import { JobBoard, type JobBoardProps } from "./recruitment/jobs/job-board.tsx";
import { Footer } from "./site/footer.tsx";
import { Header } from "./site/header.tsx";
import { iconOf } from "./ui/icon.tsx";
import { CollectedShapes, IconShapes, Shapes } from "./ui/icon-shapes.tsx";
import { KeptMarkup, MarkupMemory } from "./ui/kept-markup.tsx";
import { Weave } from "./ui/weave.tsx";

type Memory = ReturnType<typeof createMarkupMemory>;

/** A page as the server writes it, with a memory for markup or without. */
function rendered(
  page: ReactNode,
  { at = "/", language = "en" as Language, memory = null as Memory | null } = {},
) {
  const prefix = languagePrefix(language);
  const shapes = new CollectedShapes();
  const element = (
    <>
      {page}
      <Shapes />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element }], {
    basename: prefix || "/",
    initialEntries: [prefix + at],
  });
  return renderToString(
    <LanguageContext value={language}>
      <IconShapes value={shapes}>
        <MarkupMemory value={memory?.forPage(language, shapes)}>
          <RouterProvider router={router} />
        </MarkupMemory>
      </IconShapes>
    </LanguageContext>,
  );
}

const brand = {
  product: "Ushirika & Co",
  phone: "+254 700 000 000",
  email: "a@b.example",
  address: "Nairobi",
};
const now = new Date("2027-03-02T06:00:00Z");
const jobs = [
  testJob(),
  testJob({
    id: "01900000-0000-7000-8000-000000000002",
    language: "sw",
    department: "Fleet",
    deadline: "2027-03-01",
  }),
].map(onCard);
const facets = {
  total: 2,
  departments: [{ value: "Credit", count: 1 }],
  locations: [{ value: "Nakuru & Gilgil", count: 2 }],
  types: [{ value: "full-time" as const, count: 2 }],
};
const filters = { q: "", department: "Credit", location: "", type: "", sacco: "", page: 1 };

const board = (
  <>
    <Header product={brand.product} user={null} />
    <JobBoard filters={filters} sacco={null} jobs={jobs} total={40} pageSize={12} facets={facets} now={now} />
    <Footer brand={brand} />
  </>
);
const site = (
  <>
    <Header product={brand.product} user={null} />
    <Footer brand={brand} />
  </>
);

describe.each(["en", "sw"] as const)("markup from memory, in %s,", (language) => {
  it.each([
    ["a board", board, "/jobs"],
    ["a board that knows where its visitor comes from", board, "/jobs?source=tiktok"],
    ["a sign-in for an application", site, "/jobs/login?job=1"],
    ["a page of the site", site, "/contact"],
  ])("is what React writes in its place: %s", (_, page, at) => {
    const memory = createMarkupMemory(1_000_000);
    const expected = rendered(page, { at, language });
    expect(rendered(page, { at, language, memory })).toBe(expected);
    const bytes = memory.bytes();
    expect(bytes).toBeGreaterThan(5_000);
    expect(rendered(page, { at, language, memory })).toBe(expected);
    expect(memory.bytes()).toBe(bytes);
  });
});

describe("the board in memory", () => {
  const at = (address: string, memory: Memory, values: Partial<JobBoardProps> = {}) =>
    rendered(
      <JobBoard
        filters={filters}
        sacco={null}
        jobs={jobs}
        total={40}
        pageSize={12}
        facets={facets}
        now={now}
        {...values}
      />,
      { at: address, memory },
    );

  it("is one for all addresses that mean the same", () => {
    const memory = createMarkupMemory(1_000_000);
    const first = at("/jobs?department=Credit", memory);
    const bytes = memory.bytes();
    expect(at("/jobs?department=Credit&fbclid=1", memory)).toBe(first);
    expect(at("/jobs?fbclid=2&department=Credit", memory)).toBe(first);
    expect(memory.bytes()).toBe(bytes);
    expect(first).toContain('href="/jobs?department=Credit&amp;page=2"');
    expect(at("/jobs?department=Credit&source=tiktok", memory)).toContain(
      'href="/jobs?department=Credit&amp;source=tiktok&amp;page=2"',
    );
  });

  it("does not keep what somebody searches for", () => {
    const memory = createMarkupMemory(1_000_000);
    at("/jobs", memory, { filters: { ...filters, q: "" } });
    const bytes = memory.bytes();
    at("/jobs?q=credit", memory, { filters: { ...filters, q: "credit" } });
    at("/jobs?q=nothing", memory, { filters: { ...filters, q: "" }, jobs: [], total: 0 });
    expect(memory.bytes()).toBe(bytes);
  });
});

let drawn = 0;
const Star = iconOf("star", '<path d="M1 1"></path>');
function Counted({ text }: { text: string }) {
  drawn += 1;
  return (
    <p>
      <Star /> {text}
    </p>
  );
}

const Boxed = ({ box, tail }: { box: { text: string }; tail: string }) => <Counted text={box.text + tail} />;

const Row = ({ texts }: { texts: readonly string[] }) => (
  <>
    <hr />
    {texts.map((text) => (
      <KeptMarkup key={text} as="li" of={Counted} props={{ text }} />
    ))}
  </>
);

const Pressed = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <button type="button" onClick={onPress}>
    <Counted text={text} />
  </button>
);

describe("a component whose markup is kept", () => {
  const counted = (text: string) => <KeptMarkup as="div" className="tall" of={Counted} props={{ text }} />;
  const drawnFor = (page: ReactNode, memory: Memory, language: Language = "en") => {
    const before = drawn;
    const markup = rendered(page, { memory, language });
    return { markup, times: drawn - before };
  };

  it("is drawn once for the same props and language, and brings its icons to every page", () => {
    const memory = createMarkupMemory(10_000);
    expect(drawnFor(counted("a"), memory).times).toBe(1);
    const again = drawnFor(counted("a"), memory);
    expect(again.times).toBe(0);
    expect(again.markup).toContain('<div class="tall"><p>');
    expect(again.markup).toContain('<g id="icon-star">');
    expect(drawnFor(counted("b"), memory).times).toBe(1);
    expect(drawnFor(counted("a"), memory, "sw").times).toBe(1);
  });

  it("is found by an object that stays the same, whatever is in it, as by what it is equal to", () => {
    const memory = createMarkupMemory(10_000);
    const boxed = (box: { text: string }, tail = "") => (
      <KeptMarkup as="div" of={Boxed} by="box" props={{ box, tail }} />
    );
    const box = { text: "a" };
    expect(drawnFor(boxed(box), memory).times).toBe(1);
    const { markup } = drawnFor(boxed({ text: "a" }), memory);
    expect(drawnFor(boxed(box, "!"), memory).times).toBe(1);
    const read = vi.fn(() => "a");
    Object.defineProperty(box, "text", { get: read, enumerable: true });
    expect(drawnFor(boxed(box), memory)).toEqual({ markup, times: 0 });
    expect(read).not.toHaveBeenCalled();
    for (let one = 0; one < 50; one++) drawnFor(counted(`${one} ${"-".repeat(200)}`), memory);
    expect(drawnFor(boxed(box), memory)).toEqual({ markup, times: 1 });
  });

  it("is kept within another, and by itself", () => {
    const memory = createMarkupMemory(10_000);
    const row = (...texts: string[]) => <KeptMarkup as="div" of={Row} props={{ texts }} />;
    const { markup, times } = drawnFor(row("a", "b"), memory);
    expect(times).toBe(2);
    expect(markup).toBe(rendered(row("a", "b")));
    expect(drawnFor(row("a", "b"), memory)).toEqual({ markup, times: 0 });
    const longer = drawnFor(row("a", "b", "c"), memory);
    expect(longer).toEqual({ markup: rendered(row("a", "b", "c")), times: 1 });
    expect(longer.markup).toContain('<g id="icon-star">');
  });

  it("is drawn in its place and forgotten when it is said not to be kept", () => {
    const memory = createMarkupMemory(10_000);
    const typed = <KeptMarkup as="div" of={Counted} props={{ text: "typed" }} keep={false} />;
    expect(drawnFor(typed, memory)).toEqual({ markup: rendered(typed), times: 1 });
    expect(memory.bytes()).toBe(0);
  });

  it("is kept when it is asked for again, where that may not happen, and by what it shows alone", () => {
    const memory = createMarkupMemory(10_000);
    const press = vi.fn();
    const row = (name: string, text = "a") => (
      <KeptMarkup
        as="div"
        of={Pressed}
        props={{ text }}
        keep="repeated"
        handlers={{ onPress: () => press(name) }}
      />
    );
    const expected = rendered(row("first"));
    expect(drawnFor(row("first"), memory)).toEqual({ markup: expected, times: 1 });
    const asked = memory.bytes();
    expect(asked).toBeLessThan(100);
    expect(drawnFor(row("second"), memory)).toEqual({ markup: expected, times: 1 });
    expect(memory.bytes()).toBeGreaterThan(asked);
    const bytes = memory.bytes();
    expect(drawnFor(row("third"), memory)).toEqual({ markup: expected, times: 0 });
    expect(drawnFor(row("fourth", "b"), memory).times).toBe(1);
    expect(memory.bytes()).toBe(bytes + asked);
    expect(press).not.toHaveBeenCalled();
  });

  it("is drawn in its place where the page's icons are written already", () => {
    const memory = createMarkupMemory(10_000);
    rendered(counted("a"), { memory });
    const late = (
      <>
        <Shapes />
        {counted("a")}
      </>
    );
    expect(rendered(late, { memory })).toBe(rendered(late));
  });

  it("makes room for others when it was not used for the longest", () => {
    const one = createMarkupMemory(10_000);
    rendered(counted("a"), { memory: one });
    const memory = createMarkupMemory(2.5 * one.bytes());
    for (const text of ["a", "b", "a", "c"]) rendered(counted(text), { memory });
    expect(memory.bytes()).toBe(2 * one.bytes());
    expect(drawnFor(counted("a"), memory).times).toBe(0);
    expect(drawnFor(counted("b"), memory).times).toBe(1);
  });

  it("is drawn in its place when it has an id of its own, which depends on it", () => {
    const woven = <KeptMarkup as="div" of={Weave} props={{ rows: 2 }} />;
    const memory = createMarkupMemory(10_000);
    expect(rendered(woven, { memory })).toBe(rendered(woven));
    expect(memory.bytes()).toBe(0);
  });
});
