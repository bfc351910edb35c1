import { Download, FileSearch, RotateCcw } from "lucide-react";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { toJsonResume } from "#contract/recruitment/json-resume.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dropzone } from "#web/ui/dropzone.tsx";
import { Field } from "#web/ui/field.tsx";
import type { FileProblem } from "#web/ui/files.ts";
import { Progress } from "#web/ui/progress.tsx";
import { toast } from "#web/ui/toast.ts";
import { resumeRule } from "./cv-rules.ts";
import { ResumeSummary } from "./resume-summary.tsx";
import { saveJson } from "./save-file.ts";
import type { useResume } from "./use-resume.ts";

/** Reads a CV to fill in the form: choose a file, parse it, look at the summary, use it. */
export function ResumeUpload({
  resume,
  onUse,
}: {
  resume: ReturnType<typeof useResume>;
  /** Fills in the form and takes the file along as the CV. */
  onUse: (parsed: ParsedResume, file: File) => void;
}) {
  const { file, parsing, progress, parsed, failure, choose, parse } = resume;
  const reject = (problem: FileProblem) => {
    const { title, description } = resumeRule.refusals[problem];
    toast.error(title, { description });
  };
  return (
    <div className="space-y-5">
      <div>
        <h2 className="text-2xl">Upload your resume</h2>
        <p className="mt-1 max-w-prose text-muted">
          We read it here on our own server to fill in the form for you. Nothing is kept and nothing is sent
          before you have seen it.
        </p>
      </div>
      {!parsed && (
        <Field label="Resume" name="resume" hint="PDF, DOC or DOCX" error={failure ?? undefined}>
          {(control) => (
            <Dropzone
              {...control}
              file={file}
              onFile={choose}
              onReject={reject}
              accept={resumeRule.accept}
              maxBytes={maxUploadBytes}
            />
          )}
        </Field>
      )}
      {parsing && <Progress label="Reading your resume" value={progress} showValue />}
      {file && !parsed && (
        <Button icon={FileSearch} loading={parsing} onClick={parse}>
          {parsing ? "Parsing Resume..." : "Parse Resume"}
        </Button>
      )}
      {file && parsed && (
        <>
          <Alert
            tone="success"
            title={`We have read ${file.name}`}
            actions={
              <>
                <Button onClick={() => onUse(parsed, file)}>Use this in my application</Button>
                <Button variant="secondary" icon={Download} onClick={() => download(parsed, file)}>
                  Download Data
                </Button>
                <Button variant="secondary" icon={RotateCcw} onClick={() => choose(null)}>
                  Upload Different
                </Button>
              </>
            }
          >
            Please look through it. You can correct everything in the form.
          </Alert>
          <ResumeSummary resume={parsed} />
        </>
      )}
    </div>
  );
}

function download(parsed: ParsedResume, file: File) {
  saveJson(toJsonResume(parsed), `${file.name.replace(/\.\w+$/, "")}.json`);
}
