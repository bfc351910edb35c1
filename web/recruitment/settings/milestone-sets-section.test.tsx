// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { milestoneSetsQuery } from "#web/recruitment/jobs/hr/queries.ts";
import { openPage } from "#web/ui/page.test-helper.ts";
import { collectToasts } from "#web/ui/toast.test-helper.ts";
import { MilestoneSetsSection } from "./milestone-sets-section.tsx";

const toasts = collectToasts();
let page: Awaited<ReturnType<typeof openPage>>;
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
});
const press = (label: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click();

it("takes a set that a colleague removed first for removed", async () => {
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) =>
    init?.method === "DELETE"
      ? Response.json({ code: "not_found", message: "There is no such set." }, { status: 404 })
      : Response.json([]),
  );
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  queries.setQueryData(milestoneSetsQuery().queryKey, [{ id: "set-1", name: "Drivers", milestones: [] }]);
  page = await openPage(() => (
    <QueryClientProvider client={queries}>
      <MilestoneSetsSection readOnly={false} />
    </QueryClientProvider>
  ));
  press("Remove Drivers");
  await expect.poll(() => document.querySelector("[role=alertdialog]")).not.toBeNull();
  press("Remove the set");
  await expect
    .poll(() => toasts)
    .toEqual([{ tone: "success", title: "Set removed", description: "Drivers" }]);
  await expect.poll(page.text).toContain("No sets yet");
});
