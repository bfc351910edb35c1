import { referralKeyIn } from "./referral-key.ts";

/**
 * Where an application came from, as it was recorded when it was sent. `link` is an address that was shared with a
 * source of its own in it, whose name is kept beside it. `import` is of people whom the organisation had brought in
 * before; like `hr` and `general` no address names it.
 */
export const applicationSources = [
  "board",
  "careers_page",
  "embed",
  "job_alert",
  "referral",
  "link",
  "import",
  "hr",
  "general",
] as const;
export type ApplicationSource = (typeof applicationSources)[number];

/** What staff read for each. */
export const sourceLabels: Record<ApplicationSource, string> = {
  board: "Job board",
  careers_page: "Careers page",
  embed: "Own website",
  job_alert: "Job alert",
  referral: "Referral",
  link: "Shared link",
  import: "Import",
  hr: "Entered by HR",
  general: "General application",
};

/** Sources that an address of the public pages may name. The others are never taken from an applicant. */
const namedInAddress = ["board", "careers_page", "embed", "job_alert", "referral"] as const;

/** Longest name of a shared link's source. */
export const maxSourceName = 40;

/** The query fields that name a source, the product's own first. */
export const sourceFields = ["source", "utm_source"] as const;

/** A source as a table shows it. */
export interface NamedSource {
  source: ApplicationSource;
  /** What the shared link called itself; null for every other source. */
  sourceName: string | null;
}

/** What staff read for a source: a shared link by its own name. */
export const sourceLabel = ({ source, sourceName }: NamedSource): string =>
  sourceName ? `${sourceLabels[source]}: ${sourceName}` : sourceLabels[source];

/** The name of a link's source in its one spelling, so that LinkedIn and linkedin are counted together. */
export const cleanSourceName = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, "-")
    .slice(0, maxSourceName)
    .replace(/^-+|-+$/g, "");

/** Reads the source that an address named: one of the known ones, else the name of a shared link; the board without any. */
export function readSource(named: string | null | undefined): NamedSource {
  const name = cleanSourceName(named ?? "");
  // The link of a referral names its key, too.
  const plain = referralKeyIn(name) === null ? name : "referral";
  const known = namedInAddress.find((source) => source === plain);
  if (known) return { source: known, sourceName: null };
  // A proposed job's link names it; whether HR had proposed the job is looked up.
  return name === "" || name === "general"
    ? { source: "board", sourceName: null }
    : { source: "link", sourceName: name };
}

/**
 * The source of an application: an address names it, else it is the import that brought the person, whom the organisation
 * had before it was found on the board.
 */
export function sourceFor(
  named: string | null | undefined,
  { imported }: { imported: boolean },
): NamedSource {
  const found = readSource(named);
  return imported && found.source === "board" && cleanSourceName(named ?? "") === ""
    ? { source: "import", sourceName: null }
    : found;
}

/** The source that an address names, as it stands there; null for one without. */
export function sourceInSearch(search: URLSearchParams): string | null {
  for (const field of sourceFields) {
    const name = cleanSourceName(search.get(field) ?? "");
    if (name) return name;
  }
  return null;
}
