import { callUrl } from "#contract/core/client.ts";
import { importedCandidateDays } from "#contract/core/limits.ts";
import { candidateImportFields } from "#contract/recruitment/candidate-import.ts";
import { wire } from "#contract/wire.ts";
import { formatCount } from "#web/lib/format.ts";
import type { ImportDesk } from "#web/ui/import/import-desk.ts";

const calls = wire.hr.candidateImports;

/** Imports people whom HR knows from elsewhere. */
export const candidateImportDesk: ImportDesk = {
  list: { label: "Candidates", to: "/hr-manager/candidates" },
  path: "/hr-manager/candidates/import",
  fields: candidateImportFields,
  title: "Import candidates",
  lead: "Bring in people whom you know from elsewhere, from a file.",
  uploadHint: `Nobody gets an account or a message by this. Who never applies is deleted after ${importedCandidateDays} days.`,
  templateUrl: callUrl(calls.template),
  problemsUrl: (id) => callUrl(calls.problems, { params: { id } }),
  countOf: (count) => formatCount(count, "candidate"),
  informedLabel: (organisation) =>
    `The people in this file have been told that ${organisation} keeps their details to offer them jobs`,
  informedHint: "They may ask at any time to see or delete them.",
  imported: { label: "Show imported candidates", to: () => "/hr-manager/candidates?imported=true" },
};
