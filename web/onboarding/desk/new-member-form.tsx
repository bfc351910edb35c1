import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { memberInput } from "#contract/onboarding/members.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { toast } from "#web/ui/toast.ts";
import { useNewMember } from "./mutations.ts";

const shortForm = memberInput.pick({
  fullName: true,
  idNumber: true,
  phoneNumber: true,
  email: true,
  occupation: true,
  referredBy: true,
});

const empty = { fullName: "", idNumber: "", phoneNumber: "", email: "", occupation: "", referredBy: "" };
const required = ["fullName", "idNumber", "phoneNumber"] as const;

/** Registers a member by what is known at the counter. @param onCreated called once the member is there */
export function NewMemberForm({ onCreated }: { onCreated?: (id: string) => void }) {
  const form = useForm({ resolver: zodResolver(shortForm), defaultValues: empty });
  const kept = useKeptForm("new member");
  const create = useNewMember();
  const submit = form.handleSubmit(
    async (values) => {
      try {
        const { id } = await create.mutateAsync(values);
        kept.forget();
        form.reset();
        onCreated?.(id);
      } catch (error) {
        showFieldErrors(form, error);
        toast.error("Error", { description: "Failed to create member. Please try again." });
      }
    },
    () => {
      if (required.some((name) => !form.getValues(name).trim())) {
        toast.error("Missing Information", { description: "Please fill in all required fields." });
      }
    },
  );
  return (
    <form ref={kept.box} aria-label="New member" onSubmit={submit} noValidate className="space-y-4">
      <KeptNotice kept={kept} />
      <FormError message={create.error} attempt={create.submittedAt} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="fullName" label="Full Name" required>
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="idNumber" label="ID Number" required>
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="phoneNumber" label="Phone Number" required>
          {(field) => <PhoneInput {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="email" label="Email Address">
          {(field) => <Input {...field} type="email" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="occupation" label="Occupation">
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="referredBy" label="Referred By">
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
      </div>
      <Button type="submit" loading={create.isPending}>
        Create Member
      </Button>
    </form>
  );
}
