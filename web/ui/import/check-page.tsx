import type { ReactNode } from "react";
import type { ImportCheck, ImportSummary } from "#contract/core/import.ts";
import { ActionButton, type FormRefusal } from "../action-form.tsx";
import { Alert } from "../alert.tsx";
import { ButtonLink } from "../button.tsx";
import { Section } from "../card.tsx";
import { CheckReport, type RowControls } from "./check-report.tsx";
import { columnsPath, type ImportDesk, wordsOf } from "./import-desk.ts";
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
  controls,
  children,
}: {
  desk: ImportDesk;
  run: ImportSummary;
  check: ImportCheck;
  /** Who keeps the data. */
  organisation: string;
  refusal: FormRefusal | undefined;
  values?: Record<string, string>;
  controls?: RowControls;
  /** Above the report: what somebody is just doing about a row. */
  children?: ReactNode;
}) {
  const words = wordsOf(desk);
  return (
    <ImportFrame desk={desk} title="Check before you import" place={run.fileName}>
      <ImportSteps current="Check" />
      {children}
      <CheckReport check={check} fields={desk.fields} words={words} controls={controls} />
      <div className="mt-6 mb-6 flex flex-wrap gap-3">
        <ButtonLink to={columnsPath(desk, run.id)} variant="secondary" size="sm">
          Change the columns
        </ButtonLink>
        <ActionButton intent="cancel">Give it up</ActionButton>
      </div>
      {check.ready > 0 ? (
        <Section title="Import" description={words.statement}>
          <StartForm
            submitLabel={`Import ${desk.countOf(check.ready)}`}
            informedLabel={desk.informedLabel(organisation)}
            informedHint={desk.informedHint}
            words={words}
            asOf={desk.asOf}
            refusal={refusal}
            values={values}
          />
        </Section>
      ) : (
        <Alert tone="warning" title={words.nothing}>
          Change the columns, or correct the file and upload it again.
        </Alert>
      )}
    </ImportFrame>
  );
}
