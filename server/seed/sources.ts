import type { NamedSource } from "#contract/recruitment/application-source.ts";

const found = (source: NamedSource["source"], sourceName: string | null = null) => ({ source, sourceName });

/** Where the demo's applicants come from, each as often as it stands here. */
const sources: readonly NamedSource[] = [
  ...Array.from({ length: 4 }, () => found("board")),
  ...Array.from({ length: 3 }, () => found("careers_page")),
  ...Array.from({ length: 2 }, () => found("embed")),
  ...Array.from({ length: 2 }, () => found("link", "linkedin")),
  found("link", "whatsapp"),
  found("job_alert"),
  found("referral"),
];

/** Where somebody of the demo comes from: always the same for the same address. */
export function sourceOf(email: string): NamedSource {
  const sum = [...email].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return sources[sum % sources.length] ?? found("board");
}
