/** The provider's own claims (specification 000, section 1). */
const figures = [
  { figure: "20+", label: "SACCOs served" },
  { figure: "12", label: "AI agents deployed" },
  { figure: "98%", label: "member satisfaction" },
  { figure: "10x", label: "processing speed" },
] as const;

/** Four figures in one line; two by two on a phone. */
export function Figures() {
  return (
    <section aria-label="In figures" className="border-b border-line">
      <dl className="column grid grid-cols-2 lg:grid-cols-4 lg:divide-x lg:divide-line">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse py-5 lg:py-8 lg:not-first:pl-8">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
