import { maxUploadBytes } from "#contract/core/limits.ts";
import { formatBytes, formatDate } from "#web/lib/format.ts";
import { cvRule } from "#web/recruitment/resume/file-rules.ts";
import { RadioGroup } from "#web/ui/choice.tsx";
import { Dropzone } from "#web/ui/dropzone.tsx";
import { Field } from "#web/ui/field.tsx";
import type { FileProblem } from "#web/ui/files.ts";
import { toast } from "#web/ui/toast.ts";
import type { CvChoice } from "./cv-choice.ts";

const none = "none";

/** The CV that goes with the application: one of those that are kept, a new one, or none. */
export function CvField({ cv }: { cv: CvChoice }) {
  const { kept, chosen, problem } = cv;
  const take = (file: File | null) => {
    if (!file) return cv.choose(null);
    void cv.attach(file);
    toast.success("CV Uploaded", { description: `${file.name} goes with your application.` });
  };
  const reject = (reason: FileProblem) => {
    const { title, description } = cvRule.refusals[reason];
    toast.error(title, { description });
    cv.refuse(description);
  };
  return (
    <div className="space-y-4">
      {kept.length > 0 && (
        <RadioGroup
          legend="CV"
          name="resumeId"
          value={chosen ? (chosen.resume?.id ?? "") : none}
          onChange={(event) => cv.choose(event.target.value === none ? null : event.target.value)}
          options={[
            ...kept.map((resume) => ({
              value: resume.id,
              label: resume.name,
              hint: `Kept since ${formatDate(resume.uploadedAt)}, ${formatBytes(resume.bytes)}`,
            })),
            { value: none, label: "No CV" },
          ]}
        />
      )}
      <Field
        label={kept.length > 0 ? "Another CV" : "CV (optional)"}
        name="cvFile"
        hint="A PDF file of at most 5 MB. It is kept in your profile, for your eyes only, until you remove it."
        error={problem}
      >
        {(control) => (
          <Dropzone
            {...control}
            file={chosen?.file ?? null}
            onFile={take}
            onReject={reject}
            accept={cvRule.accept}
            maxBytes={maxUploadBytes}
          />
        )}
      </Field>
    </div>
  );
}
