import { data, redirect } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { personalizationPath } from "#web/experience/segments/actions-paths.ts";
import { keptRule, type RuleAnswer, RulePage } from "#web/experience/segments/rule-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { forgetWhenSent } from "#web/lib/forget-when-sent.ts";
import { formText } from "#web/lib/form-text.ts";
import { typedNumber } from "#web/lib/typed-number.ts";
import type { Route } from "./+types/action-rule.ts";

/** The same page for a new rule, whose address has `new` in place of an id. */
const idOf = ({ id }: { id: string }) => (id === "new" ? undefined : id);

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const { nextActions, segments } = args.context.get(apiContext).experience;
  const id = idOf(args.params);
  const [rules, all] = await Promise.all([id === undefined ? [] : nextActions.rules(), segments.list()]);
  const rule = rules.find((one) => one.id === id) ?? null;
  if (id !== undefined && !rule) throw data(null, { status: 404 });
  return { rule, segments: all, readOnly: user.workspace?.abilities.change === false };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { nextActions } = context.get(apiContext).experience;
  const form = await request.formData();
  const id = idOf(params);
  const input = {
    action: formText(form, "action"),
    segmentId: formText(form, "segmentId"),
    priority: typedNumber(formText(form, "priority")),
    cooldownDays: typedNumber(formText(form, "cooldownDays")),
    active: formText(form, "active") === "yes",
  };
  try {
    if (id && formText(form, "intent") === "remove") await nextActions.remove({ params: { id } });
    else if (id) await nextActions.update({ params: { id }, body: input });
    else await nextActions.create({ body: input });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return data<RuleAnswer>({ failure: error.toAnswer(), input }, { status: error.status });
  }
  throw redirect(personalizationPath);
}

/** What was sent need not be kept any longer. */
export const clientAction = ({ params, serverAction }: Route.ClientActionArgs) =>
  forgetWhenSent(serverAction, [keptRule(params.id)]);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `${loaderData?.rule?.action ?? "New rule"} · ${matches[0].loaderData?.settings.brand.product}`,
  },
];

export default function ActionRuleRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RulePage key={loaderData.rule?.id ?? "new"} {...loaderData} answer={actionData} />;
}
