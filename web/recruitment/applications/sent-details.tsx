import type { ReactNode } from "react";
import {
  educationLabels,
  workAuthorizationLabels,
} from "#contract/recruitment/application-labels.messages.ts";
import type { SentAnswers, WorkExperience } from "#contract/recruitment/applications.ts";
import { formatDate, formatMonth } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { answerMessages, sentMessages } from "./answers.messages.ts";
import { OwnAnswers, type ReadAnswer } from "./own-answers.tsx";

/** What a code stands for; without one nobody was asked. */
const labelOf = (labels: Readonly<Record<string, string>>, code: string | null, otherwise: string): string =>
  code === null ? otherwise : (labels[code] ?? code);

/** Everything that the candidate filled in, in the order of the form. */
export function SentDetails({
  application,
}: {
  application: Omit<SentAnswers, "answers"> & { answers: readonly ReadAnswer[] };
}) {
  const language = useLanguage();
  const names = useMessages(answerMessages);
  const t = useMessages(sentMessages);
  const levels = useMessages(educationLabels);
  const authorizations = useMessages(workAuthorizationLabels);
  const said = (value: boolean | null, { yes, no }: { yes: string; no: string }) =>
    value === null ? t.unasked : value ? yes : no;
  return (
    <div className="space-y-8">
      <Part title={names.workExperience}>
        {application.workExperiences.length === 0 && (
          <p>{application.hasBackground === null ? t.unasked : names.noExperienceYet}</p>
        )}
        <ol className="space-y-5">
          {application.workExperiences.map((entry) => (
            <Experience key={`${entry.company} ${entry.position} ${entry.startDate}`} entry={entry} />
          ))}
        </ol>
      </Part>
      <Part title={t.educationAndSkills}>
        <p className="mb-3">{labelOf(levels, application.education, t.unasked)}</p>
        <ul aria-label={t.skills} className="flex flex-wrap gap-2">
          {application.skills.map((skill) => (
            <li key={skill} lang="" className="max-w-full">
              <Badge wraps>{skill}</Badge>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t.jobDetails}>
        <DescriptionList
          columns={3}
          items={[
            { term: names.expectedSalary, value: application.expectedSalary || t.unasked },
            {
              term: t.availableFrom,
              value: application.availableStartDate
                ? formatDate(application.availableStartDate, language)
                : t.unasked,
            },
            {
              term: names.workAuthorization,
              value: labelOf(authorizations, application.workAuthorization, t.unasked),
            },
            { term: names.willingToRelocate, value: said(application.willingToRelocate, names) },
            ...(application.worksHere === null
              ? []
              : [{ term: names.worksHere, value: application.worksHere ? names.yes : names.no }]),
            {
              term: t.criminalBackground,
              value: said(application.hasBackground, { yes: t.disclosed, no: t.noneDisclosed }),
            },
          ]}
        />
      </Part>
      {application.answers.length > 0 && (
        <Part title={t.ownQuestions}>
          <OwnAnswers answers={application.answers} />
        </Part>
      )}
      {application.coverLetter && (
        <Part title={names.coverLetter}>
          <LongText>{application.coverLetter}</LongText>
        </Part>
      )}
      {application.additionalInfo && (
        <Part title={names.additionalInfo}>
          <LongText>{application.additionalInfo}</LongText>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}

/** What the candidate wrote, in whichever language. */
function LongText({ children }: { children: string }) {
  return (
    <p lang="" className="max-w-prose whitespace-pre-line">
      {children}
    </p>
  );
}

function Experience({ entry }: { entry: WorkExperience }) {
  const language = useLanguage();
  const names = useMessages(answerMessages);
  const t = useMessages(sentMessages);
  const end = entry.endDate ? formatMonth(entry.endDate, language) : t.notStated;
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-semibold">{names.positionAt(entry)}</h4>
        <p className="text-sm text-muted">
          {t.period({ from: formatMonth(entry.startDate, language), until: entry.current ? t.today : end })}
        </p>
      </div>
      <LongText>{entry.description}</LongText>
    </li>
  );
}
