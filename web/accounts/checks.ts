import { minPasswordLength } from "#contract/core/limits.ts";
import { formText } from "#web/lib/form-text.ts";
import type { FormProblem } from "./form-problem.ts";

/**
 * Checks of the account forms that need no server; titles and messages of specification 001, section 5.
 * The first problem is the one that the toast names, while every field shows its own. Whether an address is
 * one is for the call to say.
 */
type Check = (form: FormData) => FormProblem | null;

const missingInformation = {
  title: "Missing Information",
  message: "Please fill in all required fields.",
};

function missing(form: FormData, required: Record<string, string>): Record<string, string> {
  const empty = Object.entries(required).filter(([name]) => formText(form, name).trim() === "");
  return Object.fromEntries(empty);
}

const passwordRequired = "Enter your password.";
const emailRequired = "Enter your email address.";

/** Email and password. */
export const checkSignIn: Check = (form) => {
  const fields = missing(form, { email: emailRequired, password: passwordRequired });
  return Object.keys(fields).length > 0 ? { ...missingInformation, fields } : null;
};

/** Email alone. */
export const checkEmail: Check = (form) => {
  const fields = missing(form, { email: emailRequired });
  return Object.keys(fields).length > 0 ? { ...missingInformation, fields } : null;
};

function passwordProblems(form: FormData): FormProblem[] {
  const password = formText(form, "password");
  const problems: FormProblem[] = [];
  if (password !== formText(form, "confirmPassword")) {
    const message = "Passwords do not match.";
    problems.push({ title: "Password Mismatch", message, fields: { confirmPassword: message } });
  }
  if (password.length < minPasswordLength) {
    const message = `Password must be at least ${minPasswordLength} characters long.`;
    problems.push({ title: "Weak Password", message, fields: { password: message } });
  }
  return problems;
}

/** The first problem with the fields of all; an earlier problem's message stays at a field. */
function merged(problems: readonly FormProblem[]): FormProblem | null {
  const [first] = problems;
  if (!first) return null;
  const fields = Object.assign({}, ...problems.map((problem) => problem.fields).reverse());
  return { ...first, fields };
}

/** A new password, typed twice. */
export const checkNewPassword: Check = (form) => {
  const fields = missing(form, { password: "Choose a password." });
  if (Object.keys(fields).length > 0) return { ...missingInformation, fields };
  return merged(passwordProblems(form));
};

/** A new password, typed twice, from a person who knows the present one. */
export const checkPasswordChange: Check = (form) => {
  const fields = missing(form, {
    currentPassword: "Enter your present password.",
    password: "Choose a password.",
  });
  if (Object.keys(fields).length > 0) return { ...missingInformation, fields };
  return merged(passwordProblems(form));
};

/** A trial of a SACCO's staff. */
export const checkSignUp: Check = (form) => {
  const fields = missing(form, {
    fullName: "Enter your full name.",
    email: emailRequired,
    password: "Choose a password.",
  });
  return Object.keys(fields).length > 0 ? { ...missingInformation, fields } : null;
};

/** A job seeker's registration. */
export const checkRegistration: Check = (form) => {
  const problems: FormProblem[] = [];
  const fields = missing(form, {
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    email: emailRequired,
    password: "Choose a password.",
  });
  if (Object.keys(fields).length > 0) problems.push({ ...missingInformation, fields });
  problems.push(...passwordProblems(form));
  if (!form.has("terms")) {
    const message = "Please agree to the terms and conditions.";
    problems.push({ title: "Terms Required", message, fields: { terms: message } });
  }
  return merged(problems);
};
