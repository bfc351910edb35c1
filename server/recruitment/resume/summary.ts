import { mostlyLabelled } from "./labels.ts";
import { joinWords, type ResumeLine } from "./resume-lines.ts";
import type { Section } from "./sections.ts";

/** Lines as running text; list items and new sentences after a short line keep a line of their own. */
export function paragraph(lines: ResumeLine[]): string {
  const widest = Math.max(0, ...lines.map((line) => line.width));
  let text = "";
  for (const [index, line] of lines.entries()) {
    const piece = line.text.replace(/\t/g, " ").trim();
    const previous = lines[index - 1];
    if (!previous) text = piece;
    else if (line.bullet || endsParagraph(previous, line, widest)) text += `\n${piece}`;
    else text = joinWords(text, piece);
  }
  return text;
}

/** Word files give whole paragraphs; in a PDF a paragraph ends where a line stops early before a capital. */
function endsParagraph(previous: ResumeLine, line: ResumeLine, widest: number): boolean {
  if (previous.width === 0) return true;
  return /^[\p{Lu}\d]/u.test(line.text) && (/[.;:!?]$/.test(previous.text) || previous.width < 0.8 * widest);
}

/** The profile or objective; without such a heading, sentences that are at the top. */
export function readSummary(sections: Section[]): { value: string; confidence: number } {
  const named = sections.filter((section) => section.kind === "summary" && section.lines.length > 0);
  if (named.length > 0) {
    return { value: named.map((section) => paragraph(section.lines)).join("\n"), confidence: 0.95 };
  }
  for (const section of sections.filter((candidate) => candidate.kind === "top")) {
    const sentences = section.lines.filter(
      (line) => !line.bullet && line.text.split(" ").length >= 8 && !/[@\t]/.test(line.text),
    );
    if (sentences.length >= 2 && !mostlyLabelled(sentences)) {
      const from = section.lines.indexOf(sentences[0] as ResumeLine);
      const last = section.lines.indexOf(sentences.at(-1) as ResumeLine);
      const after = section.lines[last + 1];
      const tail = after && /[.!]$/.test(after.text) ? 2 : 1;
      return { value: paragraph(section.lines.slice(from, last + tail)), confidence: 0.6 };
    }
  }
  return { value: "", confidence: 0 };
}
