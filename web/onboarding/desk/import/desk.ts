import { callUrl } from "#contract/core/client.ts";
import { memberImportFields } from "#contract/onboarding/member-import.ts";
import { wire } from "#contract/wire.ts";
import { formatCount } from "#web/lib/format.ts";
import type { ImportDesk } from "#web/ui/import/import-desk.ts";
import { importPath, registerPath } from "../paths.ts";

const calls = wire.members.imports;

/** Imports the members whom a SACCO has already. */
export const memberImportDesk: ImportDesk = {
  list: { label: "Members", to: registerPath },
  path: importPath,
  fields: memberImportFields,
  title: "Import members",
  lead: "Bring in the members whom you have already, from a file.",
  uploadHint:
    "They are full members from then on, with the numbers that they have. Nobody gets a message by this.",
  templateUrl: callUrl(calls.template),
  large: true,
  problemsUrl: (id) => callUrl(calls.problems, { params: { id } }),
  countOf: (count) => formatCount(count, "member"),
  informedLabel: (organisation) =>
    `The people in this file are members of ${organisation}, their identity was checked when they joined, and they know that their details are kept here`,
  informedHint: "They may ask at any time to see or correct them.",
  words: { sourceHint: "It stays with everybody whom you import: register of members, October 2026" },
  imported: { label: "Show imported members", to: (importId) => `${registerPath}?importId=${importId}` },
};
