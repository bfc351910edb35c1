import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { v4 } from "uuid";
import type { z } from "zod";
import {
  type MilestoneSet,
  type MilestoneSetInput,
  milestoneSetInput,
} from "#contract/recruitment/milestone-sets.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { MilestoneRows } from "#web/recruitment/jobs/hr/form/milestone-fields.tsx";
import { useSaveMilestoneSet } from "#web/recruitment/jobs/hr/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { KeptNotice } from "#web/ui/kept-form.tsx";
import { useKeptValues } from "#web/ui/kept-values.ts";
import { toast } from "#web/ui/toast.ts";

/** Adds a set of milestones that begins with the default ones, or changes the one that is given. */
export function MilestoneSetForm({ set, onClose }: { set?: MilestoneSet; onClose: () => void }) {
  const saving = useSaveMilestoneSet();
  const [failure, setFailure] = useState<Error>();
  const [opened] = useState(
    () => set ?? { name: "", milestones: defaultMilestones.map((step) => ({ ...step, id: v4() })) },
  );
  const form = useForm<z.input<typeof milestoneSetInput>, unknown, MilestoneSetInput>({
    resolver: zodResolver(milestoneSetInput),
    defaultValues: opened,
  });
  const kept = useKeptValues(form, `milestone-set:${set?.id ?? "new"}`);
  const save = form.handleSubmit(async (input) => {
    try {
      await saving.mutateAsync(input);
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(error as Error);
      return;
    }
    toast.success("Milestones saved", { description: input.name });
    kept.accept();
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={set ? "Edit set of milestones" : "New set of milestones"}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="milestone-set" loading={form.formState.isSubmitting}>
            Save the set
          </Button>
        </>
      }
    >
      <form id="milestone-set" onSubmit={save} noValidate className="space-y-4">
        <KeptNotice kept={kept} />
        <FormError message={failure} attempt={failure} />
        <FormField form={form} name="name" label="Name" hint="Only your team sees it." required>
          {(field) => <Input {...field} maxLength={80} autoComplete="off" />}
        </FormField>
        <MilestoneRows form={form} />
      </form>
    </Dialog>
  );
}
