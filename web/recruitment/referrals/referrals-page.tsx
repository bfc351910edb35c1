import type { Page } from "#contract/core/paging.ts";
import {
  type OwnReferral,
  type ReferralJob,
  referralDays,
  referralList,
  referralRelations,
  relationLabels,
} from "#contract/recruitment/referrals.ts";
import { formatDate } from "#web/lib/format.ts";
import { resumeRule } from "#web/recruitment/resume/file-rules.ts";
import { ActionButton, ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { type DenseColumn, DenseTable, TwoLines } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { stateWords } from "./state-words.ts";

/** A colleague refers people for open jobs, and sees how far each came. */
export function ReferralsPage({
  jobs,
  own,
  page,
  mayRefer,
  made,
  refusal,
  values,
}: {
  jobs: readonly ReferralJob[];
  own: Page<OwnReferral>;
  page: number;
  mayRefer: boolean;
  made: string | undefined;
  refusal: FormRefusal | undefined;
  /** What was typed where the form was refused. */
  values: Record<string, string> | undefined;
}) {
  return (
    <>
      <PageHeader
        title="Refer a person"
        lead="You know somebody who fits an open job? We invite them to apply, and HR sees that you sent them."
      />
      {mayRefer && (
        <section aria-label="New referral" className="mb-10 max-w-2xl">
          {jobs.length > 0 ? (
            <ReferralForm jobs={jobs} made={made} refusal={refusal} values={values} />
          ) : (
            <div className="rounded-card border border-line bg-card">
              <EmptyState title="No open jobs">
                As soon as HR publishes a job, you can refer people for it.
              </EmptyState>
            </div>
          )}
        </section>
      )}
      <section aria-labelledby="own-referrals">
        <h2 id="own-referrals" className="mb-3 text-xl">
          Your referrals
        </h2>
        <DenseTable
          caption="Your referrals"
          columns={columns}
          rows={own.rows}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="No referrals yet">
              Whom you refer appears here, with how far they came.
            </EmptyState>
          }
        />
        <Pagination page={page} pageSize={referralList.pageSize} total={own.total} className="mt-4" />
      </section>
    </>
  );
}

function ReferralForm({
  jobs,
  made,
  refusal,
  values = {},
}: {
  jobs: readonly ReferralJob[];
  made: string | undefined;
  refusal: FormRefusal | undefined;
  values?: Record<string, string> | undefined;
}) {
  const jobOptions = jobs.map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` }));
  const relations = referralRelations.map((value) => ({ value, label: relationLabels[value] }));
  return (
    <ActionForm
      intent="refer"
      keptAs="referral"
      encType="multipart/form-data"
      refusal={refusal}
      values={values}
      saved={made}
      emptied
      submitLabel="Send the invitation"
      sendingLabel="Sending…"
    >
      {(errors, typed) => (
        <>
          <Field label="Job" name="jobId" required error={errors.jobId}>
            {(field) => (
              <Select
                {...field}
                options={jobOptions}
                placeholder="Choose a job"
                defaultValue={typed.jobId ?? ""}
              />
            )}
          </Field>
          <Field label="Full name" name="name" required error={errors.name}>
            {(field) => <Input {...field} autoComplete="off" defaultValue={typed.name} />}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Email" name="email" required error={errors.email}>
              {(field) => <Input type="email" {...field} autoComplete="off" defaultValue={typed.email} />}
            </Field>
            <Field label="Phone" name="phone" error={errors.phone}>
              {(field) => <PhoneInput {...field} autoComplete="off" defaultValue={typed.phone} />}
            </Field>
          </div>
          <Field label="How do you know them?" name="relation" required error={errors.relation}>
            {(field) => (
              <Select
                {...field}
                options={relations}
                placeholder="Choose"
                defaultValue={typed.relation ?? ""}
              />
            )}
          </Field>
          <Field
            label="Why do they fit?"
            name="words"
            hint="HR reads it. The person may see it, too, if they ask for their data."
            error={errors.words}
          >
            {(field) => <Textarea {...field} rows={4} defaultValue={typed.words} />}
          </Field>
          <Field
            label="Their CV"
            name="cvFile"
            hint="PDF, DOC or DOCX of at most 5 MB, if they gave it to you for this. HR reads it."
            error={errors.cvFile}
          >
            {(field) => <FileInput {...field} accept={resumeRule.accept} />}
          </Field>
          <Checkbox
            name="agreed"
            label="They agreed that I pass on their name, their address and, if I add it, their CV"
            hint={`Who does not apply is deleted after ${referralDays} days.`}
            error={errors.agreed}
            defaultChecked={typed.agreed === "on"}
          />
        </>
      )}
    </ActionForm>
  );
}

const columns: readonly DenseColumn<OwnReferral>[] = [
  {
    key: "person",
    header: "Person",
    width: "md:w-[40%]",
    card: "title",
    cell: ({ name, jobTitle }) => <TwoLines first={name} second={jobTitle} onPhone="below" wraps />,
  },
  {
    key: "at",
    header: "Referred",
    width: "md:w-[20%]",
    card: "line",
    cell: ({ at }) => <>{formatDate(at)}</>,
  },
  {
    key: "state",
    header: "How far",
    width: "md:w-[20%]",
    card: "state",
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>,
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[20%]",
    card: "line",
    cell: ({ id, name, state }) =>
      (state === "invited" || state === "opened" || state === "declined") && (
        <ActionButton
          intent="remove"
          values={{ id }}
          variant="ghost"
          label={`Take back the referral of ${name}`}
          preventScrollReset
        >
          Take back
        </ActionButton>
      ),
  },
];
