import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { recordedReply, replyChannels } from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { nairobiDay, timeOf } from "#web/lib/format.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { useKeptForm } from "#web/ui/kept-form.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { PanelForm } from "#web/ui/panel-form.tsx";
import { channelLabels } from "../thread.ts";
import { useRecordReply } from "./mutations.ts";
import { keptName } from "./tasks.ts";

const replyForm = recordedReply.omit({ key: true });

/** Puts into the thread what the candidate answered by phone, mail or elsewhere. */
export function ReplyForm({
  application: { id, candidateName },
  onClose,
}: {
  application: HrApplicationDetail;
  onClose: () => void;
}) {
  const kept = useKeptForm(keptName(id, "reply"));
  const done = () => {
    kept.forget();
    onClose();
  };
  const now = new Date();
  const form = useForm({
    resolver: zodResolver(replyForm),
    defaultValues: { channel: "phone" as const, date: nairobiDay(now), time: timeOf(now), body: "" },
  });
  const record = useRecordReply(id);
  const submit = form.handleSubmit((values) =>
    record.mutate(values, { onSuccess: done, onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <PanelForm
      kept={kept}
      title="Record a reply"
      submitLabel="Record the reply"
      pending={record.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormError message={record.error} attempt={record.submittedAt} />
      <p className="text-sm text-muted">
        What {candidateName} answered outside the portal. Your colleagues read it in the thread; no mail goes
        out.
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        <FormField form={form} name="channel" label="How it came">
          {(field) => <Select {...field} options={optionsOf(replyChannels, channelLabels)} />}
        </FormField>
        <FormField form={form} name="date" label="Date" required>
          {(field) => <Input type="date" {...field} max={nairobiDay(now)} />}
        </FormField>
        <FormField form={form} name="time" label="Time (Nairobi)" required>
          {(field) => <Input type="time" {...field} />}
        </FormField>
      </div>
      <FormField form={form} name="body" label="What was said" required>
        {(field) => <Textarea {...field} rows={5} />}
      </FormField>
    </PanelForm>
  );
}
