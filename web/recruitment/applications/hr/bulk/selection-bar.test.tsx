// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { openPage } from "#web/ui/page.test-helper.ts";
import { SelectionBar } from "./selection-bar.tsx";

const rows = ["a", "b", "c"].map((id) => ({ id, abilities: {} }) as HrApplication);
const elsewhere = { ...rows[0], id: "from another page" } as HrApplication;

let page: Awaited<ReturnType<typeof openPage>>;
afterEach(() => page.close());

it("selects all rows of the page at one press, beside those of other pages", async () => {
  page = await openPage(() => {
    const [selected, setSelected] = useState([elsewhere, ...rows.slice(0, 1)]);
    return <SelectionBar selected={selected} shown={rows} onChange={setSelected} />;
  });
  const all = page.find("button");
  expect(all.textContent).toBe("Select this page");
  all.click();
  await expect.poll(() => page.text()).toContain("4 applications selected");
  expect(page.text()).not.toContain("Select this page");
});
