import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { JobDetails } from "#contract/recruitment/job-terms.ts";
import { useMessages } from "#web/lib/language.ts";
import { useDialogOnDemand } from "#web/lib/on-demand.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { CardJob } from "./card-job.ts";
import { jobMessages } from "./job.messages.ts";
import { jobPath } from "./paths.ts";
import { readJob } from "./queries.ts";

/** The job in full, read once when it is first asked for; what failed can be tried again. */
function useDetails(id: string) {
  const [details, setDetails] = useState<JobDetails>();
  const reading = useRef<Promise<void>>(undefined);
  const read = () => {
    reading.current ??= readJob(id).then(setDetails);
    reading.current.catch(() => {
      reading.current = undefined;
    });
    return reading.current;
  };
  return { details, read };
}

/**
 * Opens the details of a job above the board, which keeps its place and filters. The dialog and what it shows are
 * loaded when somebody reaches for it. Without scripts, in a new tab, or when it cannot be loaded, it is a link to
 * the job's page.
 */
export function JobDetailsButton({
  job,
  now,
  source,
}: {
  job: CardJob;
  now: Date;
  /** Where the visitor comes from (`useSource`). */
  source: string | null;
}) {
  const t = useMessages(jobMessages);
  const navigate = useNavigate();
  const { details, read } = useDetails(job.id);
  const load = async () => {
    const [view] = await Promise.all([import("./job-details-dialog.tsx"), read()]);
    return view;
  };
  const { View, loading, trigger, dialog } = useDialogOnDemand(
    load,
    () => void navigate(jobPath(job, source)),
  );
  return (
    <>
      <ButtonLink
        to={jobPath(job, source)}
        variant="secondary"
        loading={loading}
        aria-label={t.viewDetailsOf(job)}
        {...trigger}
      >
        {t.viewDetails}
      </ButtonLink>
      {View && details && <View job={details} now={now} {...dialog} />}
    </>
  );
}
