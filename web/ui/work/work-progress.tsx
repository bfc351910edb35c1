import { useMessages } from "#web/lib/language.ts";
import { Progress } from "../progress.tsx";
import { workMessages } from "./work.messages.ts";
import { uploadedText, type Work, workText } from "./work.ts";

/**
 * How far a long work has come: the bar, and what is being done.
 * @param shown position of the bar, 0 to 100
 * @param working what the work itself is doing, in words
 */
export function WorkProgress<Told extends { percent: number }>({
  label,
  work,
  shown,
  working,
}: {
  label: string;
  work: Work<Told>;
  shown: number;
  working: (progress: Told) => string;
}) {
  const t = useMessages(workMessages);
  return (
    <div>
      <Progress label={label} value={shown} showValue />
      <p className="mt-1.5 text-sm text-muted">
        <span aria-live="polite">{workText(work, t, working)}</span>
        {/* Too many numbers to be read aloud. */}
        {work.doing === "sending" && <span aria-hidden> · {uploadedText(work, t)}</span>}
      </p>
    </div>
  );
}
