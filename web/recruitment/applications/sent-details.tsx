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

const labelOf = (labels: Readonly<Record<string, string>>, code: string): string => labels[code] ?? code;

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
  return (
    <div className="space-y-8">
      <Part title={names.workExperience}>
        {application.workExperiences.length === 0 && <p>{names.noExperienceYet}</p>}
        <ol className="space-y-5">
          {application.workExperiences.map((entry) => (
            <Experience key={`${entry.company} ${entry.position} ${entry.startDate}`} entry={entry} />
          ))}
        </ol>
      </Part>
      <Part title={t.educationAndSkills}>
        <p className="mb-3">{labelOf(levels, application.education)}</p>
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
            { term: names.expectedSalary, value: application.expectedSalary },
            { term: t.availableFrom, value: formatDate(application.availableStartDate, language) },
            { term: names.workAuthorization, value: labelOf(authorizations, application.workAuthorization) },
            { term: names.willingToRelocate, value: application.willingToRelocate ? names.yes : names.no },
            ...(application.worksHere === null
              ? []
              : [{ term: names.worksHere, value: application.worksHere ? names.yes : names.no }]),
            {
              term: t.criminalBackground,
              value: application.hasBackground ? t.disclosed : t.noneDisclosed,
            },
          ]}
        />
      </Part>
      {application.answers.length > 0 && (
        <Part title={t.ownQuestions}>
          <OwnAnswers answers={application.answers} />
        </Part>
      )}
      <Part title={names.coverLetter}>
        <LongText>{application.coverLetter}</LongText>
      </Part>
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
