import type { HeadTurn } from "#contract/core/faces.ts";
import { drawn, fileOf } from "../picture/draw.ts";

/** What the person is asked for. */
export type HeadPosition = "ahead" | HeadTurn;

/** Time to hear what is asked and to begin with it, and from one picture of a turn to the next. */
const [toBegin, toGoOn] = [2_200, 900];
const maxSide = 720;

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/**
 * Takes one picture straight ahead and two of each turn, as the camera sees them.
 * @param onAsk called with each position before its pictures are taken
 */
export async function takeFrames(
  video: HTMLVideoElement,
  turns: readonly HeadTurn[],
  { signal, onAsk }: { signal: AbortSignal; onAsk: (position: HeadPosition, step: number) => void },
): Promise<File[]> {
  const frames: File[] = [];
  const take = async () => {
    const seen = { left: 0, top: 0, width: video.videoWidth, height: video.videoHeight };
    frames.push(await fileOf(drawn(video, seen, maxSide), `frame-${frames.length + 1}.jpg`));
  };
  for (const [step, position] of (["ahead", ...turns] as const).entries()) {
    onAsk(position, step + 1);
    await wait(toBegin, signal);
    await take();
    if (position === "ahead") continue;
    await wait(toGoOn, signal);
    await take();
  }
  return frames;
}
