import { apart, type Embedding } from "#server/platform/faces/recognition.ts";

/*
 * A face is a direction in a space of 320 dimensions. Kept, each of its numbers is a byte: angles change by less than
 * half a degree, and 100,000 of them are 32 MB instead of 130.
 */
const most = 127;

/** A face in as many bytes as it has numbers. */
export function toBytes(face: Embedding): Int8Array {
  const largest = face.reduce((max, value) => Math.max(max, Math.abs(value)), Number.MIN_VALUE);
  return Int8Array.from(face, (value) => Math.round((value / largest) * most));
}

const lengthOf = (bytes: Int8Array): number =>
  Math.sqrt(bytes.reduce((sum, value) => sum + value * value, 0));

/** Measures from one face to many: each is as far as `distance` of the two says. */
export function distanceFrom(one: Int8Array): (other: Int8Array) => number {
  const length = lengthOf(one);
  return (other) => {
    let sum = 0;
    for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
    return apart(sum / (length * lengthOf(other)));
  };
}
