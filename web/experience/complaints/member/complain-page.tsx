import type { ReactNode } from "react";
import type { ComplaintForm as Form } from "#contract/experience/complaint-form.ts";
import { useMessages } from "#web/lib/language.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PageHero } from "#web/ui/page-hero.tsx";
import { complainMessages } from "./complain.messages.ts";
import type { ComplainAnswer } from "./complaint-answer.ts";
import { ComplaintForm } from "./complaint-form.tsx";

/** Where the members of a SACCO complain, and come back with their code. */
export function ComplainPage({
  sacco,
  attempt,
  answer,
  honeypot,
}: {
  sacco: Form;
  attempt: string;
  honeypot: ReactNode;
  answer: ComplainAnswer | undefined;
}) {
  const t = useMessages(complainMessages);
  const { organization, open, acknowledgeDays, investigateDays } = sacco;
  const answerTo = (intent: ComplainAnswer["intent"]) => (answer?.intent === intent ? answer : undefined);
  return (
    <>
      <PageHero
        title={t.title({ sacco: organization })}
        lead={t.lead({ acknowledge: acknowledgeDays, investigate: investigateDays })}
      />
      <div className="column grid gap-8 py-10 sm:py-14 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start">
        {open ? (
          <Section title={t.formTitle}>
            <ComplaintForm
              sacco={sacco}
              attempt={attempt}
              answer={answerTo("complain")}
              honeypot={honeypot}
            />
          </Section>
        ) : (
          <Alert tone="warning" title={t.closedTitle({ sacco: organization })}>
            {t.closedText}
          </Alert>
        )}
        <Follow answer={answerTo("follow")} />
      </div>
    </>
  );
}

function Follow({ answer }: { answer: ComplainAnswer | undefined }) {
  const t = useMessages(complainMessages);
  return (
    <Section title={t.followTitle} description={t.followText}>
      <ActionForm
        intent="follow"
        refusal={answer?.failure}
        values={answer?.values}
        submitLabel={t.follow}
        shown={["code"]}
      >
        {(errors, values) => (
          <Field label={t.code} name="code" required error={errors.code}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                spellCheck={false}
                placeholder="0000-0000-0000-0000-0000"
                defaultValue={values.code}
                className="font-mono"
              />
            )}
          </Field>
        )}
      </ActionForm>
    </Section>
  );
}
