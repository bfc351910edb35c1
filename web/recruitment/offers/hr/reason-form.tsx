import { useForm } from "react-hook-form";
import { offerLimits } from "#contract/recruitment/offers.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { useKeptForm } from "#web/ui/kept-form.tsx";
import { PanelForm } from "#web/ui/panel-form.tsx";
import type { useReturnOffer } from "./mutations.ts";

/** Asks why, before something is done to an offer. */
export function ReasonForm({
  name,
  title,
  label,
  hint,
  submitLabel,
  required = false,
  send,
  onClose,
}: {
  /** Under which the text is kept until it is sent. */
  name: string;
  title: string;
  label: string;
  hint?: string;
  submitLabel: string;
  required?: boolean;
  send: ReturnType<typeof useReturnOffer>;
  onClose: () => void;
}) {
  const kept = useKeptForm(name);
  const form = useForm({ defaultValues: { reason: "" } });
  const submit = form.handleSubmit(({ reason }) =>
    send.mutate(reason.trim(), {
      onSuccess() {
        kept.forget();
        onClose();
      },
    }),
  );
  const check = (reason: string) => !required || reason.trim() !== "" || "Say what has to change";
  return (
    <div className="mt-5">
      <PanelForm
        kept={kept}
        title={title}
        submitLabel={submitLabel}
        pending={send.isPending}
        onSubmit={submit}
        onCancel={onClose}
      >
        <FormError message={send.error} attempt={send.submittedAt} />
        <FormField
          form={form}
          name="reason"
          label={label}
          hint={hint}
          required={required}
          rules={{ validate: check }}
        >
          {(field) => <Textarea {...field} rows={3} maxLength={offerLimits.reason} />}
        </FormField>
      </PanelForm>
    </div>
  );
}
