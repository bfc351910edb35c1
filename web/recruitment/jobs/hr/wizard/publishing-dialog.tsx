import { Check, CircleAlert } from "lucide-react";
import { type PublishingPhase, publishingPhases } from "#contract/recruitment/hr-jobs.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { jobPath } from "../../paths.ts";

/** How far publishing has come: a phase that runs, done, or failed with a reason. */
export type Publishing =
  | { at: PublishingPhase }
  | { at: "complete"; slug: string }
  | { at: "error"; phase: PublishingPhase; message: string };

const phases = [...publishingPhases, "complete"] as const;
const labels: Record<(typeof phases)[number], string> = {
  validating: "Validating the job",
  creating: "Creating the job",
  posting: "Posting it to the job board",
  complete: "Complete",
};

/** The four phases of publishing, as they happen on the server (specification 001, section 2). */
export function PublishingDialog({
  publishing,
  onRetry,
  onClose,
}: {
  publishing: Publishing;
  onRetry: () => void;
  onClose: () => void;
}) {
  const failed = publishing.at === "error";
  const done = publishing.at === "complete";
  const at = phases.indexOf(failed ? publishing.phase : publishing.at);
  return (
    <Dialog
      open
      size="sm"
      title={failed ? "Publishing failed" : done ? "Your job is published" : "Publishing your job"}
      onOpenChange={(open) => !open && (failed || done) && onClose()}
      footer={
        failed ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
            <Button onClick={onRetry}>Try Again</Button>
          </>
        ) : (
          done && (
            <>
              <ButtonLink to={jobPath(publishing)} variant="secondary">
                View the job
              </ButtonLink>
              <ButtonLink to="/hr-manager">Go to Dashboard</ButtonLink>
            </>
          )
        )
      }
    >
      <ol aria-live="polite" className="space-y-3">
        {phases.map((phase, index) => (
          <li key={phase} className="flex items-center gap-3 text-sm">
            <span className="flex size-6 items-center justify-center">
              <PhaseIcon
                state={done || index < at ? "done" : index > at ? "ahead" : failed ? "failed" : "now"}
              />
            </span>
            <span className={index > at ? "text-muted" : "font-medium"}>{labels[phase]}</span>
          </li>
        ))}
      </ol>
      {failed && (
        <Alert tone="danger" role="alert" className="mt-5">
          {publishing.message}
        </Alert>
      )}
    </Dialog>
  );
}

function PhaseIcon({ state }: { state: "done" | "now" | "failed" | "ahead" }) {
  if (state === "done") return <Check aria-label="done" className="size-5 text-success" />;
  if (state === "failed") return <CircleAlert aria-label="failed" className="size-5 text-danger" />;
  if (state === "now") return <Spinner />;
  return <span aria-hidden className="size-2 rounded-full bg-line" />;
}
