import { useFetcher } from "react-router";
import { moduleLabels, type SwitchableModule, switchableModules } from "#contract/core/modules.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import type { SettingsAnswer } from "./answer.ts";

/** Which modules the organisation uses. Works without scripts. */
export function ModulesSection({ off }: { off: readonly SwitchableModule[] }) {
  const fetcher = useFetcher<SettingsAnswer>();
  return (
    <Section
      title="Modules"
      description="Switch off what you do not use. Nothing in it is lost, and its public pages stay as they are."
    >
      <ActionForm
        fetcher={fetcher}
        intent="modules"
        refusal={fetcher.data?.failure}
        saved={fetcher.data?.saved}
        submitLabel="Save the modules"
      >
        <div>
          {switchableModules.map((name) => (
            <Checkbox
              key={name}
              name="modules"
              value={name}
              label={moduleLabels[name]}
              defaultChecked={!off.includes(name)}
            />
          ))}
        </div>
      </ActionForm>
    </Section>
  );
}
