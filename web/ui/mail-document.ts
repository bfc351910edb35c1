/** The mail as a document whose links open in a new tab, for a sandboxed frame. */
export function mailDocument(html: string): string {
  const base = '<base target="_blank">';
  return /<head(?:\s[^>]*)?>/i.test(html)
    ? html.replace(/<head(?:\s[^>]*)?>/i, (head) => head + base)
    : base + html;
}
