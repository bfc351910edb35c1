import { Download, RotateCcw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import { toJsonResume } from "#contract/recruitment/json-resume.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { removeResume, uploadResume } from "#web/recruitment/resume/mutations.ts";
import { ResumeReview, type ReviewHandle } from "#web/recruitment/resume/resume-review.tsx";
import { ResumeUpload } from "#web/recruitment/resume/resume-upload.tsx";
import { saveJson } from "#web/recruitment/resume/save-file.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { fieldMessages, resumeTabMessages } from "./apply.messages.ts";
import type { CvChoice } from "./cv-choice.ts";
import { correctedIdentity } from "./resume-to-form.ts";

type Identity = ReturnType<typeof correctedIdentity>;
/** @param corrected name and email where their owner corrected them: they go before the account's */
type UseResume = (resume: KeptResume, corrected: Identity) => void;

/** Fills in the form from a CV: upload one or take a kept one, look at what was read, correct it, use it. */
export function ResumeTab({ cv, onUse }: { cv: CvChoice; onUse: UseResume }) {
  const t = useMessages(resumeTabMessages);
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = cv.kept.find((one) => one.id === shownId);
  const read = (resume: KeptResume) => {
    cv.upsert(resume);
    setShownId(resume.id);
  };
  return (
    <div className="space-y-6">
      <div>
        <h2 className="text-2xl">{t.title}</h2>
        <p className="mt-1 max-w-prose text-muted">{t.lead}</p>
      </div>
      {shown ? (
        <Shown key={shown.id} resume={shown} cv={cv} onUse={onUse} onOther={() => setShownId(null)} />
      ) : (
        <>
          <ResumeUpload read={uploadResume} onRead={read} />
          {cv.kept.length > 0 && <KeptList resumes={cv.kept} onChoose={setShownId} />}
        </>
      )}
    </div>
  );
}

function KeptList({ resumes, onChoose }: { resumes: readonly KeptResume[]; onChoose: (id: string) => void }) {
  const language = useLanguage();
  const fields = useMessages(fieldMessages);
  const t = useMessages(resumeTabMessages);
  return (
    <section>
      <h3 className="text-lg">{t.orKept}</h3>
      <ul className="mt-2 divide-y divide-line">
        {resumes.map((resume) => (
          <li key={resume.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 text-sm">
              <p className="font-semibold break-words">{resume.name}</p>
              <p className="text-muted">
                {fields.keptSince({ date: formatDate(resume.uploadedAt, language) })}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => onChoose(resume.id)}
              aria-label={t.lookAt({ name: resume.name })}
            >
              {t.lookAtIt}
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
  const t = useMessages(resumeTabMessages);
  const { name } = resume;
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
        title={nothing ? t.foundNothing({ name }) : t.haveRead({ name })}
        actions={
          <>
            <Button onClick={settled((latest) => onUse(latest, corrected.current))}>
              {nothing ? t.sendAlong : t.use}
            </Button>
            <Button variant="secondary" icon={Download} onClick={settled(download)}>
              {t.download}
            </Button>
            <Button variant="secondary" icon={RotateCcw} onClick={settled(onOther)}>
              {t.different}
            </Button>
            <Confirm
              trigger={
                <Button variant="ghost" icon={Trash2}>
                  {t.remove}
                </Button>
              }
              title={t.removeQuestion({ name })}
              confirmLabel={t.removeCv}
              onConfirm={remove}
            >
              {t.removeText}
            </Confirm>
          </>
        }
      >
        {nothing ? t.foundNothingText : t.haveReadText}
      </Alert>
      <ResumeReview ref={review} resume={resume} onCorrected={correct} />
    </>
  );
}

function download({ reading, name }: KeptResume) {
  saveJson(toJsonResume(reading), `${name.replace(/\.\w+$/, "")}.json`);
}
