import { BellPlus } from "lucide-react";
import { Form } from "react-router";
import type { JobAlert } from "#contract/recruitment/job-alerts.ts";
import type { JobFacets } from "#contract/recruitment/jobs.ts";
import type { FormFailure } from "#web/lib/failure.ts";
import { useMessages } from "#web/lib/language.ts";
import { ActionForm, useSending } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { alertMessages, ownAlertsMessages } from "./alerts.messages.ts";
import { SearchFields } from "./search-fields.tsx";
import { useSearchWords } from "./search-words.ts";

export type AlertIntent = "save" | "pause" | "resume" | "remove";

/** What became of a form, and of which alert's. */
export interface OwnAlertsAnswer {
  id: string;
  done?: AlertIntent;
  failure?: FormFailure;
}

/** A job seeker's alerts: what each looks for, with pause, change and delete. Works without scripts. */
export function OwnAlertsPage({
  alerts,
  facets,
  created,
  answer,
}: {
  alerts: readonly JobAlert[];
  facets: JobFacets | null;
  /** State of the alert that was just made; null otherwise. */
  created: JobAlert["state"] | null;
  answer: OwnAlertsAnswer | undefined;
}) {
  const t = useMessages(ownAlertsMessages);
  const words = {
    save: t.saved,
    pause: t.pausedDone,
    resume: t.resumed,
    remove: t.deleted,
  } satisfies Record<AlertIntent, string>;
  const said = answer?.done
    ? words[answer.done]
    : created && !answer
      ? created === "unconfirmed"
        ? t.confirmSent
        : t.created
      : null;
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: t.dashboard, to: "/jobs/dashboard" }, { label: t.title }]} />
        }
        title={t.title}
        lead={t.lead}
        actions={
          alerts.length > 0 && (
            <ButtonLink to="/jobs/alerts/new" variant="secondary" icon={BellPlus}>
              {t.add}
            </ButtonLink>
          )
        }
      />
      {said && (
        <Alert tone="success" role="status" className="mb-5">
          {said}
        </Alert>
      )}
      {alerts.length === 0 ? (
        <Card>
          <EmptyState title={t.none} actions={<ButtonLink to="/jobs">{t.browse}</ButtonLink>}>
            {t.noneText}
          </EmptyState>
        </Card>
      ) : (
        <ul className="space-y-4">
          {alerts.map((alert) => (
            <li key={alert.id}>
              <OwnAlert
                alert={alert}
                facets={facets}
                failure={answer?.id === alert.id ? answer.failure : undefined}
                saved={answer?.id === alert.id && answer.done === "save"}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const tones = { active: "success", paused: "neutral", unconfirmed: "warning", stopped: "neutral" } as const;

function OwnAlert({
  alert,
  facets,
  failure,
  saved,
}: {
  alert: JobAlert;
  facets: JobFacets | null;
  failure: FormFailure | undefined;
  saved: boolean;
}) {
  const t = useMessages(ownAlertsMessages);
  const of = useMessages(alertMessages);
  const search = useSearchWords()(alert);
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{search}</h2>
          <p className="mt-1 text-sm text-muted">{of[alert.frequency]}</p>
        </div>
        <Badge tone={tones[alert.state]}>{t[alert.state]}</Badge>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {alert.state === "active" && <Press intent="pause" alert={alert} label={t.pause} search={search} />}
        {alert.state === "paused" && <Press intent="resume" alert={alert} label={t.resume} search={search} />}
        <Press intent="remove" alert={alert} label={t.remove} search={search} />
      </div>
      <Disclosure label={t.edit} open={failure !== undefined}>
        <div className="pt-3">
          <ActionForm
            intent="save"
            keptAs={`alert.${alert.id}`}
            refusal={failure}
            saved={saved}
            submitLabel={t.save}
          >
            <input type="hidden" name="id" value={alert.id} />
            <input type="hidden" name="paused" value={String(alert.state === "paused")} />
            <SearchFields alert={alert} facets={facets} />
          </ActionForm>
        </div>
      </Disclosure>
    </Card>
  );
}

function Press({
  intent,
  alert,
  label,
  search,
}: {
  intent: AlertIntent;
  alert: JobAlert;
  label: string;
  search: string;
}) {
  const t = useMessages(ownAlertsMessages);
  const sending = useSending(intent, alert.id);
  return (
    <Form method="post">
      <input type="hidden" name="id" value={alert.id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={intent === "remove" ? "ghost" : "secondary"}
        loading={sending}
        aria-label={t.which({ action: label, search })}
      >
        {label}
      </Button>
    </Form>
  );
}
