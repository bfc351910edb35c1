import type { ReactNode } from "react";
import type { ImportSummary } from "#contract/core/import.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { ActionButton, type FormRefusal } from "../action-form.tsx";
import { Alert } from "../alert.tsx";
import { Disclosure } from "../disclosure.tsx";
import { DownloadLink } from "../download-link.tsx";
import { FormError } from "../form-error.tsx";
import { Link } from "../link.tsx";
import { Progress } from "../progress.tsx";
import { Stat, StatGroup } from "../stat.tsx";

/** How an import ended, in a sentence; empty while it has not. */
export function endOf({ state, failure, created, processed, rows, undo }: ImportSummary): string {
  const made = `${formatNumber(created)} imported`;
  const some = `after ${formatNumber(processed)} of ${formatNumber(rows)} rows; ${made}`;
  if (undo) {
    const kept = undo.kept > 0 ? ` ${formatNumber(undo.kept)} stay: ${undo.reason}` : "";
    const why = { cancelled: "Stopped.", failed: `Ended early. ${failure}` };
    if (state === "cancelled" || state === "failed") return `${why[state]} Nothing was imported.${kept}`;
    return `Undone: ${formatNumber(undo.removed)} taken away.${kept}`;
  }
  if (state === "cancelled") return processed > 0 ? `Stopped ${some}.` : "Given up before it began.";
  if (state === "failed") return `Ended early ${some}. ${failure}`;
  return state === "done" ? `Done: ${made}.` : "";
}

const whatWasDeleted: Record<ImportSummary["items"], string> = {
  rows: "The file has been deleted.",
  documents: "Files of which nothing was made have been deleted.",
};

/** How many of what an import made are there now. */
export const thereNow = ({ created, undo }: ImportSummary): number => (undo ? undo.kept : created);

/** An import that runs or has ended: how far it is, what it did, and what can be done about it. */
export function RunView({
  run,
  problemsUrl,
  refusal,
  readOnly,
  children,
}: {
  run: ImportSummary;
  /** Of the list of rows that were left out. */
  problemsUrl: string;
  refusal: FormRefusal | undefined;
  /** The trial is over. */
  readOnly: boolean;
  /** Where to go from here. */
  children: ReactNode;
}) {
  const running = run.state === "running";
  return (
    <div className="space-y-5">
      <FormError message={refusal?.message} attempt={refusal} />
      {running ? (
        <Progress
          label={`${formatNumber(run.processed)} of ${formatNumber(run.rows)} rows`}
          value={run.processed}
          max={run.rows}
          showValue
        />
      ) : (
        <Alert tone={run.state === "failed" ? "danger" : "success"} role="status" title={endOf(run)}>
          {run.finishedAt && `${formatDateTime(run.finishedAt)}. ${whatWasDeleted[run.items]}`}
        </Alert>
      )}
      <StatGroup>
        <Stat label="Imported" value={formatNumber(thereNow(run))} />
        <Stat label="Known already" value={formatNumber(run.duplicates)} />
        <Stat label="Left out" value={formatNumber(run.invalid)} />
      </StatGroup>
      <div className="flex flex-wrap items-center gap-3">
        {!running && children}
        {run.duplicates + run.invalid + (run.undo?.kept ?? 0) > 0 && (
          <DownloadLink href={problemsUrl} size="sm">
            {run.items === "documents" ? "Files left out, as CSV" : "Rows left out, as CSV"}
          </DownloadLink>
        )}
        {running && !readOnly && <ActionButton intent="cancel">Stop the import</ActionButton>}
        {running && (
          <Link to="" className="hidden min-h-11 items-center underline noscript:inline-flex">
            Look again
          </Link>
        )}
      </div>
      {!running && !run.undo && run.created > 0 && !readOnly && <Undo run={run} />}
    </div>
  );
}

/** Asks before what was imported is taken away, since the file is gone by then; without scripts, too. */
function Undo({ run: { created } }: { run: ImportSummary }) {
  return (
    <Disclosure label="Undo the import">
      <p className="mt-1 mb-3 max-w-prose text-sm text-muted">
        What was imported is taken away again, but for what has been used since. To bring it back, you upload
        the file once more.
      </p>
      <ActionButton intent="undo" variant="danger">
        Take {formatNumber(created)} away
      </ActionButton>
    </Disclosure>
  );
}
