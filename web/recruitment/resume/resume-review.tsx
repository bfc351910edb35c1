import { PencilLine } from "lucide-react";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { connectionMessages } from "#web/lib/connection.messages.ts";
import { useMessages } from "#web/lib/language.ts";
import { useOnDemand } from "#web/lib/on-demand.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { correctResume } from "./mutations.ts";
import { resumeMessages } from "./resume.messages.ts";
import type { EditorHandle } from "./resume-editor.tsx";
import { ResumeFileView } from "./resume-file-view.tsx";
import { ResumeSummary } from "./resume-summary.tsx";

const loadEditor = () => import("./resume-editor.tsx");

export interface ReviewHandle {
  /**
   * Saves the corrections that are being made, if there are any.
   * @returns the CV as its owner sees it now; null where a correction cannot be saved; its field says why
   */
  settle(): Promise<KeptResume | null>;
}

/** What was read from a CV beside the CV itself, to compare and to correct. */
export function ResumeReview({
  resume,
  onCorrected,
  ref,
}: {
  ref: Ref<ReviewHandle>;
  resume: KeptResume;
  /** Called with the CV once the corrections are saved. */
  onCorrected: (resume: KeptResume) => void;
}) {
  const t = useMessages(resumeMessages);
  const [editing, setEditing] = useState(false);
  const { noAnswer } = useMessages(connectionMessages);
  const { View: Editor, prepare, fetch } = useOnDemand(loadEditor, () => toast.error(noAnswer));
  const editor = useRef<EditorHandle>(null);
  const latest = useRef(resume);
  const save = async (body: ParsedResume) => {
    latest.current = await correctResume(resume.id, body);
    onCorrected(latest.current);
    setEditing(false);
    toast.success(t.corrected);
  };
  useImperativeHandle(ref, () => ({
    async settle() {
      if (!editor.current) return resume;
      return (await editor.current.save()) ? latest.current : null;
    },
  }));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="min-w-0">
        {editing && Editor ? (
          <Editor
            ref={editor}
            resumeId={resume.id}
            reading={resume.reading}
            onSave={save}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <ResumeSummary resume={resume.reading} />
            <Button
              variant="secondary"
              icon={PencilLine}
              onClick={async () => setEditing(await fetch())}
              onPointerEnter={prepare}
              onFocus={prepare}
              className="mt-5 max-sm:w-full"
            >
              {t.correct}
            </Button>
          </>
        )}
      </div>
      <div className="min-w-0 lg:sticky lg:top-20">
        <ResumeFileView resume={resume} />
      </div>
    </div>
  );
}
