import { ArrowRight } from "lucide-react";
import type { DraftSummary } from "#contract/recruitment/drafts.ts";
import { formSteps } from "#contract/recruitment/form-steps.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { JobTitle } from "#web/recruitment/jobs/job-title.tsx";
import { applyPath } from "#web/recruitment/jobs/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { draftsMessages } from "./portal.messages.ts";

/** Applications that were begun and not sent, with the way back into each. */
export function Drafts({ drafts }: { drafts: readonly DraftSummary[] }) {
  const t = useMessages(draftsMessages);
  const language = useLanguage();
  return (
    <Section title={t.title} description={t.description} className="mt-6">
      <ul className="divide-y divide-line">
        {drafts.map(({ jobId, jobTitle, language: written, organization, step, updatedAt, open, paused }) => (
          <li key={jobId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <JobTitle about={{ jobTitle, language: written }} />
                {!open && <Badge>{paused ? t.paused : t.closed}</Badge>}
              </p>
              <p className="text-sm text-muted">
                {t.standing({
                  organization,
                  step,
                  steps: formSteps.length,
                  when: formatDateTime(updatedAt, language),
                })}
              </p>
            </div>
            {open ? (
              <ButtonLink
                to={applyPath(jobId)}
                variant="secondary"
                size="sm"
                trailingIcon={ArrowRight}
                aria-label={t.nextOf({ title: jobTitle })}
              >
                {t.next}
              </ButtonLink>
            ) : (
              <p className="max-w-72 text-sm text-muted">
                {paused ? t.pausedText({ organization }) : t.otherPosition}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
