import { FileSearch } from "lucide-react";
import { useState } from "react";
import { maxUploadBytes } from "#contract/core/limits.ts";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import { Button } from "#web/ui/button.tsx";
import { Dropzone } from "#web/ui/dropzone.tsx";
import { Field } from "#web/ui/field.tsx";
import type { FileProblem } from "#web/ui/files.ts";
import { toast } from "#web/ui/toast.ts";
import { WorkProgress } from "#web/ui/work/work-progress.tsx";
import { resumeRule } from "./file-rules.ts";
import { readingText } from "./reading-text.ts";
import { useResume } from "./use-resume.ts";

/** Chooses a CV, has it read and stores it. */
export function ResumeUpload({ onRead }: { onRead: (resume: KeptResume) => void }) {
  const { file, parsing, work, progress, failure, choose, parse } = useResume(onRead);
  // The toast goes away; why nothing was taken stays beside the field.
  const [refusal, setRefusal] = useState<string>();
  const reject = (problem: FileProblem) => {
    const { title, description } = resumeRule.refusals[problem];
    toast.error(title, { description });
    setRefusal(description);
  };
  const take = (chosen: File | null) => {
    setRefusal(undefined);
    choose(chosen);
  };
  return (
    <div className="space-y-4">
      <Field label="Resume" name="resume" hint="PDF, DOC or DOCX" error={refusal ?? failure ?? undefined}>
        {(control) => (
          <Dropzone
            {...control}
            file={file}
            onFile={take}
            onReject={reject}
            accept={resumeRule.accept}
            maxBytes={maxUploadBytes}
          />
        )}
      </Field>
      {work && (
        <WorkProgress label="Reading your resume" work={work} shown={progress} working={readingText} />
      )}
      {file && (
        <Button icon={FileSearch} loading={parsing} onClick={parse}>
          {parsing ? "Parsing Resume..." : "Parse Resume"}
        </Button>
      )}
    </div>
  );
}
