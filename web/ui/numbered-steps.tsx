export interface Point {
  title: string;
  text: string;
}

/** The heading of a point in a list: smaller than that of a section. */
export const pointHeadingClass = "font-sans text-base font-semibold tracking-normal";

/** Numbered steps from top to bottom; `who` acts in it. */
export function Steps({ steps }: { steps: readonly (Point & { who?: string })[] }) {
  return (
    <ol>
      {steps.map(({ title, text, who }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-t border-line py-5 first:border-0 first:pt-0 last:pb-0"
        >
          <span
            aria-hidden
            className="flex size-10 items-center justify-center rounded-full bg-brand-tint font-semibold text-brand-ink tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0 pt-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 className={pointHeadingClass}>{title}</h3>
              {who && <p className="text-sm font-semibold text-brand-ink">{who}</p>}
            </div>
            <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
