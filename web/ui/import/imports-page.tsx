import type { ReactNode } from "react";
import type { ImportSummary } from "#contract/core/import.ts";
import type { FormRefusal } from "../action-form.tsx";
import { Section } from "../card.tsx";
import { type ImportDesk, importPath } from "./import-desk.ts";
import { ImportFrame } from "./import-frame.tsx";
import { ImportHistory } from "./import-history.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { UploadForm } from "./upload-form.tsx";

/** The first step of an import, and the imports so far. */
export function ImportsPage({
  desk,
  runs,
  total,
  page,
  readOnly,
  refusal,
  children,
}: {
  desk: ImportDesk;
  runs: readonly ImportSummary[];
  total: number;
  page: number;
  /** The trial is over. */
  readOnly: boolean;
  refusal: FormRefusal | undefined;
  /** Another way to bring these in, below the upload. */
  children?: ReactNode;
}) {
  return (
    <ImportFrame desk={desk} title={desk.title} lead={desk.lead}>
      {!readOnly && (
        <>
          <ImportSteps current="Upload" />
          <Section title="Upload a file" description={desk.uploadHint} className="mb-6">
            <UploadForm templateUrl={desk.templateUrl} large={desk.large} refusal={refusal} />
          </Section>
        </>
      )}
      {children}
      <h2 className="mb-3 text-xl">Imports so far</h2>
      <ImportHistory runs={runs} page={page} total={total} pathOf={(run) => importPath(desk, run)} />
    </ImportFrame>
  );
}
