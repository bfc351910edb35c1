import { FileSearch } from "lucide-react";
import { useState } from "react";
import { maxUploadBytes } from "#contract/core/limits.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Dropzone } from "#web/ui/dropzone.tsx";
import { Field } from "#web/ui/field.tsx";
import { WorkProgress } from "#web/ui/work/work-progress.tsx";
import { refuseFile, resumeRule } from "./file-rules.ts";
import { readingText } from "./reading-text.ts";
import { readingMessages } from "./resume.messages.ts";
import { type ReadResume, useResume } from "./use-resume.ts";

/** Chooses a CV and has it read. @param props.read what keeps it for its owner, or only reads it */
export function ResumeUpload<Read extends { reading: ParsedResume }>({
  read,
  onRead,
}: {
  read: ReadResume<Read>;
  onRead: (resume: Read) => void;
}) {
  const language = useLanguage();
  const t = useMessages(readingMessages);
  const refusals = useMessages(resumeRule.refusals);
  const { file, parsing, work, progress, failure, choose, parse } = useResume(read, onRead);
  // The toast goes away; why nothing was taken stays beside the field.
  const [refusal, setRefusal] = useState<string>();
  const take = (chosen: File | null) => {
    setRefusal(undefined);
    choose(chosen);
  };
  return (
    <div className="space-y-4">
      <Field label={t.resume} name="resume" hint={t.kinds} error={refusal ?? failure ?? undefined}>
        {(control) => (
          <Dropzone
            {...control}
            file={file}
            onFile={take}
            onReject={(problem) => setRefusal(refuseFile(refusals, problem))}
            accept={resumeRule.accept}
            maxBytes={maxUploadBytes}
          />
        )}
      </Field>
      {work && (
        <WorkProgress
          label={t.reading}
          work={work}
          shown={progress}
          working={(told) => readingText(told, language)}
        />
      )}
      {file && (
        <Button icon={FileSearch} loading={parsing} onClick={parse}>
          {parsing ? t.parsing : t.parse}
        </Button>
      )}
    </div>
  );
}
