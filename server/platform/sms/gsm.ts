/**
 * What the GSM 7-bit alphabet holds, and what it holds as two characters (3GPP TS 23.038, 6.2.1). A message of these
 * alone has 160 characters; one letter beside them (ũ of Gĩkũyũ names, a curly quotation mark) leaves it 70.
 */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extended = new Set("\f^{}\\[~]|€");

/** Characters that one message holds, and each part of a longer one, whose header takes the rest. */
const sizes = { gsm: { alone: 160, part: 153 }, unicode: { alone: 70, part: 67 } } as const;

/** How a text leaves: in which alphabet, how long it is there, and as how many messages it is charged. */
export function smsSize(text: string): { alphabet: keyof typeof sizes; length: number; parts: number } {
  const letters = [...text];
  const fits = letters.every((letter) => basic.has(letter) || extended.has(letter));
  const alphabet = fits ? "gsm" : "unicode";
  const length = fits
    ? letters.length + letters.filter((letter) => extended.has(letter)).length
    : text.length;
  const { alone, part } = sizes[alphabet];
  return { alphabet, length, parts: length <= alone ? 1 : Math.ceil(length / part) };
}

/** Letters that look the same or nearly so, where a name or a pasted text has one that costs the short alphabet. */
const plainLetters: Record<string, string> = {
  "‘": "'",
  "’": "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
};

/** The text with plain letters in place of those outside the GSM alphabet that have one: `Wanjirũ` becomes `Wanjiru`. */
export const asGsm = (text: string): string =>
  [...text]
    .map((letter) => {
      if (basic.has(letter) || extended.has(letter)) return letter;
      return plainLetters[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "");
    })
    .join("");
