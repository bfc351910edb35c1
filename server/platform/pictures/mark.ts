/** The product's mark on its field of 32 x 32. */
export const mark: readonly [path: string, fill: string][] = [
  ["M16 3 27 14l-4.2 4.2L16 11.4l-6.8 6.8L5 14 16 3Z", "#0F5C43"],
  ["M16 29 5 18l4.2-4.2 6.8 6.8 6.8-6.8L27 18 16 29Z", "#E8A317"],
  ["M9.2 13.8 5 18l2.1 2.1 4.2-4.2-2.1-2.1Z", "#0F5C43"],
];

/** The mark on a light tile, which fits any ground. */
export function markSvg(): string {
  const paths = mark.map(([path, fill]) => `<path d="${path}" fill="${fill}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40" width="40" height="40"><rect x="-4" y="-4" width="40" height="40" rx="8" fill="#FAF7F2"/>${paths}</svg>`;
}
