import type { ImportColumns, ImportSummary } from "#contract/core/import.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { candidateImportFields } from "#contract/recruitment/candidate-import.ts";

import { ActionButton, type FormRefusal } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { ImportSteps } from "#web/ui/import/import-steps.tsx";
import { MappingForm } from "#web/ui/import/mapping-form.tsx";
import { ImportFrame } from "./import-frame.tsx";

/** The second step: which column is what. */
export function ColumnsPage({
  run,
  columns,
  refusal,
}: {
  run: ImportSummary;
  columns: ImportColumns;
  refusal: FormRefusal | undefined;
}) {
  return (
    <ImportFrame title="Which column is what?" place={run.fileName}>
      <ImportSteps current="Columns" />
      <Section
        title={`${formatNumber(run.rows)} ${run.rows === 1 ? "row" : "rows"} in ${run.fileName}`}
        description="What we took from the headings is chosen already. Columns that you choose nowhere are not read."
        actions={<ActionButton intent="cancel">Give it up</ActionButton>}
      >
        <MappingForm {...columns} fields={candidateImportFields} refusal={refusal} />
      </Section>
    </ImportFrame>
  );
}
