import { maxUploadBytes } from "#contract/core/limits.ts";
import { formatBytes, formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { cvRule, refuseFile } from "#web/recruitment/resume/file-rules.ts";
import { RadioGroup } from "#web/ui/choice.tsx";
import { Dropzone } from "#web/ui/dropzone.tsx";
import { Field } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { fieldMessages } from "./apply.messages.ts";
import type { CvChoice } from "./cv-choice.ts";

const none = "none";

/** The CV that goes with the application: one of those that are kept, a new one, or none. */
export function CvField({ cv }: { cv: CvChoice }) {
  const language = useLanguage();
  const t = useMessages(fieldMessages);
  const refusals = useMessages(cvRule.refusals);
  const { kept, chosen, problem } = cv;
  const take = (file: File | null) => {
    if (!file) return cv.choose(null);
    void cv.attach(file);
    toast.success(t.cvUploaded, { description: t.cvGoesAlong({ file: file.name }) });
  };
  return (
    <div className="space-y-4">
      {kept.length > 0 && (
        <RadioGroup
          legend={t.cv}
          name="resumeId"
          value={chosen ? (chosen.resume?.id ?? "") : none}
          onChange={(event) => cv.choose(event.target.value === none ? null : event.target.value)}
          options={[
            ...kept.map((resume) => ({
              value: resume.id,
              label: resume.name,
              hint: `${t.keptSince({ date: formatDate(resume.uploadedAt, language) })}, ${formatBytes(resume.bytes)}`,
            })),
            { value: none, label: t.noCv },
          ]}
        />
      )}
      <Field
        label={kept.length > 0 ? t.anotherCv : t.optionalCv}
        name="cvFile"
        hint={t.cvHint}
        error={problem}
      >
        {(control) => (
          <Dropzone
            {...control}
            file={chosen?.file ?? null}
            onFile={take}
            onReject={(reason) => cv.refuse(refuseFile(refusals, reason))}
            accept={cvRule.accept}
            maxBytes={maxUploadBytes}
          />
        )}
      </Field>
    </div>
  );
}
