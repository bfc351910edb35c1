import { formatDate, nairobiDay } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import type { SampleJob } from "./jobs.ts";
import type { RecruitmentSample } from "./sample.ts";
import { StatusBadge } from "./status-badge.tsx";

/** A posting in full, and who of the sample applied for it. */
export function JobDetails({ job, sample }: { job: SampleJob; sample: RecruitmentSample }) {
  const now = new Date();
  const applied = sample.candidates.filter(({ jobId }) => jobId === job.id);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Section
        title="Posting"
        level={3}
        actions={<Badge tone={job.status === "Active" ? "success" : "neutral"}>{job.status}</Badge>}
      >
        <p className="mb-4 text-sm">{job.description}</p>
        {job.requirements.length > 0 && (
          <>
            <p className="mb-1 text-sm font-semibold">Requirements</p>
            <ul className="mb-4 list-disc space-y-1 pl-5 text-sm">
              {job.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </>
        )}
        <DescriptionList
          columns={2}
          items={[
            { term: "Location", value: job.location },
            { term: "Salary", value: job.salary || "Not stated" },
            { term: "Posted", value: formatDate(nairobiDay(now, job.posted)) },
            { term: "Deadline", value: formatDate(nairobiDay(now, job.deadline)) },
          ]}
        />
      </Section>
      <Section
        title="Applicants"
        description={
          job.applicants === 0
            ? "Nobody has applied yet."
            : `${job.applicants} in all; the sample knows the ones below.`
        }
        level={3}
      >
        <ul className="divide-y divide-line">
          {applied.map((candidate) => (
            <li key={candidate.id} className="flex flex-wrap items-center justify-between gap-2 py-3">
              <span className="font-semibold">{candidate.name}</span>
              <span className="flex items-center gap-3">
                <span className="text-sm font-semibold tabular-nums">{candidate.score}% match</span>
                <StatusBadge status={candidate.status} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
