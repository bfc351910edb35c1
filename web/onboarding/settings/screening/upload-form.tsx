import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { type ScreeningList, screeningListInput } from "#contract/onboarding/screening.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dropzone } from "#web/ui/dropzone.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { kindLabels } from "./kinds.ts";
import { ListPreview } from "./list-preview.tsx";
import { useListPreview, useListUpload } from "./mutations.ts";

/** What is typed; the day of the list may be left empty. */
const typedInput = screeningListInput.pick({ name: true, kind: true, source: true });

/**
 * Uploads a list, once what would become of its file has been seen.
 * @param replaces the list whose place it takes; null for one more
 * @param onDone called once it is there, or when nobody wants it any more
 */
export function UploadForm({ replaces, onDone }: { replaces: ScreeningList | null; onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(typedInput),
    defaultValues: {
      name: replaces?.name ?? "",
      kind: replaces?.kind ?? "screening",
      source: replaces?.source ?? "",
    },
  });
  const [listedAt, setListedAt] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState<string>();
  const kept = useKeptForm(`screening list.${replaces?.id ?? "new"}`);
  const preview = useListPreview();
  const upload = useListUpload();
  const take = (chosen: File | null) => {
    setFile(chosen);
    setMissing(undefined);
    preview.reset();
    if (chosen) preview.mutate(chosen);
  };
  const submit = form.handleSubmit(async (values) => {
    if (!file) {
      setMissing("Please choose a file.");
      return;
    }
    try {
      await upload.mutateAsync({
        ...values,
        file,
        ...(listedAt && { listedAt }),
        ...(replaces && { replaces: replaces.id }),
      });
      kept.forget();
      onDone();
    } catch (error) {
      showFieldErrors(form, error);
    }
  });
  return (
    <form
      ref={kept.box}
      aria-label={replaces ? `Replace ${replaces.name}` : "New screening list"}
      onSubmit={submit}
      noValidate
      className="space-y-4"
    >
      <KeptNotice kept={kept} />
      <Field
        label="CSV or Excel file"
        name="file"
        required
        hint="The first row holds the headings: Name, Aliases, ID number, Passport, KRA PIN, Date of birth, Remarks."
        error={missing}
      >
        {(control) => (
          <Dropzone
            {...control}
            file={file}
            onFile={take}
            onReject={(_, refused) =>
              setMissing(`${refused.name} is no CSV or Excel file, is empty, or too large.`)
            }
            accept=".csv,.xlsx"
            maxBytes={maxUploadBytes}
          />
        )}
      </Field>
      {preview.isPending && (
        <p role="status" className="text-sm text-muted">
          Reading the file…
        </p>
      )}
      <FormError message={preview.error} attempt={preview.submittedAt} />
      {preview.data && <ListPreview preview={preview.data} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="name" label="Name of the list" required>
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField
          form={form}
          name="source"
          label="Where it comes from"
          hint="For example: UN sanctions list"
          required
        >
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="kind" label="What it is" required>
          {(field) => (
            <Select
              {...field}
              options={Object.entries(kindLabels).map(([value, label]) => ({ value, label }))}
            />
          )}
        </FormField>
        <Field label="Day of the list" name="listedAt">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={listedAt}
              onChange={({ target }) => setListedAt(target.value)}
            />
          )}
        </Field>
      </div>
      <FormError message={upload.error} attempt={upload.submittedAt} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          loading={upload.isPending}
          disabled={preview.isError || preview.isPending || preview.data?.entries === 0}
        >
          {replaces ? "Replace the list" : "Upload the list"}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
