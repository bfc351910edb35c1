import type { ImportColumns, ImportSummary } from "#contract/core/import.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { ActionButton, type FormRefusal } from "../action-form.tsx";
import { Section } from "../card.tsx";
import type { ImportDesk } from "./import-desk.ts";
import { ImportFrame } from "./import-frame.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { MappingForm } from "./mapping-form.tsx";

/** The second step: which column is what. */
export function ColumnsPage({
  desk,
  run,
  columns,
  refusal,
}: {
  desk: ImportDesk;
  run: ImportSummary;
  columns: ImportColumns;
  refusal: FormRefusal | undefined;
}) {
  return (
    <ImportFrame desk={desk} title="Which column is what?" place={run.fileName}>
      <ImportSteps current="Columns" />
      <Section
        title={`${formatNumber(run.rows)} ${run.rows === 1 ? "row" : "rows"} in ${run.fileName}`}
        description="What we took from the headings is chosen already. Columns that you choose nowhere are not read."
        actions={<ActionButton intent="cancel">Give it up</ActionButton>}
      >
        <MappingForm {...columns} fields={desk.fields} refusal={refusal} />
      </Section>
    </ImportFrame>
  );
}
