import type { ReactNode } from "react";
import { readablePhone, readPhone } from "#contract/core/phone-number.ts";
import {
  educationLabels,
  workAuthorizationLabels,
} from "#contract/recruitment/application-labels.messages.ts";
import { formSteps } from "#contract/recruitment/form-steps.ts";
import type { AskedQuestion } from "#contract/recruitment/job-questions.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { periodText } from "#web/recruitment/resume/resume-text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { answerMessages } from "../answers.messages.ts";
import { answerText } from "../own-answers.tsx";
import type { ApplicationInput } from "./application-values.ts";
import { reviewMessages, stepTitles } from "./apply.messages.ts";

/** What the applicant entered on the steps before, each with a way back to it. */
export function Review({
  values,
  cvName,
  questions,
  onEdit,
}: {
  values: ApplicationInput;
  /** The CV that goes along; null without one. */
  cvName: string | null;
  /** What the job itself asks. */
  questions: readonly AskedQuestion[];
  onEdit: (step: number) => void;
}) {
  const language = useLanguage();
  const names = useMessages(answerMessages);
  const t = useMessages(reviewMessages);
  const levels = useMessages(educationLabels);
  const authorizations = useMessages(workAuthorizationLabels);
  // A select that shows its placeholder holds an empty text.
  const { education, workAuthorization } = values as Partial<ApplicationInput>;
  const yesOrNo = (value: boolean) => (value ? names.yes : names.no);
  return (
    <section className="rounded-card border border-line bg-sand p-4 sm:p-5">
      <h3 className="text-lg">{t.title}</h3>
      <p className="mt-1 text-sm text-muted">{t.lead}</p>
      <div className="mt-4 divide-y divide-line">
        <Part step={1} onEdit={onEdit}>
          <DescriptionList
            columns={2}
            items={[
              { term: names.fullName, value: values.fullName },
              { term: names.email, value: values.email },
              { term: names.phone, value: readablePhone(readPhone(values.phone) ?? values.phone) },
              { term: names.location, value: values.location },
            ]}
          />
        </Part>
        <Part step={2} onEdit={onEdit}>
          {values.workExperiences.length > 0 ? (
            <Experiences entries={values.workExperiences} />
          ) : (
            <p>{names.noExperienceYet}</p>
          )}
          <DescriptionList
            className="mt-4"
            items={[
              { term: names.highestQualification, value: education && levels[education] },
              { term: names.keySkills, value: <Skills skills={values.skills} /> },
            ]}
          />
        </Part>
        <Part step={3} onEdit={onEdit}>
          <DescriptionList
            columns={2}
            items={[
              { term: names.expectedSalary, value: values.expectedSalary },
              {
                term: names.availableStartDate,
                value: values.availableStartDate && formatDate(values.availableStartDate, language),
              },
              {
                term: names.workAuthorization,
                value: workAuthorization && authorizations[workAuthorization],
              },
              { term: t.cv, value: cvName ?? t.noCv },
              { term: names.willingToRelocate, value: yesOrNo(values.willingToRelocate) },
              { term: t.criminalRecord, value: yesOrNo(values.hasBackground) },
              ...(values.worksHere
                ? [{ term: names.worksHere, value: yesOrNo(values.worksHere === "yes") }]
                : []),
            ]}
          />
          {questions.length > 0 && (
            <DescriptionList
              className="mt-4"
              items={questions.map(({ id, text, kind }) => ({
                term: text,
                value: answerText(kind, values.answers?.[id] ?? "", names),
              }))}
            />
          )}
        </Part>
      </div>
    </section>
  );
}

function Part({
  step,
  onEdit,
  children,
}: {
  step: number;
  onEdit: (step: number) => void;
  children: ReactNode;
}) {
  const t = useMessages(reviewMessages);
  const title = useMessages(stepTitles)[(formSteps[step - 1] ?? formSteps[0]).name];
  return (
    <div className="py-4 first:pt-0 last:pb-0">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h4 className="font-semibold">{title}</h4>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onEdit(step)}
          aria-label={t.editStep({ step: title })}
        >
          {t.edit}
        </Button>
      </div>
      {children}
    </div>
  );
}

function Experiences({ entries }: { entries: ApplicationInput["workExperiences"] }) {
  const language = useLanguage();
  const names = useMessages(answerMessages);
  return (
    <ul className="space-y-3">
      {entries.map((entry) => (
        <li key={`${entry.company} ${entry.position} ${entry.startDate}`}>
          <p lang="" className="font-medium">
            {names.positionAt(entry)}
          </p>
          <p className="text-sm text-muted">{periodText(entry, language)}</p>
          <p lang="" className="mt-1 text-sm whitespace-pre-line">
            {entry.description}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  return (
    <span lang="" className="mt-1 flex flex-wrap gap-2">
      {skills.map((skill) => (
        <Badge key={skill} tone="brand" wraps>
          {skill}
        </Badge>
      ))}
    </span>
  );
}
