import type { ResumeProgress } from "#contract/recruitment/resume.ts";
import { formatBytes } from "#web/lib/format.ts";

/**
 * How the bar moves: at most one step of `percent` a tick, and no further than `max` before the answer
 * (specification 001, section 9). How far it may go is the work's to say.
 */
export const tick = { milliseconds: 200, percent: 10, max: 90 };

/** Where the bar stands when the file has uploadedPercent and its reading begins. */
const uploadedPercent = 40;

interface Sending {
  doing: "sending";
  /** Bytes. */
  sent: number;
  total: number;
}

/** What has really been done of the work on a CV. */
export type Work = Sending | { doing: "reading"; progress: ResumeProgress | null } | { doing: "done" };

/** How far the work has come, 0 to 100. It is 100 only when the answer is there. */
export function workPercent(work: Work): number {
  switch (work.doing) {
    case "sending":
      return work.total > 0 ? (uploadedPercent * work.sent) / work.total : 0;
    case "reading":
      return uploadedPercent + ((tick.max - uploadedPercent) * (work.progress?.percent ?? 0)) / 100;
    case "done":
      return 100;
  }
}

/**
 * The bar's next place after a tick: one step up if the work has come that far, and never back.
 * @param shown where it stands, 0 to 100
 */
export function nextProgress(shown: number, work: Work): number {
  if (work.doing === "done") return 100;
  const next = shown + tick.percent;
  return next <= Math.min(tick.max, workPercent(work)) ? next : shown;
}

/** What is being done, for people who wait. */
export function workText(work: Work): string {
  if (work.doing === "sending") return "Uploading your file";
  if (work.doing === "done") return "Done";
  if (!work.progress) return "Waiting for its turn";
  const { page } = work.progress;
  if (!page) return "Reading the text";
  return `Reading page ${page.number} of ${page.of}`;
}

/** How much of the file has left, in figures: `1.2 MB of 4.8 MB`. */
export function uploadedText({ sent, total }: Sending): string {
  return `${formatBytes(sent)} of ${formatBytes(total)}`;
}
