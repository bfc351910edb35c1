import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { errorCodes } from "#contract/core/errors.ts";
import { statusChoices } from "#contract/recruitment/applications.ts";
import { type HrApplicationDetail, statusChange } from "#contract/recruitment/hr.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Select, Textarea } from "#web/ui/input.tsx";
import { statusLabel } from "../../status.ts";
import { OthersChanges } from "./others-changes.tsx";
import { stageAfter } from "./status-change.ts";
import { useStatusUpdate } from "./use-status-update.ts";

const updateForm = statusChange.pick({ status: true, notes: true, messageToCandidate: true });
type Update = z.output<typeof updateForm>;

const options = statusChoices.map((value) => ({ value, label: statusLabel(value) }));

/**
 * Quick Actions: moves the application on. The form belongs to the version it was opened on; when somebody
 * else has made a newer one, their change is shown, and read, before this one can be saved.
 */
export function UpdatePanel({
  application,
  onDone,
}: {
  application: HrApplicationDetail;
  onDone: () => void;
}) {
  const [read, setRead] = useState(application);
  const button = useRef<HTMLButtonElement>(null);
  const [rejection, setRejection] = useState<Update>();
  const update = useStatusUpdate(application.id, onDone);
  const form = useForm<z.input<typeof updateForm>, unknown, Update>({
    resolver: zodResolver(updateForm),
    defaultValues: { notes: "", messageToCandidate: "" },
  });
  const status = useWatch({ control: form.control, name: "status" });

  const outdated = application.version !== read.version;
  const refusal = application.abilities.updateRefusal;
  const save = (values: Update) =>
    update.mutate({
      ...values,
      stage: stageAfter(values.status, application),
      expectedVersion: read.version,
    });
  const submit = form.handleSubmit((values) =>
    values.status === "rejected" ? setRejection(values) : save(values),
  );

  const acceptChanges = () => {
    flushSync(() => {
      setRead(application);
      update.reset();
    });
    button.current?.focus();
  };
  const discardMine = () => {
    acceptChanges();
    form.reset();
    form.setFocus("status");
  };

  return (
    <Card className="bg-sand shadow-none">
      <h3 className="text-lg">Quick Actions</h3>
      {refusal && (
        <Alert tone="warning" className="mt-3">
          {errorCodes[refusal].message}
        </Alert>
      )}
      <form onSubmit={submit} noValidate className="mt-3">
        <fieldset disabled={!application.abilities.updateStatus} className="space-y-4">
          <legend className="sr-only">Update the application</legend>
          {outdated ? (
            <OthersChanges
              read={read}
              now={application}
              chosen={status}
              onKeep={acceptChanges}
              onDiscard={discardMine}
            />
          ) : (
            <FormError message={update.error} attempt={update.submittedAt} />
          )}
          <FormField form={form} name="status" label="New status">
            {(field) => <Select {...field} options={options} placeholder="Choose a status" />}
          </FormField>
          {status && <StageNote application={application} stage={stageAfter(status, application)} />}
          <FormField form={form} name="notes" label="Internal notes" hint="Never shown to the candidate.">
            {(field) => <Textarea {...field} rows={3} />}
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
            disabled={!status || outdated}
            loading={update.isPending}
          >
            Update Application
          </Button>
        </fieldset>
      </form>
      <Confirm
        open={rejection !== undefined}
        onOpenChange={(open) => !open && setRejection(undefined)}
        title={`Reject ${application.candidateName}?`}
        confirmLabel="Reject and send the email"
        onConfirm={() => rejection && save(rejection)}
      >
        An email tells the candidate at once that the application for {application.jobTitle} was not
        successful. It cannot be called back.
      </Confirm>
    </Card>
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
