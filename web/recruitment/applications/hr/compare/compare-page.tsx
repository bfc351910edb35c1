import type { ReactNode } from "react";
import {
  educationLabels,
  workAuthorizationLabels,
} from "#contract/recruitment/application-labels.messages.ts";
import type { AssessmentFile } from "#contract/recruitment/assessments.ts";
import type { HiringFile } from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import type { ScorecardFile } from "#contract/recruitment/scorecards.ts";
import { formatDate, formatDateTime, formatMonth } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { OwnAnswers } from "#web/recruitment/applications/own-answers.tsx";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Meter, StageProgress } from "#web/ui/progress.tsx";
import { Findings, matchPartLabels, summaryOf } from "../dialog/match-explanation.tsx";
import { applicationPath, applicationsPath } from "../paths.ts";

/** An application with all that belongs to it. */
export interface Compared {
  application: HrApplicationDetail;
  hiring: Pick<HiringFile, "interviews">;
  scorecards: ScorecardFile;
  assessments: Pick<AssessmentFile, "sent">;
}

/** Two or three applications beside each other; on a phone each line's values stand below each other. */
export function ComparePage({ compared }: { compared: readonly Compared[] }) {
  return (
    <>
      <BackLink to={applicationsPath}>Applications</BackLink>
      <PageHeader
        title="Compare candidates"
        lead="The scores help to read in a sensible order; what counts is for people to say."
      />
      <table className="block w-full text-sm md:table md:table-fixed md:border-separate md:border-spacing-0">
        <caption className="sr-only">Applications beside each other</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr>
            <th scope="col" className="md:w-36">
              <span className="sr-only">What is compared</span>
            </th>
            {compared.map(({ application }) => (
              <th
                key={application.id}
                scope="col"
                className="sticky top-(--sticky-top) z-10 border-b border-line bg-page px-3 py-3 text-left align-bottom"
              >
                <Name application={application} />
                <span className="block text-sm font-normal text-muted">{application.jobTitle}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block space-y-6 md:table-row-group">
          <Rows compared={compared} />
        </tbody>
      </table>
    </>
  );
}

function Name({ application: { id, candidateName } }: { application: HrApplicationDetail }) {
  return (
    <Link
      to={applicationPath(id)}
      className="inline-flex min-h-11 items-center text-base font-semibold text-brand-ink underline wrap-anywhere md:min-h-0"
    >
      {candidateName}
    </Link>
  );
}

function Rows({ compared }: { compared: readonly Compared[] }) {
  const levels: Readonly<Record<string, string>> = useMessages(educationLabels);
  const permits: Readonly<Record<string, string>> = useMessages(workAuthorizationLabels);
  const row = (label: string, value: (one: Compared) => ReactNode) => (
    <Row label={label} compared={compared} value={value} />
  );
  return (
    <>
      {row("Status", ({ application: { status, currentStage, totalStages } }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={status} />
          <StageProgress current={currentStage} total={totalStages} inline />
        </span>
      ))}
      {row("Match score", ({ application: { matchScore, match } }) => (
        <>
          <Meter label="Match score" value={matchScore} />
          <p className="mt-1 text-muted">{summaryOf(match)}</p>
        </>
      ))}
      {compared[0]?.application.match.map(({ name }) => (
        <Row
          key={name}
          label={matchPartLabels[name]}
          compared={compared}
          value={({ application }) => <Part part={application.match.find((one) => one.name === name)} />}
        />
      ))}
      {row("Work experience", ({ application }) => (
        <Experience application={application} />
      ))}
      {row("Education", ({ application: { education } }) => education && (levels[education] ?? education))}
      {row("All skills", ({ application: { skills } }) => skills.join(", "))}
      {row("Expected salary", ({ application: { expectedSalary } }) => expectedSalary)}
      {row(
        "Available from",
        ({ application: { availableStartDate } }) => availableStartDate && formatDate(availableStartDate),
      )}
      {row(
        "Work permit",
        ({ application: { workAuthorization } }) =>
          workAuthorization && (permits[workAuthorization] ?? workAuthorization),
      )}
      {row("Location", ({ application: { location, willingToRelocate } }) =>
        willingToRelocate ? `${location}, would move` : location,
      )}
      {compared.some(({ application }) => application.answers.length > 0) &&
        row("Own questions", ({ application: { answers } }) =>
          answers.length > 0 ? <OwnAnswers answers={answers} /> : <Nothing />,
        )}
      {row("Interviews", ({ hiring }) => (
        <Interviews interviews={hiring.interviews} />
      ))}
      {row("Scorecards", ({ scorecards }) => (
        <Scorecards file={scorecards} />
      ))}
      {row("Assessments", ({ assessments: { sent } }) => (
        <Assessments sent={sent} />
      ))}
    </>
  );
}

/** A line of the table. On a phone, where the head is not seen, each value has its name. */
function Row({
  label,
  compared,
  value,
}: {
  label: string;
  compared: readonly Compared[];
  value: (one: Compared) => ReactNode;
}) {
  return (
    <tr className="block rounded-card border border-line bg-card p-4 md:table-row md:bg-transparent">
      <th
        scope="row"
        className="block text-left text-base font-semibold md:table-cell md:border-b md:border-line md:py-3 md:pr-3 md:align-top md:text-sm md:text-muted"
      >
        {label}
      </th>
      {compared.map((one) => (
        <td
          key={one.application.id}
          className="mt-3 block min-w-0 wrap-anywhere md:table-cell md:border-b md:border-line md:px-3 md:py-3 md:align-top"
        >
          <span className="block text-muted md:hidden">{one.application.candidateName}</span>
          {value(one)}
        </td>
      ))}
    </tr>
  );
}

const Nothing = () => <span className="text-muted">None</span>;

function Part({ part }: { part: HrApplicationDetail["match"][number] | undefined }) {
  if (!part) return <Nothing />;
  return (
    <>
      <Meter label={matchPartLabels[part.name]} value={part.score} />
      <Findings part={part} />
    </>
  );
}

function Experience({ application: { workExperiences } }: { application: HrApplicationDetail }) {
  if (workExperiences.length === 0) return <Nothing />;
  return (
    <ul className="space-y-2">
      {workExperiences.map(({ position, company, startDate, endDate, current }) => (
        <li key={`${company} ${position} ${startDate}`}>
          <span className="block font-semibold">{position}</span>
          <span className="block text-muted">
            {company}, {formatMonth(startDate)} to {current ? "today" : endDate ? formatMonth(endDate) : "?"}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Interviews({ interviews }: Pick<HiringFile, "interviews">) {
  if (interviews.length === 0) return <Nothing />;
  return (
    <ul className="space-y-1">
      {interviews.map(({ id, startsAt, interviewer, state }) => (
        <li key={id} className={state === "cancelled" ? "line-through" : undefined}>
          {formatDateTime(startsAt)}, {interviewer}
        </li>
      ))}
    </ul>
  );
}

function Scorecards({ file: { summary, hidden } }: { file: ScorecardFile }) {
  if (hidden > 0) {
    return <span className="text-muted">{hidden} to read once you have given yours</span>;
  }
  if (!summary) return <Nothing />;
  return (
    <>
      <Meter label="Points on average" value={summary.overall} max={4} unit=" of 4" />
      <span className="text-muted">
        {summary.inFavour} of {summary.count} in favour
      </span>
    </>
  );
}

function Assessments({ sent }: Pick<AssessmentFile, "sent">) {
  const counted = sent.filter(({ state }) => state !== "cancelled");
  if (counted.length === 0) return <Nothing />;
  return (
    <ul className="space-y-2">
      {counted.map(({ id, name, percent, state }) => (
        <li key={id}>
          {name}
          {percent === null ? (
            <Badge className="ml-2">{state === "to_mark" ? "To mark" : "Not done"}</Badge>
          ) : (
            <Meter label={name} value={percent} />
          )}
        </li>
      ))}
    </ul>
  );
}
