import { callUrl } from "#contract/core/client.ts";
import { interactionImportFields } from "#contract/experience/interaction-import.ts";
import { wire } from "#contract/wire.ts";
import { formatCount } from "#web/lib/format.ts";
import type { ImportDesk } from "#web/ui/import/import-desk.ts";
import { interactionImportPath, interactionsPath } from "./paths.ts";

const calls = wire.experience.interactions.imports;

/** Imports contacts from a call list, a branch's book or another system. */
export const interactionImportDesk: ImportDesk = {
  list: { label: "Interactions", to: interactionsPath },
  path: interactionImportPath,
  fields: interactionImportFields,
  title: "Import interactions",
  lead: "Bring in calls, visits and messages from a file.",
  uploadHint: "Who is a member is found by number or address. Nobody gets a message by this.",
  templateUrl: callUrl(calls.template),
  large: true,
  problemsUrl: (id) => callUrl(calls.problems, { params: { id } }),
  countOf: (count) => formatCount(count, "interaction"),
  informedLabel: (organisation) =>
    `The people in this file turned to ${organisation}, or were contacted by it, and may know that this is kept`,
  informedHint: "They may ask at any time to see it.",
  words: {
    nothing: "There is nothing to import in this file",
    source: "Where does the list come from?",
    sourceHint: "It stays with the interactions: call list of the Kisumu branch, October 2026",
  },
  imported: {
    label: "Show imported interactions",
    to: (importId) => `${interactionsPath}?importId=${importId}`,
  },
};
