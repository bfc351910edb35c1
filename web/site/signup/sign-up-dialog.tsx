import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { signupInput } from "#contract/accounts/accounts.ts";
import { trialDays } from "#contract/core/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { toast } from "#web/ui/toast.ts";
import type { TrialDialogProps } from "./dialog-props.ts";
import { reportFailure, reportMissing } from "./failure.ts";
import { signUp } from "./mutations.ts";
import { TermsNote } from "./terms-note.tsx";

type Values = z.input<typeof signupInput>;
type SignUp = z.output<typeof signupInput>;

const fieldNames = ["fullName", "email", "organization", "password"] as const;
const requiredNames = ["fullName", "email", "password"] as const;

/** Signs up with a password and leads to the sign-in page. Default export: it is loaded on first use. */
export default function SignUpDialog({ page, open, onOpenChange }: TrialDialogProps) {
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title="Start Free Trial"
      description={`${trialDays[page]} days in a workspace of your own. No setup fees, cancel anytime.`}
    >
      <SignUpForm page={page} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function SignUpForm({ page, onDone }: Pick<TrialDialogProps, "page"> & { onDone: () => void }) {
  const form = useForm<Values, unknown, SignUp>({
    resolver: zodResolver(signupInput),
    defaultValues: { fullName: "", email: "", organization: "", password: "", page },
  });
  const kept = useKeptForm("sign-up");
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ message: string }>();
  const create = async (body: SignUp) => {
    setFailure(undefined);
    try {
      await signUp(body);
    } catch (error) {
      const message = reportFailure(form, fieldNames, "Account Creation Failed", error);
      if (message) setFailure({ message });
      return;
    }
    kept.forget();
    onDone();
    toast.success("Account Created Successfully", {
      description: "Please login with your credentials to access the system.",
    });
    await navigate("/login?registered", { state: { email: body.email } });
  };
  const refuse = (_: FieldErrors<Values>) => {
    const values = form.getValues();
    if (requiredNames.some((name) => values[name].trim() === "")) reportMissing();
  };
  const creating = form.formState.isSubmitting;
  return (
    <form ref={kept.box} onSubmit={form.handleSubmit(create, refuse)} noValidate className="space-y-4">
      <KeptNotice kept={kept} />
      <FormError message={failure?.message} attempt={failure} />
      <FormField form={form} name="fullName" label="Full Name" required>
        {(field) => <Input {...field} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="email" label="Email Address" required>
        {(field) => <Input {...field} type="email" autoComplete="email" />}
      </FormField>
      <FormField
        form={form}
        name="organization"
        label="Organization (optional)"
        hint="Your SACCO's name. Without it the workspace gets yours."
      >
        {(field) => <Input {...field} autoComplete="organization" />}
      </FormField>
      <FormField form={form} name="password" label="Password" required hint="At least 6 characters">
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <TermsNote />
      <Button type="submit" size="lg" loading={creating} className="w-full">
        {creating ? "Creating Account..." : "Create Account"}
      </Button>
    </form>
  );
}
