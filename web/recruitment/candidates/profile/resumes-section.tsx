import { Eye, Star, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { type KeptResume, maxKeptResumes } from "#contract/recruitment/candidate.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatBytes, formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { makeResumeDefault, removeResume, uploadResume } from "#web/recruitment/resume/mutations.ts";
import { loadResumes } from "#web/recruitment/resume/queries.ts";
import { ResumeReview, type ReviewHandle } from "#web/recruitment/resume/resume-review.tsx";
import { ResumeUpload } from "#web/recruitment/resume/resume-upload.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { resumesMessages } from "./profile.messages.ts";

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
  const t = useMessages(resumesMessages);
  const language = useLanguage();
  const [shownId, setShownId] = useState<string | null>(null);
  const [uploads, setUploads] = useState(0);
  const review = useRef<ReviewHandle>(null);
  const shown = resumes.find((one) => one.id === shownId);
  const makeDefault = async (resume: KeptResume) => {
    try {
      onResumes(await makeResumeDefault(resume.id));
    } catch (error) {
      return void toast.error(t.notChanged, { description: errorMessage(error, language) });
    }
    toast.success(t.changed, { description: t.changedText({ name: resume.name }) });
  };
  const remove = async (resume: KeptResume) => {
    await removeResume(resume.id);
    onResumes(await loadResumes());
  };
  /** Closes the dialog; what was being corrected is kept, and where it cannot be, the dialog stays and says why. */
  const leave = async (then: (resume: KeptResume) => void = () => {}) => {
    const latest = await review.current?.settle();
    if (!latest) return;
    then(latest);
    setShownId(null);
  };
  const read = async (resume: KeptResume) => {
    onResumes(await loadResumes());
    setUploads(uploads + 1);
    setShownId(resume.id);
  };
  return (
    <Section title={t.title} description={t.description}>
      {resumes.length > 0 && (
        <ul className="mb-6 divide-y divide-line">
          {resumes.map((resume) => (
            <li key={resume.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 text-sm">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  <span className="break-words">{resume.name}</span>
                  {resume.isDefault && <Badge tone="brand">{t.isDefault}</Badge>}
                </p>
                <p className="text-muted">
                  {t.keptSince({
                    date: formatDate(resume.uploadedAt, language),
                    size: formatBytes(resume.bytes),
                  })}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  icon={Eye}
                  onClick={() => setShownId(resume.id)}
                  aria-label={t.lookAt({ name: resume.name })}
                >
                  {t.look}
                </Button>
                {!resume.isDefault && (
                  <Button
                    variant="ghost"
                    size="sm"
                    icon={Star}
                    onClick={() => makeDefault(resume)}
                    aria-label={t.makeDefaultOf({ name: resume.name })}
                  >
                    {t.makeDefault}
                  </Button>
                )}
                <Confirm
                  trigger={
                    <Button
                      variant="ghost"
                      size="sm"
                      icon={Trash2}
                      aria-label={t.removeNamed({ name: resume.name })}
                    >
                      {t.remove}
                    </Button>
                  }
                  title={t.removeQuestion({ name: resume.name })}
                  confirmLabel={t.removeThis}
                  onConfirm={() => remove(resume)}
                >
                  {t.removeText}
                </Confirm>
              </div>
            </li>
          ))}
        </ul>
      )}
      {resumes.length < maxKeptResumes ? (
        <ResumeUpload key={uploads} read={uploadResume} onRead={read} />
      ) : (
        <p className="text-sm text-muted">{t.full({ count: maxKeptResumes })}</p>
      )}
      <Dialog
        open={shown !== undefined}
        onOpenChange={(open) => !open && void leave()}
        size="xl"
        title={shown?.name ?? t.cv}
        description={t.read}
        footer={
          shown && (
            <>
              <Button variant="secondary" onClick={() => leave()}>
                {t.close}
              </Button>
              {!shown.reading.notices.includes("nothing_found") && (
                <Button onClick={() => leave(onFill)}>{t.fill}</Button>
              )}
            </>
          )
        }
      >
        {shown && (
          <ResumeReview
            key={shown.id}
            ref={review}
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
