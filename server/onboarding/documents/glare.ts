/** The size at which a document is looked at for glare, in points. */
export const [glanceWidth, glanceHeight] = [240, 160];
/** It is looked at by square patches with sides of so many points. */
const patch = 10;

/** Brightness of 0 to 255 from which nothing can be seen. */
const blinding = 246;
/** A patch shines when no more than this part of it does not: pale grounds have bright points everywhere. */
const maxUnlit = 0.05;
/** A document three quarters of which are brighter is white paper: of that nothing can be told. */
const whitePaper = 240;

/**
 * Which part of a document shines so that nothing can be seen there.
 * @param brightness of a document that fills the size above
 */
export function glareOf(brightness: Uint8Array): number {
  if ((brightness.toSorted()[Math.floor(0.25 * brightness.length)] ?? 0) > whitePaper) return 0;
  let shining = 0;
  let patches = 0;
  for (let top = 0; top < glanceHeight; top += patch) {
    for (let left = 0; left < glanceWidth; left += patch) {
      patches++;
      if (unlitIn(brightness, left, top) <= maxUnlit * patch * patch) shining++;
    }
  }
  return shining / patches;
}

function unlitIn(brightness: Uint8Array, left: number, top: number): number {
  let unlit = 0;
  for (let y = top; y < top + patch; y++) {
    const from = y * glanceWidth + left;
    for (const value of brightness.subarray(from, from + patch)) if (value < blinding) unlit++;
  }
  return unlit;
}
