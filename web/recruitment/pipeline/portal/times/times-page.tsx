import { maxNote } from "#contract/core/document-requests.ts";
import { interviewTypeMessages } from "#contract/recruitment/interview.messages.ts";
import type { InterviewSlot, OwnSlotOffer } from "#contract/recruitment/interview-slots.ts";
import { formatDate, formatDateTime, formatWeekday } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { ActionButton, ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { timesMessages } from "./times.messages.ts";

/** What came of one of the page's forms, with what was typed. */
export interface TimesAnswer {
  intent: "choose" | "ask";
  failure?: FormRefusal;
  values?: Record<string, string>;
  saved?: boolean;
}

/** Times for an interview: each is booked by one press. Works without scripts. */
export function TimesPage({ offer, answer }: { offer: OwnSlotOffer; answer: TimesAnswer | undefined }) {
  const t = useMessages(timesMessages);
  const types = useMessages(interviewTypeMessages);
  const language = useLanguage();
  const { applicationId, jobTitle, organization, state, type, minutes, note, answerBy, slots } = offer;
  const chosen = slots.find((slot) => slot.state === "chosen");
  return (
    <div className="column max-w-3xl py-6 sm:py-8">
      <BackLink to={`/jobs/applications/${applicationId}`} className="mb-4">
        {t.back}
      </BackLink>
      <h1 className="text-2xl sm:text-3xl">{t.title}</h1>
      <p className="mt-1 text-muted wrap-anywhere">{t.forJob({ title: jobTitle, organization })}</p>
      <p className="mt-1 text-muted">
        {types[type]}, {t.length({ minutes })}
      </p>
      <div className="mt-5 space-y-5">
        {chosen ? (
          <Alert tone="success" role="status" title={t.chosen}>
            {t.chosenText({ when: formatDateTime(chosen.startsAt, language) })}
          </Alert>
        ) : (
          state !== "open" && (
            <Alert tone="info" role="status" title={state === "chosen" ? t.chosen : t[state]}>
              {state === "expired" && t.expiredText({ organization })}
              {state === "cancelled" && t.cancelledText}
              {state === "closed" && t.closedText}
            </Alert>
          )
        )}
        {note && (
          <Section title={t.fromTeam}>
            <p className="max-w-prose break-words whitespace-pre-line">{note}</p>
          </Section>
        )}
        {state === "open" && (
          <>
            <Section title={t.times} description={t.until({ day: formatDate(answerBy, language) })}>
              {answer?.intent === "choose" && answer.failure && (
                <FormError message={answer.failure.message} attempt={answer.failure} />
              )}
              {slots.every((slot) => slot.state !== "free") && <p className="mb-3">{t.noneFree}</p>}
              <ul className="divide-y divide-line">
                {slots.map((slot) => (
                  <li key={slot.id} className="py-3 first:pt-0 last:pb-0">
                    <Time slot={slot} />
                  </li>
                ))}
              </ul>
            </Section>
            <OtherTimes offer={offer} answer={answer?.intent === "ask" ? answer : undefined} />
          </>
        )}
      </div>
    </div>
  );
}

function Time({ slot: { id, startsAt, interviewer, state } }: { slot: InterviewSlot }) {
  const t = useMessages(timesMessages);
  const language = useLanguage();
  const when = `${formatWeekday(startsAt, language)} ${formatDateTime(startsAt, language)}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">{when}</p>
        {interviewer && <p className="text-sm text-muted wrap-anywhere">{t.withWhom({ interviewer })}</p>}
      </div>
      {state === "free" ? (
        <ActionButton
          intent="choose"
          values={{ id }}
          variant="primary"
          label={`${t.choose}: ${when}`}
          preventScrollReset
        >
          {t.choose}
        </ActionButton>
      ) : (
        <Badge>{state === "past" ? t.past : t.busy}</Badge>
      )}
    </div>
  );
}

function OtherTimes({ offer, answer }: { offer: OwnSlotOffer; answer: TimesAnswer | undefined }) {
  const t = useMessages(timesMessages);
  const language = useLanguage();
  const { id, askedAt } = offer;
  return (
    <Section title={t.othersTitle}>
      {askedAt && (
        <p role="status" className="mb-3 text-sm text-muted">
          {t.asked({ when: formatDateTime(askedAt, language) })}
        </p>
      )}
      <ActionForm
        intent="ask"
        keptAs={`times.${id}`}
        refusal={answer?.failure}
        values={answer?.values}
        saved={answer?.saved}
        submitLabel={t.ask}
        sendingLabel={t.sending}
        variant="secondary"
        emptied
        preventScrollReset
      >
        {(errors, values) => (
          <Field label={t.others} name="words" hint={t.othersHint} required error={errors.words}>
            {(control) => <Textarea {...control} rows={3} maxLength={maxNote} defaultValue={values.words} />}
          </Field>
        )}
      </ActionForm>
    </Section>
  );
}
