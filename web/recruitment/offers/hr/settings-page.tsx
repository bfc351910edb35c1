import { type OfferSettings, offerLimits, offerPlaceholders } from "#contract/recruitment/offers.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";

/** How an organisation makes offers: approval, days to answer, and the letters that they begin with. */
export function OfferSettingsPage({
  settings,
  mayChange,
  mayRequireApproval,
  areas,
  saved,
  refusal,
}: {
  settings: OfferSettings;
  /** False when the trial is over. */
  mayChange: boolean;
  /** Whether this person decides about approval. */
  mayRequireApproval: boolean;
  areas: readonly SettingsArea[];
  saved: string | undefined;
  refusal: FormRefusal | undefined;
}) {
  return (
    <SettingsFrame title="Offers" lead="How you offer a position, and the letter that says so." areas={areas}>
      {mayChange ? (
        <Section title="What holds" description="Changes apply to offers that are written from now on.">
          <ActionForm
            keptAs="offer.settings"
            refusal={refusal}
            saved={saved}
            submitLabel="Save Settings"
            preventScrollReset
          >
            {(errors) => (
              <div className="space-y-5">
                {mayRequireApproval ? (
                  <>
                    <input type="hidden" name="decidesApproval" value="true" />
                    <Checkbox
                      name="approvalRequired"
                      defaultChecked={settings.approvalRequired}
                      label="The owner approves each offer before it is sent"
                      hint="An offer that an owner sends needs no other approval."
                    />
                  </>
                ) : (
                  <Approval required={settings.approvalRequired} />
                )}
                <Field name="answerDays" label="Days to answer" error={errors.answerDays} required>
                  {(control) => (
                    <Input
                      {...control}
                      type="number"
                      min={1}
                      max={offerLimits.expiryDays}
                      inputMode="numeric"
                      defaultValue={settings.answerDays}
                    />
                  )}
                </Field>
                <Field
                  name="letter"
                  label="Letter"
                  hint={`You can use ${offerPlaceholders.map((name) => `{{${name}}}`).join(", ")}.`}
                  error={errors.letter}
                  required
                >
                  {(control) => <Textarea {...control} rows={14} defaultValue={settings.letter} />}
                </Field>
                <Field
                  name="letterSw"
                  label="Letter in Kiswahili"
                  hint="For a candidate who reads Kiswahili."
                  error={errors.letterSw}
                  required
                >
                  {(control) => (
                    <Textarea {...control} rows={14} lang="sw" defaultValue={settings.letterSw} />
                  )}
                </Field>
              </div>
            )}
          </ActionForm>
        </Section>
      ) : (
        <Section title="What holds">
          <Approval required={settings.approvalRequired} />
          <p className="mt-4 break-words whitespace-pre-line">{settings.letter}</p>
        </Section>
      )}
    </SettingsFrame>
  );
}

function Approval({ required }: { required: boolean }) {
  return (
    <p className="text-sm text-muted">
      {required
        ? "The owner approves each offer before it is sent."
        : "Offers are sent without another's approval."}{" "}
      Your organisation's owner can change that.
    </p>
  );
}
