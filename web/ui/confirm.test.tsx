// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { Confirm } from "./confirm.tsx";
import { openPage } from "./page.test-helper.ts";

let page: Awaited<ReturnType<typeof openPage>>;
const onConfirm = vi.fn<() => Promise<void>>();

/** A page that asks before something is removed, with the question open. */
async function ask() {
  page = await openPage(() => (
    <Confirm
      trigger={<button type="button">Remove</button>}
      title="Remove it?"
      confirmLabel="Remove it"
      onConfirm={onConfirm}
    >
      It cannot be undone.
    </Confirm>
  ));
  page.find("button").click();
  await expect.poll(() => dialog()).not.toBeNull();
}
const dialog = () => document.querySelector("[role=alertdialog]");
const button = (label: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("[role=alertdialog] button")].find(
    ({ textContent }) => textContent === label,
  );

afterEach(() => {
  page.close();
  onConfirm.mockReset();
});

describe("a question before something that cannot be undone", () => {
  it("does it when it is confirmed, and closes when it is done", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onConfirm.mockReturnValue(promise);
    await ask();
    button("Remove it")?.click();
    await expect.poll(() => button("Cancel")?.disabled).toBe(true);
    resolve();
    await expect.poll(() => dialog()).toBeNull();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it("does nothing when it is cancelled", async () => {
    await ask();
    button("Cancel")?.click();
    await expect.poll(() => dialog()).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("stays and says why when it does not work", async () => {
    onConfirm.mockRejectedValue(new TypeError("Failed to fetch"));
    await ask();
    button("Remove it")?.click();
    await expect.poll(() => document.querySelector("[role=alertdialog] [role=alert]")).not.toBeNull();
    expect(button("Remove it")?.disabled).toBe(false);
    expect(document.body.textContent).not.toContain("Failed to fetch");
  });
});
