import { callUrl } from "#contract/core/client.ts";
import type { ImportSummary } from "#contract/core/import.ts";
import { importedCandidateDays } from "#contract/core/limits.ts";
import { wire } from "#contract/wire.ts";
import type { FormRefusal } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { ImportHistory } from "#web/ui/import/import-history.tsx";
import { ImportSteps } from "#web/ui/import/import-steps.tsx";
import { UploadForm } from "#web/ui/import/upload-form.tsx";
import { ImportFrame } from "./import-frame.tsx";
import { importPath } from "./paths.ts";

/** The first step of an import, and the imports so far. */
export function ImportsPage({
  runs,
  total,
  page,
  readOnly,
  refusal,
}: {
  runs: readonly ImportSummary[];
  total: number;
  page: number;
  /** The trial is over. */
  readOnly: boolean;
  refusal: FormRefusal | undefined;
}) {
  return (
    <ImportFrame title="Import candidates" lead="Bring in people whom you know from elsewhere, from a file.">
      {!readOnly && (
        <>
          <ImportSteps current="Upload" />
          <Section
            title="Upload a file"
            description={`Nobody gets an account or a message by this. Who never applies is deleted after ${importedCandidateDays} days.`}
            className="mb-6"
          >
            <UploadForm templateUrl={callUrl(wire.hr.candidateImports.template)} refusal={refusal} />
          </Section>
        </>
      )}
      <h2 className="mb-3 text-xl">Imports so far</h2>
      <ImportHistory runs={runs} page={page} total={total} pathOf={importPath} />
    </ImportFrame>
  );
}
