import { type ReactNode, useState } from "react";
import { formatMonth } from "#web/lib/format.ts";
import { monthsBefore } from "../days.ts";
import type { SampleCandidate } from "./candidates.ts";

/** A résumé as a page: what the parser reads from a CV, typeset the same for everyone. */
export function Resume({ candidate, position }: { candidate: SampleCandidate; position: string }) {
  const [now] = useState(() => new Date());
  const month = (before: number) => formatMonth(monthsBefore(now, before));
  return (
    <article className="mx-auto max-w-2xl rounded-card border border-line bg-page p-5 shadow-card sm:p-8">
      <h4 className="font-display text-2xl font-bold tracking-tight">{candidate.name}</h4>
      <p className="mt-1 text-sm text-muted">
        {candidate.location} · {candidate.phone} · {candidate.email}
      </p>
      <p className="mt-4">{candidate.summary}</p>
      <p className="mt-1 text-sm text-muted">Applies for: {position}</p>
      <Part title="Work experience">
        {candidate.work.map(({ position: held, employer, began, ended, achievement }) => (
          <div key={employer + held} className="mb-4 last:mb-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                {held}, {employer}
              </span>
              <span className="text-sm text-muted">
                {month(began)} – {ended === 0 ? "to date" : month(ended)}
              </span>
            </p>
            <p className="mt-0.5 text-sm">{achievement}</p>
          </div>
        ))}
      </Part>
      <Part title="Education background">
        <p>{candidate.education.text}</p>
      </Part>
      {candidate.qualifications.length > 0 && (
        <Part title="Professional qualifications">
          <p>{candidate.qualifications.join(", ")}</p>
        </Part>
      )}
      <Part title="Skills">
        <p>{candidate.skills.join(", ")}</p>
      </Part>
      <Part title="Referees">
        <p>Available on request</p>
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-6">
      <h5 className="mb-2 border-b border-line pb-1 text-sm font-semibold text-brand-ink">{title}</h5>
      {children}
    </section>
  );
}
