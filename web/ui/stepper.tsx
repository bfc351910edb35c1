import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useMessages } from "#web/lib/language.ts";
import { Progress } from "./progress.tsx";
import { stepMessages } from "./steps.messages.ts";

/**
 * Where one is in a form of several steps: 'Step N of M' with a bar, and on wide screens every step's name.
 * @param current 1 for the first step
 */
export function Stepper({
  steps,
  current,
  className,
}: {
  steps: readonly string[];
  current: number;
  className?: string;
}) {
  const t = useMessages(stepMessages);
  return (
    <div className={className}>
      <p className="text-sm">
        <span className="text-muted">{t.stepOf({ number: current, steps: steps.length })}</span>
        <span className="font-semibold md:hidden"> · {steps[current - 1]}</span>
      </p>
      <Progress label={t.stepsDone} value={current} max={steps.length} className="mt-2" />
      <ol className="mt-3 hidden gap-4 md:flex">
        {steps.map((step, index) => (
          <Step key={step} number={index + 1} name={step} current={current} />
        ))}
      </ol>
    </div>
  );
}

function Step({ number, name, current }: { number: number; name: string; current: number }) {
  const t = useMessages(stepMessages);
  const done = number < current;
  const now = number === current;
  return (
    <li aria-current={now ? "step" : undefined} className="flex flex-1 items-center gap-2 text-sm">
      <span
        className={clsx(
          "flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold",
          done || now ? "bg-brand text-on-brand" : "bg-neutral-tint text-muted",
        )}
      >
        {done ? <Check aria-hidden className="size-3.5" /> : number}
      </span>
      <span className={now ? "font-semibold" : "text-muted"}>
        {name}
        {done && <span className="sr-only"> {t.stepDone}</span>}
      </span>
    </li>
  );
}
