import { enquiryList, enquiryStatuses } from "#contract/site/enquiries.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure, optional } from "#web/lib/failure.ts";
import { neighboursOf } from "#web/lib/list-neighbours.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { toast } from "#web/ui/toast.ts";
import { EnquiryPage } from "#web/workspace/enquiries/enquiry-page.tsx";
import { requireProviderStaff } from "#web/workspace/shell/provider-access.ts";
import type { Route } from "./+types/enquiry.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireProviderStaff(args);
  const { enquiries } = args.context.get(apiContext);
  const { id } = args.params;
  const inbox = readList(enquiryList, args.url.searchParams);
  const [enquiry, neighbours] = await Promise.all([
    enquiries.get({ params: { id } }),
    optional(
      neighboursOf(enquiryList, inbox, id, (state) =>
        enquiries.list({ query: listQuery(enquiryList, state) }),
      ),
    ),
  ]);
  return { enquiry, neighbours, inbox };
}

/** The calls refuse who may not answer: a session that ended meanwhile shows here, and takes no answer away. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const { enquiries } = args.context.get(apiContext);
  const params = { id: args.params.id };
  const status = enquiryStatuses.find((one) => one === form.get("status"));
  try {
    if (status) await enquiries.update({ params, body: { status } });
    else await enquiries.reply({ params, body: { message: String(form.get("message") ?? "") } });
  } catch (error) {
    return formFailure(error);
  }
  return { done: true as const };
}

/** Says what was done; the page stays where it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const answer = await serverAction();
  if ("failure" in answer) return answer;
  if (form.get("intent") === "reply") {
    toast.success("Answer sent", { description: "It is on its way by email." });
  } else toast.success("Status changed");
  return answer;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `${loaderData?.enquiry.fullName ?? "Enquiry"} · ${matches[0].loaderData?.settings.brand.product}`,
  },
];

export default function Enquiry({ loaderData, matches }: Route.ComponentProps) {
  return <EnquiryPage {...loaderData} product={matches[0].loaderData.settings.brand.product} />;
}
