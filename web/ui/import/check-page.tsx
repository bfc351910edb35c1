import type { ImportCheck, ImportSummary } from "#contract/core/import.ts";
import { ActionButton, type FormRefusal } from "../action-form.tsx";
import { Alert } from "../alert.tsx";
import { ButtonLink } from "../button.tsx";
import { Section } from "../card.tsx";
import { CheckReport } from "./check-report.tsx";
import { columnsPath, type ImportDesk } from "./import-desk.ts";
import { ImportFrame } from "./import-frame.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { StartForm } from "./start-form.tsx";

/** The third step: what the import would do, and the statement with which it starts. */
export function CheckPage({
  desk,
  run,
  check,
  organisation,
  refusal,
  values,
}: {
  desk: ImportDesk;
  run: ImportSummary;
  check: ImportCheck;
  /** Who keeps the data. */
  organisation: string;
  refusal: FormRefusal | undefined;
  values?: Record<string, string>;
}) {
  return (
    <ImportFrame desk={desk} title="Check before you import" place={run.fileName}>
      <ImportSteps current="Check" />
      <CheckReport check={check} fields={desk.fields} />
      <div className="mt-6 mb-6 flex flex-wrap gap-3">
        <ButtonLink to={columnsPath(desk, run.id)} variant="secondary" size="sm">
          Change the columns
        </ButtonLink>
        <ActionButton intent="cancel">Give it up</ActionButton>
      </div>
      {check.ready > 0 ? (
        <Section
          title="Import"
          description="The Data Protection Act 2019 (sections 28 and 29) asks for this. Your name stays with the answers."
        >
          <StartForm
            submitLabel={`Import ${desk.countOf(check.ready)}`}
            informedLabel={desk.informedLabel(organisation)}
            informedHint={desk.informedHint}
            refusal={refusal}
            values={values}
          />
        </Section>
      ) : (
        <Alert tone="warning" title="There is nobody to import in this file">
          Change the columns, or correct the file and upload it again.
        </Alert>
      )}
    </ImportFrame>
  );
}
