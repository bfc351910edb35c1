import type { ReactNode } from "react";
import { readablePhone, readPhone } from "#contract/core/phone-number.ts";
import {
  educationLabels,
  workAuthorizationLabels,
} from "#contract/recruitment/application-labels.messages.ts";
import { formSteps } from "#contract/recruitment/applications.ts";
import { formatDate, formatMonth } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { answerMessages } from "../answers.messages.ts";
import type { ApplicationInput } from "./application-values.ts";

const yesOrNo = (value: boolean) => (value ? "Yes" : "No");

/** What the applicant entered on the steps before, each with a way back to it. */
export function Review({
  values,
  cvName,
  onEdit,
}: {
  values: ApplicationInput;
  /** The CV that goes along; null without one. */
  cvName: string | null;
  onEdit: (step: number) => void;
}) {
  const names = useMessages(answerMessages);
  const levels = useMessages(educationLabels);
  const authorizations = useMessages(workAuthorizationLabels);
  // A select that shows its placeholder holds an empty text.
  const { education, workAuthorization } = values as Partial<ApplicationInput>;
  return (
    <section className="rounded-card border border-line bg-sand p-4 sm:p-5">
      <h3 className="text-lg">Check your application</h3>
      <p className="mt-1 text-sm text-muted">This is what the SACCO will receive with your letter.</p>
      <div className="mt-4 divide-y divide-line">
        <Part step={1} onEdit={onEdit}>
          <DescriptionList
            columns={2}
            items={[
              { term: "Full Name", value: values.fullName },
              { term: "Email", value: values.email },
              { term: "Phone", value: readablePhone(readPhone(values.phone) ?? values.phone) },
              { term: "Location", value: values.location },
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
              { term: "Highest qualification", value: education && levels[education] },
              { term: "Key skills", value: <Skills skills={values.skills} /> },
            ]}
          />
        </Part>
        <Part step={3} onEdit={onEdit}>
          <DescriptionList
            columns={2}
            items={[
              { term: "Expected salary", value: values.expectedSalary },
              {
                term: "Available start date",
                value: values.availableStartDate && formatDate(values.availableStartDate),
              },
              { term: "Work authorization", value: workAuthorization && authorizations[workAuthorization] },
              { term: "CV", value: cvName ?? "None" },
              { term: "Willing to relocate", value: yesOrNo(values.willingToRelocate) },
              { term: "Criminal record to disclose", value: yesOrNo(values.hasBackground) },
            ]}
          />
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
  const title = formSteps[step - 1]?.title;
  return (
    <div className="py-4 first:pt-0 last:pb-0">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h4 className="font-semibold">{title}</h4>
        <Button variant="ghost" size="sm" onClick={() => onEdit(step)} aria-label={`Edit ${title}`}>
          Edit
        </Button>
      </div>
      {children}
    </div>
  );
}

function Experiences({ entries }: { entries: ApplicationInput["workExperiences"] }) {
  return (
    <ul className="space-y-3">
      {entries.map((entry) => (
        <li key={`${entry.company} ${entry.position} ${entry.startDate}`}>
          <p className="font-medium">
            {entry.position} at {entry.company}
          </p>
          <p className="text-sm text-muted">{periodOf(entry)}</p>
          <p className="mt-1 text-sm whitespace-pre-line">{entry.description}</p>
        </li>
      ))}
    </ul>
  );
}

function periodOf({ startDate, endDate, current }: ApplicationInput["workExperiences"][number]): string {
  const end = current ? "present" : endDate ? formatMonth(endDate) : "";
  return [startDate && formatMonth(startDate), end].filter(Boolean).join(" – ");
}

function Skills({ skills }: { skills: readonly string[] }) {
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {skills.map((skill) => (
        <Badge key={skill} tone="brand" wraps>
          {skill}
        </Badge>
      ))}
    </span>
  );
}
