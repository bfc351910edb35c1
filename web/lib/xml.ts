const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** What XML 1.0 has no place for, escaped or not: most control characters, and halves of surrogate pairs. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as written in XML, between tags or in an attribute; HTML reads it the same way. */
export function xmlText(text: string): string {
  return text.replace(impossible, "").replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}

/** An answer that is an XML document, complete with its declaration. */
export function xmlAnswer(lines: readonly string[], type = "application/xml"): Response {
  return new Response(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ""].join("\n"), {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=300" },
  });
}
