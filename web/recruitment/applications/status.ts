/** A status for people: underscores become spaces (specification 001, section 4). `final_review` is `Final review`. */
export function statusLabel(status: string): string {
  const words = status.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
