import { clsx } from "clsx";
import { useMessages } from "#web/lib/language.ts";
import { gaugeMessages } from "./gauge.messages.ts";

const arc = "M14 100a86 86 0 0 1 172 0";

/**
 * One value on a scale with both its ends named, as a half ring (an NPS from -100 to 100).
 * @param label what is measured, for those who do not see it
 */
export function Gauge({
  label,
  value,
  min,
  max,
  className,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  className?: string;
}) {
  const t = useMessages(gaugeMessages);
  const share = Math.min(1, Math.max(0, (value - min) / (max - min))) * 100;
  const text = (figure: number) => figure.toString().replace("-", "−");
  return (
    <div
      role="img"
      aria-label={t.onScale({ label, value: text(value), min: text(min), max: text(max) })}
      className={clsx("relative w-48", className)}
    >
      <svg aria-hidden="true" viewBox="0 0 200 128" fill="none" strokeWidth="14" className="block w-full">
        <path d={arc} pathLength="100" className="stroke-neutral-tint" />
        <path d={arc} pathLength="100" strokeDasharray={`${share} 100`} className="stroke-brand" />
        <text x="14" y="124" textAnchor="middle" className="fill-muted text-sm">
          {text(min)}
        </text>
        <text x="186" y="124" textAnchor="middle" className="fill-muted text-sm">
          {text(max)}
        </text>
      </svg>
      <p className="absolute inset-x-0 bottom-6 text-center font-display text-5xl font-bold tracking-tight">
        {text(value)}
      </p>
    </div>
  );
}
