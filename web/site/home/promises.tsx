import { useMessages } from "#web/lib/language.ts";
import { homeMessages } from "./home.messages.ts";

const promises = ["refuse", "hide", "leak", "unrecorded"] as const;

/** What the agents are held to: the answer to the first question of a board. */
export function Promises() {
  const t = useMessages(homeMessages);
  return (
    <section className="column grid gap-x-16 gap-y-8 py-16 sm:py-24 lg:grid-cols-[1fr_1.4fr]">
      <div>
        <h2 className="text-3xl sm:text-4xl">{t.promisesTitle}</h2>
        <p className="mt-3 max-w-prose text-lg text-muted">{t.promisesLead}</p>
      </div>
      <ol className="border-b border-line">
        {promises.map((promise, index) => (
          <li key={promise} className="flex gap-5 border-t border-line py-5 sm:gap-8">
            <span aria-hidden className="font-display text-xl font-bold text-brand-ink tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{t[promise]}</h3>
              <p className="mt-1 max-w-prose text-muted">{t[`${promise}Text`]}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
