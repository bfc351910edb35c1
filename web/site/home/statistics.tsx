import { claims } from "#contract/site/claims.ts";
import { useMessages } from "#web/lib/language.ts";
import { homeMessages } from "./home.messages.ts";

const statistics = [
  { value: `${claims.saccosServed}+`, label: "saccosServed" },
  { value: `${claims.agents}`, label: "agentsDeployed" },
  { value: `${claims.satisfactionPercent}%`, label: "satisfaction" },
  { value: `${claims.speedFactor}x`, label: "speed" },
] as const;

/** Four numbers in one line; two by two on a phone. */
export function Statistics() {
  const t = useMessages(homeMessages);
  return (
    <section aria-label={t.figures} className="border-b border-line">
      <dl className="column grid grid-cols-2 lg:grid-cols-4 lg:divide-x lg:divide-line">
        {statistics.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse py-5 lg:py-8 lg:not-first:pl-8">
            <dt className="text-sm text-muted">{t[label]}</dt>
            <dd className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
