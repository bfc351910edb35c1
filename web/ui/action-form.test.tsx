// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasKeptText } from "#web/lib/kept-storage.ts";
import { ActionForm } from "./action-form.tsx";
import { openPage } from "./page.test-helper.ts";

type Answer = { saved?: string; refusal?: { message: string; fields?: Record<string, string> } };

let name = "";
let page: Awaited<ReturnType<typeof openPage>>;
const action = vi.fn<() => Promise<Answer>>();

/** A page with one form, whose field begins with "Umoja". */
const open = (props: { emptied?: boolean } = {}) =>
  openPage(({ actionData }) => {
    const { saved, refusal } = (actionData as Answer | undefined) ?? {};
    return (
      <ActionForm {...props} keptAs={name} saved={saved} refusal={refusal} submitLabel="Save">
        {(errors) => <input name="sacco" defaultValue="Umoja" aria-invalid={"sacco" in errors} />}
      </ActionForm>
    );
  }, action);
const send = () => page.find("button[type=submit]").click();

beforeEach(() => {
  // Every test has a form of its own.
  name = crypto.randomUUID();
  action.mockReset();
});
afterEach(() => page.close());

describe("what is typed in a form of a page", () => {
  it("is there again when the page is opened the next time", async () => {
    page = await open();
    page.type("sacco", "Jirani");
    page.close();
    page = await open();
    await expect.poll(() => page.value("sacco")).toBe("Jirani");
    await expect.poll(() => page.text()).toContain("It was kept for you.");
  });

  it("stays when it is refused, and says why", async () => {
    action.mockResolvedValue({ refusal: { message: "The trial has ended." } });
    page = await open();
    page.type("sacco", "Jirani");
    send();
    await expect.poll(() => page.text()).toContain("The trial has ended.");
    expect(page.value("sacco")).toBe("Jirani");
    expect(hasKeptText(name)).toBe(true);
  });

  it("is kept no more once it is saved, and stays in its field", async () => {
    action.mockResolvedValue({ saved: "The name is saved." });
    page = await open();
    page.type("sacco", "Jirani");
    send();
    await expect.poll(() => page.text()).toContain("The name is saved.");
    await expect.poll(() => hasKeptText(name)).toBe(false);
    expect(page.value("sacco")).toBe("Jirani");
  });

  it("leaves an empty form behind where the next thing is another one", async () => {
    action.mockResolvedValue({ saved: "The token is made." });
    page = await open({ emptied: true });
    page.type("sacco", "Jirani");
    send();
    await expect.poll(() => page.value("sacco")).toBe("Umoja");
    await expect.poll(() => hasKeptText(name)).toBe(false);
  });
});

describe("a refused form", () => {
  it("says it beside the field, which gets the focus, and not above the form too", async () => {
    action.mockResolvedValue({
      refusal: { message: "Please check the fields.", fields: { sacco: "Taken" } },
    });
    page = await open();
    send();
    await expect.poll(() => document.activeElement).toBe(page.find("[name=sacco]"));
    expect(page.text()).not.toContain("Please check the fields.");
  });
});
