// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { WaitingRejections } from "#web/recruitment/pipeline/hr/waiting-rejections.tsx";
import { openPage } from "#web/ui/page.test-helper.ts";
import { collectToasts } from "#web/ui/toast.test-helper.ts";
import { CandidateActions } from "./candidate-actions.tsx";
import * as mutations from "./mutations.ts";

const candidate = {
  id: "5a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11",
  name: "Wanjiku Kamau",
  status: "active",
  openApplications: 0,
} as HrCandidate;
const refusal = new CodedError("stale");

describe("a decision on a candidate that is refused", () => {
  const toasts = collectToasts();
  let page: Awaited<ReturnType<typeof openPage>>;

  beforeEach(async () => {
    vi.spyOn(mutations, "decideOnCandidate").mockImplementation(async () => {
      throw refusal;
    });
    page = await openPage(() => (
      <QueryClientProvider client={new QueryClient()}>
        <WaitingRejections>
          <CandidateActions candidate={candidate} />
        </WaitingRejections>
      </QueryClientProvider>
    ));
  });
  afterEach(() => {
    page.close();
    vi.restoreAllMocks();
  });
  const press = (label: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click();

  it("is said in the words for it, with the reason", async () => {
    press("Shortlist Wanjiku Kamau");
    await expect
      .poll(() => toasts)
      .toEqual([
        {
          tone: "danger",
          title: "Error",
          description: `Failed to update candidate status. ${refusal.message}`,
        },
      ]);
  });

  it("leaves the question of a rejection open, with the reason in it", async () => {
    press("Reject Wanjiku Kamau");
    await expect.poll(() => document.querySelector("[role=alertdialog]")).not.toBeNull();
    press("Reject");
    await expect
      .poll(() => document.querySelector("[role=alertdialog] [role=alert]")?.textContent)
      .toBe(refusal.message);
    expect(toasts).toMatchObject([{ title: "Error" }]);
  });
});
