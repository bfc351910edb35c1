// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
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
  history: [],
  version: 1,
} as unknown as HrApplicationDetail;

let page: Awaited<ReturnType<typeof openPage>>;
afterEach(() => page.close());

/**
 * The form in a page, of an application that nobody has typed about.
 * @returns shows the application as it is after a change
 */
async function openForm() {
  const id: string = crypto.randomUUID();
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(colleaguesQuery().queryKey, []);
  let show: (changed: HrApplicationDetail) => void = () => undefined;
  page = await openPage(() => {
    const [shown, setShown] = useState({ ...application, id });
    show = setShown;
    return (
      <QueryClientProvider client={queries}>
        <WaitingRejections>
          <UpdateForm application={shown} reviewing={false} onDone={() => undefined} />
          <output>version {shown.version}</output>
        </WaitingRejections>
      </QueryClientProvider>
    );
  });
  return async (changed: HrApplicationDetail) => {
    show({ ...changed, id });
    await expect.poll(() => page.text()).toContain(`version ${changed.version}`);
  };
}

const history = [{ id: "1", at: "2026-11-26T08:00:00Z", toStatus: "accepted", stage: 1, mentions: [] }];
const moved = { ...application, status: "accepted", version: 2, history } as unknown as HrApplicationDetail;

describe("Update Application", () => {
  it("speaks of a change meanwhile only to who has begun another", async () => {
    const show = await openForm();
    await show(moved);
    page.type("notes", "Called the referee.");
    const button = page.find<HTMLButtonElement>("button[type=submit]");
    await expect.poll(() => button.disabled).toBe(false);
    expect(page.text()).not.toContain("Someone else changed this");
    await show({ ...moved, version: 3 });
    await expect.poll(() => page.text()).toContain("Someone else changed this");
    expect(button.disabled).toBe(true);
  });

  it("can be pressed once there is something to save: a status, or a note without one", async () => {
    await openForm();
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
