import type { ImportSummary } from "#contract/core/import.ts";
import type { FormRefusal } from "../action-form.tsx";
import { ButtonLink } from "../button.tsx";
import { Section } from "../card.tsx";
import type { ImportDesk } from "./import-desk.ts";
import { ImportFrame } from "./import-frame.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { RunView, thereNow } from "./run-view.tsx";

/** The last step: how far the import is, and what it did. */
export function RunPage({
  desk,
  run,
  readOnly,
  refusal,
}: {
  desk: ImportDesk;
  run: ImportSummary;
  /** The trial is over. */
  readOnly: boolean;
  refusal: FormRefusal | undefined;
}) {
  const started = run.source && `${run.by ?? "Somebody"} started it, from: ${run.source}`;
  return (
    <ImportFrame desk={desk} title={run.state === "running" ? "Importing" : "Import"} place={run.fileName}>
      {run.state === "running" && <ImportSteps current="Import" />}
      <Section title={run.fileName} description={started}>
        <RunView run={run} problemsUrl={desk.problemsUrl(run.id)} refusal={refusal} readOnly={readOnly}>
          {thereNow(run) > 0 && (
            <ButtonLink to={desk.imported.to(run.id)} size="sm">
              {desk.imported.label}
            </ButtonLink>
          )}
          <ButtonLink to={desk.path} variant="secondary" size="sm">
            All imports
          </ButtonLink>
        </RunView>
      </Section>
    </ImportFrame>
  );
}
