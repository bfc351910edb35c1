import { expect, it } from "vitest";
import { startScript } from "./late-scripts.tsx";

/** Runs a startScript in a page that only has what the startScript uses. @param textContent what it is to run */
function run(source: string, textContent = "") {
  const paints: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const appended: Record<string, unknown>[] = [];
  const page = {
    currentScript: { nonce: "n", previousElementSibling: { textContent } },
    createElement: (tag: string) => ({ tag }),
    head: { append: (tag: Record<string, unknown>) => appended.push(tag) },
  };
  class Observer {
    readonly tell: () => void;
    constructor(tell: () => void) {
      this.tell = tell;
    }
    observe({ type }: { type: string }) {
      if (type === "paint") paints.push(this.tell);
    }
  }
  new Function("document", "PerformanceObserver", "setTimeout", source)(page, Observer, (timer: () => void) =>
    timers.push(timer),
  );
  return {
    appended,
    paint: () => paints.forEach((tell) => void tell()),
    styles: (event: "onload" | "onerror") => Reflect.apply(appended[0]?.[event] as () => void, null, []),
    timers: () => timers.splice(0).forEach((timer) => void timer()),
  };
}

it("begins after the first paint, once", () => {
  const page = run(startScript(["/a.js", "/b.js"], "/all.css"), 'import("/main.js");');
  expect(page.appended).toEqual([]);
  page.paint();
  page.paint();
  page.timers();
  expect(page.appended).toMatchObject([
    { tag: "link", rel: "stylesheet", href: "/all.css" },
    { tag: "link", rel: "modulepreload", href: "/a.js" },
    { tag: "link", rel: "modulepreload", href: "/b.js" },
  ]);
  page.styles("onload");
  expect(page.appended.slice(3)).toEqual([
    { tag: "script", type: "module", nonce: "n", textContent: 'import("/main.js");' },
  ]);
});

it("begins without the styles when they do not come", () => {
  const page = run(startScript([], "/all.css"), "1");
  page.paint();
  page.styles("onerror");
  expect(page.appended[1]).toMatchObject({ tag: "script", textContent: "1" });
});

it("begins in a tab that is not drawn", () => {
  const page = run(startScript([], "/all.css"));
  page.timers();
  expect(page.appended).toHaveLength(1);
});
