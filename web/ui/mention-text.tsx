import { type MentionChoice, textPieces } from "./mentions.ts";

/** A text as it was written, with the names of the people whom it mentions set off. */
export function MentionText({ text, people }: { text: string; people: readonly MentionChoice[] }) {
  let at = 0;
  return textPieces(text, people).map((piece) => {
    const key = at;
    at += piece.text.length;
    if (!piece.person) return <span key={key}>{piece.text}</span>;
    return (
      <strong key={key} className="font-semibold text-brand-ink">
        {piece.text}
      </strong>
    );
  });
}
