// @vitest-environment happy-dom
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nairobiDayAfter } from "#contract/core/clock.ts";
import { CodedError } from "#contract/core/errors.ts";
import { jobWizardForm } from "#contract/recruitment/job-drafts.ts";
import { openPage } from "#web/ui/page.test-helper.ts";
import { collectToasts } from "#web/ui/toast.test-helper.ts";
import {
  initialValues,
  type JobDraftInput,
  type JobFormControl,
  type JobInput,
  type JobValues,
  toDraftValues,
  toJobForm,
} from "../form/job-values.ts";
import * as mutations from "../mutations.ts";
import { PublishingDialog } from "./publishing-dialog.tsx";
import { useGeneration } from "./use-generation.ts";
import { usePublishing } from "./use-publishing.ts";

const now = new Date("2026-11-23T09:00:00Z");
const written = {
  ...initialValues(now),
  mode: "ai",
  title: "Loan Officer",
  department: "Credit",
  description: "You appraise loans.",
} satisfies JobInput;

let form: JobFormControl;

function Wizard() {
  form = useForm<JobInput, unknown, JobValues>({ defaultValues: written });
  const { publishing, publish, close } = usePublishing(form, "draft", () => undefined);
  const generation = useGeneration(form);
  return (
    <>
      <button type="button" onClick={() => void publish(form.getValues() as JobValues)}>
        Publish Job
      </button>
      <button type="button" onClick={() => void generation.generate()}>
        {generation.running ? "Generating Job Description..." : "Generate Job Description"}
      </button>
      {publishing && <PublishingDialog publishing={publishing} onRetry={close} onClose={close} />}
    </>
  );
}

const button = (label: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label);
const dialog = () => document.querySelector("[role=dialog]");

const toasts = collectToasts();
let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  page = await openPage(Wizard);
});
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
});

describe("a text that was written for the title", () => {
  it("keeps who wrote it with the draft, until it is undone", async () => {
    const note = "Written by the language model from the title.";
    vi.spyOn(mutations, "generateJob").mockResolvedValue({
      job: {
        ...toJobForm(jobWizardForm.parse({ ...written, deadline: nairobiDayAfter(new Date(), 30) })),
        language: "en",
      },
      source: "model",
      note,
      wording: [],
    });
    button("Generate Job Description")?.click();
    await expect.poll(() => toDraftValues(form.getValues() as JobDraftInput).generationNote).toBe(note);
    expect(toasts).toMatchObject([{ title: "Job Generated Successfully" }]);
    toasts[0]?.action?.onClick();
    expect(form.getValues("generationNote")).toBe("");
  });
});

describe("what does not work in the Create Job wizard", () => {
  it("is said of publishing, at the phase that failed; Try Again leads back to what was written", async () => {
    vi.spyOn(mutations, "publishJob").mockImplementation(async (_job, { onPhase }) => {
      onPhase("creating");
      throw new CodedError("conflict", "There is such a job already.");
    });
    button("Publish Job")?.click();
    await expect.poll(() => dialog()?.querySelector("h2")?.textContent).toBe("Publishing failed");
    expect(dialog()?.querySelector("[role=alert]")?.textContent).toBe("There is such a job already.");
    expect(
      [...(dialog()?.querySelectorAll("li") ?? [])].map((phase) => [
        phase.textContent,
        phase.querySelector("svg")?.getAttribute("aria-label"),
      ]),
    ).toEqual([
      ["Validating the job", "done"],
      ["Creating the job", "failed"],
      ["Posting it to the job board", undefined],
      ["Complete", undefined],
    ]);
    expect(toasts).toEqual([
      { tone: "danger", title: "Creation Failed", description: "There is such a job already." },
    ]);
    button("Try Again")?.click();
    await expect.poll(dialog).toBeNull();
    expect(form.getValues()).toMatchObject({ title: "Loan Officer", description: "You appraise loans." });
  });

  it("is said of writing, and leaves what stood there", async () => {
    vi.spyOn(mutations, "generateJob").mockImplementation(async () => {
      throw new CodedError("rate_limited", "Wait a minute.");
    });
    button("Generate Job Description")?.click();
    await expect
      .poll(() => toasts)
      .toEqual([{ tone: "danger", title: "Generation Failed", description: "Wait a minute." }]);
    expect(form.getValues()).toMatchObject({ description: "You appraise loans.", generationNote: "" });
    await expect.poll(() => button("Generate Job Description")).toBeDefined();
  });
});
