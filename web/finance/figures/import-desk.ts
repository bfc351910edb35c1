import { callUrl } from "#contract/core/client.ts";
import { figuresImportFields } from "#contract/finance/figures.ts";
import { wire } from "#contract/wire.ts";
import { formatCount } from "#web/lib/format.ts";
import type { ImportDesk } from "#web/ui/import/import-desk.ts";
import { figuresImportPath, figuresPath } from "./paths.ts";

const calls = wire.finance.figures.imports;

/** Imports monthly figures, as a core banking system exports them. */
export const figuresDesk: ImportDesk = {
  list: { label: "Monthly figures", to: figuresPath },
  path: figuresImportPath,
  fields: figuresImportFields,
  title: "Import monthly figures",
  lead: "Take over the figures of several months from an export of your core banking system, or from your board's papers.",
  uploadHint:
    "One row a month. A month that you have figures of already is left as it is: correct it by hand.",
  templateUrl: callUrl(calls.template),
  problemsUrl: (id) => callUrl(calls.problems, { params: { id } }),
  countOf: (count) => formatCount(count, "month"),
  informedLabel: (organisation) => `These are figures of ${organisation}`,
  informedHint: "They are shown on the overview of everybody who works here.",
  words: {
    imports: "Imports of figures",
    source: "Where do the figures come from?",
    sourceHint: "It stays with them: Board paper of October 2026",
    statement: "Your name stays with the figures.",
    nothing: "There is no month to import in this file",
  },
  imported: { label: "Monthly figures", to: () => figuresPath },
};
