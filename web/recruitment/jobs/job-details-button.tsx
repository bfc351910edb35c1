import { type MouseEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { Job } from "#contract/recruitment/jobs.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { JobDetailsDialog } from "./job-details-dialog.tsx";
import { jobPath } from "./paths.ts";

const loadDialog = () => import("./job-details-dialog.tsx");

/**
 * Opens the details of a position above the board, which keeps its place and filters. The dialog is loaded
 * when somebody reaches for it. Without scripts, in a new tab, or when it cannot be loaded, it is a link to
 * the position's page.
 */
export function JobDetailsButton({ job, now }: { job: Job; now: Date }) {
  const [Dialog, setDialog] = useState<typeof JobDetailsDialog>();
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const prepare = () => void loadDialog().catch(() => undefined);
  const show = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Safari leaves the focus elsewhere when a link is pressed; the dialog gives it back to what had it.
    event.currentTarget.focus();
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded.JobDetailsDialog);
      setOpen(true);
    } catch {
      void navigate(jobPath(job));
    }
  };
  return (
    <>
      <ButtonLink
        to={jobPath(job)}
        variant="secondary"
        aria-label={`View Details: ${job.title}`}
        aria-haspopup="dialog"
        onClick={(event) => void show(event)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        View Details
      </ButtonLink>
      {Dialog && <Dialog job={job} now={now} open={open} onOpenChange={setOpen} />}
    </>
  );
}
