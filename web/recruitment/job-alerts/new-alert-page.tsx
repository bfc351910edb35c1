import type { User } from "#contract/accounts/accounts.ts";
import type { JobFacets } from "#contract/recruitment/jobs.ts";
import type { FormFailure } from "#web/lib/failure.ts";
import { useMessages } from "#web/lib/language.ts";
import type { JobFilters } from "#web/recruitment/jobs/filters.ts";
import { boardPath } from "#web/recruitment/jobs/paths.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { TermsLink } from "#web/ui/terms-link.tsx";
import { alertMessages } from "./alerts.messages.ts";
import { type AlertFields, SearchFields } from "./search-fields.tsx";

/** Under which name the form keeps what is typed. */
export const newAlertKeptAs = "job-alert";

/** What became of the form: where the question was sent, or why it was refused. */
export interface NewAlertAnswer {
  asked?: string;
  failure?: FormFailure;
  values?: Record<string, string>;
}

/** Asks which new jobs are to be mailed, how often, and, of a visitor, where to. */
export function NewAlertPage({
  filters,
  sacco,
  facets,
  person,
  answer,
}: {
  filters: JobFilters;
  /** The SACCO whose careers page it was. */
  sacco: { name: string; slug: string } | null;
  facets: JobFacets | null;
  /** A job seeker who is signed in; null for everybody else. */
  person: Pick<User, "email" | "emailVerified"> | null;
  answer: NewAlertAnswer | undefined;
}) {
  const t = useMessages(alertMessages);
  const board = boardPath(sacco?.slug);
  const alert: AlertFields = { ...filters, type: filters.type as AlertFields["type"], frequency: "daily" };
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: t.board, to: board }, { label: t.newTitle }]} />}
        title={t.newTitle}
        lead={t.newLead}
      />
      <Card>
        {answer?.asked ? (
          <Alert tone="success" role="status" title={t.askedTitle}>
            <p className="wrap-anywhere">{t.asked({ email: answer.asked })}</p>
            <p className="mt-1">{t.askedSpam}</p>
            <ButtonLink to={board} variant="secondary" className="mt-4">
              {t.backToJobs}
            </ButtonLink>
          </Alert>
        ) : (
          <ActionForm
            keptAs={newAlertKeptAs}
            refusal={answer?.failure}
            values={answer?.values}
            submitLabel={t.ask}
            shown={["email", "q"]}
          >
            {(errors, values) => (
              <>
                <p className="text-sm text-muted">{sacco ? t.sacco({ sacco: sacco.name }) : t.everySacco}</p>
                <input type="hidden" name="sacco" value={filters.sacco} />
                {person ? (
                  <p className="text-sm wrap-anywhere">
                    {person.emailVerified
                      ? t.toAccount({ email: person.email })
                      : t.toUnverified({ email: person.email })}
                  </p>
                ) : (
                  <Field label={t.email} name="email" required hint={t.emailHint} error={errors.email}>
                    {(control) => (
                      <Input {...control} type="email" autoComplete="email" defaultValue={values.email} />
                    )}
                  </Field>
                )}
                <SearchFields alert={alert} facets={facets} />
                {!person && (
                  <p className="text-sm text-muted">
                    <RichText
                      text={t.privacy}
                      parts={{
                        privacy: (words) => <TermsLink to="/privacy">{words}</TermsLink>,
                      }}
                    />
                  </p>
                )}
              </>
            )}
          </ActionForm>
        )}
      </Card>
    </div>
  );
}
