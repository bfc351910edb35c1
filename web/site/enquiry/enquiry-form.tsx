import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { type enquiryAnswer, meetingTopics, solutionNames } from "#contract/site/enquiries.ts";
import { connectionMessages } from "#web/lib/connection.messages.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { type DialogInput, type DialogValues, dialogInput } from "./dialog-input.ts";
import { enquiryDialogMessages } from "./enquiry.messages.ts";
import { Honeypot } from "./honeypot.tsx";
import { sendEnquiry } from "./mutations.ts";
import { SlotFields } from "./slot-fields.tsx";
import type { EnquirySubject } from "./subject.ts";

/** The form of the enquiry dialog; fields follow from the topic. */
export function EnquiryForm({
  topic,
  solution,
  onSent,
}: EnquirySubject & { onSent: (answer: z.infer<typeof enquiryAnswer>) => void }) {
  const form = useForm<DialogValues, unknown, DialogInput>({
    resolver: zodResolver(dialogInput),
    defaultValues: { topic, fullName: "", saccoName: "", email: "", phone: "", message: "", website: "" },
  });
  const kept = useKeptForm(`enquiry.${topic}`);
  const t = useMessages(enquiryDialogMessages);
  const { noAnswer } = useMessages(connectionMessages);
  const [failure, setFailure] = useState<CodedError>();
  const [taken, setTaken] = useState(0);
  const meets = meetingTopics.some((meeting) => meeting === topic);
  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const answer = await sendEnquiry(values);
      kept.forget();
      onSent(answer);
    } catch (error) {
      const refused = error instanceof CodedError ? error : undefined;
      // Free when the page showed it: taken since, or its day has come.
      if (refused?.code === "slot_taken" || refused?.fields?.slot) setTaken((times) => times + 1);
      if (showFieldErrors(form, error)) return;
      setFailure(refused ?? new CodedError("unavailable", noAnswer));
    }
  });
  return (
    <form ref={kept.box} onSubmit={send} noValidate className="space-y-4">
      <KeptNotice kept={kept} />
      <FormError message={failure?.message} attempt={failure} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="fullName" label={t.fullName} required>
          {(field) => <Input {...field} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="saccoName" label={t.saccoName} required>
          {(field) => <Input {...field} autoComplete="organization" />}
        </FormField>
        <FormField form={form} name="email" label={t.email} required>
          {(field) => <Input {...field} type="email" autoComplete="email" />}
        </FormField>
        <FormField form={form} name="phone" label={t.phone} required={meets}>
          {(field) => <PhoneInput {...field} />}
        </FormField>
      </div>
      {topic === "solution" && (
        <FormField form={form} name="solution" label={t.solution} required>
          {(field) => (
            <Select
              {...field}
              defaultValue={solution}
              options={solutionNames.map((name) => ({ value: name, label: name }))}
              placeholder={t.chooseSolution}
            />
          )}
        </FormField>
      )}
      {meets && <SlotFields form={form} taken={taken} />}
      <FormField form={form} name="message" label={t.message}>
        {(field) => <Textarea {...field} rows={3} />}
      </FormField>
      <Honeypot {...form.register("website")} />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} className="w-full">
        {t[`${topic}Submit`]}
      </Button>
    </form>
  );
}
