import { data } from "react-router";
import type { Calls } from "#contract/calls.ts";
import type { Client } from "#contract/core/client.ts";
import type { Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { apiContext, type PageContext } from "#web/lib/context.ts";
import { ifThere } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { pageLanguage } from "#web/lib/language.ts";
import { accountFormMessages } from "../account-forms.messages.ts";
import { refuse, refuseFailure } from "../answer.ts";
import { checkPasswordChange } from "../checks.ts";
import { accountSecurityMessages, ownAccountMessages } from "./account.messages.ts";
import type { AccountAnswer, AccountIntent } from "./account-answer.ts";
import { twoFactorMessages } from "./two-factor.messages.ts";

type Change = (
  account: Client<Calls>["account"],
  text: (name: string) => string,
  language: Language,
) => Promise<string | { done: string; backupCodes: string[] }>;

const changes: Record<AccountIntent, Change> = {
  async details(account, text, language) {
    const body = { firstName: text("firstName"), lastName: text("lastName"), phone: text("phone") };
    await account.change({ body });
    return inOneOf(ownAccountMessages, language).detailsSaved;
  },
  async email(account, text) {
    const body = { email: text("email"), password: text("emailPassword") };
    return (await account.email.change({ body })).message;
  },
  async keepEmail(account, _, language) {
    await account.email.cancel();
    return inOneOf(ownAccountMessages, language).addressKept;
  },
  async password(account, text) {
    const body = { currentPassword: text("currentPassword"), password: text("password") };
    return (await account.changePassword({ body })).message;
  },
  async beginTwoFactor(account, text) {
    await account.twoFactor.begin({ body: { password: text("twoFactorPassword") } });
    return "";
  },
  async confirmTwoFactor(account, text, language) {
    const { backupCodes } = await account.twoFactor.confirm({ body: { code: text("code") } });
    return { done: inOneOf(twoFactorMessages, language).enabled, backupCodes };
  },
  async cancelTwoFactor(account, _, language) {
    await account.twoFactor.cancel();
    return inOneOf(twoFactorMessages, language).cancelled;
  },
  async renewCodes(account, text, language) {
    const body = { password: text("twoFactorPassword") };
    const { backupCodes } = await account.twoFactor.renewCodes({ body });
    return { done: inOneOf(twoFactorMessages, language).renewed, backupCodes };
  },
  async disableTwoFactor(account, text, language) {
    await account.twoFactor.disable({ body: { password: text("twoFactorPassword") } });
    return inOneOf(twoFactorMessages, language).disabled;
  },
  async endSession(account, text, language) {
    // One that ended by itself is what was wanted.
    await ifThere(account.sessions.end({ params: { id: text("id") } }));
    return inOneOf(accountSecurityMessages, language).ended;
  },
  async endOtherSessions(account, _, language) {
    const { ended } = await account.sessions.endOthers();
    return inOneOf(accountSecurityMessages, language).endedOthers({ count: ended });
  },
};

const isIntent = (text: string): text is AccountIntent => Object.hasOwn(changes, text);

/**
 * For actions: does what a form of the account page asks for. The calls refuse who may not: a session that ended
 * meanwhile shows beside the form, and takes nothing typed away.
 */
export async function changeAccount(context: PageContext, form: FormData) {
  const text = (name: string) => formText(form, name);
  const intent = text("intent");
  if (!isIntent(intent)) throw new Response(null, { status: 400 });
  const language = pageLanguage(context);
  const { account } = context.get(apiContext);
  const outcome = await outcomeOf(form, intent, language, () => changes[intent](account, text, language));
  if (typeof outcome === "string") return data<AccountAnswer>({ intent, done: outcome });
  if ("done" in outcome) return data<AccountAnswer>({ intent, ...outcome });
  return data<AccountAnswer>({ ...outcome.data, intent }, outcome.init ?? undefined);
}

/** What was done, or the refusal of the form. */
async function outcomeOf(
  form: FormData,
  intent: AccountIntent,
  language: Language,
  run: () => ReturnType<Change>,
) {
  const problem = intent === "password" ? checkPasswordChange(form, language) : null;
  if (problem) return refuse(form, problem);
  try {
    return await run();
  } catch (error) {
    const refused = refuseFailure(form, inOneOf(accountFormMessages, language).pleaseTryAgain, error);
    const { fields } = refused.data.problem;
    // Several forms of the page ask for a password; each has its own name for it.
    if (fields.password) fields[intent === "email" ? "emailPassword" : "twoFactorPassword"] = fields.password;
    return refused;
  }
}
