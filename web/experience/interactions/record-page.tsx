import { experienceChannelLabels, experienceChannels } from "#contract/experience/channels.ts";
import {
  interactionDirectionLabels,
  interactionDirections,
  interactionLimits,
  interactionStatuses,
} from "#contract/experience/interactions.ts";
import { experienceTopicLabels, experienceTopics } from "#contract/experience/topics.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Card } from "#web/ui/card.tsx";
import { RadioGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { experiencePath } from "../shell/tabs.ts";
import { interactionsPath } from "./paths.ts";

/** Under which name the form keeps what is typed. */
export const newInteractionKeptAs = "new interaction";

const statusOptions = {
  waiting: "It waits for an answer",
  answered: "Answered, not done yet",
  closed: "Done",
};
const fields = ["person", "contactName", "channel", "topic", "direction", "summary", "openedAt", "status"];

/** Records a call, a visit or a message in half a minute. */
export function RecordPage({
  attempt,
  refusal,
  values,
}: {
  /** The same for a repeated press: it makes one interaction. */
  attempt: string;
  refusal: FormRefusal | undefined;
  values: Record<string, string> | undefined;
}) {
  return (
    <div className="max-w-2xl">
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[
              { label: "Customer Experience", to: experiencePath },
              { label: "Interactions", to: interactionsPath },
              { label: "Record an interaction" },
            ]}
          />
        }
        title="Record an interaction"
        lead="A call, a visit or a message: who, how and what about."
      />
      <Card>
        <ActionForm
          keptAs={newInteractionKeptAs}
          refusal={refusal}
          values={values}
          shown={fields}
          submitLabel="Record it"
        >
          {(errors, typed) => (
            <>
              <input type="hidden" name="attempt" value={attempt} />
              <div className="grid gap-4 sm:grid-cols-2">
                <Field
                  label="Member"
                  name="person"
                  hint="Member number, ID number, phone or email"
                  error={errors.person}
                >
                  {(control) => (
                    <Input
                      {...control}
                      autoComplete="off"
                      maxLength={interactionLimits.person}
                      defaultValue={typed.person}
                    />
                  )}
                </Field>
                <Field
                  label="Name"
                  name="contactName"
                  hint="Of somebody who is no member yet"
                  error={errors.contactName}
                >
                  {(control) => <Input {...control} autoComplete="off" defaultValue={typed.contactName} />}
                </Field>
                <Field label="Channel" name="channel" required error={errors.channel}>
                  {(control) => (
                    <Select
                      {...control}
                      placeholder="Choose"
                      options={optionsOf(experienceChannels, experienceChannelLabels)}
                      defaultValue={typed.channel}
                    />
                  )}
                </Field>
                <Field label="Topic" name="topic" required error={errors.topic}>
                  {(control) => (
                    <Select
                      {...control}
                      placeholder="Choose"
                      options={optionsOf(experienceTopics, experienceTopicLabels)}
                      defaultValue={typed.topic}
                    />
                  )}
                </Field>
              </div>
              <Field label="What was it about?" name="summary" error={errors.summary}>
                {(control) => (
                  <Textarea
                    {...control}
                    rows={3}
                    maxLength={interactionLimits.summary}
                    defaultValue={typed.summary}
                  />
                )}
              </Field>
              <Field
                label="When did it begin?"
                name="openedAt"
                hint="Just now, unless you say so"
                error={errors.openedAt}
                className="max-w-xs"
              >
                {(control) => <Input {...control} type="datetime-local" defaultValue={typed.openedAt} />}
              </Field>
              <div className="grid gap-x-4 sm:grid-cols-2">
                <RadioGroup
                  legend="Who turned to whom?"
                  name="direction"
                  options={optionsOf(interactionDirections, interactionDirectionLabels)}
                  defaultValue={typed.direction || "inbound"}
                />
                <RadioGroup
                  legend="How far is it?"
                  name="status"
                  options={optionsOf(interactionStatuses, statusOptions)}
                  defaultValue={typed.status || "closed"}
                />
              </div>
            </>
          )}
        </ActionForm>
      </Card>
    </div>
  );
}
