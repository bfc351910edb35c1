import { Form, useNavigation } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";

/** What the form of the section says it is for. */
export const dailyMailIntent = "dailyMail";

/** Whether the person gets the mail in the morning. Posted to the page's own address; works without scripts. */
export function DailyMailSection({
  dailyDigest,
  saved,
  failure,
}: {
  dailyDigest: boolean;
  saved: boolean;
  failure: string | undefined;
}) {
  const sending = useNavigation().formData?.get("intent") === dailyMailIntent;
  return (
    <Section
      id="daily-mail"
      title="Mail in the morning"
      description="At most once a day, when there is something in your notifications that you have not read."
    >
      <Form method="post" preventScrollReset className="space-y-4">
        <input type="hidden" name="intent" value={dailyMailIntent} />
        <Checkbox name="dailyDigest" label="Mail me what is unread" defaultChecked={dailyDigest} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" loading={sending}>
            Save
          </Button>
          <p
            role="status"
            className={`text-sm font-medium empty:hidden ${failure ? "text-danger" : "text-success"}`}
          >
            {sending ? undefined : (failure ?? (saved ? "Your choice is saved." : undefined))}
          </p>
        </div>
      </Form>
    </Section>
  );
}
