import { MonitorSmartphone } from "lucide-react";
import { Form } from "react-router";
import type { OwnSession } from "#contract/accounts/own-account.ts";
import type { Page } from "#contract/core/paging.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { AccountAnswer } from "./account-answer.ts";
import { sessionsPageSize } from "./account-data.ts";
import { answerTo, Done, useSending } from "./account-form.tsx";
import { deviceLabel, sessionFacts } from "./session-labels.ts";

/** Where the person is signed in, and the end of what they do not know. */
export function SessionsSection({
  sessions: { rows, total },
  page,
  answer: last,
}: {
  sessions: Page<OwnSession>;
  page: number;
  answer: AccountAnswer | undefined;
}) {
  const answer = answerTo("endSession", last) ?? answerTo("endOtherSessions", last);
  return (
    <Section
      title="Where you are signed in"
      description="End what you do not know, and change your password then."
      actions={total > 1 && <EndOthers />}
    >
      <FormError message={answer?.problem?.message} attempt={answer} />
      <ul className="divide-y divide-line">
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <Done>{answer?.done}</Done>
      <Pagination page={page} pageSize={sessionsPageSize} total={total} className="mt-4" />
    </Section>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const device = deviceLabel(session);
  const facts = sessionFacts(session);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{device}</p>
        <p className="text-sm break-words text-muted">{facts}</p>
      </div>
      {session.current ? (
        <Badge tone="success">This session</Badge>
      ) : (
        <EndOne id={session.id} label={`End the session: ${device}. ${facts}`} />
      )}
    </li>
  );
}

function EndOne({ id, label }: { id: string; label: string }) {
  const sending = useSending("endSession", id);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="endSession" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" variant="secondary" loading={sending} aria-label={label}>
        End
      </Button>
    </Form>
  );
}

function EndOthers() {
  const sending = useSending("endOtherSessions");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="endOtherSessions" />
      <Button type="submit" size="sm" variant="secondary" loading={sending}>
        End all others
      </Button>
    </Form>
  );
}
