import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { nairobiDay } from "#contract/core/clock.ts";
import { membershipEnd } from "#contract/onboarding/member-changes.ts";
import type { Member } from "#contract/onboarding/members.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { endReasonLabels } from "../labels.ts";
import { useMembershipEnd } from "../mutations.ts";

const options = Object.entries(endReasonLabels).map(([value, label]) => ({ value, label }));

/** When and why a membership ends. */
export function MembershipEndForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const { id, endReason, noticeOn, leftOn } = member;
  const form = useForm<z.input<typeof membershipEnd>>({
    resolver: zodResolver(membershipEnd),
    defaultValues: {
      reason: endReason ?? "resigned",
      noticeOn: noticeOn ?? (leftOn ? "" : nairobiDay(new Date())),
      leftOn: leftOn ?? "",
      words: "",
    },
  });
  const kept = useKeptForm(`membership-end.${id}`);
  const change = useMembershipEnd(id);
  const submit = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values);
      kept.forget();
      onDone();
    } catch (error) {
      showFieldErrors(form, error);
    }
  });
  return (
    <form
      ref={kept.box}
      aria-label="End of membership"
      onSubmit={submit}
      noValidate
      className="mt-4 space-y-4"
    >
      <KeptNotice kept={kept} />
      <FormError message={change.error} attempt={change.submittedAt} />
      <FormField form={form} name="reason" label="Why" required>
        {(field) => <Select {...field} options={options} />}
      </FormField>
      <FormField form={form} name="noticeOn" label="Notice given on" hint="Empty where nobody gave one.">
        {(field) => <Input {...field} type="date" />}
      </FormField>
      <FormField
        form={form}
        name="leftOn"
        label="Last day"
        hint="Empty for the last one of the notice that your settings ask for."
      >
        {(field) => <Input {...field} type="date" />}
      </FormField>
      <FormField
        form={form}
        name="words"
        label="In own words"
        hint="For the staff; the member is told the day."
      >
        {(field) => <Textarea {...field} rows={3} />}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={change.isPending}>
          Record the end
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
