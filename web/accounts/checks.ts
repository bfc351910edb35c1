import { passwordMessages } from "#contract/accounts/accounts.messages.ts";
import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { minPasswordLength } from "#contract/core/limits.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { formText } from "#web/lib/form-text.ts";
import { checkMessages } from "./checks.messages.ts";
import type { FormProblem } from "./form-problem.ts";

/**
 * Checks of the account forms that need no server; titles and messages of specification 001, section 5.
 * The first problem is the one that the toast names, while every field shows its own. Whether an address is
 * one is for the call to say.
 */
export type Check = (form: FormData, language?: Language) => FormProblem | null;

type Words = (typeof checkMessages)[Language];

/** A check in the words of the page's language. */
const checkIn =
  (check: (form: FormData, t: Words, language: Language) => FormProblem | null): Check =>
  (form, language = defaultLanguage) =>
    check(form, inOneOf(checkMessages, language), language);

/** What is empty of the required fields. @param required field name -> what to say of it */
function missing(form: FormData, t: Words, required: Record<string, string>): FormProblem[] {
  const empty = Object.entries(required).filter(([name]) => formText(form, name).trim() === "");
  if (empty.length === 0) return [];
  return [{ title: t.missingTitle, message: t.missing, fields: Object.fromEntries(empty) }];
}

/** The first problem with the fields of all; an earlier problem's message stays at a field. */
function merged(problems: readonly FormProblem[]): FormProblem | null {
  const [first] = problems;
  if (!first) return null;
  const fields = Object.assign({}, ...problems.map((problem) => problem.fields).reverse());
  return { ...first, fields };
}

/** Email and password. */
export const checkSignIn = checkIn((form, t) =>
  merged(missing(form, t, { email: t.email, password: t.password })),
);

/** Email alone. */
export const checkEmail = checkIn((form, t) => merged(missing(form, t, { email: t.email })));

function passwordProblems(form: FormData, t: Words, language: Language): FormProblem[] {
  const password = formText(form, "password");
  const problems: FormProblem[] = [];
  if (password !== formText(form, "confirmPassword")) {
    const message = t.mismatch;
    problems.push({ title: t.mismatchTitle, message, fields: { confirmPassword: message } });
  }
  if (password.length < minPasswordLength) {
    const message = inOneOf(passwordMessages, language).tooShort({ min: minPasswordLength });
    problems.push({ title: t.weakTitle, message, fields: { password: message } });
  }
  return problems;
}

/** What is empty, or else what is wrong with the password. */
function passwordCheck(
  form: FormData,
  [t, language]: [Words, Language],
  required: Record<string, string>,
): FormProblem | null {
  const empty = missing(form, t, required);
  return merged(empty.length > 0 ? empty : passwordProblems(form, t, language));
}

/** A new password, typed twice. */
export const checkNewPassword = checkIn((form, t, language) =>
  passwordCheck(form, [t, language], { password: t.newPassword }),
);

/** A new password, typed twice, from a person who knows the present one. */
export const checkPasswordChange = checkIn((form, t, language) =>
  passwordCheck(form, [t, language], { currentPassword: t.presentPassword, password: t.newPassword }),
);

/** A trial of a SACCO's staff. */
export const checkSignUp = checkIn((form, t) =>
  merged(missing(form, t, { fullName: t.fullName, email: t.email, password: t.newPassword })),
);

/** A job seeker's registration. */
export const checkRegistration = checkIn((form, t, language) => {
  const names = { firstName: t.firstName, lastName: t.lastName };
  const problems = [
    ...missing(form, t, { ...names, email: t.email, password: t.newPassword }),
    ...passwordProblems(form, t, language),
  ];
  if (!form.has("terms")) {
    problems.push({ title: t.termsTitle, message: t.terms, fields: { terms: t.terms } });
  }
  return merged(problems);
});
