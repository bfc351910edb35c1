import { expect, it } from "vitest";
import { starter } from "./late-scripts.tsx";

/** Runs a starter in a page that only has what the starter uses. */
function run(source: string) {
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const appended: Record<string, unknown>[] = [];
  const page = {
    currentScript: { nonce: "n" },
    createElement: (tag: string) => ({ tag }),
    head: { append: (tag: Record<string, unknown>) => appended.push(tag) },
  };
  new Function("document", "requestAnimationFrame", "setTimeout", source)(
    page,
    (frame: () => void) => frames.push(frame),
    (timer: () => void) => timers.push(timer),
  );
  return {
    appended,
    frame: () => frames.splice(0).forEach((frame) => void frame()),
    timers: () => timers.splice(0).forEach((timer) => void timer()),
  };
}

it("begins after the first frame, once", () => {
  const page = run(starter(["/a.js", "/b.js"], 'import("/main.js");'));
  page.frame();
  expect(page.appended).toEqual([]);
  page.frame();
  page.timers();
  expect(page.appended).toEqual([
    { tag: "link", rel: "modulepreload", href: "/a.js" },
    { tag: "link", rel: "modulepreload", href: "/b.js" },
    { tag: "script", type: "module", nonce: "n", textContent: 'import("/main.js");' },
  ]);
});

it("begins in a tab that is not drawn", () => {
  const page = run(starter([], "1"));
  page.timers();
  expect(page.appended).toHaveLength(1);
});
