import { CalendarDays, MapPin, Plus, Users } from "lucide-react";
import type { MouseEvent } from "react";
import { daysLeft, formatAge, formatCount, nairobiDay } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Fact } from "../fact.tsx";
import { NestedView } from "../nested-view.tsx";
import { useNestedView } from "../use-nested-view.ts";
import { JobDetails } from "./job-details.tsx";
import { JobForm } from "./job-form.tsx";
import type { SampleJob } from "./jobs.ts";
import { addJob, type JobDraft, type RecruitmentSample } from "./sample.ts";

const createId = "create-job";
type View = { kind: "create" } | { kind: "details"; jobId: string };

/** Postings of the sample; a new one joins them for as long as the demo is open. */
export function JobPostings({
  sample,
  onChange,
}: {
  sample: RecruitmentSample;
  onChange: (sample: RecruitmentSample) => void;
}) {
  const { view, show, leave } = useNestedView<View>();
  if (view?.kind === "create") {
    const create = (draft: JobDraft) => {
      const next = addJob(sample, draft, new Date());
      onChange(next);
      leave(next.jobs[0] && detailsId(next.jobs[0]));
    };
    return (
      <NestedView title="Create New Job" back="job postings" onBack={() => leave()}>
        <JobForm onCreate={create} onCancel={() => leave()} />
      </NestedView>
    );
  }
  const job = sample.jobs.find(({ id }) => view?.kind === "details" && id === view.jobId);
  if (job) {
    return (
      <NestedView title={job.title} lead={job.department} back="job postings" onBack={() => leave()}>
        <JobDetails job={job} sample={sample} />
      </NestedView>
    );
  }
  const active = sample.jobs.filter(({ status }) => status === "Active").length;
  return (
    <section aria-label="Job postings">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted">
          {sample.jobs.length} postings, {active} of them active
        </p>
        <Button id={createId} icon={Plus} onClick={show({ kind: "create" })}>
          Create New Job
        </Button>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sample.jobs.map((one) => (
          <JobCard key={one.id} job={one} onDetails={show({ kind: "details", jobId: one.id })} />
        ))}
      </ul>
    </section>
  );
}

function detailsId({ id }: SampleJob): string {
  return `${id}-details`;
}

function JobCard({
  job,
  onDetails,
}: {
  job: SampleJob;
  onDetails: (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  const now = new Date();
  const left = daysLeft(nairobiDay(now, job.deadline), now);
  return (
    <li>
      <Card className="flex h-full flex-col gap-3">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="text-lg leading-6">{job.title}</h3>
            <p className="text-sm text-muted">{job.department}</p>
          </div>
          <Badge tone={job.status === "Active" ? "success" : "neutral"}>{job.status}</Badge>
        </div>
        <ul className="space-y-1.5 text-sm">
          <Fact icon={Users}>{formatCount(job.applicants, "applicant")}</Fact>
          <Fact icon={MapPin}>{job.location}</Fact>
          <Fact icon={CalendarDays}>
            Posted {formatAge(nairobiDay(now, job.posted), now).toLowerCase()}
            {job.status === "Active" && `, ${formatCount(left, "day")} left`}
          </Fact>
        </ul>
        <Button
          id={detailsId(job)}
          variant="secondary"
          size="sm"
          className="mt-auto self-start"
          onClick={onDetails}
        >
          View Details<span className="sr-only"> of {job.title}</span>
        </Button>
      </Card>
    </li>
  );
}
