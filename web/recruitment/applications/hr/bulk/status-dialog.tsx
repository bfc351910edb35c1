import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { statusChoices } from "#contract/recruitment/applications.ts";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { bulkStatusChange } from "#contract/recruitment/triage.ts";
import { formatCount } from "#web/lib/format.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Select, Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { type OnLeftOver, useStatusUpdates } from "./mutations.ts";

const statusForm = bulkStatusChange
  .omit({ applications: true })
  .extend({ status: z.enum(statusChoices, "Choose a status") });

/** Moves all selected applications to one status, with one note and one message for all of them. */
export function StatusDialog({
  selected,
  onDone,
  onClose,
}: {
  selected: readonly HrApplication[];
  onDone: OnLeftOver;
  onClose: () => void;
}) {
  const form = useForm<z.input<typeof statusForm>, unknown, z.output<typeof statusForm>>({
    resolver: zodResolver(statusForm),
    defaultValues: { notes: "", messageToCandidate: "", withOthers: false },
  });
  const kept = useKeptForm("applications.status");
  const update = useStatusUpdates(selected, (left, words) => {
    kept.forget();
    onDone(left, words);
  });
  const status = useWatch({ control: form.control, name: "status" });
  const count = formatCount(selected.length, "application");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Update the status of ${count}`}
      description={
        status === "rejected"
          ? "The emails leave in one minute; until then you can undo it. What a colleague changed meanwhile stays as it is."
          : "Every candidate is told by email at once. What a colleague changed meanwhile stays as it is."
      }
    >
      <form
        ref={kept.box}
        noValidate
        onSubmit={form.handleSubmit((values) =>
          update.mutate({ ...values, withOthers: values.status === "rejected" && values.withOthers }),
        )}
        className="space-y-4"
      >
        <KeptNotice kept={kept} />
        <FormError message={update.error} attempt={update.submittedAt} />
        <FormField form={form} name="status" label="New status" required>
          {(field) => (
            <Select
              {...field}
              options={statusChoices.map((value) => ({ value, label: statusLabel(value) }))}
              placeholder="Choose a status"
            />
          )}
        </FormField>
        <FormField
          form={form}
          name="notes"
          label="Internal notes"
          hint="In the history of each; candidates never see it."
        >
          {(field) => <Textarea {...field} rows={3} />}
        </FormField>
        <FormField
          form={form}
          name="messageToCandidate"
          label="Message to the candidates"
          hint="Optional. Added to the email that tells them of the change."
        >
          {(field) => <Textarea {...field} rows={3} />}
        </FormField>
        {status === "rejected" && (
          <Checkbox
            {...form.register("withOthers")}
            label="Reject what else these people have open here too"
            hint="Otherwise it stays in the pipeline."
          />
        )}
        <Button
          type="submit"
          variant={status === "rejected" ? "danger" : "primary"}
          className="w-full"
          loading={update.isPending}
        >
          {status === "rejected" ? `Reject ${count}` : `Update ${count}`}
        </Button>
      </form>
    </Dialog>
  );
}
