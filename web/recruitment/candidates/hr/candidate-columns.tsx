import { Trash2 } from "lucide-react";
import { readablePhone } from "#contract/core/phone-number.ts";
import { educationLabels } from "#contract/recruitment/application-labels.messages.ts";
import { maxCompared } from "#contract/recruitment/duplicates.ts";
import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { formatDate } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { applicationPath } from "#web/recruitment/applications/hr/paths.ts";
import { wishesLine } from "#web/recruitment/general-applications/hr/wishes-line.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { Dropdown } from "#web/ui/list/dropdown.tsx";
import { SelectBox } from "#web/ui/select-box.tsx";
import { CandidateActions } from "./candidate-actions.tsx";
import { CandidatePreview } from "./candidate-preview.tsx";
import { statusWords } from "./decision-words.ts";
import { experienceLines } from "./experience-lines.ts";

/** A number whose groups stay in one line. */
const oneLinePhone = (phone: string): string => readablePhone(phone).replaceAll(" ", "\u00a0");

/** Tags of a person that the list names; the preview has all of them. */
const shownTags = 2;

/** Who is selected, over all pages of the list. */
export interface CandidateSelection {
  selected: readonly Pick<HrCandidate, "id" | "name">[];
  onChange: (selected: Pick<HrCandidate, "id" | "name">[]) => void;
}

/**
 * People of the candidate database, as their latest application or the file they came with describes them.
 * @param showStatus whether the list holds people of several statuses
 */
export const candidateColumns = (
  selection: CandidateSelection,
  { showStatus }: { showStatus: boolean },
): readonly DenseColumn<HrCandidate>[] => [
  {
    key: "candidate",
    header: "Candidate",
    width: "md:w-[18%]",
    card: "title",
    cell: ({ name, email, phone, location, status, internal, tags }) => (
      <>
        <TwoLines
          first={name}
          second={[email, location, phone && oneLinePhone(phone)].filter(Boolean).join("\u00a0· ")}
          onPhone="below"
          wraps
        />
        {(showStatus || internal || tags.length > 0) && (
          <span className="mt-0.5 flex flex-wrap gap-1">
            {showStatus && <Badge>{statusWords[status]}</Badge>}
            {internal && <Badge tone="info">Internal</Badge>}
            {tags.slice(0, shownTags).map(({ id, name: tag }) => (
              <Badge key={id} wraps>
                {tag}
              </Badge>
            ))}
            {tags.length > shownTags && <Badge>+{tags.length - shownTags}</Badge>}
          </span>
        )}
      </>
    ),
  },
  {
    key: "experience",
    header: "Work experience",
    width: "md:w-[17%]",
    card: "line",
    cell: (candidate) => <Experience candidate={candidate} />,
  },
  {
    key: "education",
    header: "Education and skills",
    width: "md:w-[18%]",
    cell: (candidate) => <Education candidate={candidate} />,
  },
  {
    key: "salary",
    header: "Salary expectation and availability",
    width: "md:w-[13%]",
    card: "line",
    cell: ({ salaryExpectation, availability }) => (
      <TwoLines
        first={salaryExpectation ?? "Not specified"}
        second={availability ? `From ${formatDate(availability)}` : "Not specified"}
        wraps
      />
    ),
  },
  {
    key: "applied",
    header: "Applied for",
    width: "md:w-[17%]",
    card: "line",
    cell: (candidate) => <Origin candidate={candidate} />,
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[17%]",
    card: "line",
    cell: (candidate) => (
      <span className="flex flex-wrap items-center gap-x-1 py-1">
        <CandidatePreview candidate={candidate} />
        <CandidateActions candidate={candidate} compact />
        <SelectCandidate candidate={candidate} selection={selection} />
      </span>
    ),
  },
];

/** For a comparison. Beside the name it would cut addresses off. */
function SelectCandidate({
  candidate: { id, name },
  selection: { selected, onChange },
}: {
  candidate: HrCandidate;
  selection: CandidateSelection;
}) {
  const others = selected.filter((one) => one.id !== id);
  const checked = others.length < selected.length;
  return (
    <SelectBox
      label={`Select ${name}`}
      checked={checked}
      disabled={!checked && selected.length >= maxCompared}
      onChange={(next) => onChange(next ? [...others, { id, name }] : others)}
    />
  );
}

function Experience({ candidate }: { candidate: HrCandidate }) {
  const [first = "", ...others] = experienceLines(candidate);
  return <TwoLines first={first} second={others.join(", ")} onPhone="nowhere" wraps />;
}

function Education({ candidate: { education, skills } }: { candidate: HrCandidate }) {
  const labels = useMessages(educationLabels);
  return (
    <TwoLines first={education ? labels[education] : "Not specified"} second={skills.join(", ")} wraps />
  );
}

/** The latest application, which opens, and how many there are; without any what else the person came by. */
function Origin({ candidate }: { candidate: HrCandidate }) {
  const { name, latestApplication, applicationsCount, imported, general } = candidate;
  const source = imported && `Imported on ${formatDate(imported.at)} from: ${imported.source}`;
  const unsolicited = general && `General application of ${formatDate(general.at)}`;
  const count = applicationsCount === 1 ? "1 application" : `${applicationsCount} applications`;
  if (!latestApplication) {
    return (
      <span className="flex items-center justify-between gap-2">
        <span className="min-w-0">
          {general ? (
            <TwoLines
              first="General application"
              second={[wishesLine(general), source].filter(Boolean).join(" · ")}
              onPhone="below"
              wraps
            />
          ) : (
            <TwoLines first={imported ? "Imported" : ""} second={source ?? ""} onPhone="below" wraps />
          )}
        </span>
        {candidate.erasable && <EraseCandidate candidate={candidate} />}
      </span>
    );
  }
  return (
    <span className="flex items-center justify-between gap-2">
      <span className="min-w-0">
        <TwoLines
          first={latestApplication.jobTitle}
          second={[count, unsolicited, source].filter(Boolean).join(" · ")}
          onPhone="below"
          wraps
        />
      </span>
      <span className="flex shrink-0 items-center md:flex-col">
        <ButtonLink to={applicationPath(latestApplication.id)} variant="ghost" size="sm">
          View
          <span className="sr-only"> application of {name}</span>
        </ButtonLink>
        {candidate.erasable && <EraseCandidate candidate={candidate} />}
      </span>
    </span>
  );
}

/** Who has no account cannot erase themselves: the staff do it when they ask. Works without scripts. */
function EraseCandidate({ candidate: { id, name, applicationsCount } }: { candidate: HrCandidate }) {
  return (
    <Dropdown label={`Delete ${name}`} icon={Trash2} floating>
      <p className="mb-3 text-sm font-normal text-muted">
        {applicationsCount === 0
          ? "For who asks to be deleted, or should not have been imported. This cannot be undone."
          : "For who asks to be deleted and has no account to do it in. Applications that are open are withdrawn; name, contact details, files and messages go. This cannot be undone."}
      </p>
      <ActionButton intent="remove" values={{ id }} variant="danger" label={`Delete ${name} for good`}>
        Delete for good
      </ActionButton>
    </Dropdown>
  );
}
