import { expect, it } from "vitest";
import { formText } from "./form-text.ts";

it("is the value under a name, and empty for a file or nothing", () => {
  const form = new FormData();
  form.set("name", "Otieno");
  form.set("cv", new File(["x"], "cv.pdf"));
  expect(formText(form, "name")).toBe("Otieno");
  expect(formText(form, "cv")).toBe("");
  expect(formText(form, "phone")).toBe("");
});
