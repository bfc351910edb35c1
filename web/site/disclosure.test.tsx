// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPage } from "#web/ui/page.test-helper.ts";
import { useDisclosure } from "./disclosure.ts";

let page: Awaited<ReturnType<typeof openPage>>;

function Menu() {
  const ref = useDisclosure();
  return (
    <>
      <details ref={ref}>
        <summary>Menu</summary>
        <a href="#jobs">Jobs</a>
        <p>A word</p>
      </details>
      <main>Page</main>
    </>
  );
}
const menu = () => page.find<HTMLDetailsElement>("details");

beforeEach(async () => {
  page = await openPage(Menu);
  menu().open = true;
});
afterEach(() => page.close());

describe("a menu of links", () => {
  it("closes at a press outside, and not at one inside", () => {
    page.find("p").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(menu().open).toBe(true);
    page.find("main").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(menu().open).toBe(false);
  });

  it("closes when one of its links is chosen", () => {
    page.find("p").click();
    expect(menu().open).toBe(true);
    page.find("a").click();
    expect(menu().open).toBe(false);
  });

  it("closes at Escape, and gives the focus back to what opened it", () => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    expect(menu().open).toBe(true);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(menu().open).toBe(false);
    expect(document.activeElement).toBe(page.find("summary"));
  });
});
