import { nairobiDayAfter } from "#contract/core/clock.ts";
import { languageNames } from "#contract/core/language.ts";
import type { Colleague } from "#contract/core/notes.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import { experienceChannelLabels } from "#contract/experience/channels.ts";
import { casePath } from "#contract/experience/complaint-paths.ts";
import { severities } from "#contract/experience/complaints.ts";
import { experienceTopicLabels, experienceTopics } from "#contract/experience/topics.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { Link } from "#web/ui/link.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { DelayForm } from "./answering.tsx";
import { ClockBadge } from "./badges.tsx";
import { CaseForm, type CaseProps } from "./case-form.tsx";
import { nameOf, severityLabels, stepLabels } from "./labels.ts";

const link = "inline-flex min-h-6 items-center break-all text-brand-ink underline";

/** The three times, and what can be done about them. */
export function ClockSection(props: CaseProps) {
  const { clocks, pausedAt, promisedOn, abilities, version, snoozedUntil } = props.complaint;
  const tomorrow = nairobiDayAfter(new Date(), 1);
  const values = { version: String(version) };
  return (
    <Section title="Clock">
      <ol className="space-y-3">
        {clocks.map(({ step, dueAt, doneAt, state }) => (
          <li key={step} className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <span>
              <span className="block font-medium">{stepLabels[step]}</span>
              <span className="text-sm text-muted">
                {doneAt
                  ? `Done ${formatDateTime(doneAt)}`
                  : dueAt && state
                    ? `By ${formatDateTime(dueAt)}`
                    : "After the investigation"}
              </span>
            </span>
            {state && <ClockBadge state={state} />}
          </li>
        ))}
      </ol>
      <div className="mt-3 space-y-1 text-sm">
        {pausedAt && <p>Rests since {formatDateTime(pausedAt)}: it waits for the member.</p>}
        {promisedOn && <p>The member was given a new day: {formatDate(promisedOn)}.</p>}
        {snoozedUntil && <p>Snoozed until {formatDateTime(snoozedUntil)}.</p>}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {abilities.includes("acknowledge") && (
          <ActionButton intent="acknowledge" values={values} variant="primary" preventScrollReset>
            Acknowledge
          </ActionButton>
        )}
        {abilities.includes("wait") && (
          <ActionButton intent="wait" values={values} preventScrollReset>
            Pause
          </ActionButton>
        )}
        {abilities.includes("resume") && (
          <ActionButton intent="resume" values={values} preventScrollReset>
            Let it go on
          </ActionButton>
        )}
        {abilities.includes("wake") && (
          <ActionButton intent="wake" values={values} preventScrollReset>
            End the snooze
          </ActionButton>
        )}
      </div>
      {abilities.includes("snooze") && (
        <Disclosure label="Snooze">
          <CaseForm {...props} action="snooze" submitLabel="Snooze" keeps>
            {(errors) => (
              <Field
                label="Until"
                name="until"
                hint="It leaves what is to be done until that morning. The clock goes on."
                required
                error={errors.until}
              >
                {(control) => <Input {...control} type="date" min={tomorrow} />}
              </Field>
            )}
          </CaseForm>
        </Disclosure>
      )}
      {abilities.includes("explain_delay") && (
        <Disclosure label="Explain a delay to the member">
          <DelayForm {...props} tomorrow={tomorrow} />
        </Disclosure>
      )}
      {abilities.includes("reopen") && (
        <Disclosure label="Open again">
          <CaseForm {...props} action="reopen" submitLabel="Open again" keeps>
            {(errors) => (
              <Field label="Why" name="reason" required error={errors.reason}>
                {(control) => <Textarea {...control} compact />}
              </Field>
            )}
          </CaseForm>
        </Disclosure>
      )}
    </Section>
  );
}

/** Whose it is, what it is about and how serious. */
export function WorkSection({ colleagues, ...props }: CaseProps & { colleagues: readonly Colleague[] }) {
  const { topic, severity, owner, abilities } = props.complaint;
  if (!abilities.includes("change")) return null;
  return (
    <Section title="Work">
      <CaseForm {...props} action="change" submitLabel="Save">
        {(errors) => (
          <>
            <Field label="Owner" name="ownerId" error={errors.ownerId}>
              {(control) => (
                <Select
                  key={owner?.id}
                  {...control}
                  placeholder="Nobody"
                  defaultValue={owner?.id ?? ""}
                  options={colleagues.map(({ id, fullName }) => ({ value: id, label: fullName }))}
                />
              )}
            </Field>
            <Field label="Topic" name="topic" error={errors.topic}>
              {(control) => (
                <Select
                  key={topic}
                  {...control}
                  defaultValue={topic}
                  options={optionsOf(experienceTopics, experienceTopicLabels)}
                />
              )}
            </Field>
            <Field label="Severity" name="severity" error={errors.severity}>
              {(control) => (
                <Select
                  key={severity}
                  {...control}
                  defaultValue={severity}
                  options={optionsOf(severities, severityLabels)}
                />
              )}
            </Field>
          </>
        )}
      </CaseForm>
    </Section>
  );
}

/** Who complains, and how it came. */
export function FactsSection({
  complaint,
  opensMembers,
}: Pick<CaseProps, "complaint"> & { opensMembers: boolean }) {
  const { phone, email, memberNumber, memberId, channel, language, happenedOn, enteredBy, receivedAt } =
    complaint;
  return (
    <Section title={nameOf(complaint)}>
      <DescriptionList
        items={[
          {
            term: "Member number",
            value:
              memberId && opensMembers ? (
                <Link to={`/dashboard/member-onboarding/members/${memberId}`} className={link}>
                  {memberNumber}
                </Link>
              ) : (
                memberNumber && `${memberNumber}${memberId ? "" : " (not in the register)"}`
              ),
          },
          {
            term: "Phone",
            value: phone && (
              <a href={`tel:${phone}`} className={link}>
                {readablePhone(phone)}
              </a>
            ),
          },
          {
            term: "Email",
            value: email && (
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
            ),
          },
          { term: "Reads", value: languageNames.get(language) },
          { term: "Came by", value: experienceChannelLabels[channel] },
          ...(enteredBy ? [{ term: "Taken down by", value: enteredBy }] : []),
          { term: "Received", value: formatDateTime(receivedAt) },
          { term: "Happened on", value: happenedOn && formatDate(happenedOn) },
        ]}
      />
    </Section>
  );
}

/** What it goes together with: merged ones, and others of the same person. */
export function RelatedSection({ complaint }: Pick<CaseProps, "complaint">) {
  const { merged, similar, mergedInto, abilities, version } = complaint;
  const values = { version: String(version) };
  if (merged.length + similar.length === 0 && !mergedInto) return null;
  const line = (one: (typeof merged)[number]) => (
    <>
      <Link to={casePath(one.id)} className={link}>
        {one.reference}
      </Link>
      <p className="text-sm wrap-anywhere text-muted">
        {formatDate(one.receivedAt)}: {one.excerpt}
      </p>
    </>
  );
  return (
    <Section title="Others about the same">
      {mergedInto && (
        <div className="space-y-2">
          <p className="text-sm font-semibold">Merged into</p>
          {line(mergedInto)}
          {abilities.includes("unmerge") && (
            <ActionButton intent="unmerge" values={values} preventScrollReset>
              Take the merge back
            </ActionButton>
          )}
        </div>
      )}
      {merged.length > 0 && (
        <>
          <p className="text-sm font-semibold">Merged into this one</p>
          <ul className="mt-1 space-y-2">
            {merged.map((one) => (
              <li key={one.id}>{line(one)}</li>
            ))}
          </ul>
        </>
      )}
      {similar.length > 0 && (
        <>
          <p className="mt-2 text-sm font-semibold">Open, of the same person</p>
          <ul className="mt-1 space-y-3">
            {similar.map((one) => (
              <li key={one.id}>
                {line(one)}
                {abilities.includes("merge") && (
                  <div className="mt-1.5">
                    <ActionButton
                      intent="merge"
                      values={{ ...values, into: one.id }}
                      label={`Merge this complaint into ${one.reference}`}
                      preventScrollReset
                    >
                      Merge into it
                    </ActionButton>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
