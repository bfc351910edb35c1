import type { ImportCheck, ImportSummary } from "#contract/core/import.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { candidateImportFields } from "#contract/recruitment/candidate-import.ts";

import { ActionButton, type FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { CheckReport } from "#web/ui/import/check-report.tsx";
import { ImportSteps } from "#web/ui/import/import-steps.tsx";
import { StartForm } from "#web/ui/import/start-form.tsx";
import { ImportFrame } from "./import-frame.tsx";
import { columnsPath } from "./paths.ts";

/** The third step: what the import would do, and the statement with which it starts. */
export function CheckPage({
  run,
  check,
  organisation,
  refusal,
  values,
}: {
  run: ImportSummary;
  check: ImportCheck;
  /** Who keeps the data. */
  organisation: string;
  refusal: FormRefusal | undefined;
  values?: Record<string, string>;
}) {
  return (
    <ImportFrame title="Check before you import" place={run.fileName}>
      <ImportSteps current="Check" />
      <CheckReport check={check} fields={candidateImportFields} />
      <div className="mt-6 mb-6 flex flex-wrap gap-3">
        <ButtonLink to={columnsPath(run.id)} variant="secondary" size="sm">
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
            submitLabel={`Import ${formatNumber(check.ready)} ${check.ready === 1 ? "candidate" : "candidates"}`}
            informedLabel={`The people in this file have been told that ${organisation} keeps their details to offer them jobs`}
            informedHint="They may ask at any time to see or delete them."
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
