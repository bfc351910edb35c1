import {
  dataRequestKinds,
  maxRequestText,
  type OwnDataRequest,
  type OwnMembership,
} from "#contract/onboarding/own-membership.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select, Textarea } from "#web/ui/input.tsx";
import type { OwnAnswer } from "./answer.ts";
import { useCorrectedLabels } from "./corrected-labels.ts";
import { ownMembershipMessages, requestKindNames, requestStatusNames } from "./own-membership.messages.ts";

/** What the person asked for about their data, what was answered, and the form for more. */
export function RequestsSection({ own, answer }: { own: OwnMembership; answer: OwnAnswer | undefined }) {
  const t = useMessages(ownMembershipMessages);
  return (
    <Section
      title={t.requests}
      description={t.requestsText({ days: own.requestDays, years: own.retentionYears })}
    >
      {own.requests.length === 0 && <p className="text-muted">{t.noRequests}</p>}
      <ul className="divide-y divide-line">
        {own.requests.map((request) => (
          <Request key={request.id} request={request} keptUntil={own.keptUntil} />
        ))}
      </ul>
      <h3 className="mt-6 mb-3 text-lg">{t.make}</h3>
      <RequestForm keptAs={`membership.${own.slug}.${own.createdAt}.request`} answer={answer} />
    </Section>
  );
}

function Request({ request, keptUntil }: { request: OwnDataRequest } & Pick<OwnMembership, "keptUntil">) {
  const t = useMessages(ownMembershipMessages);
  const kinds = useMessages(requestKindNames);
  const statuses = useMessages(requestStatusNames);
  const language = useLanguage();
  const labels = useCorrectedLabels();
  const { kind, text, status, createdAt, dueAt, answeredAt, answer, corrected } = request;
  const asked = t.asked({ date: formatDate(createdAt, language) });
  const then = answeredAt
    ? t.answered({ date: formatDate(answeredAt, language) })
    : t.due({ date: formatDate(dueAt, language) });
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{kinds[kind]}</p>
        <Badge tone={status === "granted" ? "success" : status === "open" ? "info" : "neutral"}>
          {statuses[status]}
        </Badge>
      </div>
      <p className="text-sm text-muted">
        {asked} · {then}
      </p>
      {status === "restricted" && keptUntil && (
        <p className="mt-1">{t.keptUntil({ date: formatDate(keptUntil, language) })}</p>
      )}
      {text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
      {corrected.length > 0 && (
        <p className="mt-1 text-sm">
          {t.corrected({ fields: corrected.map((field) => labels[field]).join(", ") })}
        </p>
      )}
      {answer && (
        <p className="mt-2 border-l-2 border-brand pl-3 whitespace-pre-line wrap-anywhere">{answer}</p>
      )}
    </li>
  );
}

function RequestForm({ keptAs, answer }: { keptAs: string; answer: OwnAnswer | undefined }) {
  const t = useMessages(ownMembershipMessages);
  const kinds = useMessages(requestKindNames);
  return (
    <ActionForm
      intent="request"
      keptAs={keptAs}
      refusal={answer?.failure}
      saved={answer?.saved && t.sent}
      submitLabel={t.send}
      sendingLabel={t.sending}
      emptied
      preventScrollReset
    >
      {(errors) => (
        <>
          <Field label={t.kind} name="kind" required error={errors.kind}>
            {(control) => (
              <Select
                {...control}
                options={dataRequestKinds.map((kind) => ({ value: kind, label: kinds[kind] }))}
              />
            )}
          </Field>
          <Field label={t.words} name="text" hint={t.wordsHint} error={errors.text}>
            {(control) => <Textarea {...control} maxLength={maxRequestText} />}
          </Field>
        </>
      )}
    </ActionForm>
  );
}
