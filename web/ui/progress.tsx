import { clsx } from "clsx";
import { useMessages } from "#web/lib/language.ts";
import { KeptMarkup } from "./kept-markup.tsx";
import { stepMessages } from "./steps.messages.ts";
import { fillClass, type Tone } from "./tone.ts";

/**
 * How far something has come.
 * @param value 0 to `max`; leave it out while the end is unknown
 * @param showValue draws the label and the percentage above the bar
 */
export function Progress({
  label,
  value,
  max = 100,
  showValue = false,
  className,
}: {
  label: string;
  value?: number;
  max?: number;
  showValue?: boolean;
  className?: string;
}) {
  const percent = value === undefined ? undefined : percentOf(value, max);
  return (
    <div className={className}>
      {showValue && (
        <div className="mb-1.5 flex justify-between gap-4 text-sm">
          <span className="text-muted">{label}</span>
          {percent !== undefined && <span className="font-semibold tabular-nums">{percent}%</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-neutral-tint"
      >
        <div
          className={clsx(
            "h-full origin-left rounded-full bg-brand",
            percent === undefined ? "animate-pulse opacity-40" : "transition-transform duration-200",
          )}
          style={{ transform: `scaleX(${(percent ?? 100) / 100})` }}
        />
      </div>
    </div>
  );
}

/**
 * A measured value on a known scale (a match score), with its figure beside the bar.
 * @param tone what the value means; the caller knows which bands are good
 */
export function Meter({
  label,
  value,
  max = 100,
  unit = "%",
  tone = "brand",
  className,
}: {
  label: string;
  value: number;
  max?: number;
  unit?: string;
  tone?: Tone;
  className?: string;
}) {
  return (
    <div className={clsx("flex items-center gap-3", className)}>
      <div aria-hidden className="h-2 grow overflow-hidden rounded-full bg-neutral-tint">
        <div
          className={clsx("h-full rounded-full", fillClass[tone])}
          style={{ width: `${percentOf(value, max)}%` }}
        />
      </div>
      <span className="text-sm font-semibold tabular-nums">
        <span className="sr-only">{label}: </span>
        {value}
        {unit}
      </span>
    </div>
  );
}

/** Stages of a path as short bars with their words below, or beside them: "Stage 3 of 6". */
export function StageProgress({
  current,
  total,
  inline = false,
  className,
}: {
  current: number;
  total: number;
  /** In one line, for a table of many rows. */
  inline?: boolean;
  className?: string;
}) {
  return (
    <KeptMarkup
      as="div"
      className={clsx(inline && "flex items-center gap-2 whitespace-nowrap", className)}
      of={StageBars}
      props={{ current, total, inline }}
    />
  );
}

function StageBars({ current, total, inline }: { current: number; total: number; inline: boolean }) {
  const t = useMessages(stepMessages);
  const stages = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <>
      <div aria-hidden className={clsx("flex max-w-40 gap-1", inline ? "w-16 shrink-0" : "mb-1")}>
        {stages.map((stage) => (
          <span
            key={stage}
            className={clsx("h-1.5 grow rounded-full", stage <= current ? "bg-brand" : "bg-neutral-tint")}
          />
        ))}
      </div>
      <span className={inline ? "text-xs leading-5" : "text-sm text-muted"}>
        {t.stageOf({ number: current, stages: total })}
      </span>
    </>
  );
}

function percentOf(value: number, max: number): number {
  return max > 0 ? Math.round(Math.min(1, Math.max(0, value / max)) * 100) : 0;
}
