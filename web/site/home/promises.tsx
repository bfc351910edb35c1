const promises = [
  {
    title: "Turn someone away",
    text: "No applicant, borrower or candidate is refused by a machine. What is unclear goes to a person, with the evidence.",
  },
  {
    title: "Keep the reasons to itself",
    text: "Every score says what was counted, what was missing and how sure it is.",
  },
  {
    title: "Send members' data away",
    text: "IDs, CVs and payslips are read on your own server, unless your administrator connects a service from outside.",
  },
  {
    title: "Work off the record",
    text: "Each look at a document and each change is noted, with who and when: what the Data Protection Act expects you to show.",
  },
] as const;

/** What the agents are held to: the answer to the first question of a board. */
export function Promises() {
  return (
    <section className="column grid gap-x-16 gap-y-8 py-16 sm:py-24 lg:grid-cols-[1fr_1.4fr]">
      <div>
        <h2 className="text-3xl sm:text-4xl">Four things no agent may do</h2>
        <p className="mt-3 max-w-prose text-lg text-muted">
          For the question that your board will ask first.
        </p>
      </div>
      <ol className="border-b border-line">
        {promises.map(({ title, text }, index) => (
          <li key={title} className="flex gap-5 border-t border-line py-5 sm:gap-8">
            <span aria-hidden className="font-display text-xl font-bold text-brand-ink tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 max-w-prose text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
