// @vitest-environment happy-dom
import { useFieldArray, useForm } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasKeptText } from "#web/lib/kept-storage.ts";
import { KeptNotice } from "./kept-form.tsx";
import { useKeptValues } from "./kept-values.ts";
import { openPage } from "./page.test-helper.ts";

let name = "";
let page: Awaited<ReturnType<typeof openPage>>;

/** A form with a list that grows. */
function Profile() {
  const form = useForm({ defaultValues: { town: "Nakuru", jobs: [{ company: "Umoja" }] } });
  const kept = useKeptValues(form, name);
  const { fields, append } = useFieldArray({ control: form.control, name: "jobs" });
  return (
    <form>
      <KeptNotice kept={kept} />
      <input {...form.register("town")} />
      {fields.map((field, index) => (
        <input key={field.id} {...form.register(`jobs.${index}.company`)} />
      ))}
      <button type="button" id="add" onClick={() => append({ company: "" })}>
        Add
      </button>
      <button type="button" id="save" onClick={kept.accept}>
        Save
      </button>
    </form>
  );
}

beforeEach(() => {
  name = crypto.randomUUID();
});
afterEach(() => page.close());

describe("a form that grows", () => {
  it("opens again with its text and the entries that were added", async () => {
    page = await openPage(Profile);
    page.type("town", "Eldoret");
    page.find("#add").click();
    await expect.poll(() => page.value("jobs.1.company")).toBe("");
    page.type("jobs.1.company", "Jirani");
    await expect.poll(() => hasKeptText(name)).toBe(true);
    page.close();
    page = await openPage(Profile);
    await expect.poll(() => page.value("jobs.1.company")).toBe("Jirani");
    expect(page.value("town")).toBe("Eldoret");
    await expect.poll(() => page.text()).toContain("It was kept for you.");
    page.find("form button").click();
    await expect.poll(() => page.value("town")).toBe("Nakuru");
    expect(page.find("form").querySelectorAll("[name^=jobs]")).toHaveLength(1);
    expect(hasKeptText(name)).toBe(false);
  });

  it("keeps nothing once it is saved, or holds again what it began with", async () => {
    page = await openPage(Profile);
    page.type("town", "Eldoret");
    await expect.poll(() => hasKeptText(name)).toBe(true);
    page.type("town", "Nakuru");
    await expect.poll(() => hasKeptText(name)).toBe(false);
    page.type("town", "Eldoret");
    page.find("#save").click();
    expect(hasKeptText(name)).toBe(false);
    await expect.poll(() => page.value("town")).toBe("Eldoret");
    page.type("town", "Nakuru");
    await expect.poll(() => hasKeptText(name)).toBe(true);
  });
});
