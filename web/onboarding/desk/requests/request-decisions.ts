import type { DataRequest, DataRequestKind } from "#contract/onboarding/own-membership.ts";

/** How staff read what a person asked for. */
export const requestKindLabels: Record<DataRequestKind, string> = {
  correction: "Correction",
  erasure: "Erasure",
  consent_withdrawal: "Consent taken back",
};

export const requestStatusLabels: Record<DataRequest["status"], string> = {
  open: "Open",
  granted: "Granted",
  restricted: "Restricted",
  refused: "Refused",
};

type Decision = Exclude<DataRequest["status"], "open">;

const granted: Record<DataRequestKind, string> = {
  correction: "You have put the record right: first correct it, then grant this.",
  erasure: "Everything about the person is deleted at once. This cannot be undone.",
  consent_withdrawal:
    "No check is made any more, what the face was known by is deleted, and news and offers stop. What the law and the contract need stays.",
};

const hints: Record<Exclude<Decision, "granted">, string> = {
  restricted: "A law has the record kept for now. It is used for that alone; say which law, and until when.",
  refused: "Say on what ground of the law.",
};

/** What may be decided about a request, with what each decision means. A record that a law has kept is not erased. */
export function decisionsFor({ kind, erasable }: Pick<DataRequest, "kind" | "erasable">) {
  const possible: Decision[] =
    kind === "erasure"
      ? [...(erasable ? (["granted"] as const) : []), "restricted", "refused"]
      : ["granted", "refused"];
  return possible.map((value) => ({
    value,
    label: requestStatusLabels[value],
    hint: value === "granted" ? granted[kind] : hints[value],
  }));
}
