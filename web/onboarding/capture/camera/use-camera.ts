import { useEffect, useState } from "react";
import { type CameraProblem, cameraProblem } from "./camera-problem.ts";

/** Away from the person, for papers, or towards them. */
export type Facing = "environment" | "user";

export type CameraState =
  | { kind: "asking" }
  | { kind: "on"; stream: MediaStream }
  | { kind: "failed"; problem: CameraProblem };

/** What browsers know of a track beyond their type definitions. */
interface TorchTrack {
  getCapabilities?: () => { torch?: boolean };
  applyConstraints(constraints: { advanced: { torch: boolean }[] }): Promise<void>;
}

/**
 * The camera while a component shows it: asked for, on, or why not. A stream that ends by itself, as when another
 * program takes the camera or a phone sleeps, is asked for again when the page is looked at.
 */
export function useCamera(facing: Facing) {
  const [state, setState] = useState<CameraState>({ kind: "asking" });
  const [attempt, setAttempt] = useState(0);
  const restart = () => setAttempt((before) => before + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    const ended = new AbortController();
    let stream: MediaStream | undefined;
    const begin = async () => {
      setState({ kind: "asking" });
      try {
        stream = await askForCamera(facing);
        if (ended.signal.aborted) return stopStream(stream);
        setState({ kind: "on", stream });
      } catch (error) {
        if (!ended.signal.aborted) setState({ kind: "failed", problem: cameraProblem(error) });
      }
    };
    const look = () => {
      const gone = stream?.getVideoTracks().every(({ readyState }) => readyState === "ended");
      if (document.visibilityState === "visible" && gone) restart();
    };
    document.addEventListener("visibilitychange", look, { signal: ended.signal });
    void begin();
    return () => {
      ended.abort();
      stopStream(stream);
    };
  }, [facing, attempt]);

  return { state, restart };
}

/** Wide enough for the smallest print on a card, small enough for a cheap phone. */
const askForCamera = (facing: Facing) => {
  // Not there at all on pages without https, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia) throw new DOMException("no camera here", "NotSupportedError");
  const video = { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } };
  return devices.getUserMedia({ audio: false, video });
};

function stopStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The light beside the camera; null where there is none. */
export function torchOf(stream: MediaStream): ((on: boolean) => Promise<void>) | null {
  const track = stream.getVideoTracks()[0] as unknown as TorchTrack | undefined;
  if (!track?.getCapabilities?.().torch) return null;
  return (torch) => track.applyConstraints({ advanced: [{ torch }] });
}
