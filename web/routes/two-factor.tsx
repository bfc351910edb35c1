import { Form } from "react-router";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { homePath } from "#web/accounts/home-path.ts";
import { changeAccount } from "#web/accounts/settings/account-action.ts";
import { TwoFactorSection } from "#web/accounts/settings/two-factor-section.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { safeNextPath } from "#web/lib/next-path.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/two-factor.ts";

/** Where somebody sets two-factor sign-in up whose organisation asks it of them, before anything else opens. */
export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args);
  const home = homePath(user);
  return {
    email: user.email,
    organization: user.workspace?.name ?? null,
    twoFactor: await args.context.get(apiContext).account.twoFactor.get(),
    next: safeNextPath(args.url.searchParams.get("next"), home),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeAccount(context, await request.formData());
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Two-factor sign-in · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function TwoFactorPage({
  loaderData: { email, organization, twoFactor, next },
  actionData,
}: Route.ComponentProps) {
  const done = twoFactor.enabledAt !== null;
  return (
    <AccountFrame
      title={done ? "You can go on" : "One more step to sign in"}
      lead={
        done
          ? "Keep the backup codes, then go on to where you wanted to be."
          : `${organization ?? "Your organisation"} asks for a code of an app on your phone, beside the password. Set it up now; it takes two minutes.`
      }
    >
      <div className="space-y-5">
        <TwoFactorSection email={email} twoFactor={twoFactor} answer={actionData} />
        {done ? (
          <ButtonLink to={next}>Go on</ButtonLink>
        ) : (
          <Form method="post" action="/logout">
            <Button type="submit" variant="ghost">
              Sign out
            </Button>
          </Form>
        )}
      </div>
    </AccountFrame>
  );
}
