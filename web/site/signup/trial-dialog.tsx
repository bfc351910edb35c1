import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { trialInput } from "#contract/accounts/accounts.ts";
import { trialDays } from "#contract/core/limits.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogDone } from "#web/ui/dialog.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import type { TrialDialogProps } from "./dialog-props.ts";
import { reportFailure, reportMissing } from "./failure.ts";
import { requestTrial } from "./mutations.ts";
import { TermsNote } from "./terms-note.tsx";

type Values = z.input<typeof trialInput>;
type Trial = z.output<typeof trialInput>;

const fieldNames = ["saccoName", "contactPerson", "email", "phone"] as const;

/**
 * Asks for a trial without a password: the mail that follows carries the link that sets it.
 * Default export: it is loaded on first use.
 */
export default function TrialDialog({ page, open, onOpenChange }: TrialDialogProps) {
  const [answer, setAnswer] = useState<string>();
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setAnswer(undefined);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Start Your Free Trial"
      description={`${trialDays[page]} days for your SACCO. No setup fees, cancel anytime.`}
    >
      {answer ? <Sent message={answer} /> : <TrialForm page={page} onSent={setAnswer} />}
    </Dialog>
  );
}

function TrialForm({ page, onSent }: Pick<TrialDialogProps, "page"> & { onSent: (message: string) => void }) {
  const form = useForm<Values, unknown, Trial>({
    resolver: zodResolver(trialInput),
    defaultValues: { saccoName: "", contactPerson: "", email: "", phone: "", page },
  });
  const kept = useKeptForm("trial");
  const [failure, setFailure] = useState<{ message: string }>();
  const send = async (body: Trial) => {
    setFailure(undefined);
    try {
      const { message } = await requestTrial(body);
      kept.forget();
      onSent(message);
    } catch (error) {
      const message = reportFailure(form, fieldNames, "Trial Request Failed", error);
      if (message) setFailure({ message });
    }
  };
  const refuse = () => {
    const values = form.getValues();
    if (fieldNames.some((name) => values[name].trim() === "")) reportMissing();
  };
  return (
    <form ref={kept.box} onSubmit={form.handleSubmit(send, refuse)} noValidate className="space-y-4">
      <KeptNotice kept={kept} />
      <FormError message={failure?.message} attempt={failure} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="saccoName" label="SACCO Name" required>
          {(field) => <Input {...field} autoComplete="organization" />}
        </FormField>
        <FormField form={form} name="contactPerson" label="Contact Person" required>
          {(field) => <Input {...field} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="email" label="Email Address" required>
          {(field) => <Input {...field} type="email" autoComplete="email" />}
        </FormField>
        <FormField form={form} name="phone" label="Phone Number" required>
          {(field) => <PhoneInput {...field} />}
        </FormField>
      </div>
      <p className="text-sm text-muted">
        No password now: we email you a link that sets it and opens your workspace.
      </p>
      <TermsNote />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} className="w-full">
        Start Free Trial
      </Button>
    </form>
  );
}

function Sent({ message }: { message: string }) {
  return (
    <div className="space-y-5">
      <Alert tone="success" role="status" title="Check your email">
        {message}
      </Alert>
      <DialogDone />
    </div>
  );
}
