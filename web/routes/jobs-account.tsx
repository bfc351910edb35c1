import { homePath } from "#web/accounts/home-path.ts";
import { changeAccount } from "#web/accounts/settings/account-action.ts";
import { accountOf } from "#web/accounts/settings/account-data.ts";
import { AccountPage } from "#web/accounts/settings/account-page.tsx";
import { requireUser } from "#web/lib/access.ts";
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

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your account · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function JobsAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { user } = loaderData;
  const home = homePath(user);
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[{ label: home === "/" ? "Home" : "Dashboard", to: home }, { label: "Account" }]}
          />
        }
        title="Your account"
        lead="Your name, address, password and sessions."
      />
      <AccountPage key={user.id} {...loaderData} answer={actionData} />
    </div>
  );
}
