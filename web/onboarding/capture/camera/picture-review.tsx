import { useEffect, useState } from "react";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import {
  cameraMessages,
  captureMessages,
  documentAdviceMessages,
  faceAdviceMessages,
} from "../capture.messages.ts";
import type { TakenPicture } from "../picture/take-up.ts";
import type { PictureAdvice, PictureSubject } from "../quality/judge-picture.ts";

/** So many pictures that are not good enough are sent back; then one is taken as it is. */
const triesBeforeAccepting = 2;

/** A picture as it would be sent, with what could be better. A good one, and any from the second try on, may go. */
export function PictureReview({
  title,
  picture,
  subject,
  tries,
  again,
  onAgain,
  onUse,
  onClose,
}: {
  title: string;
  picture: TakenPicture;
  subject: PictureSubject;
  tries: number;
  /** What the way back says: to the camera, or to another file. */
  again: string;
  onAgain: () => void;
  onUse: () => void;
  onClose: () => void;
}) {
  const t = useMessages(cameraMessages);
  const { previewOf } = useMessages(captureMessages);
  const advice = useAdvice(picture.advice, subject);
  const good = advice.length === 0;
  const accepted = good || tries >= triesBeforeAccepting;
  const back = (
    <Button variant={accepted ? "secondary" : "primary"} onClick={onAgain}>
      {again}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={title}
      footer={
        <>
          {back}
          {accepted && <Button onClick={onUse}>{good ? t.use : t.useAnyway}</Button>}
        </>
      }
    >
      <div role="status" className="mb-4">
        {good ? (
          <Alert tone="success">{t.good}</Alert>
        ) : (
          <Alert tone="warning">
            <ul className="space-y-1">
              {advice.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p className="mt-2">{accepted ? t.twice : t.once}</p>
          </Alert>
        )}
      </div>
      <Preview file={picture.file} name={previewOf({ document: title })} />
    </Dialog>
  );
}

/** Two sentences at most: nobody does seven things at once. */
function useAdvice(advice: readonly PictureAdvice[], subject: PictureSubject): string[] {
  const ofDocument = useMessages(documentAdviceMessages);
  const ofFace = useMessages(faceAdviceMessages);
  const words: Partial<Record<PictureAdvice, string>> = subject === "face" ? ofFace : ofDocument;
  return advice.flatMap((one) => words[one] ?? []).slice(0, 2);
}

function Preview({ file, name }: { file: File; name: string }) {
  const address = useObjectUrl(file);
  return address && <img src={address} alt={name} className="mx-auto max-h-[50dvh] rounded-card" />;
}

/** An address for a file of this page, as long as it is shown. */
export function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}
