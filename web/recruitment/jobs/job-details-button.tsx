import { useNavigate } from "react-router";
import type { Job } from "#contract/recruitment/jobs.ts";
import { useDialogOnDemand } from "#web/lib/on-demand.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { jobPath } from "./paths.ts";

const loadDialog = () => import("./job-details-dialog.tsx");

/**
 * Opens the details of a job above the board, which keeps its place and filters. The dialog is loaded
 * when somebody reaches for it. Without scripts, in a new tab, or when it cannot be loaded, it is a link to
 * the job's page.
 */
export function JobDetailsButton({ job, now }: { job: Job; now: Date }) {
  const navigate = useNavigate();
  const { View, trigger, dialog } = useDialogOnDemand(loadDialog, () => void navigate(jobPath(job)));
  return (
    <>
      <ButtonLink
        to={jobPath(job)}
        variant="secondary"
        aria-label={`View Details: ${job.title}`}
        {...trigger}
      >
        View Details
      </ButtonLink>
      {View && <View job={job} now={now} {...dialog} />}
    </>
  );
}
