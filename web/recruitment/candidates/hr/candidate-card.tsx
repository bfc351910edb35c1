import { readablePhone } from "#contract/core/phone-number.ts";
import { educationLevels } from "#contract/recruitment/applications.ts";
import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { formatDate } from "#web/lib/format.ts";
import { applicationPath } from "#web/recruitment/applications/hr/paths.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { experienceLines } from "./experience-lines.ts";

/** Skills that a card shows; the application has all of them. */
const shownSkills = 6;

const tones = { active: "success", shortlisted: "info", suspense: "warning", rejected: "danger" } as const;

/** One person of the candidate database, as their latest application or the file they came with describes them. */
export function CandidateCard({ candidate }: { candidate: HrCandidate }) {
  const { name, email, location, status, skills, latestApplication } = candidate;
  const education = educationLevels.find(({ value }) => value === candidate.education)?.label;
  return (
    <Card className="flex h-full flex-col">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <h3 className="min-w-0 grow text-lg leading-snug">{name}</h3>
        {candidate.imported && <Badge className="self-start">Imported</Badge>}
        <Badge tone={tones[status]} className="self-start">
          {statusLabel(status)}
        </Badge>
      </div>
      <p className="mt-2 text-sm break-words text-muted">
        {[email, candidate.phone && readablePhone(candidate.phone), location].filter(Boolean).join(" · ")}
      </p>
      {candidate.imported && (
        <p className="text-sm break-words text-muted">
          Imported on {formatDate(candidate.imported.at)} from: {candidate.imported.source}
        </p>
      )}
      <DescriptionList
        className="mt-4 text-sm sm:grid-cols-2"
        items={[
          { term: "Work experience", value: <Lines lines={experienceLines(candidate)} /> },
          { term: "Education", value: education ?? "Not specified" },
          { term: "Salary expectation", value: candidate.salaryExpectation ?? "Not specified" },
          {
            term: "Availability",
            value: candidate.availability ? `From ${formatDate(candidate.availability)}` : "Not specified",
          },
        ]}
      />
      {skills.length > 0 && (
        <ul aria-label="Skills" className="mt-4 flex flex-wrap gap-1.5">
          {skills.slice(0, shownSkills).map((skill) => (
            <li key={skill} className="max-w-full">
              <Badge wraps>{skill}</Badge>
            </li>
          ))}
          {skills.length > shownSkills && (
            <li className="self-center text-sm text-muted">+{skills.length - shownSkills} more</li>
          )}
        </ul>
      )}
      {candidate.imported && !latestApplication && <DeleteImported id={candidate.id} name={name} />}
      {latestApplication && (
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
          <p className="min-w-0 text-sm text-muted">
            {candidate.applicationsCount === 1
              ? `Applied for ${latestApplication.jobTitle}`
              : `${candidate.applicationsCount} applications, last for ${latestApplication.jobTitle}`}
          </p>
          <ButtonLink to={applicationPath(latestApplication.id)} variant="secondary" size="sm">
            View application
            <span className="sr-only"> of {name}</span>
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** Who never applied has no account to erase themselves with: the staff do it when they ask. Works without scripts. */
function DeleteImported({ id, name }: { id: string; name: string }) {
  return (
    <div className="mt-auto pt-2">
      <Disclosure label={`Delete ${name}`}>
        <p className="mb-3 text-sm text-muted">
          For who asks to be deleted, or should not have been imported. This cannot be undone.
        </p>
        <ActionButton intent="remove" values={{ id }} variant="danger" label={`Delete ${name} for good`}>
          Delete for good
        </ActionButton>
      </Disclosure>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
