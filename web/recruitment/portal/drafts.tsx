import { ArrowRight } from "lucide-react";
import type { DraftSummary } from "#contract/recruitment/drafts.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { applyPath } from "#web/recruitment/jobs/paths.ts";
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
        {drafts.map(({ jobId, jobTitle, organization, step, updatedAt }) => (
          <li key={jobId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{jobTitle}</p>
              <p className="text-sm text-muted">
                {organization} · step {step} of 4 · saved {formatDateTime(updatedAt)}
              </p>
            </div>
            <ButtonLink
              to={applyPath(jobId)}
              variant="secondary"
              size="sm"
              trailingIcon={ArrowRight}
              aria-label={`Continue: ${jobTitle}`}
            >
              Continue
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
