import { useEffect, useRef, useState } from "react";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FrameOverlay, useBoxSize } from "../camera/frame-overlay.tsx";
import { useCamera } from "../camera/use-camera.ts";
import { askForTurns, sendFrames } from "../mutations.ts";
import { livenessMessages } from "./liveness.messages.ts";
import { type HeadPosition, takeFrames } from "./take-frames.ts";

type Stage =
  | { kind: "ready" }
  | { kind: "asking"; position: HeadPosition; step: number; of: number }
  | { kind: "sending" }
  | { kind: "failed" };

/** The window in which head turns are asked for, one after the other. */
export function LivenessDialog({
  applicationKey,
  onDone,
  onClose,
}: {
  applicationKey: string;
  /** Called with whether a face was seen in every picture. */
  onDone: (seen: boolean) => void;
  onClose: () => void;
}) {
  const t = useMessages(livenessMessages);
  const { state } = useCamera("user");
  const video = useRef<HTMLVideoElement>(null);
  const [box, shown] = useBoxSize();
  const [stage, setStage] = useState<Stage>({ kind: "ready" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = async () => {
    const element = video.current;
    if (!element) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const { id, turns } = await askForTurns(applicationKey, signal);
      const frames = await takeFrames(element, turns, {
        signal,
        onAsk: (position, step) => setStage({ kind: "asking", position, step, of: turns.length + 1 }),
      });
      setStage({ kind: "sending" });
      onDone((await sendFrames(applicationKey, id, frames, signal)).seen);
    } catch {
      if (!signal.aborted) setStage({ kind: "failed" });
    }
  };

  const stream = state.kind === "on" ? state.stream : null;
  const show = (element: HTMLVideoElement | null) => {
    video.current = element;
    if (element && element.srcObject !== stream) element.srcObject = stream;
  };
  const words = stage.kind === "asking" ? t[stage.position] : stage.kind === "sending" ? t.sending : t.ready;
  const frame = { open: true, title: t.title, onOpenChange: (open: boolean) => !open && onClose() };
  if (state.kind === "failed") {
    return (
      <Dialog {...frame}>
        <Alert role="alert" tone="warning">
          {t.noCamera}
        </Alert>
      </Dialog>
    );
  }
  const waits = stage.kind === "ready" || stage.kind === "failed";
  return (
    <Dialog
      {...frame}
      size="xl"
      footer={
        <Button size="lg" loading={!waits} disabled={waits && stream === null} onClick={() => void begin()}>
          {stage.kind === "failed" ? t.again : t.begin}
        </Button>
      }
    >
      <div className="flex h-full min-h-40 flex-col gap-3">
        <div ref={box} className="relative min-h-0 grow overflow-hidden rounded-card bg-black">
          <video ref={show} autoPlay playsInline muted className="size-full -scale-x-100 object-cover" />
          {shown && <FrameOverlay shown={shown} ratio={3 / 4} round />}
        </div>
        <p aria-live="assertive" className="shrink-0 text-center text-lg font-semibold">
          {stage.kind === "failed" ? t.failed : words}
        </p>
        {stage.kind === "asking" && (
          <p aria-hidden className="shrink-0 text-center text-sm text-muted">
            {t.step({ step: stage.step, all: stage.of })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
