import { useState } from "react";
import type { ScreeningList } from "#contract/onboarding/screening.ts";
import { formatCount, formatDate, formatDateTime } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Link } from "#web/ui/link.tsx";
import { registerPath } from "../../desk/paths.ts";
import { useListRemoval } from "./mutations.ts";
import { UploadForm } from "./upload-form.tsx";

/** One list: what it holds, how far members were looked for in it, and what can be done with it. */
export function ListCard({ list }: { list: ScreeningList }) {
  const [replacing, setReplacing] = useState(false);
  const removal = useListRemoval();
  const { id, name, kind, source, listedAt, entries, skipped, createdAt, createdBy } = list;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <Badge tone={kind === "blocklist" ? "danger" : "info"}>
          {kind === "blocklist" ? "Blocklist" : "Screening"}
        </Badge>
      </div>
      <p className="mt-1 text-sm">
        <span className="font-semibold">{formatCount(entries, "entry", "entries")}</span>
        <span className="text-muted">
          {skipped > 0 && `, ${formatCount(skipped, "row")} left out`}. {source}
          {listedAt && `, of ${formatDate(listedAt)}`}. Uploaded by {createdBy ?? "a former colleague"},{" "}
          {formatDateTime(createdAt)}.
        </span>
      </p>
      <Progress list={list} />
      {replacing ? (
        <div className="mt-4 border-t border-line pt-4">
          <UploadForm replaces={list} onDone={() => setReplacing(false)} />
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setReplacing(true)}>
            Replace<span className="sr-only"> {name}</span>
          </Button>
          <Confirm
            trigger={
              <Button variant="ghost" size="sm">
                Delete<span className="sr-only"> {name}</span>
              </Button>
            }
            title={`Delete ${name}?`}
            confirmLabel="Delete the list"
            onConfirm={() => removal.mutateAsync(id)}
          >
            Nobody is looked for in it any more, and the flags that it raised are settled. What was found
            stays in the evidence of the cases.
          </Confirm>
        </div>
      )}
    </Card>
  );
}

function Progress({ list: { complete, screened, screenedAt, flagged, kind } }: { list: ScreeningList }) {
  if (!complete) return <p className="mt-2 text-sm text-warning">It is still being written.</p>;
  const people = screened > 0 ? formatCount(screened, "member") : "Members";
  const flag = kind === "blocklist" ? "blocklisted" : "screening_hit";
  return (
    <p role="status" className="mt-2 text-sm">
      {screenedAt
        ? `${people} looked for, until ${formatDateTime(screenedAt)}. `
        : `${people} looked for so far. `}
      {flagged > 0 ? (
        <Link
          to={`${registerPath}?flag=${flag}`}
          className="inline-flex min-h-6 items-center font-semibold text-brand-ink underline"
        >
          {formatCount(flagged, "member")} to look into
        </Link>
      ) : (
        "Nobody to look into."
      )}
    </p>
  );
}
