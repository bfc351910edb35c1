import { useNavigate } from "react-router";
import type { Job } from "#contract/recruitment/jobs.ts";
import { useMessages } from "#web/lib/language.ts";
import { useDialogOnDemand } from "#web/lib/on-demand.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { jobMessages } from "./job.messages.ts";
import { jobPath } from "./paths.ts";

const loadDialog = () => import("./job-details-dialog.tsx");

/**
 * Opens the details of a job above the board, which keeps its place and filters. The dialog is loaded
 * when somebody reaches for it. Without scripts, in a new tab, or when it cannot be loaded, it is a link to
 * the job's page.
 */
export function JobDetailsButton({ job, now }: { job: Job; now: Date }) {
  const t = useMessages(jobMessages);
  const navigate = useNavigate();
  const { View, trigger, dialog } = useDialogOnDemand(loadDialog, () => void navigate(jobPath(job)));
  return (
    <>
      <ButtonLink to={jobPath(job)} variant="secondary" aria-label={t.viewDetailsOf(job)} {...trigger}>
        {t.viewDetails}
      </ButtonLink>
      {View && <View job={job} now={now} {...dialog} />}
    </>
  );
}
