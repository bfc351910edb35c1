import { Form } from "react-router";
import { referralSource } from "#contract/recruitment/referral-key.ts";
import type { ReferralInvitation } from "#contract/recruitment/referrals.ts";
import { useMessages } from "#web/lib/language.ts";
import { applyPath } from "#web/recruitment/jobs/paths.ts";
import { useSending } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { referralPageMessages } from "./referral.messages.ts";

/** Asks somebody who was referred whether they want to apply. Works without scripts. */
export function ReferralPage({
  referralKey,
  invitation: { organization, jobId, jobTitle, open, declined },
}: {
  referralKey: string;
  invitation: ReferralInvitation;
}) {
  const t = useMessages(referralPageMessages);
  const sending = useSending(undefined, undefined);
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader title={t.title} lead={t.lead({ job: jobTitle, organization })} />
      {declined ? (
        <Alert
          tone="success"
          role="status"
          title={t.declined}
          actions={<ButtonLink to="/jobs">{t.others}</ButtonLink>}
        >
          {t.declinedText({ organization })}
        </Alert>
      ) : (
        <Card>
          <h2 className="text-xl">{t.question}</h2>
          <p className="mt-2 max-w-prose">{open ? t.text : t.closed}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            {open && (
              <ButtonLink to={applyPath(jobId, referralSource(referralKey))} rel="nofollow">
                {t.apply}
              </ButtonLink>
            )}
            <Form method="post">
              <Button type="submit" variant="secondary" loading={sending}>
                {t.decline}
              </Button>
            </Form>
          </div>
        </Card>
      )}
    </div>
  );
}
