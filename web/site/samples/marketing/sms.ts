/** The basic and the extension table of the GSM 7-bit alphabet (3GPP TS 23.038). */
const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const extension = "^{}\\[~]|€\f";

/**
 * How many SMS a text is sent and charged as: 160 characters in one or 153 in each of several, and 70 or 67
 * as soon as one character is outside the GSM alphabet (an emoji, a curly quote).
 */
export function smsParts(text: string): number {
  const gsm = [...text].every((character) => basic.includes(character) || extension.includes(character));
  const length = gsm
    ? [...text].reduce((sum, character) => sum + (extension.includes(character) ? 2 : 1), 0)
    : text.length;
  const [single, several] = gsm ? [160, 153] : [70, 67];
  if (length === 0) return 0;
  return length <= single ? 1 : Math.ceil(length / several);
}
