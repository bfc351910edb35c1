import type { ReactNode } from "react";
import {
  educationLevels,
  type SentAnswers,
  type WorkExperience,
  workAuthorizations,
} from "#contract/recruitment/applications.ts";
import { formatDate, formatMonth } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Shown instead of work experience. */
export const noExperienceYet = "No work experience yet";

/** Everything that the candidate filled in, in the order of the form. */
export function SentDetails({ application }: { application: SentAnswers }) {
  return (
    <div className="space-y-8">
      <Part title="Work experience">
        {application.workExperiences.length === 0 && <p>{noExperienceYet}</p>}
        <ol className="space-y-5">
          {application.workExperiences.map((entry) => (
            <Experience key={`${entry.company} ${entry.position} ${entry.startDate}`} entry={entry} />
          ))}
        </ol>
      </Part>
      <Part title="Education and skills">
        <p className="mb-3">{labelOf(educationLevels, application.education)}</p>
        <ul aria-label="Skills" className="flex flex-wrap gap-2">
          {application.skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <Badge wraps>{skill}</Badge>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Job details">
        <DescriptionList
          columns={3}
          items={[
            { term: "Expected salary", value: application.expectedSalary },
            { term: "Available from", value: formatDate(application.availableStartDate) },
            {
              term: "Work authorization",
              value: labelOf(workAuthorizations, application.workAuthorization),
            },
            { term: "Willing to relocate", value: application.willingToRelocate ? "Yes" : "No" },
            {
              term: "Criminal background",
              value: application.hasBackground ? "Disclosed" : "None disclosed",
            },
          ]}
        />
      </Part>
      <Part title="Cover letter">
        <LongText>{application.coverLetter}</LongText>
      </Part>
      {application.additionalInfo && (
        <Part title="Additional information">
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

function LongText({ children }: { children: string }) {
  return <p className="max-w-prose whitespace-pre-line">{children}</p>;
}

function Experience({ entry }: { entry: WorkExperience }) {
  const end = entry.current ? "today" : entry.endDate ? formatMonth(entry.endDate) : "not stated";
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-semibold">
          {entry.position} at {entry.company}
        </h4>
        <p className="text-sm text-muted">
          {formatMonth(entry.startDate)} to {end}
        </p>
      </div>
      <LongText>{entry.description}</LongText>
    </li>
  );
}
