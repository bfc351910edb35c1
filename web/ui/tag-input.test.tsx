// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPage } from "./page.test-helper.ts";
import { TagInput } from "./tag-input.tsx";

let page: Awaited<ReturnType<typeof openPage>>;

function Skills() {
  const [skills, setSkills] = useState<readonly string[]>(["Audit"]);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <TagInput id="field" name="skills" value={skills} onChange={setSkills} />
      <button type="submit">Send</button>
    </form>
  );
}
const field = () => page.find<HTMLInputElement>("#field");
const press = (key: string) => field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
/** The tags once they are these. */
const tagsBecome = (...tags: string[]) =>
  expect
    .poll(() => [...document.querySelectorAll<HTMLInputElement>("[name=skills]")].map(({ value }) => value))
    .toEqual(tags);
/** What is typed is there for the next key only once it is drawn. */
async function type(text: string) {
  page.type("field", text);
  await expect.poll(() => field().value).toBe(text);
}

beforeEach(async () => {
  page = await openPage(Skills);
});
afterEach(() => page.close());

describe("a list of short texts", () => {
  it.each(["Enter", ","])("takes what was typed at %s, and empties the field", async (key) => {
    await type("Excel");
    press(key);
    await tagsBecome("Audit", "Excel");
    expect(field().value).toBe("");
  });

  it("takes what is left in the field when one moves on", async () => {
    await type("Excel");
    field().focus();
    field().blur();
    await tagsBecome("Audit", "Excel");
  });

  it("waits with that until a press is over, which the new tag would move away from the pointer", async () => {
    await type("Excel");
    field().focus();
    document.dispatchEvent(new Event("pointerdown"));
    field().blur();
    await tagsBecome("Audit");
    document.dispatchEvent(new Event("pointerup"));
    await tagsBecome("Audit", "Excel");
  });

  it("takes it along when the form is sent", async () => {
    await type("Excel");
    page.find<HTMLFormElement>("form").requestSubmit();
    await tagsBecome("Audit", "Excel");
  });

  it.each(["popstate", "beforeunload", "pagehide"])(
    "takes it along when the page is left: %s",
    async (event) => {
      await type("Excel");
      window.dispatchEvent(new Event(event));
      await tagsBecome("Audit", "Excel");
    },
  );

  it("removes the last one at Backspace in the empty field only, and each one by its cross", async () => {
    await type("Ex");
    press("Backspace");
    await tagsBecome("Audit");
    press("Enter");
    await tagsBecome("Audit", "Ex");
    press("Backspace");
    await tagsBecome("Audit");
    page.find("[aria-label='Remove Audit']").click();
    await tagsBecome();
    expect(document.activeElement).toBe(field());
  });
});
