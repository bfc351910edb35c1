import { Check, type LucideIcon, Minus } from "lucide-react";
import type { MatchPart } from "#contract/recruitment/hr.ts";
import { Meter } from "#web/ui/progress.tsx";
import { textClass } from "#web/ui/tone.ts";

/** What the parts of the score are called among staff. */
export const matchPartLabels: Record<MatchPart["name"], string> = {
  skills: "Skills",
  experience: "Experience",
  education: "Education",
  title: "Earlier positions",
  text: "The job's text as a whole",
};

/** Percent from which a part speaks for somebody, and below which it speaks against them. */
const [speaksFor, speaksAgainst] = [70, 40];

/** The parts in a sentence or two: what speaks for the candidate, and what to ask about. */
export function summaryOf(parts: readonly MatchPart[]): string {
  const list = new Intl.ListFormat("en");
  const named = (some: readonly MatchPart[]) =>
    list.format(some.map(({ name }) => matchPartLabels[name].toLowerCase()));
  const counted = parts.filter(({ weight }) => weight > 0);
  const strong = counted.filter(({ score }) => score >= speaksFor);
  const weak = counted.filter(({ score }) => score < speaksAgainst);
  const missing = weak.flatMap((part) => part.missing).slice(0, 3);
  return [
    strong.length > 0 ? `Strong on ${named(strong)}.` : "Strong on nothing in particular.",
    weak.length > 0 ? `Little was found on ${named(weak)}.` : "",
    missing.length > 0 ? `Ask about: ${missing.join("; ")}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What the score was made of, and what it leaves to people. */
export function MatchExplanation({ score, parts }: { score: number; parts: readonly MatchPart[] }) {
  return (
    <section>
      <h3 className="text-lg">Why {score}%</h3>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">
        The score compares the application with the job, part by part. Name, gender, age, marital status and
        address are never used. It helps to read in a sensible order; a person decides.
      </p>
      <p className="mb-4 max-w-prose">{summaryOf(parts)}</p>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {parts.map((part) => (
          <li key={part.name}>
            <p className="mb-1 flex items-baseline justify-between gap-3">
              <span className="font-semibold">{matchPartLabels[part.name]}</span>
              <span className="text-sm text-muted">{part.weight}% of the score</span>
            </p>
            <Meter label={matchPartLabels[part.name]} value={part.score} />
            <Findings part={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a part found of what the job asks for, and what it did not find. */
export function Findings({ part: { matched, missing } }: { part: MatchPart }) {
  return (
    <>
      <FindingList icon={Check} label="Found" className={textClass.success} texts={matched} />
      <FindingList icon={Minus} label="Not found" className={textClass.neutral} texts={missing} />
    </>
  );
}

function FindingList({
  icon: Icon,
  label,
  className,
  texts,
}: {
  icon: LucideIcon;
  label: string;
  className: string;
  texts: readonly string[];
}) {
  if (texts.length === 0) return null;
  return (
    <div className="mt-2 text-sm">
      <p className="text-muted">{label}</p>
      <ul>
        {texts.map((text) => (
          <li key={text} className="flex gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${className}`} />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
