import { largeImport, maxImportColumns, maxImportRows } from "#contract/core/import.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { formatBytes } from "#web/lib/format.ts";
import { ActionForm, type FormRefusal } from "../action-form.tsx";
import { DownloadLink } from "../download-link.tsx";
import { Field } from "../field.tsx";
import { FileInput } from "../file-input.tsx";

/** Takes the file; the server reads it and the columns come next. Works without scripts. */
export function UploadForm({
  templateUrl,
  large = false,
  refusal,
}: {
  /** Of a file with the headings that are known. */
  templateUrl: string;
  /** Whether files of many rows are taken. */
  large?: boolean;
  refusal: FormRefusal | undefined;
}) {
  const { rows, bytes } = large ? largeImport : { rows: maxImportRows, bytes: maxUploadBytes };
  const limits = `at most ${formatBytes(bytes)}, ${formatNumber(rows)} rows and ${maxImportColumns} columns`;
  return (
    <div className="space-y-5">
      <ActionForm
        encType="multipart/form-data"
        refusal={refusal}
        shown={["file"]}
        submitLabel="Upload the file"
        sendingLabel="Reading the file"
      >
        {(errors) => (
          <Field
            label="CSV or Excel file"
            name="file"
            required
            hint={`The first row holds the headings; of a workbook the first sheet is read; ${limits}`}
            error={errors.file}
          >
            {(control) => <FileInput {...control} accept=".csv,.tsv,.txt,.xlsx" />}
          </Field>
        )}
      </ActionForm>
      <p className="text-sm text-muted">
        The file is kept encrypted and deleted when the import ends, or after a day if you do not go on.
      </p>
      <DownloadLink href={templateUrl} size="sm">
        Download a template
      </DownloadLink>
    </div>
  );
}
