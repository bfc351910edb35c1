import { useState } from "react";
import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { cameraMessages, documentHintMessages, documentNameMessages } from "../capture.messages.ts";
import type { TakenPicture } from "../picture/take-up.ts";
import type { CameraProblem } from "./camera-problem.ts";
import { PictureReview } from "./picture-review.tsx";
import { subjects } from "./subjects.ts";
import { useCamera } from "./use-camera.ts";
import { Viewfinder } from "./viewfinder.tsx";

/** The window of the camera: takes a picture, shows it with what could be better, and hands it on. */
export function CameraDialog({
  kind,
  tries,
  onTaken,
  onUse,
  onFile,
  onClose,
}: {
  kind: ApplicationDocumentKind;
  /** How many pictures of this document were not good enough, the present one included. */
  tries: number;
  /** Called for each picture, so that tries are counted. */
  onTaken: (picture: TakenPicture) => void;
  onUse: (picture: TakenPicture) => void;
  onFile: () => void;
  onClose: () => void;
}) {
  const t = useMessages(cameraMessages);
  const name = useMessages(documentNameMessages)[kind];
  const hint = useMessages(documentHintMessages)[kind];
  const [taken, setTaken] = useState<TakenPicture | null>(null);
  if (taken) {
    return (
      <PictureReview
        title={name}
        picture={taken}
        subject={subjects[kind].subject}
        tries={tries}
        again={t.again}
        onAgain={() => setTaken(null)}
        onUse={() => onUse(taken)}
        onClose={onClose}
      />
    );
  }
  const take = (picture: TakenPicture) => {
    onTaken(picture);
    setTaken(picture);
  };
  return <LiveCamera kind={kind} title={name} hint={hint} onTaken={take} onFile={onFile} onClose={onClose} />;
}

function LiveCamera({
  kind,
  title,
  hint,
  onTaken,
  onFile,
  onClose,
}: {
  kind: ApplicationDocumentKind;
  title: string;
  hint: string;
  onTaken: (picture: TakenPicture) => void;
  onFile: () => void;
  onClose: () => void;
}) {
  const t = useMessages(cameraMessages);
  const subject = subjects[kind];
  const camera = useCamera(subject.facing);
  const frame = { open: true, onOpenChange: (open: boolean) => !open && onClose(), title, description: hint };
  const toFile = (
    <Button variant="secondary" onClick={onFile}>
      {t.useFile}
    </Button>
  );
  const { state } = camera;
  if (state.kind === "failed") {
    return (
      <Dialog
        {...frame}
        footer={
          <>
            {state.problem === "busy" && (
              <Button variant="secondary" onClick={camera.restart}>
                {t.tryAgain}
              </Button>
            )}
            <Button onClick={onFile}>{t.useFile}</Button>
          </>
        }
      >
        <NoCamera problem={state.problem} />
      </Dialog>
    );
  }
  return (
    <Viewfinder
      camera={camera}
      subject={subject}
      name={`${kind}.jpg`}
      onTaken={onTaken}
      layout={(view, controls) => (
        <Dialog
          {...frame}
          size="xl"
          footer={
            <>
              {toFile}
              {controls}
            </>
          }
        >
          {view}
        </Dialog>
      )}
    />
  );
}

/** Why there is no picture, and the other way. */
function NoCamera({ problem }: { problem: CameraProblem }) {
  const t = useMessages(cameraMessages);
  const titles = {
    refused: t.refusedTitle,
    none: t.noneTitle,
    busy: t.busyTitle,
    unsupported: t.unsupportedTitle,
  };
  return (
    <Alert role="alert" tone="warning" title={titles[problem]}>
      {t[problem]}
    </Alert>
  );
}
