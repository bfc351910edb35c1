import { useQuery } from "@tanstack/react-query";
import { callUrl } from "#contract/core/client.ts";
import { wire } from "#contract/wire.ts";
import type { FormRefusal } from "#web/ui/action-form.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { ImportSteps } from "#web/ui/import/import-steps.tsx";
import { RunView } from "#web/ui/import/run-view.tsx";
import { ImportFrame } from "./import-frame.tsx";
import { importsPath } from "./paths.ts";
import { importQuery } from "./queries.ts";

/** The last step: how far the import is, and what it did. */
export function RunPage({
  id,
  readOnly,
  refusal,
}: {
  id: string;
  /** The trial is over. */
  readOnly: boolean;
  refusal: FormRefusal | undefined;
}) {
  const { data: run } = useQuery(importQuery(id));
  if (!run) return null;
  const started = run.source && `${run.by ?? "Somebody"} started it, from: ${run.source}`;
  return (
    <ImportFrame title={run.state === "running" ? "Importing" : "Import"} place={run.fileName}>
      {run.state === "running" && <ImportSteps current="Import" />}
      <Section title={run.fileName} description={started}>
        <RunView
          run={run}
          problemsUrl={callUrl(wire.hr.candidateImports.problems, { params: { id } })}
          refusal={refusal}
          readOnly={readOnly}
        >
          <ButtonLink to="/hr-manager/candidates?imported=true" size="sm">
            Show imported candidates
          </ButtonLink>
          <ButtonLink to={importsPath} variant="secondary" size="sm">
            All imports
          </ButtonLink>
        </RunView>
      </Section>
    </ImportFrame>
  );
}
