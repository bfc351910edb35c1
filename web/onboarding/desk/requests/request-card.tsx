import { Pencil } from "lucide-react";
import type { DataRequest } from "#contract/onboarding/own-membership.ts";
import { formatDate } from "#web/lib/format.ts";
import { useCorrectedLabels } from "#web/onboarding/membership/corrected-labels.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Link } from "#web/ui/link.tsx";
import { Due } from "../badges.tsx";
import { correctionPath, memberPath } from "../paths.ts";
import { AnswerForm } from "./answer-form.tsx";
import { requestKindLabels, requestStatusLabels } from "./request-decisions.ts";

/** What a person asked for, until when it is to be answered, and the answer. */
export function RequestCard({ request }: { request: DataRequest }) {
  const { memberId, memberName, kind, text, status, createdAt, dueAt } = request;
  return (
    <Card>
      <h3 className="text-lg">
        <Link
          to={memberPath(memberId)}
          className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-2 wrap-anywhere"
        >
          {memberName}
        </Link>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={kind === "erasure" ? "warning" : "info"}>{requestKindLabels[kind]}</Badge>
        <span className="text-muted">Asked {formatDate(createdAt)}</span>
        {status === "open" && (
          <span>
            <span className="text-muted">Due </span>
            <Due at={dueAt} />
          </span>
        )}
      </p>
      {text && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      {status === "open" && kind === "correction" && <Correction request={request} />}
      {status === "open" ? (
        <Disclosure label="Answer">
          <AnswerForm request={request} />
        </Disclosure>
      ) : (
        <Answered request={request} />
      )}
    </Card>
  );
}

/** What was put right since a correction was asked for, and the way to do so. */
function Correction({ request: { id, memberId, correction } }: { request: DataRequest }) {
  const labels = useCorrectedLabels();
  return (
    <div className="mt-3 space-y-2">
      {correction && (
        <p className="text-sm">
          <span className="font-semibold">
            Corrected since: {correction.fields.map((field) => labels[field]).join(", ")}
          </span>
          <span className="text-muted">
            {" "}
            by {correction.by ?? "a former colleague"}, {formatDate(correction.at)}. Granting the request
            names this.
          </span>
        </p>
      )}
      <ButtonLink to={correctionPath(memberId, id)} variant="secondary" size="sm" icon={Pencil}>
        Correct now
      </ButtonLink>
    </div>
  );
}

function Answered({
  request: { status, answer, answeredAt, answeredBy, corrected },
}: {
  request: DataRequest;
}) {
  const labels = useCorrectedLabels();
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      <p>
        <span className="font-semibold">{requestStatusLabels[status]}</span>
        <span className="text-muted">
          {" by "}
          {answeredBy ?? "a former colleague"}
          {answeredAt && `, ${formatDate(answeredAt)}`}
        </span>
      </p>
      {corrected.length > 0 && (
        <p className="mt-1">Corrected: {corrected.map((field) => labels[field]).join(", ")}</p>
      )}
      {answer && <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{answer}</p>}
    </div>
  );
}
