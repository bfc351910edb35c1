import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type Ref, useImperativeHandle, useState } from "react";
import { useForm } from "react-hook-form";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { dialogMessages } from "#web/ui/dialog.messages.ts";
import { ControlledField, FormField } from "#web/ui/form-field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { KeptNotice } from "#web/ui/kept-form.tsx";
import { useKeptValues } from "#web/ui/kept-values.ts";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TagInput } from "#web/ui/tag-input.tsx";
import { type Corrections, corrections, toCorrections, withCorrections } from "./corrections.ts";
import { resumeMessages } from "./resume.messages.ts";
import { Positions, Qualifications } from "./resume-entries.tsx";

export interface EditorHandle {
  /** Saves what is in the fields. @returns false where it cannot be saved; the fields say why */
  save(): Promise<boolean>;
}

/** Everything that was read from a CV as fields. */
export default function ResumeEditor({
  resumeId,
  reading,
  onSave,
  onCancel,
  ref,
}: {
  ref: Ref<EditorHandle>;
  resumeId: string;
  reading: ParsedResume;
  /** @throws Error when it could not be saved; its message is shown */
  onSave: (corrected: ParsedResume) => Promise<void>;
  onCancel: () => void;
}) {
  const language = useLanguage();
  const t = useMessages(resumeMessages);
  const form = useForm<Corrections>({
    resolver: zodResolver(corrections),
    mode: "onTouched",
    defaultValues: toCorrections(reading),
  });
  const typed = useKeptValues(form, `resume.${resumeId}.corrections`);
  const [failure, setFailure] = useState<string>();
  const cancel = () => {
    typed.discard();
    onCancel();
  };
  const save = async (): Promise<boolean> => {
    let kept = false;
    setFailure(undefined);
    await form.handleSubmit(async (given) => {
      try {
        await onSave(withCorrections(reading, given));
        typed.accept();
        kept = true;
      } catch (error) {
        setFailure(errorMessage(error, language));
      }
    })();
    return kept;
  };
  useImperativeHandle(ref, () => ({ save }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      <KeptNotice kept={typed} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="name" label={t.name}>
          {(field) => <Input {...field} />}
        </FormField>
        <FormField form={form} name="email" label={t.email}>
          {(field) => <Input {...field} type="email" />}
        </FormField>
        <FormField form={form} name="phone" label={t.phone}>
          {(field) => <PhoneInput {...field} />}
        </FormField>
        <FormField form={form} name="address" label={t.address}>
          {(field) => <Input {...field} />}
        </FormField>
      </div>
      <Positions form={form} />
      <Qualifications form={form} />
      <ControlledField control={form.control} name="skills" label={t.skills}>
        {(field, control) => <TagInput {...control} value={field.value} onChange={field.onChange} />}
      </ControlledField>
      <FormField form={form} name="summary" label={t.summary}>
        {(field) => <Textarea {...field} rows={3} />}
      </FormField>
      {failure && (
        <Alert tone="danger" role="alert">
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t.saveCorrections}
        </Button>
        <Button variant="secondary" onClick={cancel}>
          {useMessages(dialogMessages).cancel}
        </Button>
      </div>
    </form>
  );
}
