// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AskingButton } from "./asking-button.tsx";
import { openPage } from "./page.test-helper.ts";

let page: Awaited<ReturnType<typeof openPage>>;
const sent = vi.fn<(intent: FormDataEntryValue | null) => void>();

const dialog = () => document.querySelector("[role=alertdialog]");
const press = (label: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("[role=alertdialog] button")]
    .find(({ textContent }) => textContent === label)
    ?.click();

beforeEach(async () => {
  sent.mockReset();
  page = await openPage(
    () => (
      <AskingButton
        intent="remove"
        title="Remove it?"
        question="It is gone for good."
        confirmLabel="Remove it"
      >
        Remove
      </AskingButton>
    ),
    async ({ request }) => {
      sent((await request.formData()).get("intent"));
      return null;
    },
  );
  page.find("button").click();
  await expect.poll(() => dialog()?.textContent).toContain("It is gone for good.");
});
afterEach(() => page.close());

describe("a button for what cannot be undone", () => {
  it("sends nothing before somebody has confirmed it", async () => {
    press("Cancel");
    await expect.poll(dialog).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  it("sends what its form holds once it is confirmed", async () => {
    press("Remove it");
    await expect.poll(dialog).toBeNull();
    expect(sent.mock.calls).toEqual([["remove"]]);
  });
});
