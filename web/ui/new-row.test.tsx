// @vitest-environment happy-dom
import { zodResolver } from "@hookform/resolvers/zod";
import { useFieldArray, useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import { FormField } from "./form-field.tsx";
import { Input } from "./input.tsx";
import { useNewRow } from "./new-row.ts";
import { openPage } from "./page.test-helper.ts";

const schema = z.object({ jobs: z.array(z.object({ company: z.string().min(1, "Enter the company") })) });

let page: Awaited<ReturnType<typeof openPage>>;
afterEach(() => page.close());

function Jobs() {
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onChange",
    defaultValues: { jobs: [{ company: "" }] },
  });
  const { fields, append } = useFieldArray({ control: form.control, name: "jobs" });
  const begin = useNewRow(form, "jobs");
  const add = () => {
    begin(fields.length);
    append({ company: "" });
  };
  return (
    <form>
      {fields.map((field, index) => (
        <FormField key={field.id} form={form} name={`jobs.${index}.company`} label={`Company ${index + 1}`}>
          {(control) => <Input {...control} />}
        </FormField>
      ))}
      <button type="button" id="add" onClick={add}>
        Add
      </button>
      <button type="button" id="next" onClick={() => void form.trigger("jobs")}>
        Next
      </button>
      <output>{form.formState.isValidating ? "checking" : "checked"}</output>
    </form>
  );
}

const complaints = () => page.text().split("Enter the company").length - 1;

it("says nothing about a row that was just added, and what the next step lacks of all", async () => {
  page = await openPage(Jobs);
  page.type("jobs.0.company", "Umoja");
  page.find("#add").click();
  await expect.poll(() => page.value("jobs.1.company")).toBe("");
  page.type("jobs.0.company", "Jirani");
  await expect.poll(() => page.text()).toContain("checked");
  expect(complaints()).toBe(0);
  page.find("#next").click();
  await expect.poll(complaints).toBe(1);
  page.type("jobs.1.company", "Tala");
  await expect.poll(complaints).toBe(0);
});
