import { ArrowRight } from "lucide-react";
import { formSteps } from "#contract/recruitment/applications.ts";
import type { DraftSummary } from "#contract/recruitment/drafts.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { applyPath } from "#web/recruitment/jobs/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";

/** Applications that were begun and not sent, with the way back into each. */
export function Drafts({ drafts }: { drafts: readonly DraftSummary[] }) {
  return (
    <Section
      title="Not sent yet"
      description="You began these applications. They are kept for 90 days after your last change."
      className="mt-6"
    >
      <ul className="divide-y divide-line">
        {drafts.map(({ jobId, jobTitle, organization, step, updatedAt, open, paused }) => (
          <li key={jobId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {jobTitle}
                {!open && <Badge>{paused ? "No applications now" : "Closed"}</Badge>}
              </p>
              <p className="text-sm text-muted">
                {organization} · step {step} of {formSteps.length} · saved {formatDateTime(updatedAt)}
              </p>
            </div>
            {open ? (
              <ButtonLink
                to={applyPath(jobId)}
                variant="secondary"
                size="sm"
                trailingIcon={ArrowRight}
                aria-label={`Continue: ${jobTitle}`}
              >
                Continue
              </ButtonLink>
            ) : (
              <p className="max-w-72 text-sm text-muted">
                {paused && `${organization} takes no applications now; your draft is kept. `}
                Apply for another position, and you can use what you entered here.
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
