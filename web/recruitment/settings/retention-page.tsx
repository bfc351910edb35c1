import { Form } from "react-router";
import { poolMonths, retentionBounds, retentionNoticeDays } from "#contract/core/limits.ts";
import { type Retention, retentionChoices } from "#contract/recruitment/retention.ts";
import { formatDate } from "#web/lib/format.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";

const inWords = (months: number) => (months % 12 === 0 ? `${months / 12} years` : `${months} months`);
const monthsLabel = (months: number) => (months === 12 ? "1 year" : inWords(months));

/** How long applications that led to no employment are kept, what that means now, and when erasing begins. */
export function RetentionPage({
  decided,
  trial,
  mayChange,
  areas,
  saved,
  refusal,
}: {
  decided: Retention;
  /** The figures of other months, where somebody looks at them first. */
  trial: Retention | null;
  /** False when the trial is over. */
  mayChange: boolean;
  areas: readonly SettingsArea[];
  saved: string | undefined;
  refusal: FormRefusal | undefined;
}) {
  const shown = trial ?? decided;
  const options = [...new Set([...retentionChoices, shown.months])]
    .toSorted((a, b) => a - b)
    .map((months) => ({ value: String(months), label: monthsLabel(months) }));
  return (
    <SettingsFrame
      title="Retention"
      lead="How long you keep applications that led to no employment."
      areas={areas}
    >
      <div className="space-y-5">
        {saved && (
          <Alert tone="success" role="status">
            {saved}
          </Alert>
        )}
        <Section
          title="How long"
          description={`Counted from the day on which the position closed, or from the last step if that is later. The law lets you keep no longer than you need: ${retentionBounds.min} months at the least, so that a refusal can be explained, ${monthsLabel(retentionBounds.max)} at the most, in which claims can be brought to court.`}
        >
          <Form method="get" className="flex flex-wrap items-end gap-3">
            <Field label="Keep applications for" name="months" className="w-48">
              {(control) => (
                <Select
                  {...control}
                  key={shown.months}
                  options={options}
                  defaultValue={String(shown.months)}
                />
              )}
            </Field>
            <Button type="submit" variant="secondary">
              Show what it means
            </Button>
          </Form>
          <StatGroup className="mt-5 max-sm:grid-cols-1">
            <Stat label="Past their time now" value={String(shown.due)} />
            <Stat label="In the next 30 days" value={String(shown.dueSoon)} />
            <Stat label="Kept in all" value={String(shown.kept)} />
            <Stat label="Stay in the talent pool" value={String(shown.pooled)} />
          </StatGroup>
          {mayChange && shown.months !== decided.months && (
            <div className="mt-5">
              <p className="mb-3 text-sm text-muted">
                {`Applications are kept for ${monthsLabel(decided.months)} now.`}
              </p>
              <ActionForm
                intent="save"
                refusal={refusal}
                submitLabel={`Keep them for ${monthsLabel(shown.months)}`}
              >
                <input type="hidden" name="months" value={shown.months} />
              </ActionForm>
            </div>
          )}
        </Section>
        <Section
          title="Erasing"
          description={`Each candidate gets an email ${retentionNoticeDays} days before. Then name, contacts, CV, messages and answers go; that somebody applied, when, and how it went stays in your figures. Who agrees to stay in the talent pool is kept ${poolMonths} months longer. Hired people are not touched.`}
        >
          {decided.startedAt ? (
            <p className="text-sm">
              {`On since ${formatDate(decided.startedAt)}. It runs every night; the audit trail says how many were erased.`}
            </p>
          ) : (
            <>
              <p className="mb-4 text-sm">
                {`Nothing is erased yet. If you begin now, the candidates of ${decided.due} applications are told tonight, and their data goes after ${retentionNoticeDays} days.`}
              </p>
              {mayChange && (
                <ActionForm intent="start" refusal={refusal} submitLabel="Begin to erase" variant="danger">
                  {null}
                </ActionForm>
              )}
            </>
          )}
        </Section>
      </div>
    </SettingsFrame>
  );
}
