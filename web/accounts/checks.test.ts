import { describe, expect, it } from "vitest";
import {
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
  checkSignIn,
  checkSignUp,
} from "./checks.ts";
import { refusal } from "./form-problem.ts";

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const registration = {
  firstName: "Achieng",
  lastName: "Otieno",
  email: "achieng@mail.example",
  phone: "",
  password: "secret-1",
  confirmPassword: "secret-1",
  terms: "on",
};
const without = (...names: string[]) =>
  formOf(Object.fromEntries(Object.entries(registration).filter(([name]) => !names.includes(name))));

describe("checkSignIn", () => {
  it("asks for what is empty", () => {
    expect(checkSignIn(formOf({ email: " ", password: "" }))).toMatchObject({
      title: "Missing Information",
      message: "Please fill in all required fields.",
      fields: { email: expect.any(String), password: expect.any(String) },
    });
    expect(checkSignIn(formOf({ email: "a@b.example", password: " " }))?.fields).toEqual({
      password: "Enter your password.",
    });
  });

  it("leaves it to the server whether the address is one", () => {
    expect(checkSignIn(formOf({ email: "not an address", password: "x" }))).toBeNull();
  });
});

describe("checkRegistration", () => {
  it("accepts a complete form without a phone number", () => {
    expect(checkRegistration(formOf(registration))).toBeNull();
  });

  it.each([
    [{ firstName: " " }, "Missing Information", ["firstName"]],
    [{ confirmPassword: "secret-2" }, "Password Mismatch", ["confirmPassword"]],
    [{ password: "five5", confirmPassword: "five5" }, "Weak Password", ["password"]],
  ])("refuses %o: %s", (change, title, fields) => {
    const problem = checkRegistration(formOf({ ...registration, ...change }));
    expect(problem?.title).toBe(title);
    expect(Object.keys(problem?.fields ?? {})).toEqual(fields);
  });

  it("asks for the terms last", () => {
    expect(checkRegistration(without("terms"))).toMatchObject({
      title: "Terms Required",
      message: "Please agree to the terms and conditions.",
    });
  });

  it("names the first problem and shows every one at its field", () => {
    const problem = checkRegistration(
      formOf({ ...registration, lastName: "", password: "abc", confirmPassword: "abd" }),
    );
    expect(problem?.title).toBe("Missing Information");
    expect(Object.keys(problem?.fields ?? {}).sort()).toEqual(["confirmPassword", "lastName", "password"]);
  });

  it("says of an empty password that it is missing, not that it is short", () => {
    const problem = checkRegistration(without("password"));
    expect(problem?.fields.password).toBe("Choose a password.");
  });
});

describe("checkSignUp", () => {
  it("asks for all but the organization", () => {
    const problem = checkSignUp(formOf({ fullName: " ", email: "", organization: "", password: "" }));
    expect(problem).toMatchObject({
      title: "Missing Information",
      message: "Please fill in all required fields.",
    });
    expect(Object.keys(problem?.fields ?? {})).toEqual(["fullName", "email", "password"]);
    expect(checkSignUp(formOf({ fullName: "A", email: "a@b.example", password: "x" }))).toBeNull();
  });
});

describe("checkNewPassword", () => {
  it("wants the same password twice", () => {
    expect(checkNewPassword(formOf({ password: "secret-1", confirmPassword: "secret-1" }))).toBeNull();
    expect(checkNewPassword(formOf({ password: "secret-1", confirmPassword: "" }))?.title).toBe(
      "Password Mismatch",
    );
  });
});

describe("checkPasswordChange", () => {
  const typed = { currentPassword: "secret-0", password: "secret-1", confirmPassword: "secret-1" };

  it("wants the present password, and the new one twice", () => {
    expect(checkPasswordChange(formOf(typed))).toBeNull();
    expect(checkPasswordChange(formOf({ ...typed, currentPassword: "" }))?.fields).toEqual({
      currentPassword: "Enter your present password.",
    });
    expect(checkPasswordChange(formOf({ ...typed, confirmPassword: "secret-2" }))?.title).toBe(
      "Password Mismatch",
    );
    expect(checkPasswordChange(formOf({ ...typed, password: "abc", confirmPassword: "abc" }))?.title).toBe(
      "Weak Password",
    );
  });
});

describe("in Kiswahili", () => {
  it("says all of it in Kiswahili", () => {
    const problem = checkRegistration(
      formOf({ ...registration, lastName: "", password: "abc", confirmPassword: "abd" }),
      "sw",
    );
    expect(problem).toEqual({
      title: "Kuna sehemu zilizo wazi",
      message: "Tafadhali jaza sehemu zote za lazima.",
      fields: {
        lastName: "Weka jina lako la mwisho.",
        password: "Nenosiri linapaswa kuwa na angalau herufi 6.",
        confirmPassword: "Nenosiri ulilorudia halilingani na la kwanza.",
      },
    });
  });
});

describe("refusal", () => {
  it("gives back what was typed except passwords", () => {
    const problem = { title: "Registration Failed", message: "Please try again.", fields: {} };
    const { values } = refusal(formOf(registration), problem);
    expect(values).not.toHaveProperty("password");
    expect(values).not.toHaveProperty("confirmPassword");
    expect(values.email).toBe("achieng@mail.example");
  });
});
