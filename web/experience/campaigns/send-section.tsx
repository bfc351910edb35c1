import { formatNumber } from "#contract/core/numbers.ts";
import type { CampaignAudience } from "#contract/experience/campaigns.ts";
import { formatCount, nairobiDay } from "#web/lib/format.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

/** Whom a draft reaches, and its sending: who presses says how many people get it. */
export function SendSection({
  keptAs,
  audience,
  mayChange,
  unsaved,
  refusal,
}: {
  keptAs: string;
  audience: CampaignAudience;
  mayChange: boolean;
  /** Something was typed that would not go out. */
  unsaved: boolean;
  refusal: FormRefusal | undefined;
}) {
  const { people, byMail, bySms, noConsent, former, noAddress } = audience;
  const reached = byMail + bySms;
  const items = [
    { term: "In the segment", value: formatNumber(people) },
    { term: "By mail", value: formatNumber(byMail) },
    { term: "By SMS", value: formatNumber(bySms) },
    { term: "Did not agree to news and offers", value: formatNumber(noConsent) },
    ...(former > 0 ? [{ term: "No members any more", value: formatNumber(former) }] : []),
    ...(noAddress > 0 ? [{ term: "No email address", value: formatNumber(noAddress) }] : []),
  ];
  return (
    <Section title="Send it" description="As it is saved, to whoever is in the segment then.">
      <DescriptionList items={items} />
      <p className="mt-4 text-sm text-muted">
        Who has had as many messages lately as you allow is left out, too.
      </p>
      {reached === 0 ? (
        <p className="mt-4 font-semibold">Nobody of this segment can be written to.</p>
      ) : (
        mayChange && (
          <fieldset className="mt-4 min-w-0" disabled={unsaved}>
            {unsaved && (
              <Alert tone="warning" role="status" className="mb-4">
                Save what you changed first, or it does not go out.
              </Alert>
            )}
            <ActionForm
              intent="send"
              keptAs={keptAs}
              refusal={refusal}
              submitLabel={`Send to ${formatCount(reached, "person", "people")}`}
              sendingLabel="Sending ..."
            >
              {(errors) => (
                <>
                  <input type="hidden" name="people" value={reached} />
                  <div className="grid grid-cols-2 gap-3">
                    <Field label="Day" name="date" hint="Empty for now" error={errors.at ?? errors.date}>
                      {(control) => <Input type="date" {...control} min={nairobiDay(new Date())} />}
                    </Field>
                    <Field label="Time" name="time" hint="In Nairobi; 09:00 if empty">
                      {(control) => <Input type="time" {...control} />}
                    </Field>
                  </div>
                </>
              )}
            </ActionForm>
          </fieldset>
        )
      )}
    </Section>
  );
}
