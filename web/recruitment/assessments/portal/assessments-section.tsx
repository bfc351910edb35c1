import { useQuery } from "@tanstack/react-query";
import type { OwnAssessment } from "#contract/recruitment/assessments.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { ownAssessmentMessages } from "./assessment.messages.ts";
import { ownAssessmentsQuery } from "./queries.ts";

const tones: Record<OwnAssessment["state"], Tone> = {
  waiting: "warning",
  started: "info",
  finished: "success",
  expired: "neutral",
  closed: "neutral",
};

/**
 * The assessments that an application's SACCO sent, with the way to each. Nothing where there are none.
 * @param loaded as the server rendered them
 */
export function AssessmentsSection({
  applicationId,
  loaded,
}: {
  applicationId: string;
  loaded: OwnAssessment[];
}) {
  const t = useMessages(ownAssessmentMessages);
  const { data } = useQuery({ ...ownAssessmentsQuery(applicationId), initialData: loaded });
  const [first] = data;
  if (!first) return null;
  return (
    <Section
      id="assessments"
      className="scroll-mt-20"
      title={t.title}
      description={t.description({ organization: first.organization })}
    >
      <ul className="divide-y divide-line">
        {data.map((assessment) => (
          <li key={assessment.id} className="py-4 first:pt-0 last:pb-0">
            <Row assessment={assessment} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Row({ assessment: { id, name, state, minutes, dueDate } }: { assessment: OwnAssessment }) {
  const t = useMessages(ownAssessmentMessages);
  const language = useLanguage();
  const open = state === "waiting" || state === "started";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h3 className="text-base wrap-anywhere">{name}</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={tones[state]}>{t[state]}</Badge>
          {t.minutes({ minutes })}
          {state === "waiting" && (
            <span>
              {t.beginBy} {t.endOf({ day: formatDate(dueDate, language) })}
            </span>
          )}
        </p>
      </div>
      {open && (
        <ButtonLink to={`/jobs/assessments/${id}`}>{state === "waiting" ? t.open : t.goOn}</ButtonLink>
      )}
    </div>
  );
}
