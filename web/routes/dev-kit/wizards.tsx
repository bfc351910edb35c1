import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { KeptDraft, WizardStep } from "#contract/core/wizard.ts";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { toast } from "#web/ui/toast.ts";
import { DraftConflict, DraftRestored } from "#web/ui/wizard/draft-notice.tsx";
import type { DraftTransport } from "#web/ui/wizard/draft-saver.ts";
import { DraftStatus } from "#web/ui/wizard/draft-status.tsx";
import { useDraft } from "#web/ui/wizard/use-draft.ts";
import { useStep } from "#web/ui/wizard/use-step.ts";
import { Wizard } from "#web/ui/wizard/wizard.tsx";
import { OnPress, Part, Sample } from "./sample.tsx";

interface Answers {
  name: string;
  town: string;
}
type Content = { values: Answers } & { step: number };
type Draft = Content & KeptDraft;

const steps = [
  { name: "person", fields: ["name"] },
  { name: "place", fields: ["town"] },
] as const satisfies readonly WizardStep<string, keyof Answers>[];

const titles = { person: "About you", place: "Where you live" };

const saved = "2026-11-20T07:15:00.000Z";

export function Wizards() {
  return (
    <Part title="Wizard with a draft">
      <Sample name="Wizard, useStep, useDraft, DraftStatus: the draft of this one is kept until you leave the page">
        <OnPress label="Begin">
          <SampleWizard />
        </OnPress>
      </Sample>
      <Sample name="DraftRestored, DraftConflict: both stand in DraftNotice">
        <div className="space-y-4">
          <DraftRestored savedAt={saved} onRestart={() => toast.info("Started over")}>
            Everything that you have entered here is deleted.
          </DraftRestored>
          <DraftConflict
            changed="This form was changed in another tab or on another device"
            savedAt={saved}
            onTake={() => toast.info("The other version")}
            onKeep={() => toast.info("This one")}
          />
        </div>
      </Sample>
      <Sample name="DraftStatus while the line is down, and signed out">
        <div className="grid gap-2">
          <DraftStatus state={{ kind: "unsaved", failing: true, reason: null }} />
          <DraftStatus state={{ kind: "unsaved", failing: true, reason: "unauthenticated" }} />
        </div>
      </Sample>
    </Part>
  );
}

/** A draft that lives in the page, where a domain's `mutations.ts` would ask the server. */
function useTransport(): DraftTransport<Content, Draft> {
  const kept = useRef<Draft | null>(null);
  const [transport] = useState(() => ({
    async save({ values, step }: Content) {
      const version = (kept.current?.version ?? 0) + 1;
      kept.current = { values, step, version, updatedAt: new Date().toISOString() };
      return kept.current;
    },
    load: async () => kept.current,
    endsWith: [],
  }));
  return transport;
}

function SampleWizard() {
  const opened: Answers = { name: "", town: "" };
  const form = useForm<Answers>({ defaultValues: opened, shouldFocusError: false });
  const at = useStep(steps.length, 1);
  const draft = useDraft(form, {
    transport: useTransport(),
    draft: null,
    opened,
    toValues: (values) => values,
    beside: { step: at.step },
  });
  const required = { required: "Please fill this in" };
  return (
    <Wizard
      form={form}
      steps={steps}
      titles={titles}
      at={at}
      panels={{
        person: (
          <FormField form={form} name="name" label="Full name" rules={required} required>
            {(field) => <Input {...field} />}
          </FormField>
        ),
        place: (
          <FormField form={form} name="town" label="Town" rules={required} required>
            {(field) => <Input {...field} />}
          </FormField>
        ),
      }}
      status={<DraftStatus state={draft.state} />}
      sending={false}
      onSubmit={async ({ town }) => {
        if (town.length < 3) {
          form.setError("town", { message: "We know no town with so short a name" });
          return ["town"];
        }
        toast.success("Sent");
        return [];
      }}
    />
  );
}
