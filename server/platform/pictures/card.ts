/** What a sharing picture says. Longer texts are cut; a picture takes no other input. */
export interface PictureCard {
  /** Whose name is beside the mark. */
  product: string;
  /** A line above the title, or empty: the SACCO of a job. */
  eyebrow: string;
  title: string;
  /** A sentence or two below the title, or empty. */
  text: string;
  /** Short facts below the title: place, salary. */
  facts: readonly string[];
}

/** Most characters of each text that are drawn. */
const limits = { product: 40, eyebrow: 70, title: 140, text: 220, fact: 60, facts: 4 } as const;

/** A text on one line, without control and direction marks, cut to `length` characters. */
function plain(text: string, length: number): string {
  const line = text
    .normalize("NFC")
    .replace(/[\p{C}\p{Z}\s]+/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length <= length
    ? line
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}

/** The card as it is drawn: bounded, so that no text can make a picture slow or large. */
export function boundedCard(card: PictureCard): PictureCard {
  return {
    product: plain(card.product, limits.product),
    eyebrow: plain(card.eyebrow, limits.eyebrow),
    title: plain(card.title, limits.title),
    text: plain(card.text, limits.text),
    facts: card.facts
      .map((fact) => plain(fact, limits.fact))
      .filter((fact) => fact !== "")
      .slice(0, limits.facts),
  };
}
