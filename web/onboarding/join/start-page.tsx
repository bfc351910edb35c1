import type { ReactNode } from "react";
import { Form } from "react-router";
import { formatNumber } from "#contract/core/numbers.ts";
import type { Joining } from "#contract/onboarding/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import { useSending } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Steps } from "#web/ui/numbered-steps.tsx";
import { PageHero } from "#web/ui/page-hero.tsx";
import { Part } from "#web/ui/part.tsx";
import { TickedItems } from "#web/ui/ticked-items.tsx";
import type { KnownApplication } from "./application.ts";
import { ConsentNotice } from "./consent-notice.tsx";
import { useFramed } from "./framed.ts";
import { KnownHere } from "./known-here.tsx";
import { startMessages } from "./start.messages.ts";

/** Where a SACCO's applicants begin: what it takes, what it costs, and what happens with their data. */
export function StartPage({
  sacco,
  product,
  attempt,
  known,
  offered,
}: {
  sacco: Joining;
  product: string;
  /** The same for a repeated press: it makes one application. */
  attempt: string;
  /** An application that was begun in this browser. */
  known: KnownApplication | null;
  /** What members can save and borrow. */
  offered: ReactNode;
}) {
  const t = useMessages(startMessages);
  const start = sacco.open && <StartForm attempt={attempt} another={known !== null} />;
  return (
    <>
      <PageHero title={t.title({ sacco: sacco.organization })} lead={t.lead}>
        <div className="mt-6 max-w-prose space-y-4">
          {known && <KnownHere known={known} />}
          {start || (
            <Alert tone="warning" title={t.closed({ sacco: sacco.organization })}>
              {t.closedText}
            </Alert>
          )}
        </div>
      </PageHero>
      <Part title={t.need} lead={t.needText}>
        <Needs sacco={sacco} />
      </Part>
      {offered}
      <Part tone="sand" aside title={t.how}>
        <Steps
          steps={[
            { title: t.fill, text: t.fillText },
            { title: t.photograph, text: t.photographText },
            { title: t.finish, text: t.finishText },
            { title: t.answer({ sacco: sacco.organization }), text: t.answerText },
          ]}
        />
      </Part>
      <Part title={t.consent} lead={t.consentText}>
        <ConsentNotice sacco={sacco} product={product} />
        {sacco.open && (
          <div className="mt-9">
            <StartForm attempt={attempt} another={known !== null} />
          </div>
        )}
      </Part>
    </>
  );
}

function StartForm({ attempt, another }: { attempt: string; another: boolean }) {
  const t = useMessages(startMessages);
  return (
    <Form method="post" target="_top" reloadDocument={useFramed()}>
      <input type="hidden" name="intent" value="start" />
      <input type="hidden" name="attempt" value={attempt} />
      <Button
        type="submit"
        size="lg"
        variant={another ? "secondary" : "primary"}
        loading={useSending("start")}
        className="w-full sm:w-auto"
      >
        {another ? t.startAnother : t.start}
      </Button>
    </Form>
  );
}

function Needs({ sacco }: { sacco: Joining }) {
  const t = useMessages(startMessages);
  const amount = (shillings: number) => ({ amount: formatNumber(shillings) });
  const groups = [
    { title: t.documents, items: [t.photo, t.id, t.pin] },
    { title: t.details, items: [t.income, t.nextOfKin, t.beneficiaries] },
    {
      title: t.cost,
      items: [
        t.fee(amount(sacco.entranceFee)),
        t.firstShares(amount(sacco.firstShares)),
        t.deposit(amount(sacco.minimumMonthlyDeposit)),
        t.later,
      ],
    },
  ];
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {groups.map(({ title, items }) => (
        <li key={title} className="flex">
          <Card className="w-full">
            <h3 className="text-xl">{title}</h3>
            <TickedItems items={items} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
