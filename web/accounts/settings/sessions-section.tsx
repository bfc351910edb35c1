import { MonitorSmartphone } from "lucide-react";
import type { OwnSession } from "#contract/accounts/own-account.ts";
import type { Page } from "#contract/core/paging.ts";
import { answerTo } from "#web/lib/form-answer.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { ActionButton, FormDone } from "#web/ui/action-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/card.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { accountSecurityMessages } from "./account.messages.ts";
import type { AccountAnswer } from "./account-answer.ts";
import { deviceLabel, sessionFacts } from "./session-labels.ts";

/** Where the person is signed in, and the end of what they do not know. */
export function SessionsSection({
  sessions: { rows, total },
  page,
  pageSize,
  answer: last,
}: {
  sessions: Page<OwnSession>;
  page: number;
  pageSize: number;
  answer: AccountAnswer | undefined;
}) {
  const t = useMessages(accountSecurityMessages);
  const answer = answerTo("endSession", last) ?? answerTo("endOtherSessions", last);
  return (
    <Section
      title={t.whereSignedIn}
      description={t.whereSignedInText}
      actions={
        total > 1 && (
          <ActionButton intent="endOtherSessions" preventScrollReset>
            {t.endOthers}
          </ActionButton>
        )
      }
    >
      <FormError message={answer?.problem?.message} attempt={answer} />
      <ul className="divide-y divide-line">
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <FormDone>{answer?.done}</FormDone>
      <Pagination page={page} pageSize={pageSize} total={total} className="mt-4" />
    </Section>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useMessages(accountSecurityMessages);
  const language = useLanguage();
  const device = deviceLabel(session, language);
  const facts = sessionFacts(session, language);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{device}</p>
        <p className="text-sm break-words text-muted">{facts}</p>
      </div>
      {session.current ? (
        <Badge tone="success">{t.thisSession}</Badge>
      ) : (
        <ActionButton
          intent="endSession"
          values={{ id: session.id }}
          label={t.endSession({ device, facts })}
          preventScrollReset
        >
          {t.end}
        </ActionButton>
      )}
    </li>
  );
}
