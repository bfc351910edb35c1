import type { FormFailure } from "#web/lib/failure.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";

/** What the form of the section says it is for. */
export const dailyMailIntent = "dailyMail";

/** Whether the person gets the mail in the morning. */
export function DailyMailSection({
  dailyDigest,
  saved,
  failure,
}: {
  dailyDigest: boolean;
  saved: boolean;
  failure: FormFailure | undefined;
}) {
  return (
    <Section
      id="daily-mail"
      title="Mail in the morning"
      description="At most once a day, when there is something in your notifications that you have not read."
    >
      <ActionForm
        intent={dailyMailIntent}
        refusal={failure}
        saved={saved ? "Your choice is saved." : undefined}
        submitLabel="Save"
        preventScrollReset
      >
        <Checkbox name="dailyDigest" label="Mail me what is unread" defaultChecked={dailyDigest} />
      </ActionForm>
    </Section>
  );
}
