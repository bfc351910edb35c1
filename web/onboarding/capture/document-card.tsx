import { Camera, FileUp, RotateCcw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type {
  ApplicationDocument,
  ApplicationDocumentKind,
} from "#contract/onboarding/application-documents.ts";
import { maxPictureBytes } from "#contract/onboarding/pictures.ts";
import { formatBytes } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ErrorText } from "#web/ui/field.tsx";
import { CameraDialog } from "./camera/camera-dialog.tsx";
import { PictureReview } from "./camera/picture-review.tsx";
import { subjects } from "./camera/subjects.ts";
import {
  cameraMessages,
  captureMessages,
  documentHintMessages,
  documentNameMessages,
} from "./capture.messages.ts";
import { contentUrl, DocumentPreview } from "./document-preview.tsx";
import { DocumentState } from "./document-state.tsx";
import { removeDocument } from "./mutations.ts";
import type { TakenPicture } from "./picture/take-up.ts";
import { useChosenFile } from "./picture/use-chosen-file.ts";
import type { NewPicture } from "./use-documents.ts";
import type { PictureOnItsWay } from "./waiting/picture-sender.ts";
import type { WaitingPicture } from "./waiting/waiting-pictures.ts";

/** One document: what is there of it, and the ways to bring it. */
export function DocumentCard({
  applicationKey,
  kind,
  document,
  onItsWay,
  tries,
  onTry,
  onUse,
  onDrop,
  onRemoved,
  previews,
}: {
  applicationKey: string;
  kind: ApplicationDocumentKind;
  document: ApplicationDocument | undefined;
  onItsWay: PictureOnItsWay | undefined;
  tries: number;
  onTry: (tries: number) => void;
  onUse: (picture: NewPicture) => void;
  onDrop: (picture: WaitingPicture) => void;
  onRemoved: (id: string) => void;
  previews: boolean;
}) {
  const t = useMessages(captureMessages);
  const { another } = useMessages(cameraMessages);
  const name = useMessages(documentNameMessages)[kind];
  const hint = useMessages(documentHintMessages)[kind];
  const { subject, pdf } = subjects[kind];
  const [photographing, setPhotographing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [notRemoved, setNotRemoved] = useState(false);

  const count = (picture: TakenPicture) => {
    const now = picture.advice.length > 0 ? tries + 1 : tries;
    onTry(now);
    return now;
  };
  const use = (method: NewPicture["method"], picture: TakenPicture, attempt: number) => {
    const { file, quality, notices } = picture;
    onUse({ kind, method, file, quality: { ...quality, notices, attempt: Math.max(1, attempt) } });
    setPhotographing(false);
    chosen.forget();
  };
  const chosen = useChosenFile(kind, {
    onPdf: (file) => onUse({ kind, method: "file", file, quality: null }),
    onPicture: (picture) => {
      const now = count(picture);
      if (picture.advice.length === 0) use("file", picture, now + 1);
    },
  });
  const chooseFile = () => {
    setPhotographing(false);
    input.current?.click();
  };
  const remove = async () => {
    setNotRemoved(false);
    if (onItsWay) return onDrop(onItsWay.picture);
    if (!document) return;
    try {
      await removeDocument(applicationKey, document.id);
      onRemoved(document.id);
    } catch {
      setNotRemoved(true);
    }
  };

  const there = onItsWay !== undefined || document !== undefined;
  const accept = pdf ? "image/*,application/pdf" : "image/*";
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-4">
        <DocumentPreview
          contentUrl={previews && document ? contentUrl(applicationKey, document) : null}
          type={document?.contentType}
          file={onItsWay?.picture.file}
        />
        <div className="min-w-0 grow">
          <h3 className="text-base">{name}</h3>
          <DocumentState
            document={document}
            sending={onItsWay?.sending}
            looking={chosen.looking}
            name={name}
          />
          <p className="mt-1 text-sm text-muted">{hint}</p>
        </div>
        {there && onItsWay?.sending.kind !== "sending" && (
          <IconButton icon={Trash2} label={t.removeOf({ document: name })} onClick={() => void remove()} />
        )}
      </div>
      <ErrorText id={`${kind}-error`}>{chosen.problem ?? (notRemoved ? t.notRemoved : undefined)}</ErrorText>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={there ? "secondary" : "primary"}
          icon={there ? RotateCcw : Camera}
          aria-label={there ? t.retakeOf({ document: name }) : t.takePhotoOf({ document: name })}
          disabled={chosen.looking}
          onClick={() => setPhotographing(true)}
        >
          {there ? t.retake : t.takePhoto}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={FileUp}
          aria-label={t.chooseFileOf({ document: name })}
          disabled={chosen.looking}
          onClick={chooseFile}
        >
          {t.chooseFile}
        </Button>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          aria-label={t.chooseFileOf({ document: name })}
          onChange={(event) => {
            chosen.take(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = "";
          }}
        />
      </div>
      <p className="text-xs text-muted">
        {(pdf ? t.picturesOrPdf : t.pictures)({ size: formatBytes(maxPictureBytes) })}
      </p>
      {photographing && (
        <CameraDialog
          kind={kind}
          tries={tries}
          onTaken={count}
          onUse={(picture) => use("camera", picture, picture.advice.length > 0 ? tries : tries + 1)}
          onFile={chooseFile}
          onClose={() => setPhotographing(false)}
        />
      )}
      {chosen.picture && chosen.picture.advice.length > 0 && (
        <PictureReview
          title={name}
          picture={chosen.picture}
          subject={subject}
          tries={tries}
          again={another}
          onAgain={() => {
            chosen.forget();
            chooseFile();
          }}
          onUse={() => chosen.picture && use("file", chosen.picture, tries)}
          onClose={chosen.forget}
        />
      )}
    </Card>
  );
}
