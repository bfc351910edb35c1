// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { WaitingRejections } from "#web/recruitment/pipeline/hr/waiting-rejections.tsx";
import { openPage } from "#web/ui/page.test-helper.ts";
import { colleaguesQuery } from "../queries.ts";
import { UpdateForm } from "./update-form.tsx";

const application = {
  id: "5a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11",
  candidateName: "Wanjiku Kamau",
  status: "submitted",
  currentStage: 1,
  totalStages: 6,
  timeline: [],
  version: 1,
} as unknown as HrApplicationDetail;

let page: Awaited<ReturnType<typeof openPage>>;
afterEach(() => page.close());

describe("Update Application", () => {
  it("can be pressed once there is something to save: a status, or a note without one", async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    queries.setQueryData(colleaguesQuery().queryKey, []);
    page = await openPage(() => (
      <QueryClientProvider client={queries}>
        <WaitingRejections>
          <UpdateForm application={application} reviewing={false} onDone={() => undefined} />
        </WaitingRejections>
      </QueryClientProvider>
    ));
    const button = page.find<HTMLButtonElement>("button[type=submit]");
    expect([button.textContent, button.disabled]).toEqual(["Update Application", true]);
    page.type("notes", "  ");
    await expect.poll(() => button.disabled).toBe(true);
    page.type("notes", "Called the referee.");
    await expect.poll(() => [button.textContent, button.disabled]).toEqual(["Save note", false]);
    page.type("notes", "");
    await expect.poll(() => button.disabled).toBe(true);
    const status = page.find<HTMLSelectElement>("[name=status]");
    status.value = "screening";
    status.dispatchEvent(new Event("change", { bubbles: true }));
    await expect.poll(() => [button.textContent, button.disabled]).toEqual(["Update Application", false]);
  });
});
