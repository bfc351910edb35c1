import { createHash } from "node:crypto";

/**
 * A page whose inline scripts are allowed by their digests instead of a nonce, so that it can be sent to more than one
 * visitor. Only what carries the nonce is digested: nobody whose words stand in the page can have known it.
 * @returns the page without nonces, and what the policy has to name
 */
export function digestScripts(page: string, nonce: string): { page: string; sources: string[] } {
  const sources = new Set<string>();
  const parts = page.split(` nonce="${nonce}"`);
  parts.slice(1).forEach((part, at) => {
    const before = parts[at] ?? "";
    if (!before.slice(before.lastIndexOf("<")).startsWith("<script")) return;
    // React writes no bare `>` within an attribute.
    const source = part.slice(part.indexOf(">") + 1, part.indexOf("</script>"));
    sources.add(`sha256-${createHash("sha256").update(source).digest("base64")}`);
  });
  return { page: parts.join(""), sources: [...sources] };
}
