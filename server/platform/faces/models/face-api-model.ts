import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { encodeOnnx, type OnnxNode, type OnnxTensor } from "./onnx-file.ts";
import { reordered } from "./tensor-order.ts";
import { readWeights, type Weight, type WeightEntry } from "./weights.ts";

/** Side of the network's view. */
const side = 150;
/** The colour that the network was taught to take for none, of 255. */
const meanColour = [122.782, 117.001, 104.298];

/** After the first convolution: blocks by their number of channels. Each but the first kind begins by halving the view. */
const stages: { channels: number; halves: string | null; blocks: number }[] = [
  { channels: 32, halves: null, blocks: 3 },
  { channels: 64, halves: "conv64_down", blocks: 3 },
  { channels: 128, halves: "conv128_down", blocks: 2 },
  { channels: 256, halves: "conv256_down", blocks: 2 },
  { channels: 256, halves: "conv256_down_out", blocks: 0 },
];

/**
 * Writes face-api's recognition network, dlib's residual network, as an ONNX file. Its weights lie beside a list of
 * their names; what is done with them is known from dlib, and stands here.
 */
export async function convertFaceApiModel(manifest: string): Promise<Uint8Array> {
  const [file] = JSON.parse(await readFile(manifest, "utf8")) as {
    paths: string[];
    weights: WeightEntry[];
  }[];
  if (!file) throw new Error("The model file is not as expected");
  const network = new ResidualNetwork(
    await readWeights(join(dirname(manifest), ...file.paths), file.weights),
  );
  return network.encode();
}

class ResidualNetwork {
  readonly #weights: Map<string, Weight>;
  readonly #nodes: OnnxNode[] = [];
  readonly #tensors: OnnxTensor[] = [];

  constructor(weights: Map<string, Weight>) {
    this.#weights = weights;
  }

  encode(): Uint8Array {
    const mean = Float32Array.from(meanColour, (value) => value / 255);
    let at = this.#node("Sub", ["view", this.#tensor([mean.length, 1, 1], mean)]);
    at = this.#node("Relu", [this.#convolution(at, "conv32_down", 2, "VALID")]);
    at = this.#node("MaxPool", [at], pool(3));
    let size = halved(halved(side, 7), 3);
    for (const { channels, halves, blocks } of stages) {
      if (halves) {
        at = this.#halvingBlock(at, halves, size, channels);
        size = halved(size, 2);
      }
      for (let block = 1; block <= blocks; block += 1) at = this.#block(at, `conv${channels}_${block}`);
    }
    at = this.#node("Flatten", [this.#node("GlobalAveragePool", [at])]);
    const { dims, data } = this.#weight("fc");
    const output = this.#node("MatMul", [at, this.#tensor(dims, data)]);
    const input = { name: "view", dims: [1, 3, side, side] };
    return encodeOnnx({ input, outputs: [output], nodes: this.#nodes, tensors: this.#tensors });
  }

  #block(from: string, name: string): string {
    const inner = this.#node("Relu", [this.#convolution(from, `${name}/conv1`, 1, "SAME_UPPER")]);
    const outer = this.#convolution(inner, `${name}/conv2`, 1, "SAME_UPPER");
    return this.#node("Relu", [this.#node("Add", [outer, from])]);
  }

  /** What is carried past the convolutions is averaged to half the size, and filled up with zeros to as many channels. */
  #halvingBlock(from: string, name: string, size: number, channels: number): string {
    const inner = this.#node("Relu", [this.#convolution(from, `${name}/conv1`, 2, "VALID")]);
    const outer = this.#convolution(inner, `${name}/conv2`, 1, "SAME_UPPER");
    const past = this.#node("AveragePool", [from], pool(2));
    const [, , before = channels] = this.#weight(`${name}/conv1/conv/filters`).dims;
    const short = halved(size, 2) - halved(size, 3);
    return this.#node("Relu", [
      this.#node("Add", [
        this.#padded(outer, [0, short, short]),
        this.#padded(past, [channels - before, 0, 0]),
      ]),
    ]);
  }

  /** Zeros after the last channel, row and column. */
  #padded(from: string, after: readonly [channels: number, rows: number, columns: number]): string {
    if (after.every((count) => count === 0)) return from;
    return this.#node("Pad", [
      from,
      this.#tensor([8], BigInt64Array.from([0, 0, 0, 0, 0, ...after].map((count) => BigInt(count)))),
    ]);
  }

  /** A convolution, with the scale and the shift that follow it worked into its weights. */
  #convolution(from: string, name: string, stride: number, padding: string): string {
    const { dims, data } = reordered(this.#weight(`${name}/conv/filters`), [3, 2, 0, 1]);
    const { data: bias } = this.#weight(`${name}/conv/bias`);
    const { data: scales } = this.#weight(`${name}/scale/weights`);
    const { data: shifts } = this.#weight(`${name}/scale/biases`);
    const each = data.length / scales.length;
    for (const [channel, scale] of scales.entries()) {
      for (let at = channel * each; at < (channel + 1) * each; at += 1) data[at] = (data[at] ?? 0) * scale;
    }
    const added = bias.map((value, channel) => value * (scales[channel] ?? 1) + (shifts[channel] ?? 0));
    return this.#node("Conv", [from, this.#tensor(dims, data), this.#tensor([added.length], added)], {
      kernel_shape: dims.slice(2),
      strides: [stride, stride],
      auto_pad: padding,
    });
  }

  #weight(name: string): Weight {
    const weight = this.#weights.get(name);
    if (!weight) throw new Error(`There are no weights ${name}`);
    return weight;
  }

  #tensor(dims: readonly number[], data: OnnxTensor["data"]): string {
    const name = `weight${this.#tensors.length}`;
    this.#tensors.push({ name, dims, data });
    return name;
  }

  #node(type: string, inputs: string[], attributes?: OnnxNode["attributes"]): string {
    const output = `step${this.#nodes.length}`;
    this.#nodes.push({ type, inputs, output, ...(attributes ? { attributes } : {}) });
    return output;
  }
}

const pool = (width: number) => ({ kernel_shape: [width, width], strides: [2, 2], auto_pad: "VALID" });

/** What a window of this width, moved by two, leaves of a size. */
const halved = (size: number, width: number) => Math.floor((size - width) / 2) + 1;
