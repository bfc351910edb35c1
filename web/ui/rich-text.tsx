import { Fragment, type ReactNode } from "react";

type Parts = Readonly<Record<string, (words: string) => ReactNode>>;

/**
 * A message with marked words as elements: `<terms>terms</terms>` of "I agree to the <terms>terms</terms>" becomes
 * what `parts.terms` makes of its words, a link for instance. Each language puts them where its grammar wants them.
 * @param text a message, its placeholders filled in
 */
export function RichText({ text, parts }: { text: string; parts: Parts }) {
  return text.split(/(<(\w+)>.*?<\/\2>)/).map((piece, at, pieces) => {
    // `split` also returns the name within the parentheses, after each marked piece.
    if (at % 3 === 2) return null;
    const name = at % 3 === 1 ? pieces[at + 1] : undefined;
    const words = piece.replace(/^<\w+>|<\/\w+>$/g, "");
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name and never move
    return <Fragment key={at}>{name ? parts[name]?.(words) : piece}</Fragment>;
  });
}
