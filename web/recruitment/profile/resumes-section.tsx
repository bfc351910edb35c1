import { Eye, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { type KeptResume, maxKeptResumes } from "#contract/recruitment/candidate.ts";
import { api } from "#web/lib/api.ts";
import { formatBytes, formatDate } from "#web/lib/format.ts";
import { wordsOf } from "#web/lib/words-of-failure.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { ResumeReview } from "../resume/resume-review.tsx";
import { ResumeUpload } from "../resume/resume-upload.tsx";

/** The CVs that the person keeps: look at one, make it the first, remove it, add another. */
export function ResumesSection({
  resumes,
  onResumes,
  onFill,
}: {
  resumes: readonly KeptResume[];
  onResumes: (resumes: readonly KeptResume[]) => void;
  /** Fills in the details from what was read. */
  onFill: (resume: KeptResume) => void;
}) {
  const [shownId, setShownId] = useState<string | null>(null);
  const [uploads, setUploads] = useState(0);
  const shown = resumes.find((one) => one.id === shownId);
  const reload = async () => onResumes(await api.candidate.resumes.list());
  const makeDefault = async (resume: KeptResume) => {
    try {
      await api.candidate.resumes.makeDefault({ params: { id: resume.id } });
      await reload();
    } catch (error) {
      return void toast.error("The default CV is the same as before", { description: wordsOf(error) });
    }
    toast.success("Default CV changed", { description: `${resume.name} is offered first from now on.` });
  };
  const remove = async (resume: KeptResume) => {
    await api.candidate.resumes.remove({ params: { id: resume.id } });
    await reload();
  };
  const read = async (resume: KeptResume) => {
    await reload();
    setUploads(uploads + 1);
    setShownId(resume.id);
  };
  return (
    <Section
      title="Your CVs"
      description="Kept for your eyes only. A SACCO sees a CV when you send it with an application."
    >
      {resumes.length > 0 && (
        <ul className="mb-6 divide-y divide-line">
          {resumes.map((resume) => (
            <li key={resume.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 text-sm">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  <span className="break-words">{resume.name}</span>
                  {resume.isDefault && <Badge tone="brand">Default</Badge>}
                </p>
                <p className="text-muted">
                  Kept since {formatDate(resume.uploadedAt)} · {formatBytes(resume.bytes)}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  icon={Eye}
                  onClick={() => setShownId(resume.id)}
                  aria-label={`Look at it: ${resume.name}`}
                >
                  Look at it
                </Button>
                {!resume.isDefault && (
                  <Button
                    variant="ghost"
                    size="sm"
                    icon={Star}
                    onClick={() => makeDefault(resume)}
                    aria-label={`Make default: ${resume.name}`}
                  >
                    Make default
                  </Button>
                )}
                <Confirm
                  trigger={
                    <Button variant="ghost" size="sm" icon={Trash2} aria-label={`Remove ${resume.name}`}>
                      Remove
                    </Button>
                  }
                  title={`Remove ${resume.name}?`}
                  confirmLabel="Remove this CV"
                  onConfirm={() => remove(resume)}
                >
                  The file and what we read from it are deleted. Applications that you sent it with keep their
                  copy.
                </Confirm>
              </div>
            </li>
          ))}
        </ul>
      )}
      {resumes.length < maxKeptResumes ? (
        <ResumeUpload key={uploads} onRead={read} />
      ) : (
        <p className="text-sm text-muted">
          You keep {maxKeptResumes} CVs, which is the most. Remove one to add another.
        </p>
      )}
      <Dialog
        open={shown !== undefined}
        onOpenChange={(open) => !open && setShownId(null)}
        size="xl"
        title={shown?.name ?? "CV"}
        description="What we read from your CV, beside it. Correct what is wrong."
        footer={
          shown && (
            <>
              <Button variant="secondary" onClick={() => setShownId(null)}>
                Close
              </Button>
              {!shown.reading.notices.includes("nothing_found") && (
                <Button
                  onClick={() => {
                    onFill(shown);
                    setShownId(null);
                  }}
                >
                  Fill in my details from it
                </Button>
              )}
            </>
          )
        }
      >
        {shown && (
          <ResumeReview
            key={shown.id}
            resume={shown}
            onCorrected={(corrected) =>
              onResumes(resumes.map((one) => (one.id === corrected.id ? corrected : one)))
            }
          />
        )}
      </Dialog>
    </Section>
  );
}
