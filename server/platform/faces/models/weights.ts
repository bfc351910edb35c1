import { readFile } from "node:fs/promises";

/** Where TensorFlow.js describes a weight within its file. */
export interface WeightEntry {
  name: string;
  shape: number[];
  dtype: "float32" | "int32";
  quantization?: { dtype: "float16" } | { dtype: "uint8" | "uint16"; scale: number; min: number };
}

export interface Weight {
  dims: number[];
  data: Float32Array;
}

/** Reads weights as TensorFlow.js stores them: one after the other, whole or in fewer bits. */
export async function readWeights(
  file: string,
  entries: readonly WeightEntry[],
): Promise<Map<string, Weight>> {
  const bytes = await readFile(file);
  const weights = new Map<string, Weight>();
  let offset = 0;
  for (const { name, shape, dtype, quantization } of entries) {
    const size = shape.reduce((product, length) => product * length, 1);
    const stored = quantization?.dtype ?? dtype;
    const width = widths[stored];
    const part = bytes.subarray(offset, offset + size * width);
    const { scale, min } = quantization && "scale" in quantization ? quantization : whole;
    const value = read[stored];
    // A loop: there are millions of them.
    const data = new Float32Array(size);
    for (let at = 0; at < size; at += 1) data[at] = value(part, at * width) * scale + min;
    weights.set(name, { dims: shape, data });
    offset += size * width;
  }
  return weights;
}

/** How a weight is scaled that is stored as it is. */
const whole = { scale: 1, min: 0 };

type Stored = "float32" | "int32" | "float16" | "uint8" | "uint16";

const widths: Record<Stored, number> = { float32: 4, int32: 4, float16: 2, uint8: 1, uint16: 2 };

const read: Record<Stored, (from: Buffer, at: number) => number> = {
  float32: (from, at) => from.readFloatLE(at),
  int32: (from, at) => from.readInt32LE(at),
  float16: (from, at) => half(from.readUInt16LE(at)),
  uint8: (from, at) => from.readUInt8(at),
  uint16: (from, at) => from.readUInt16LE(at),
};

/** A fraction of 16 bits: sign, five bits of exponent, ten of mantissa. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const mantissa = bits & 1023;
  if (exponent === 0) return sign * mantissa * 2 ** -24;
  return sign * (1 + mantissa / 1024) * 2 ** (exponent - 15);
}
