import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { nairobiDayAfter } from "#contract/core/clock.ts";
import type { HrJob } from "#contract/recruitment/hr-jobs.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { forgetKeptText } from "#web/lib/kept-storage.ts";
import { useLanguage } from "#web/lib/language.ts";
import { ButtonLink, IconButton } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.ts";
import { jobPath } from "../paths.ts";
import { changeJobStatus, duplicateJob } from "./mutations.ts";
import { addToJobPath, editJobPath, jobDraftPath } from "./paths.ts";
import { ShareDialog } from "./share-dialog.tsx";

/** What can be done with a job of the list. */
export function JobActions({ job }: { job: HrJob }) {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [sharing, setSharing] = useState(false);
  const closed = job.status === "Closed";

  const duplicate = async () => {
    try {
      const { id } = await duplicateJob(job.id);
      await navigate(jobDraftPath(id));
    } catch (error) {
      toast.error("The job was not duplicated", { description: errorMessage(error, language) });
    }
  };
  return (
    <span className="flex items-center justify-end">
      <ButtonLink to={jobPath(job)} variant="ghost" size="sm">
        View
        <span className="sr-only"> {job.title}</span>
      </ButtonLink>
      <ButtonLink to={editJobPath(job.id)} variant="ghost" size="sm">
        Edit
        <span className="sr-only"> {job.title}</span>
      </ButtonLink>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`More actions for ${job.title}`} />}
        items={[
          ...(job.open
            ? [
                {
                  label: "Add a candidate",
                  onSelect: () => void navigate(addToJobPath(job.id)),
                },
              ]
            : []),
          { label: "Copy a link to share", onSelect: () => setSharing(true) },
          { label: "Duplicate", onSelect: () => void duplicate() },
          { label: closed ? "Reopen" : "Close", onSelect: () => setAsking(true) },
        ]}
      />
      {sharing && <ShareDialog job={job} onClose={() => setSharing(false)} />}
      {asking && (
        <StatusQuestion job={job} onClose={() => setAsking(false)} onDone={() => revalidator.revalidate()} />
      )}
    </span>
  );
}

/** Days that a job is opened for again. */
const reopenedDays = 30;

/** Asks before a job leaves the board or comes back to it; a deadline that has passed needs a new one. */
function StatusQuestion({
  job,
  onClose,
  onDone,
}: {
  job: HrJob;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const closed = job.status === "Closed";
  const passed = job.deadline < nairobiDay(new Date());
  const [deadline, setDeadline] = useState(passed ? nairobiDayAfter(new Date(), reopenedDays) : job.deadline);
  const keptAs = `job.${job.id}.deadline`;
  const confirm = async () => {
    await changeJobStatus(job.id, closed ? { status: "Active", deadline } : { status: "Closed" });
    forgetKeptText(keptAs);
    toast.success(closed ? "Job opened again" : "Job closed", { description: job.title });
    await onDone();
  };
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      variant={closed ? "primary" : "danger"}
      title={closed ? `Open ${job.title} again?` : `Close ${job.title}?`}
      confirmLabel={closed ? "Open the job" : "Close the job"}
      onConfirm={confirm}
    >
      {closed ? (
        <DeadlineField keptAs={keptAs} deadline={deadline} onDeadline={setDeadline} />
      ) : (
        "It leaves the job board at once. Applications that came stay where they are."
      )}
    </Confirm>
  );
}

/** The day chosen for a job that opens again; kept until it does. */
function DeadlineField({
  keptAs,
  deadline,
  onDeadline,
}: {
  keptAs: string;
  deadline: string;
  onDeadline: (deadline: string) => void;
}) {
  const kept = useKeptForm<HTMLDivElement>(keptAs);
  return (
    <div ref={kept.box} className="space-y-2 text-ink">
      <KeptNotice kept={kept} />
      <Field label="Last day to apply" name="deadline" required>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={nairobiDay(new Date())}
            value={deadline}
            onChange={(event) => onDeadline(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
