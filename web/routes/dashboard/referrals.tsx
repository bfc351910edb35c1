import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { type NewReferral, referralList } from "#contract/recruitment/referrals.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { readList } from "#web/lib/list-state.ts";
import { ReferralsPage } from "#web/recruitment/referrals/referrals-page.tsx";
import type { Route } from "./+types/referrals.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { staff: true });
  const { referrals } = args.context.get(apiContext);
  const { page } = readList(referralList, args.url.searchParams);
  const [jobs, own] = await Promise.all([
    referrals.jobs(),
    referrals.mine({ query: { page, pageSize: referralList.pageSize } }),
  ]);
  return { jobs, own, page, mayRefer: user.workspace?.abilities.change === true };
}

/** Refers a person, or takes a referral back. */
export async function action({ context, request }: Route.ActionArgs) {
  const { referrals } = context.get(apiContext);
  const form = await request.formData();
  const text = (name: string) => formText(form, name);
  try {
    if (text("intent") === "remove") {
      await referrals.remove({ params: { id: text("id") } });
      return null;
    }
    const chosen = form.get("cvFile");
    const { name } = await referrals.create({
      form: {
        jobId: text("jobId"),
        name: text("name"),
        email: text("email"),
        phone: text("phone"),
        relation: text("relation") as NewReferral["relation"],
        words: text("words"),
        agreed: form.has("agreed"),
      },
      files: { cvFile: chosen instanceof File && chosen.name !== "" ? chosen : undefined },
    });
    return { made: `${name} gets an email with a link to apply.` };
  } catch (error) {
    const values = Object.fromEntries([...form].map(([name]) => [name, text(name)]));
    const failed = formFailure(aboutCv(error));
    return data({ ...failed.data, values }, failed.init ?? {});
  }
}

/** What is wrong with the CV is said at its field. */
function aboutCv(error: unknown): unknown {
  if (!(error instanceof CodedError && error.code.startsWith("file_"))) return error;
  return new CodedError("validation", undefined, { cvFile: error.message });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Refer a person · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Referrals({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ReferralsPage
      {...loaderData}
      made={actionData && "made" in actionData ? actionData.made : undefined}
      refusal={actionData && "failure" in actionData ? actionData.failure : undefined}
      values={actionData && "values" in actionData ? actionData.values : undefined}
    />
  );
}
