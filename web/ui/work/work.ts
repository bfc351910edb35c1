import type { Language } from "#contract/core/language.ts";
import { formatBytes } from "#web/lib/format.ts";
import type { workMessages } from "./work.messages.ts";

/**
 * How the bar moves: at most one step of `percent` a tick, and no further than `max` before the answer
 * (specification 001, section 9). How far it may go is the work's to say.
 */
export const tick = { milliseconds: 200, percent: 10, max: 90 };

/** Position of the bar when a file has arrived and the work on it begins. */
const uploadedPercent = 40;

interface Sending {
  doing: "sending";
  /** Bytes. */
  sent: number;
  total: number;
}

/**
 * What has really been done of a long work on a file.
 * `Progress` is what the call reports of it; null until it has reported anything
 */
export type Work<Progress extends { percent: number } = { percent: number }> =
  | Sending
  | { doing: "working"; progress: Progress | null }
  | { doing: "done" };

/** How far the work has come, 0 to 100. It is 100 only when the answer is there. */
export function workPercent(work: Work): number {
  switch (work.doing) {
    case "sending":
      return work.total > 0 ? (uploadedPercent * work.sent) / work.total : 0;
    case "working":
      return uploadedPercent + ((tick.max - uploadedPercent) * (work.progress?.percent ?? 0)) / 100;
    case "done":
      return 100;
  }
}

/**
 * The bar's next place after a tick: one step up if the work has come that far, and never back.
 * @param shown its position, 0 to 100
 */
export function nextProgress(shown: number, work: Work): number {
  if (work.doing === "done") return 100;
  const next = shown + tick.percent;
  return next <= Math.min(tick.max, workPercent(work)) ? next : shown;
}

type Words = (typeof workMessages)[Language];

/**
 * What is being done, for people who wait.
 * @param working what the work itself is doing
 */
export function workText<Progress extends { percent: number }>(
  work: Work<Progress>,
  t: Words,
  working: (progress: Progress) => string,
): string {
  if (work.doing === "sending") return t.uploading;
  if (work.doing === "done") return t.done;
  return work.progress ? working(work.progress) : t.waiting;
}

/** How much of the file has left, in figures: `1.2 MB of 4.8 MB`. */
export function uploadedText({ sent, total }: Sending, t: Words): string {
  return t.uploaded({ sent: formatBytes(sent), total: formatBytes(total) });
}
