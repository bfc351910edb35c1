import { Download, RotateCcw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import { toJsonResume } from "#contract/recruitment/json-resume.ts";
import { formatDate } from "#web/lib/format.ts";
import { removeResume } from "#web/recruitment/resume/mutations.ts";
import { ResumeReview, type ReviewHandle } from "#web/recruitment/resume/resume-review.tsx";
import { ResumeUpload } from "#web/recruitment/resume/resume-upload.tsx";
import { saveJson } from "#web/recruitment/resume/save-file.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import type { CvChoice } from "./cv-choice.ts";
import { correctedIdentity } from "./resume-to-form.ts";

type Identity = ReturnType<typeof correctedIdentity>;
/** @param corrected name and email where their owner corrected them: they go before the account's */
type UseResume = (resume: KeptResume, corrected: Identity) => void;

/** Fills in the form from a CV: upload one or take a kept one, look at what was read, correct it, use it. */
export function ResumeTab({ cv, onUse }: { cv: CvChoice; onUse: UseResume }) {
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = cv.kept.find((one) => one.id === shownId);
  const read = (resume: KeptResume) => {
    cv.upsert(resume);
    setShownId(resume.id);
  };
  return (
    <div className="space-y-6">
      <div>
        <h2 className="text-2xl">Upload your resume</h2>
        <p className="mt-1 max-w-prose text-muted">
          We read it here on our own server to fill in the form for you. It is kept in your profile, for your
          eyes only, until you remove it. Nothing is sent before you have seen it.
        </p>
      </div>
      {shown ? (
        <Shown key={shown.id} resume={shown} cv={cv} onUse={onUse} onOther={() => setShownId(null)} />
      ) : (
        <>
          <ResumeUpload onRead={read} />
          {cv.kept.length > 0 && <KeptList resumes={cv.kept} onChoose={setShownId} />}
        </>
      )}
    </div>
  );
}

function KeptList({ resumes, onChoose }: { resumes: readonly KeptResume[]; onChoose: (id: string) => void }) {
  return (
    <section>
      <h3 className="text-lg">Or use one that you keep</h3>
      <ul className="mt-2 divide-y divide-line">
        {resumes.map((resume) => (
          <li key={resume.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 text-sm">
              <p className="font-semibold break-words">{resume.name}</p>
              <p className="text-muted">Kept since {formatDate(resume.uploadedAt)}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => onChoose(resume.id)}
              aria-label={`Look at it: ${resume.name}`}
            >
              Look at it
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shown({
  resume,
  cv,
  onUse,
  onOther,
}: {
  resume: KeptResume;
  cv: CvChoice;
  onUse: UseResume;
  onOther: () => void;
}) {
  const remove = async () => {
    await removeResume(resume.id);
    cv.remove(resume.id);
    onOther();
  };
  const review = useRef<ReviewHandle>(null);
  const corrected = useRef<Identity>({});
  const correct = (next: KeptResume) => {
    Object.assign(corrected.current, correctedIdentity(resume.reading, next.reading));
    cv.upsert(next);
  };
  /** Goes on with the CV as it was corrected, also where "Save corrections" was not pressed. */
  const settled = (next: (resume: KeptResume) => void) => async () => {
    const latest = await review.current?.settle();
    if (latest) next(latest);
  };
  const nothing = resume.reading.notices.includes("nothing_found");
  return (
    <>
      <Alert
        tone={nothing ? "warning" : "success"}
        title={nothing ? `We found nothing to fill in from ${resume.name}` : `We have read ${resume.name}`}
        actions={
          <>
            <Button onClick={settled((latest) => onUse(latest, corrected.current))}>
              {nothing ? "Send it with my application" : "Use this in my application"}
            </Button>
            <Button variant="secondary" icon={Download} onClick={settled(download)}>
              Download Data
            </Button>
            <Button variant="secondary" icon={RotateCcw} onClick={settled(onOther)}>
              Upload Different
            </Button>
            <Confirm
              trigger={
                <Button variant="ghost" icon={Trash2}>
                  Remove
                </Button>
              }
              title={`Remove ${resume.name}?`}
              confirmLabel="Remove this CV"
              onConfirm={remove}
            >
              The file and what we read from it are deleted. What it filled in stays in the form.
            </Confirm>
          </>
        }
      >
        {nothing
          ? "It can still go with your application, and you fill in the form by hand. Nothing has been sent."
          : "Please compare it with your CV, and correct what is wrong. Nothing has been sent."}
      </Alert>
      <ResumeReview ref={review} resume={resume} onCorrected={correct} />
    </>
  );
}

function download({ reading, name }: KeptResume) {
  saveJson(toJsonResume(reading), `${name.replace(/\.\w+$/, "")}.json`);
}
