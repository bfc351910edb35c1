/**
 * The list of tags after someone entered `text`: trimmed, inner spaces collapsed, empty ones and ones that
 * are there already (in whatever case) ignored. A pasted list with commas or line breaks adds each part.
 */
export function addTags(tags: readonly string[], text: string): string[] {
  const result = [...tags];
  for (const part of text.split(/[,;\n]/)) {
    const tag = part.trim().replace(/\s+/g, " ");
    const known = result.some((one) => one.toLowerCase() === tag.toLowerCase());
    if (tag && !known) result.push(tag);
  }
  return result;
}
