import { data, redirect } from "react-router";
import type { Calls } from "#contract/calls.ts";
import type { Client } from "#contract/core/client.ts";
import { CodedError } from "#contract/core/errors.ts";
import { type Campaign, recipientList } from "#contract/experience/campaigns.ts";
import {
  type CampaignAnswer,
  CampaignPage,
  keptCampaign,
  keptSending,
} from "#web/experience/campaigns/campaign-page.tsx";
import { campaignPath, engagementPath } from "#web/experience/campaigns/paths.ts";
import { readCampaignForm, readMoment } from "#web/experience/campaigns/read-campaign-form.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { forgetWhenSent } from "#web/lib/forget-when-sent.ts";
import { formText } from "#web/lib/form-text.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import type { Route } from "./+types/campaign.ts";

type Experience = Client<Calls>["experience"];

/** The same page for a new campaign, whose address has `new` in place of an id. */
const idOf = ({ id }: { id: string }) => (id === "new" ? undefined : id);

/** Null where the segment is gone, which the form says. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CodedError && error.code === "conflict") return null;
    throw error;
  }
}

/** What beside the campaign itself its page shows, by where it stands. */
async function partsOf({ campaigns }: Experience, { id, state }: Campaign, search: URLSearchParams) {
  const params = { id };
  const previews = (await unlessGone(campaigns.preview({ params }))) ?? [];
  if (state === "draft") {
    return { previews, audience: await unlessGone(campaigns.audience({ params })), recipients: null };
  }
  const listed = readList(recipientList, search);
  const found = await campaigns.recipients({ params, query: listQuery(recipientList, listed) });
  return { previews, audience: null, recipients: { found, state: listed } };
}

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const api = args.context.get(apiContext).experience;
  const id = idOf(args.params);
  const [campaign, segments] = await Promise.all([
    id === undefined ? null : api.campaigns.get({ params: { id } }),
    api.segments.list(),
  ]);
  const none = { previews: [], audience: null, recipients: null };
  const parts = campaign ? await partsOf(api, campaign, args.url.searchParams) : none;
  return { campaign, segments, ...parts, readOnly: user.workspace?.abilities.change === false };
}

/** Does what a button of the page says. @returns what is said of it; null for the form itself */
async function act(
  { campaigns }: Experience,
  id: string,
  intent: string,
  form: FormData,
): Promise<string | null> {
  const params = { id };
  if (intent === "test") return `A test is on its way to ${(await campaigns.test({ params })).to}.`;
  if (intent === "send") {
    const people = Number(formText(form, "people"));
    await campaigns.send({ params, body: { people, at: readMoment(form) } });
    return "The campaign is approved.";
  }
  if (intent === "pause") return campaigns.pause({ params }).then(() => "The campaign is paused.");
  if (intent === "resume") return campaigns.resume({ params }).then(() => "The campaign goes on.");
  if (intent === "cancel") return campaigns.cancel({ params }).then(() => "The campaign is cancelled.");
  if (intent !== "remove") return null;
  await campaigns.remove({ params });
  throw redirect(engagementPath);
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const api = context.get(apiContext).experience;
  const form = await request.formData();
  const intent = formText(form, "intent");
  const id = idOf(params);
  const body = readCampaignForm(form);
  try {
    const done = id && intent ? await act(api, id, intent, form) : null;
    if (done) return data<CampaignAnswer>({ intent: intent === "send" ? "sent" : intent, saved: done });
    if (!id) throw redirect(campaignPath((await api.campaigns.create({ body })).id));
    await api.campaigns.update({ params: { id }, body });
    return data<CampaignAnswer>({ intent: "", saved: "The campaign is saved." });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const input = intent === "" ? body : undefined;
    return data<CampaignAnswer>({ intent, failure: error.toAnswer(), input }, { status: error.status });
  }
}

/** What was sent need not be kept any longer. */
export const clientAction = ({ params: { id }, serverAction }: Route.ClientActionArgs) =>
  forgetWhenSent(
    serverAction,
    [keptCampaign(id), keptSending(id)],
    (outcome) => typeof outcome === "string" || outcome.intent === "sent",
  );

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `${loaderData?.campaign?.name ?? "New campaign"} · ${matches[0].loaderData?.settings.brand.product}`,
  },
];

export default function CampaignRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CampaignPage key={loaderData.campaign?.id ?? "new"} {...loaderData} answer={actionData} />;
}
