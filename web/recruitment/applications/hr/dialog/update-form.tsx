import { zodResolver } from "@hookform/resolvers/zod";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm, useWatch } from "react-hook-form";
import { type StatusChoice, statusChoices } from "#contract/recruitment/applications.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { stageAfter } from "#contract/recruitment/stage.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Select, Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { useLetterKeys } from "#web/ui/list/letter-keys.ts";
import { MentionTextarea } from "#web/ui/mention-textarea.tsx";
import { mentionedIn } from "#web/ui/mentions.ts";
import { noteHint } from "#web/ui/note-form.tsx";
import { useNewNote } from "../mutations.ts";
import { RejectionWords } from "../rejection-words.tsx";
import { useStatusUpdate } from "../use-rejections.ts";
import { ConcurrentChanges } from "./concurrent-changes.tsx";
import { type UpdateInput, updateInput } from "./update-input.ts";
import { useColleagues } from "./use-colleagues.ts";

/** What is sent once a status is chosen. */
type Update = UpdateInput & { status: StatusChoice };

/** Control and Enter send a form from within its texts, as in a mail. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

const options = statusChoices.map((value) => ({ value, label: statusLabel(value) }));

/**
 * Moves the application on, or notes something while it stays. The form belongs to the version it was opened on; when somebody
 * else has made a newer one, their change is shown, and read, before one that was begun can be saved.
 */
export function UpdateForm({
  application,
  reviewing,
  onDone,
}: {
  application: HrApplicationDetail;
  /** Whether single keys choose a status. */
  reviewing: boolean;
  onDone: () => void;
}) {
  const [read, setRead] = useState(application);
  const button = useRef<HTMLButtonElement>(null);
  const [rejection, setRejection] = useState<Update>();
  const [withOthers, setWithOthers] = useState(false);
  const form = useForm({
    resolver: zodResolver(updateInput),
    defaultValues: { status: "", notes: "", messageToCandidate: "" },
  });
  const colleagues = useColleagues();
  const kept = useKeptForm(`application.${application.id}`);
  const update = useStatusUpdate(application.id, () => {
    kept.forget();
    onDone();
  });
  const note = useNewNote(application.id);
  const clear = () => {
    kept.forget();
    form.reset();
  };
  const [status, notes, message] = useWatch({
    control: form.control,
    name: ["status", "notes", "messageToCandidate"],
  });
  // A message alone is refused with the way to send one.
  const nothingToSave = !(status || notes?.trim() || message?.trim());

  const choose = (choice: StatusChoice) => {
    form.setValue("status", choice, { shouldDirty: true, shouldValidate: true });
    form.setFocus("notes");
  };
  useLetterKeys(
    {
      n: () => form.setFocus("notes"),
      ...Object.fromEntries(statusChoices.map((choice, index) => [String(index + 1), () => choose(choice)])),
    },
    reviewing,
  );

  const outdated = application.version !== read.version;
  // Who has begun nothing has nothing to choose between; often it was their own change, in another part of the dialog.
  if (outdated && nothingToSave) setRead(application);
  const save = (values: Update) =>
    update.mutate({
      ...values,
      withOthers: values.status === "rejected" && withOthers,
      mentions: mentionedIn(values.notes, colleagues),
      stage: stageAfter(values.status, application),
      expectedVersion: read.version,
    });
  const submit = form.handleSubmit(({ status: chosen, ...values }) => {
    if (!chosen) {
      const mentions = mentionedIn(values.notes, colleagues);
      // What went wrong is above the form.
      return note.mutateAsync({ ...values, mentions }).then(clear, () => undefined);
    }
    const change = { ...values, status: chosen };
    return chosen === "rejected" ? setRejection(change) : save(change);
  });

  const acceptChanges = () => {
    flushSync(() => {
      setRead(application);
      update.reset();
    });
    button.current?.focus();
  };
  const discardMine = () => {
    acceptChanges();
    clear();
    form.setFocus("status");
  };

  return (
    <>
      <form
        ref={kept.box}
        aria-label="Update the application"
        onSubmit={submit}
        onKeyDown={submitOnCtrlEnter}
        noValidate
        className="mt-2 space-y-3"
      >
        <KeptNotice kept={kept} />
        {outdated ? (
          <ConcurrentChanges
            read={read}
            now={application}
            chosen={status || undefined}
            onKeep={acceptChanges}
            onDiscard={discardMine}
          />
        ) : (
          <FormError
            message={update.error ?? note.error}
            attempt={Math.max(update.submittedAt, note.submittedAt)}
          />
        )}
        <FormField form={form} name="status" label="New status">
          {(field) => <Select {...field} options={options} placeholder="Choose a status" />}
        </FormField>
        {status && <StageNote application={application} stage={stageAfter(status, application)} />}
        <FormField form={form} name="notes" label="Internal notes" hint={noteHint("the candidate")}>
          {(field) => <MentionTextarea {...field} rows={3} people={colleagues} />}
        </FormField>
        <FormField
          form={form}
          name="messageToCandidate"
          label="Message to the candidate"
          hint="Optional. Added to the email that tells them of the change."
        >
          {(field) => <Textarea {...field} rows={3} />}
        </FormField>
        <Button
          ref={button}
          type="submit"
          className="w-full"
          disabled={outdated || nothingToSave}
          loading={update.isPending || note.isPending}
        >
          {!status && notes?.trim() ? "Save note" : "Update Application"}
        </Button>
      </form>
      <Confirm
        open={rejection !== undefined}
        onOpenChange={(open) => !open && setRejection(undefined)}
        title={`Reject ${application.candidateName}?`}
        confirmLabel="Reject"
        onConfirm={() => rejection && save(rejection)}
      >
        <RejectionWords {...application} withOthers={withOthers} onWithOthers={setWithOthers} />
      </Confirm>
    </>
  );
}

function StageNote({ application, stage }: { application: HrApplicationDetail; stage: number }) {
  const { currentStage, totalStages, timeline } = application;
  const name = timeline[stage - 1]?.stage;
  return (
    <p role="status" className="text-sm text-muted">
      {stage === currentStage ? "Stays at" : "Moves to"} stage {stage} of {totalStages}
      {name && `: ${name}`}
    </p>
  );
}
