import { data } from "react-router";
import type { Calls } from "#contract/calls.ts";
import type { Client } from "#contract/core/client.ts";
import { CodedError } from "#contract/core/errors.ts";
import { apiContext, type PageContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { refuse, refuseFailure } from "../answer.ts";
import { checkPasswordChange } from "../checks.ts";
import type { AccountAnswer, AccountIntent } from "./account-answer.ts";

type Change = (account: Client<Calls>["account"], text: (name: string) => string) => Promise<string>;

const changes: Record<AccountIntent, Change> = {
  async details(account, text) {
    const body = { firstName: text("firstName"), lastName: text("lastName"), phone: text("phone") };
    await account.change({ body });
    return "Your details are saved.";
  },
  async email(account, text) {
    const body = { email: text("email"), password: text("emailPassword") };
    return (await account.email.change({ body })).message;
  },
  async keepEmail(account) {
    await account.email.cancel();
    return "Your address stays. The link that we sent does not work any more.";
  },
  async password(account, text) {
    const body = { currentPassword: text("currentPassword"), password: text("password") };
    return (await account.changePassword({ body })).message;
  },
  async endSession(account, text) {
    await account.sessions.end({ params: { id: text("id") } }).catch((error: unknown) => {
      // It ended by itself, which is what was wanted.
      if (!(error instanceof CodedError && error.code === "not_found")) throw error;
    });
    return "The session has ended.";
  },
  async endOtherSessions(account) {
    const { ended } = await account.sessions.endOthers();
    return ended === 1 ? "One session has ended." : `${ended} sessions have ended.`;
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
  const outcome = await outcomeOf(form, intent, () => changes[intent](context.get(apiContext).account, text));
  if (typeof outcome === "string") return data<AccountAnswer>({ intent, done: outcome });
  return data<AccountAnswer>({ ...outcome.data, intent }, outcome.init ?? undefined);
}

/** What was done, or the refusal of the form. */
async function outcomeOf(form: FormData, intent: AccountIntent, run: () => Promise<string>) {
  const problem = intent === "password" ? checkPasswordChange(form) : null;
  if (problem) return refuse(form, problem);
  try {
    return await run();
  } catch (error) {
    const refused = refuseFailure(form, "Please try again", error);
    const { fields } = refused.data.problem;
    // Two forms of the page ask for a password; each has its own name for it.
    if (intent === "email" && fields.password) fields.emailPassword = fields.password;
    return refused;
  }
}
