import { formatNumber } from "#contract/core/numbers.ts";
import type { Joining } from "#contract/onboarding/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import { Steps } from "#web/ui/numbered-steps.tsx";
import { progressMessages } from "./wizard.messages.ts";

/** Business hours of a working day. */
const hoursOfDay = 10;

/** What happens to an application that was sent. */
export function NextSteps({ sacco }: { sacco: Joining }) {
  const t = useMessages(progressMessages);
  const { decisionHours, entranceFee, firstShares, payInto } = sacco;
  const days = t.workingDays({ count: Math.max(1, Math.ceil(decisionHours / hoursOfDay)) });
  return (
    <section className="mt-10">
      <h2 className="mb-6 text-2xl">{t.next}</h2>
      <Steps
        steps={[
          { title: t.officer({ sacco: sacco.organization }), text: t.officerText({ days }) },
          { title: t.hear, text: t.hearText },
          {
            title: t.pay,
            text: [
              t.payText({ fee: formatNumber(entranceFee), shares: formatNumber(firstShares) }),
              ...(payInto ? [t.payInto({ place: payInto })] : []),
            ].join(" "),
          },
        ]}
      />
      <p className="mt-6 text-sm text-muted">{t.keepAddress}</p>
    </section>
  );
}
