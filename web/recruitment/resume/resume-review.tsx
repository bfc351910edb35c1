import { PencilLine } from "lucide-react";
import { useState } from "react";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { api } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { PageView } from "./page-view.tsx";
import { ResumeEditor } from "./resume-editor.tsx";
import { ResumeSummary } from "./resume-summary.tsx";

/** What was read from a CV beside the CV itself, to compare and to correct. */
export function ResumeReview({
  resume,
  onCorrected,
}: {
  resume: KeptResume;
  /** Called with the CV once the corrections are kept. */
  onCorrected: (resume: KeptResume) => void;
}) {
  const [editing, setEditing] = useState(false);
  const save = async (body: ParsedResume) => {
    onCorrected(await api.candidate.resumes.correct({ params: { id: resume.id }, body }));
    setEditing(false);
    toast.success("Corrections saved");
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="min-w-0">
        {editing ? (
          <ResumeEditor reading={resume.reading} onSave={save} onCancel={() => setEditing(false)} />
        ) : (
          <>
            <ResumeSummary resume={resume.reading} />
            <Button
              variant="secondary"
              icon={PencilLine}
              onClick={() => setEditing(true)}
              className="mt-5 max-sm:w-full"
            >
              Correct what we read
            </Button>
          </>
        )}
      </div>
      <div className="min-w-0 lg:sticky lg:top-20">
        <PageView resume={resume} />
      </div>
    </div>
  );
}
