import type { ImportCheck, ImportField, ImportSummary } from "#contract/core/import.ts";
import { CheckReport } from "#web/ui/import/check-report.tsx";
import { peopleWords } from "#web/ui/import/import-desk.ts";
import { ImportHistory } from "#web/ui/import/import-history.tsx";
import { ImportSteps } from "#web/ui/import/import-steps.tsx";
import { RunView } from "#web/ui/import/run-view.tsx";
import { Part, Sample } from "./sample.tsx";

const fields: readonly ImportField[] = [
  { name: "name", label: "Full name", aliases: [] },
  { name: "email", label: "Email", aliases: [] },
];

const row = (number: number, name: string, email: string) => ({
  row: number,
  values: { name, email },
  problems: {},
  duplicate: false,
  assigned: false,
  becomes: "",
});
const wrong = {
  ...row(3, "Barasa Wekesa", "barasa@"),
  problems: { email: "Please enter a valid email address" },
};

const check: ImportCheck = {
  ready: 400,
  duplicates: 9,
  invalid: 1,
  first: [
    row(2, "Wanjiku Kamau", "wanjiku@mail.example"),
    wrong,
    { ...row(4, "Wanjiku W. Kamau", "wanjiku@mail.example"), duplicate: true },
  ],
  wrong: [wrong],
  assigned: [],
};

const run: ImportSummary = {
  id: "019a0000-0000-7000-8000-000000000000",
  kind: "candidates",
  items: "rows",
  state: "running",
  fileName: "career-fair-kisumu-with-a-name-that-goes-on-and-on.xlsx",
  rows: 410,
  processed: 300,
  created: 291,
  duplicates: 8,
  invalid: 1,
  source: "Career fair Kisumu, October 2026",
  by: "Halima Abdi",
  asOf: null,
  createdAt: "2026-11-22T06:00:00.000Z",
  finishedAt: null,
  failure: "",
  undo: null,
};
const undone: ImportSummary = {
  ...run,
  id: "019a0000-0000-7000-8000-000000000001",
  state: "undone",
  finishedAt: "2026-11-22T06:01:00.000Z",
  undo: { at: "2026-11-22T07:00:00.000Z", removed: 288, kept: 3, reason: "They have applied since." },
};

/** The steps of an import, with made-up rows. */
export function Imports() {
  return (
    <Part title="Imports">
      <Sample name="ImportSteps, CheckReport">
        <ImportSteps current="Check" />
        <CheckReport check={check} fields={fields} words={peopleWords} />
      </Sample>
      <Sample name="RunView: running, undone">
        <div className="space-y-8">
          {[run, undone].map((one) => (
            <RunView key={one.id} run={one} problemsUrl="#" refusal={undefined} readOnly>
              {null}
            </RunView>
          ))}
        </div>
      </Sample>
      <Sample name="ImportHistory">
        <ImportHistory runs={[run, undone]} page={1} total={2} pathOf={() => "?"} />
      </Sample>
    </Part>
  );
}
