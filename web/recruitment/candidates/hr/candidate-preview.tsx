import { UserPlus } from "lucide-react";
import { useState } from "react";
import { callUrl } from "#contract/core/client.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import { educationLabels } from "#contract/recruitment/application-labels.messages.ts";
import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { wire } from "#contract/wire.ts";
import { formatDate } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { addApplicationPath, applicationPath } from "#web/recruitment/applications/hr/paths.ts";
import { GeneralSection } from "#web/recruitment/general-applications/hr/general-section.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { CandidateActions } from "./candidate-actions.tsx";
import { statusWords } from "./decision-words.ts";
import { experienceLines } from "./experience-lines.ts";
import { TagsEditor } from "./tags-editor.tsx";

/** All that is known of a candidate, beside the list, with what can be decided. */
export function CandidatePreview({ candidate }: { candidate: HrCandidate }) {
  const [open, setOpen] = useState(false);
  const { name, status, latestApplication } = candidate;
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="secondary">
          Preview & Actions
          <span className="sr-only"> for {name}</span>
        </Button>
      }
      title={name}
      tools={<Badge>{statusWords[status]}</Badge>}
      footer={<CandidateActions candidate={candidate} onDone={() => setOpen(false)} />}
    >
      <Facts candidate={candidate} />
      <TagsEditor candidate={candidate} />
      {candidate.general && <GeneralSection name={name} general={candidate.general} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {latestApplication && (
          <ButtonLink to={applicationPath(latestApplication.id)} variant="secondary">
            Open the application for {latestApplication.jobTitle}
          </ButtonLink>
        )}
        <ButtonLink to={addApplicationPath({ candidate: candidate.id })} variant="secondary" icon={UserPlus}>
          Add to a job
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </div>
    </Sheet>
  );
}

function Facts({ candidate }: { candidate: HrCandidate }) {
  const labels = useMessages(educationLabels);
  const { email, phone, location, education, skills, salaryExpectation, availability } = candidate;
  const { matchScore, applicationsCount, openApplications, imported, importedCv, id } = candidate;
  const applications =
    applicationsCount === 0 ? "None" : `${applicationsCount}, of which ${openApplications} open`;
  return (
    <DescriptionList
      items={[
        { term: "Email", value: email && <a href={`mailto:${email}`}>{email}</a> },
        { term: "Phone", value: phone && <a href={`tel:${phone}`}>{readablePhone(phone)}</a> },
        { term: "Location", value: location },
        { term: "Work experience", value: experienceLines(candidate).join(", ") },
        { term: "Education", value: education ? labels[education] : "Not specified" },
        {
          term: "Skills",
          value: skills.length > 0 && (
            <span className="flex flex-wrap gap-1.5">
              {skills.map((skill) => (
                <Badge key={skill} wraps>
                  {skill}
                </Badge>
              ))}
            </span>
          ),
        },
        { term: "Salary expectation", value: salaryExpectation ?? "Not specified" },
        { term: "Availability", value: availability ? `From ${formatDate(availability)}` : "Not specified" },
        { term: "Match of the latest application", value: matchScore === null ? null : `${matchScore}%` },
        { term: "Applications", value: applications },
        ...(importedCv
          ? [
              {
                term: "Imported CV",
                value: (
                  <a
                    href={callUrl(wire.hr.candidates.cv, { params: { id } })}
                    target="_blank"
                    rel="noopener"
                    className="wrap-anywhere"
                  >
                    <span lang="">{importedCv.name}</span>
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                ),
              },
            ]
          : []),
        ...(imported
          ? [{ term: "Imported", value: `On ${formatDate(imported.at)} from: ${imported.source}` }]
          : []),
      ].map(({ term, value }) => ({ term, value: value || null }))}
    />
  );
}
