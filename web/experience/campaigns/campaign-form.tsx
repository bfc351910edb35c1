import { languages } from "#contract/core/language.ts";
import {
  type CampaignInput,
  type campaignChannels,
  campaignLimits,
  campaignVariables,
} from "#contract/experience/campaigns.ts";
import type { Segment } from "#contract/experience/segments.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { CheckboxGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { SegmentField } from "../segments/segment-field.tsx";
import { languageName } from "./labels.ts";

const channelOptions = [
  { value: "mail", label: "Mail", hint: "To who has an email address." },
  { value: "sms", label: "SMS", hint: "With mail, to everybody else; alone, to all." },
] satisfies { value: (typeof campaignChannels)[number]; label: string; hint: string }[];

const variables = Object.entries(campaignVariables)
  .map(([name, label]) => `{${name}} (${label.charAt(0).toLowerCase()}${label.slice(1)})`)
  .join(", ");

/** Writes a campaign: whom it is for, how it goes out, and what it says in both languages. */
export function CampaignForm({
  campaign,
  segments,
  keptAs,
  refusal,
  saved,
}: {
  campaign: CampaignInput;
  segments: readonly Segment[];
  keptAs: string;
  refusal: FormRefusal | undefined;
  saved: string | undefined;
}) {
  return (
    <ActionForm
      keptAs={keptAs}
      refusal={refusal}
      saved={saved}
      submitLabel="Save campaign"
      preventScrollReset
    >
      {(errors) => (
        <>
          <div className="grid gap-4 lg:grid-cols-2">
            <Field label="Name" name="name" hint="For your team" required error={errors.name}>
              {(control) => <Input {...control} maxLength={100} defaultValue={campaign.name} />}
            </Field>
            <SegmentField
              label="Segment"
              hint="Whom it is for"
              segments={segments}
              chosen={campaign.segmentId}
              error={errors.segmentId}
            />
          </div>
          <CheckboxGroup
            legend="Goes out by"
            name="channels"
            options={channelOptions}
            chosen={campaign.channels}
            error={errors.channels}
          />
          <Field
            label="Link"
            name="link"
            hint="Where members read more; visits to it are counted. Leave it empty for none."
            error={errors.link}
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                maxLength={campaignLimits.url}
                placeholder="https://"
                defaultValue={campaign.link}
              />
            )}
          </Field>
          <p className="text-sm text-muted">
            In texts you can use {variables}. Members read the language that they chose.
          </p>
          <div className="grid gap-6 xl:grid-cols-2">
            {languages.map((language, place) => (
              <TextFields key={language} campaign={campaign} place={place} errors={errors} />
            ))}
          </div>
        </>
      )}
    </ActionForm>
  );
}

/** What it says in one language. */
function TextFields({
  campaign,
  place,
  errors,
}: {
  campaign: CampaignInput;
  place: number;
  errors: Record<string, string>;
}) {
  const language = languages[place] ?? languages[0];
  const text = campaign.texts.find((one) => one.language === language);
  const error = (name: string) => errors[`texts.${place}.${name}`];
  return (
    <fieldset className="min-w-0 space-y-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{languageName(language)}</legend>
      <Field label="Subject of the mail" name={`subject.${language}`} error={error("subject")}>
        {(control) => (
          <Input
            {...control}
            lang={language}
            maxLength={campaignLimits.subject}
            defaultValue={text?.subject}
          />
        )}
      </Field>
      <Field
        label="Text of the mail"
        name={`body.${language}`}
        hint="A greeting by name stands above it already."
        error={error("body")}
      >
        {(control) => (
          <Textarea
            {...control}
            lang={language}
            rows={6}
            maxLength={campaignLimits.body}
            defaultValue={text?.body}
          />
        )}
      </Field>
      <Field label="Words on the link's button" name={`linkLabel.${language}`} error={error("linkLabel")}>
        {(control) => (
          <Input
            {...control}
            lang={language}
            maxLength={campaignLimits.linkLabel}
            defaultValue={text?.linkLabel}
          />
        )}
      </Field>
      <Field
        label="SMS"
        name={`sms.${language}`}
        hint="In one line. Your link and the way to stop are added."
        error={error("sms")}
      >
        {(control) => (
          <Textarea
            {...control}
            lang={language}
            rows={2}
            compact
            maxLength={campaignLimits.sms}
            defaultValue={text?.sms}
          />
        )}
      </Field>
    </fieldset>
  );
}
