import { type FormEvent, useState } from "react";
import { formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { calendarDays } from "../days.ts";
import { AudiencePreview } from "./audience-preview.tsx";
import { type Campaign, campaignErrors, channels, everyMember, type Segment } from "./campaigns.ts";
import { ageBands, counties, holdings } from "./members.ts";

type Draft = Omit<Campaign, "id">;

/** A new campaign, with its audience counted while it is put together. */
export function CampaignForm({ onAdd, onCancel }: { onAdd: (draft: Draft) => void; onCancel: () => void }) {
  const [days] = useState(() => calendarDays(new Date(), 4).filter(({ offset }) => offset > 0));
  const [draft, setDraft] = useState<Draft>({
    name: "",
    channel: "SMS",
    day: days[0]?.offset ?? 1,
    segment: everyMember,
    text: "",
  });
  const [checked, setChecked] = useState(false);
  const kept = useKeptForm("sample.campaign");
  const errors = checked ? campaignErrors(draft) : {};
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [first] = Object.keys(campaignErrors(draft));
    if (!first) {
      kept.forget();
      return onAdd(draft);
    }
    setChecked(true);
    kept.box.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form ref={kept.box} noValidate onSubmit={send} className="max-w-2xl space-y-4">
      <KeptNotice kept={kept} />
      <Field label="Campaign name" name="name" required error={errors.name}>
        {(control) => (
          <Input
            {...control}
            value={draft.name}
            onChange={({ target: { value } }) => setDraft((before) => ({ ...before, name: value }))}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Channel">
          {(control) => (
            <Select
              {...control}
              options={channels.map((value) => ({ value, label: value }))}
              value={draft.channel}
              onChange={({ target: { value } }) =>
                setDraft((before) => ({
                  ...before,
                  channel: channels.find((name) => name === value) ?? "SMS",
                }))
              }
            />
          )}
        </Field>
        <Field label="Goes out">
          {(control) => (
            <Select
              {...control}
              options={days.map(({ day, offset }) => ({ value: String(offset), label: formatDate(day) }))}
              value={String(draft.day)}
              onChange={({ target: { value } }) => setDraft((before) => ({ ...before, day: Number(value) }))}
            />
          )}
        </Field>
      </div>
      <SegmentFields
        segment={draft.segment}
        onChange={(segment) => setDraft((before) => ({ ...before, segment }))}
      />
      <Field label="Message" name="text" required error={errors.text}>
        {(control) => (
          <Textarea
            {...control}
            value={draft.text}
            onChange={({ target: { value } }) => setDraft((before) => ({ ...before, text: value }))}
            placeholder="Umoja SACCO: ... STOP to 20360 to opt out."
          />
        )}
      </Field>
      <AudiencePreview campaign={draft} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Add to calendar</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function SegmentFields({ segment, onChange }: { segment: Segment; onChange: (segment: Segment) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Who it is for</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice
          label="Age"
          options={ageBands}
          value={segment.age}
          onChange={(age) => onChange({ ...segment, age })}
        />
        <Choice
          label="County"
          options={counties}
          value={segment.county}
          onChange={(county) => onChange({ ...segment, county })}
        />
        <Choice
          label="Membership"
          options={holdings}
          value={segment.holding}
          onChange={(holding) => onChange({ ...segment, holding })}
        />
      </div>
    </fieldset>
  );
}

function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly Value[];
  value: Value | "";
  onChange: (value: Value | "") => void;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          placeholder="Any"
          options={options.map((option) => ({ value: option, label: option }))}
          value={value}
          onChange={({ target }) => onChange(options.find((option) => option === target.value) ?? "")}
        />
      )}
    </Field>
  );
}
