import { formatNumber } from "#contract/core/numbers.ts";
import type { SegmentLook } from "#contract/experience/segments.ts";
import { formatCount } from "#web/lib/format.ts";
import { Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";

/** Whom a rule finds: how many, and some of them. */
export function SegmentLookSection({ look, counting }: { look: SegmentLook; counting: boolean }) {
  const rest = look.total - look.sample.length;
  return (
    <Section title="Whom it finds" description="Counted in the register as it is now.">
      <div aria-live="polite" aria-busy={counting} className={counting ? "opacity-60" : undefined}>
        <p className="font-display text-4xl font-bold tracking-tight tabular-nums">
          {formatNumber(look.total)}
        </p>
        <p className="text-sm text-muted">{look.total === 1 ? "person" : "people"}</p>
        <div className="mt-4">
          <DescriptionList
            items={[
              { term: "Agreed to news and offers", value: formatNumber(look.reachable) },
              { term: "Of them with an email address", value: formatNumber(look.byMail) },
            ]}
          />
        </div>
        {look.sample.length > 0 && (
          <ul aria-label="Some of them" className="mt-4 divide-y divide-line text-sm">
            {look.sample.map(({ id, fullName, memberNumber, county }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="min-w-0 wrap-anywhere">{fullName}</span>
                <span className="text-muted">{[memberNumber, county].filter(Boolean).join(", ")}</span>
              </li>
            ))}
          </ul>
        )}
        {rest > 0 && <p className="mt-2 text-sm text-muted">And {formatCount(rest, "other")}.</p>}
      </div>
    </Section>
  );
}
