import { clsx } from "clsx";
import { Camera, Flashlight, FlashlightOff } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { cameraMessages } from "../capture.messages.ts";
import { type TakenPicture, takeUp } from "../picture/take-up.ts";
import { FrameOverlay, useBoxSize } from "./frame-overlay.tsx";
import { frameIn, keptPart } from "./guide.ts";
import type { Subject } from "./subjects.ts";
import { torchOf, type useCamera } from "./use-camera.ts";

/**
 * What the camera sees, with a frame to hold the paper or the face into, and the shutter.
 * @param layout puts the picture and what is pressed into the window, which keeps the latter in sight
 */
export function Viewfinder({
  camera: { state, restart },
  subject: { subject, ratio, facing },
  name,
  onTaken,
  layout,
}: {
  camera: ReturnType<typeof useCamera>;
  subject: Subject;
  /** Of the file. */
  name: string;
  onTaken: (picture: TakenPicture) => void;
  layout: (view: ReactNode, controls: ReactNode) => ReactNode;
}) {
  const t = useMessages(cameraMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [box, shown] = useBoxSize();
  const [stalled, setStalled] = useState(false);
  const [taking, setTaking] = useState(false);
  const stream = state.kind === "on" ? state.stream : null;

  const show = (element: HTMLVideoElement | null) => {
    video.current = element;
    if (element && element.srcObject !== stream) element.srcObject = stream;
  };
  const shoot = async () => {
    const element = video.current;
    if (!element || !shown || !givesPictures(element, stream)) {
      setStalled(true);
      return restart();
    }
    setTaking(true);
    const seen = { width: element.videoWidth, height: element.videoHeight };
    onTaken(await takeUp(element, keptPart(seen, shown, frameIn(shown, ratio)), name, subject));
  };

  const hint = subject === "face" ? t.frameFace : t.frameDocument;
  const view = (
    <div className="flex h-full min-h-40 flex-col gap-3">
      <div ref={box} className="relative min-h-0 grow overflow-hidden rounded-card bg-black">
        <video
          ref={show}
          autoPlay
          playsInline
          muted
          onPlaying={() => setStalled(false)}
          // In a mirror everybody knows which way to move; what is kept is not mirrored.
          className={clsx("size-full object-cover", facing === "user" && "-scale-x-100")}
        />
        {shown && <FrameOverlay shown={shown} ratio={ratio} round={subject === "face"} />}
      </div>
      <p role="status" className="shrink-0 text-center text-sm text-muted">
        {stalled ? t.noPicture : state.kind === "asking" ? t.asking : hint}
      </p>
    </div>
  );
  const controls = (
    <>
      {stream && <TorchButton key={stream.id} stream={stream} />}
      <Button size="lg" icon={Camera} loading={taking} onClick={() => void shoot()}>
        {t.shutter}
      </Button>
    </>
  );
  return layout(view, controls);
}

/** A stream may stand still without an error: another program has the camera, or the phone sleeps. */
const givesPictures = (video: HTMLVideoElement, stream: MediaStream | null): boolean =>
  video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA &&
  video.videoWidth > 0 &&
  (stream?.getVideoTracks().every(({ muted, readyState }) => !muted && readyState === "live") ?? false);

function TorchButton({ stream }: { stream: MediaStream }) {
  const t = useMessages(cameraMessages);
  const [on, setOn] = useState(false);
  const torch = torchOf(stream);
  if (!torch) return null;
  const press = async () => {
    await torch(!on);
    setOn(!on);
  };
  return (
    <Button variant="secondary" icon={on ? FlashlightOff : Flashlight} onClick={() => void press()}>
      {on ? t.torchOff : t.torchOn}
    </Button>
  );
}
