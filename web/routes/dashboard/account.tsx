import { data } from "react-router";
import { changeAccount } from "#web/accounts/settings/account-action.ts";
import { accountOf } from "#web/accounts/settings/account-data.ts";
import { AccountPage } from "#web/accounts/settings/account-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure, optional } from "#web/lib/failure.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { DailyMailSection, dailyMailIntent } from "#web/workspace/notifications/daily-mail-section.tsx";
import type { Route } from "./+types/account.ts";

/** The account of a person who works for a SACCO, in the workspace's frame. */
export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { staff: true });
  const { notifications } = args.context.get(apiContext);
  const [account, settings] = await Promise.all([
    accountOf(args, user),
    optional(notifications.settings.get()),
  ]);
  return { account, settings };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get("intent") !== dailyMailIntent) {
    const { data: account, init } = await changeAccount(context, form);
    return data({ account }, init ?? undefined);
  }
  try {
    const body = { dailyDigest: form.get("dailyDigest") === "on" };
    await context.get(apiContext).notifications.settings.change({ body });
    return { dailyMail: { saved: true } };
  } catch (error) {
    return { dailyMail: { saved: false, failure: formFailure(error).data.failure } };
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your account · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Account({ loaderData: { account, settings }, actionData }: Route.ComponentProps) {
  const dailyMail = actionData && "dailyMail" in actionData ? actionData.dailyMail : undefined;
  return (
    <div className="max-w-3xl space-y-5">
      <PageHeader title="Your account" lead="Your name, address, password and sessions." />
      <AccountPage
        key={account.user.id}
        {...account}
        answer={actionData && "account" in actionData ? actionData.account : undefined}
      />
      {settings && (
        <DailyMailSection
          dailyDigest={settings.dailyDigest}
          saved={dailyMail?.saved ?? false}
          failure={dailyMail && "failure" in dailyMail ? dailyMail.failure : undefined}
        />
      )}
    </div>
  );
}
