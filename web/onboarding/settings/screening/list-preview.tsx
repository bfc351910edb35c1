import type { ScreeningPreview } from "#contract/onboarding/screening.ts";
import { formatCount } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";

/** What a chosen file would become, and what of it is left out. */
export function ListPreview({ preview }: { preview: ScreeningPreview }) {
  const { entries, skipped, skippedRows, fields, unread } = preview;
  const more = skipped > skippedRows.length ? ` and ${skipped - skippedRows.length} more` : "";
  return (
    <Alert
      role="status"
      tone={entries === 0 ? "danger" : skipped > 0 ? "warning" : "success"}
      title={formatCount(entries, "entry", "entries")}
    >
      <p>Columns read: {fields.join(", ")}.</p>
      {unread.length > 0 && <p className="wrap-anywhere">Left unread: {unread.join(", ")}.</p>}
      {skipped > 0 && (
        <p>
          Without a name or number, and left out: {skipped === 1 ? "row" : "rows"} {skippedRows.join(", ")}
          {more}.
        </p>
      )}
    </Alert>
  );
}
