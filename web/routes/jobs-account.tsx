import { textOf } from "#contract/core/messages.ts";
import { homePath } from "#web/accounts/home-path.ts";
import { ownAccountMessages } from "#web/accounts/settings/account.messages.ts";
import { changeAccount } from "#web/accounts/settings/account-action.ts";
import { accountOf } from "#web/accounts/settings/account-data.ts";
import { AccountPage } from "#web/accounts/settings/account-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { useMessages } from "#web/lib/language.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import type { Route } from "./+types/jobs-account.ts";

/** The account of a job seeker, and of a person who works for no SACCO, in the public frame. */
export async function loader(args: Route.LoaderArgs) {
  return accountOf(args, await requireUser(args));
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeAccount(context, await request.formData());
}

export const meta: Route.MetaFunction = ({ matches }) =>
  titleMeta(
    matches[0].loaderData,
    textOf(ownAccountMessages, (t) => t.title),
  );

export default function JobsAccount({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages(ownAccountMessages);
  const { user } = loaderData;
  const home = homePath(user);
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[{ label: home === "/" ? t.home : t.dashboard, to: home }, { label: t.account }]}
          />
        }
        title={t.title}
        lead={t.lead}
      />
      <AccountPage key={user.id} {...loaderData} answer={actionData} />
    </div>
  );
}
