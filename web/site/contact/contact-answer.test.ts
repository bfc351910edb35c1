import { expect, it } from "vitest";
import { readContact } from "./contact-answer.ts";

it("reads what was typed, and nothing for a field that is missing or a file", () => {
  const form = new FormData();
  form.set("fullName", "Wanjiru Kamau");
  form.set("subject", new File([], "a.txt"));
  expect(readContact(form)).toEqual({
    fullName: "Wanjiru Kamau",
    email: "",
    phone: "",
    saccoName: "",
    subject: "",
    message: "",
    website: "",
  });
});
