import { useState } from "react";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { Dropzone } from "#web/ui/dropzone.tsx";
import { Field } from "#web/ui/field.tsx";
import type { FileProblem } from "#web/ui/files.ts";
import { toast } from "#web/ui/toast.ts";
import { cvRule } from "./cv-rules.ts";

/** The CV that goes with the application. One carried over from the resume reader may be a Word file. */
export function CvField({ cv, onChange }: { cv: File | null; onChange: (cv: File | null) => void }) {
  const [error, setError] = useState<string>();
  const take = (file: File | null) => {
    setError(undefined);
    onChange(file);
    if (file) toast.success("CV Uploaded", { description: `${file.name} goes with your application.` });
  };
  const reject = (problem: FileProblem) => {
    const { title, description } = cvRule.refusals[problem];
    setError(description);
    toast.error(title, { description });
  };
  return (
    <Field label="CV (optional)" name="cvFile" hint="A PDF file of at most 5 MB" error={error}>
      {(control) => (
        <Dropzone
          {...control}
          file={cv}
          onFile={take}
          onReject={reject}
          accept={cvRule.accept}
          maxBytes={maxUploadBytes}
        />
      )}
    </Field>
  );
}
