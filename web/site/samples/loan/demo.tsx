import { useState } from "react";
import { formatKes } from "#web/lib/format.ts";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";
import { ApplicationForm } from "./application-form.tsx";
import type { LoanFile } from "./appraisal.ts";
import { AppraisalPanel } from "./appraisal-panel.tsx";
import { loanFiles, policy } from "./files.ts";

/** A loan application appraised line by line, with every line open to change. */
export default function LoanDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      size="xl"
      title="Loan Processing AI"
      description="A loan application, appraised line by line. An officer decides."
    >
      <LoanDesk />
    </SampleDialog>
  );
}

function LoanDesk() {
  const [files, setFiles] = useState(loanFiles);
  const [currentId, setCurrentId] = useState(loanFiles[0]?.id);
  const [decisions, setDecisions] = useState<Readonly<Record<string, string>>>({});
  const file = files.find(({ id }) => id === currentId);
  if (!file) return null;
  const decide = (decision: string) => setDecisions({ ...decisions, [file.id]: decision });
  const edit = (changes: Partial<LoanFile>) => {
    setFiles(files.map((one) => (one.id === file.id ? { ...one, ...changes } : one)));
    decide("");
  };
  return (
    <div className="space-y-4">
      <Field label="Loan application" className="max-w-xl">
        {(control) => (
          <Select
            {...control}
            options={files.map(({ id, member, amount }) => ({
              value: id,
              label: `${member}, ${formatKes(amount)}`,
            }))}
            value={file.id}
            onChange={({ target }) => setCurrentId(target.value)}
          />
        )}
      </Field>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section title={file.member} level={3} description={`${file.employer}. ${file.purpose}.`}>
          <ApplicationForm key={file.id} file={file} onEdit={edit} />
        </Section>
        <AppraisalPanel
          key={file.id}
          file={file}
          policy={policy}
          decision={decisions[file.id] ?? ""}
          onDecide={decide}
        />
      </div>
    </div>
  );
}
