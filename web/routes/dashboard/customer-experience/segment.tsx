import { data, redirect } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { newSegmentPath, segmentPath, segmentsPath } from "#web/experience/segments/paths.ts";
import { readSegmentForm } from "#web/experience/segments/read-segment-form.ts";
import { keptSegment, type SegmentAnswer, SegmentPage } from "#web/experience/segments/segment-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { forgetWhenSent } from "#web/lib/forget-when-sent.ts";
import { formText } from "#web/lib/form-text.ts";
import type { Route } from "./+types/segment.ts";

/** The same page for a new segment, whose address has `new` in place of an id. */
const idOf = ({ id }: { id?: string }) => (id === "new" ? undefined : id);

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const { segments } = args.context.get(apiContext).experience;
  const id = idOf(args.params);
  const segment = id === undefined ? null : await segments.get({ params: { id } });
  const look = await segments.look({ body: { criteria: segment?.criteria ?? {} } });
  return { segment, look, readOnly: user.workspace?.abilities.change === false };
}

/** Counts, saves or removes: `intent` says which button was pressed. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { segments } = context.get(apiContext).experience;
  const form = await request.formData();
  const id = idOf(params);
  const body = readSegmentForm(form);
  const intent = formText(form, "intent");
  try {
    if (intent === "look") {
      return data<SegmentAnswer>({
        look: await segments.look({ body: { criteria: body.criteria } }),
        input: body,
      });
    }
    if (intent === "remove" && id) {
      await segments.remove({ params: { id } });
      throw redirect(segmentsPath);
    }
    if (id) {
      await segments.update({ params: { id }, body });
      return data<SegmentAnswer>({ saved: "The segment is saved." });
    }
    throw redirect(segmentPath((await segments.create({ body })).id));
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return data<SegmentAnswer>({ failure: error.toAnswer(), input: body }, { status: error.status });
  }
}

/** What was sent need not be kept any longer. */
export const clientAction = ({ params, serverAction }: Route.ClientActionArgs) =>
  forgetWhenSent(serverAction, [keptSegment(params.id)]);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `${loaderData?.segment?.name ?? "New segment"} · ${matches[0].loaderData?.settings.brand.product}`,
  },
];

export default function Segment({ loaderData, actionData }: Route.ComponentProps) {
  return <SegmentPage key={loaderData.segment?.id ?? newSegmentPath} {...loaderData} answer={actionData} />;
}
