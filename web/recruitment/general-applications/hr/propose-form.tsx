import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { ProposeButton } from "./propose-button.tsx";
import { openJobsQuery } from "./queries.ts";

/** Chooses one of the open jobs and invites a general applicant to apply for it. */
export function ProposeForm({ id, name }: { id: string; name: string }) {
  const { data: jobs, isError } = useQuery(openJobsQuery);
  const [jobId, setJobId] = useState("");
  if (isError) return <p className="text-sm text-muted">The open jobs could not be shown just now.</p>;
  if (!jobs) return <p className="text-sm text-muted">Loading open jobs…</p>;
  if (jobs.length === 0) return <p className="text-sm text-muted">There is no open job to propose.</p>;
  const job = jobs.find((one) => one.id === jobId);
  return (
    <div className="space-y-3">
      <Field
        label="Propose a job"
        name="jobId"
        hint="They get an email with a link to the form, which begins with what they gave. Nobody is entered for a job by it."
      >
        {(control) => (
          <Select
            {...control}
            placeholder="Choose an open job"
            options={jobs.map((one) => ({ value: one.id, label: `${one.title}, ${one.location}` }))}
            value={jobId}
            onChange={(event) => setJobId(event.target.value)}
          />
        )}
      </Field>
      {job && <ProposeButton id={id} name={name} job={job} />}
    </div>
  );
}
