import { Form } from "react-router";
import { poolMonths, retentionNoticeDays } from "#contract/core/limits.ts";
import type { KeptHere } from "#contract/recruitment/retention.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { useSending } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { keptMessages } from "./kept.messages.ts";

/** Which SACCOs keep applications of the person, for how long, and whose talent pool they stay in. */
export function KeptPage({ kept, stays }: { kept: readonly KeptHere[]; stays: boolean | undefined }) {
  const t = useMessages(keptMessages);
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: t.profile, to: "/jobs/profile" }, { label: t.title }]} />}
        title={t.title}
        lead={t.lead}
      />
      {stays !== undefined && (
        <Alert tone="success" role="status" className="mb-5">
          {stays ? t.joined : t.left}
        </Alert>
      )}
      {kept.length === 0 ? (
        <Card>
          <EmptyState title={t.none} actions={<ButtonLink to="/jobs">{t.browse}</ButtonLink>}>
            {t.noneText}
          </EmptyState>
        </Card>
      ) : (
        <ul className="space-y-4">
          {kept.map((one) => (
            <li key={one.id}>
              <Kept kept={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Kept({ kept }: { kept: KeptHere }) {
  const t = useMessages(keptMessages);
  const language = useLanguage();
  const sending = useSending(undefined, kept.id);
  const { organization, applications, months, poolUntil } = kept;
  const action = poolUntil ? t.leave : t.join({ months: poolMonths });
  return (
    <Card>
      <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{organization}</h2>
      <p className="mt-1 text-sm text-muted">{t.applications({ count: applications })}</p>
      <p className="mt-3 text-sm">
        {poolUntil
          ? t.inPool({ date: formatDate(poolUntil, language) })
          : months === null
            ? t.noEnd
            : t.months({ months, days: retentionNoticeDays })}
      </p>
      <Form method="post" className="mt-3">
        <input type="hidden" name="id" value={kept.id} />
        <input type="hidden" name="stays" value={String(!poolUntil)} />
        <Button
          type="submit"
          variant="secondary"
          loading={sending}
          aria-label={t.which({ action, organization })}
        >
          {action}
        </Button>
      </Form>
    </Card>
  );
}
