// @vitest-environment happy-dom
import { useLocation } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { applicationList } from "#contract/recruitment/hr.ts";
import { readList } from "#web/lib/list-state.ts";
import { openPage } from "#web/ui/page.test-helper.ts";
import { useFilterForm } from "./filter-form.ts";

afterEach(() => vi.useRealTimers());

function Page() {
  const { search } = useLocation();
  const form = useFilterForm(applicationList, readList(applicationList, new URLSearchParams(search)));
  return (
    <form {...form}>
      <input type="search" name="q" />
      <p>{search}</p>
    </form>
  );
}

it("searches for what was typed as soon as its field is left, and then no more", async () => {
  const page = await openPage(Page);
  vi.useFakeTimers();
  page.type("q", "wanjiku");
  expect(page.text()).toBe("");
  page.find("input").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  await expect.poll(page.text).toBe("?q=wanjiku");
  page.close();
});
