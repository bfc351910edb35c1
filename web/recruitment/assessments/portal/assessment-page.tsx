import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import type { ReactNode } from "react";
import type { OwnAttempt } from "#contract/recruitment/assessments.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";
import { ownAssessmentMessages } from "./assessment.messages.ts";
import { AttemptForm } from "./attempt-form.tsx";
import { useStartAssessment } from "./mutations.ts";
import { ownAttemptQuery } from "./queries.ts";

/**
 * An assessment as its candidate does it: what it is, the questions while the time runs, and what became of it.
 * @param loaded as the server rendered it
 */
export function AssessmentPage({ loaded }: { loaded: OwnAttempt }) {
  return (
    <QueryProvider>
      <Page loaded={loaded} />
    </QueryProvider>
  );
}

function Page({ loaded }: { loaded: OwnAttempt }) {
  const t = useMessages(ownAssessmentMessages);
  const { data: attempt } = useQuery({ ...ownAttemptQuery(loaded.id), initialData: loaded });
  const { name, jobTitle, organization, applicationId } = attempt;
  return (
    <div className="column max-w-3xl py-6 sm:py-8">
      <BackLink to={`/jobs/applications/${applicationId}`} className="mb-4">
        {t.back}
      </BackLink>
      <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
      <p className="mt-1 mb-5 text-muted">{t.forJob({ title: jobTitle, organization })}</p>
      <NeedsScripts what={t.noScripts} className="mb-5" />
      {attempt.state === "started" ? (
        // The questions come only now: with another beginning the form begins anew.
        <AttemptForm key={attempt.questions.length} attempt={attempt} />
      ) : (
        <Standing attempt={attempt} />
      )}
    </div>
  );
}

function Standing({ attempt }: { attempt: OwnAttempt }) {
  const t = useMessages(ownAssessmentMessages);
  const language = useLanguage();
  const { state, organization, finishedAt, dueDate } = attempt;
  if (state === "waiting") return <Beginning attempt={attempt} />;
  const day = formatDate(dueDate, language);
  if (state === "finished") {
    const when = finishedAt ? formatDateTime(finishedAt, language) : "";
    return (
      <Alert tone="success" role="status" title={t.doneTitle}>
        {t.doneText({ organization, when })}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" role="status" title={t[state]}>
      {state === "expired" ? t.expiredText({ day, organization }) : t.closedText}
    </Alert>
  );
}

function Beginning({ attempt }: { attempt: OwnAttempt }) {
  const t = useMessages(ownAssessmentMessages);
  const language = useLanguage();
  const { id, minutes, questionCount, dueDate, instructions, note } = attempt;
  const start = useStartAssessment(id);
  return (
    <Card>
      <DescriptionList
        className="sm:grid-cols-3"
        items={[
          { term: t.time, value: t.minutes({ minutes }) },
          { term: t.questionCount, value: questionCount },
          { term: t.beginBy, value: t.endOf({ day: formatDate(dueDate, language) }) },
        ]}
      />
      <Words text={instructions} />
      <Words text={note} heading={t.fromTeam} />
      <p className="mt-5 max-w-prose text-sm text-muted">{t.rules}</p>
      <div className="mt-5 noscript:hidden">
        <Confirm
          variant="primary"
          trigger={
            <Button size="lg" icon={Play}>
              {t.begin}
            </Button>
          }
          title={t.beginTitle}
          confirmLabel={t.begin}
          cancelLabel={t.cancel}
          onConfirm={() => start.mutateAsync()}
        >
          {t.beginText({ minutes })}
        </Confirm>
      </div>
    </Card>
  );
}

function Words({ text, heading }: { text: string | null; heading?: ReactNode }) {
  if (!text) return null;
  return (
    <div className="mt-5 max-w-prose">
      {heading && <h2 className="text-base">{heading}</h2>}
      <p className="break-words whitespace-pre-line">{text}</p>
    </div>
  );
}
