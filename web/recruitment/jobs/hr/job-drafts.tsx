import { Trash2 } from "lucide-react";
import { useRevalidator } from "react-router";
import { type JobDraftSummary, jobSteps } from "#contract/recruitment/job-drafts.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useLanguage } from "#web/lib/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Link } from "#web/ui/link.tsx";
import { discardJobDraft } from "./mutations.ts";
import { jobApprovalPath, jobDraftPath } from "./paths.ts";

/** Jobs that are not published yet, to go on with. Nothing where there are none. */
export function JobDrafts({ drafts }: { drafts: readonly JobDraftSummary[] }) {
  const language = useLanguage();
  const revalidator = useRevalidator();
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="job-drafts" className="mb-6">
      <h3 id="job-drafts" className="mb-2 text-base font-semibold">
        Not published yet
      </h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {drafts.map(({ id, title, step, updatedAt, author, approval }) => (
          <li key={id} className="flex items-center gap-3 px-4 py-1.5">
            <Link
              to={approval ? jobApprovalPath(id) : jobDraftPath(id)}
              className="flex min-h-11 min-w-0 grow flex-col justify-center"
            >
              <span className="truncate font-medium text-brand-ink hover:underline">
                {title || "No title yet"}
              </span>
              <span className="text-xs text-muted">
                {approval
                  ? `Asked for ${approval.askedBy ? `by ${approval.askedBy} ` : ""}on ${formatDateTime(approval.askedAt, language)}`
                  : `Step ${step} of ${jobSteps.length} · ${formatDateTime(updatedAt, language)}${author ? ` · begun by ${author}` : ""}`}
              </span>
            </Link>
            {approval && (
              <Badge tone={approval.state === "waiting" ? "info" : "warning"}>
                {approval.state === "waiting" ? "Waits for approval" : "Sent back"}
              </Badge>
            )}
            <Confirm
              trigger={
                <IconButton icon={Trash2} label={`Throw away the draft ${title || "without a title"}`} />
              }
              title="Throw this draft away?"
              confirmLabel="Throw it away"
              onConfirm={async () => {
                await discardJobDraft(id);
                await revalidator.revalidate();
              }}
            >
              What is written in it is deleted, for your colleagues too.
            </Confirm>
          </li>
        ))}
      </ul>
    </section>
  );
}
