import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import type { Route } from "./+types/jobs-account-erased.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your account is erased · ${matches[0].loaderData?.settings.brand.product}` },
  { name: "robots", content: "noindex" },
];

/** Where one arrives after the erasure of one's account. */
export default function JobsAccountErased() {
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader title="Your account is erased" lead="You are signed out on every device." />
      <Card>
        <p className="max-w-prose">
          One last mail is on its way to you. It says what was erased and, if a SACCO employs you through us,
          what that SACCO must keep and why.
        </p>
        <p className="mt-3 max-w-prose text-muted">You can look at open positions without an account.</p>
        <ButtonLink to="/jobs" className="mt-5">
          Browse Jobs
        </ButtonLink>
      </Card>
    </div>
  );
}
