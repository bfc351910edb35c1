import { useState } from "react";
import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";
import { CameraDialog } from "#web/onboarding/capture/camera/camera-dialog.tsx";
import type { TakenPicture } from "#web/onboarding/capture/picture/take-up.ts";
import { Button } from "#web/ui/button.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { Part, Sample } from "./sample.tsx";

/** The camera of the onboarding wizard; pictures stay on the page. */
export function Capture() {
  return (
    <Part title="Camera and QR code">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Sample name="CameraDialog: a paper, and a face">
          <div className="flex flex-wrap gap-2">
            <Photographed kind="id-front" label="Photograph a card" />
            <Photographed kind="passport-photo" label="Photograph a face" />
          </div>
        </Sample>
        <Sample name="QrCode">
          <QrCode text="https://ushirika.example/join/umoja" label="Join Umoja SACCO" className="size-40" />
        </Sample>
      </div>
    </Part>
  );
}

function Photographed({ kind, label }: { kind: ApplicationDocumentKind; label: string }) {
  const [open, setOpen] = useState(false);
  const [tries, setTries] = useState(0);
  const [used, setUsed] = useState<TakenPicture | null>(null);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {used && <p className="mt-2 text-sm text-muted">{`${used.quality.width} × ${used.quality.height}`}</p>}
      {open && (
        <CameraDialog
          kind={kind}
          tries={tries}
          onTaken={({ advice }) => advice.length > 0 && setTries(tries + 1)}
          onUse={(picture) => {
            setUsed(picture);
            setOpen(false);
          }}
          onFile={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
