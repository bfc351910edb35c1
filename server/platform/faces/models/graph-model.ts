import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeOnnx, type OnnxNode, type OnnxTensor } from "./onnx-file.ts";
import { reordered } from "./tensor-order.ts";
import { readWeights, type Weight, type WeightEntry } from "./weights.ts";

/** The parts of a TensorFlow.js graph model that the networks in use need. */
interface GraphModel {
  modelTopology: { node: GraphNode[] };
  weightsManifest: { paths: string[]; weights: WeightEntry[] }[];
}

interface GraphNode {
  name: string;
  op: string;
  input?: string[];
  attr: Record<string, Attribute | undefined>;
}

interface Attribute {
  /** Text, in base64. */
  s?: string;
  list?: { s?: string[]; i?: string[] };
  shape?: { dim?: { size: string }[] };
}

/** A tensor of pictures: TensorFlow keeps its channels last, ONNX second. */
const pictureRank = 4;
const channelsSecond = [0, 3, 1, 2];
const channelsLast = [0, 2, 3, 1];

/** Operations of both formats that work number by number. */
const plain: Record<string, string> = {
  Identity: "Identity",
  Relu: "Relu",
  Sigmoid: "Sigmoid",
  Softmax: "Softmax",
  Add: "Add",
  AddV2: "Add",
  Mul: "Mul",
  Prelu: "PRelu",
};

/**
 * Translates a TensorFlow.js graph model into an ONNX file.
 * @throws Error on an operation that none of the networks in use has
 */
export async function convertGraphModel(file: string): Promise<Uint8Array> {
  const model = JSON.parse(await readFile(file, "utf8")) as GraphModel;
  const conversion = new Conversion(await weightsOf(model, join(file, "..")));
  for (const node of model.modelTopology.node) conversion.add(node);
  return conversion.encode();
}

async function weightsOf({ weightsManifest }: GraphModel, folder: string): Promise<Map<string, Weight>> {
  const weights = new Map<string, Weight>();
  for (const { paths, weights: entries } of weightsManifest) {
    for (const [name, weight] of await readWeights(join(folder, ...paths), entries))
      weights.set(name, weight);
  }
  return weights;
}

class Conversion {
  readonly #weights: Map<string, Weight>;
  readonly #nodes: OnnxNode[] = [];
  readonly #tensors: OnnxTensor[] = [];
  readonly #ranks = new Map<string, number>();
  #input = { name: "", dims: [0] };

  constructor(weights: Map<string, Weight>) {
    this.#weights = weights;
  }

  /** The file; what no operation uses is an output. */
  encode(): Uint8Array {
    const used = new Set(this.#nodes.flatMap(({ inputs }) => inputs));
    const outputs = this.#nodes.map(({ output }) => output).filter((name) => !used.has(name));
    return encodeOnnx({ input: this.#input, outputs, nodes: this.#nodes, tensors: this.#tensors });
  }

  add(node: GraphNode): void {
    const inputs = (node.input ?? []).map((name) => name.replace(/:0$/, ""));
    if (node.op === "Const") return;
    const own = this.#own(node.op);
    if (own) {
      own(node, inputs);
      return;
    }
    const type = plain[node.op];
    if (!type) throw new Error(`${node.op} is not translated`);
    const rank = Math.max(...inputs.map((name) => this.#ranks.get(name) ?? 0));
    const operands = inputs.map((name) =>
      this.#weights.has(name) ? this.#tensor(this.#constant(name, rank)) : name,
    );
    this.#node(type, operands, node.name, rank);
  }

  /** How an operation is translated that does more than work number by number. */
  #own(operation: string): ((node: GraphNode, inputs: string[]) => void) | undefined {
    const translations: Record<string, (node: GraphNode, inputs: string[]) => void> = {
      Placeholder: (node) => this.#placeholder(node),
      _FusedConv2D: (node, inputs) => this.#convolution(node, inputs),
      DepthwiseConv2dNative: (node, inputs) => this.#convolution(node, inputs),
      _FusedMatMul: (node, inputs) => this.#multiplication(node, inputs),
      Reshape: (node, inputs) => this.#reshape(node, inputs),
      MaxPool: (node, inputs) => this.#pool(node, inputs),
      Pad: (node, inputs) => this.#pad(node, inputs),
    };
    return translations[operation];
  }

  #placeholder({ name, attr }: GraphNode): void {
    const [, height = 0, width = 0, channels = 0] = (attr.shape?.shape?.dim ?? []).map(({ size }) =>
      Number(size),
    );
    this.#input = { name, dims: [1, channels, height, width] };
    this.#ranks.set(name, pictureRank);
  }

  #convolution(node: GraphNode, [picture = "", filter = "", bias = "", slopes = ""]: string[]): void {
    const depthwise = node.op.startsWith("Depthwise");
    const weight = reordered(this.#weight(filter), depthwise ? [2, 3, 0, 1] : [3, 2, 0, 1]);
    const [first = 1, second = 1, ...kernel] = weight.dims;
    const dims = depthwise ? [first * second, 1, ...kernel] : weight.dims;
    const fused = fusedOf(node);
    const operands = [picture, this.#tensor({ dims, data: weight.data })];
    if (fused.includes("BiasAdd")) operands.push(this.#tensor(this.#weight(bias)));
    const activation = fused.find((name) => name !== "BiasAdd");
    const output = activation ? `${node.name}#before` : node.name;
    this.#node("Conv", operands, output, pictureRank, {
      kernel_shape: kernel,
      strides: insideOf(node, "strides"),
      group: depthwise ? first : 1,
      auto_pad: paddingOf(node),
    });
    if (activation === "Prelu") {
      this.add({ name: node.name, op: "Prelu", input: [output, slopes], attr: {} });
    } else if (activation) {
      this.add({ name: node.name, op: activation, input: [output], attr: {} });
    }
  }

  #multiplication(node: GraphNode, [from = "", matrix = "", bias = ""]: string[]): void {
    const operands = [from, this.#tensor(this.#weight(matrix)), this.#tensor(this.#weight(bias))];
    const relu = fusedOf(node).includes("Relu");
    const output = relu ? `${node.name}#before` : node.name;
    this.#node("Gemm", operands, output, 2);
    if (relu) this.#node("Relu", [output], node.name, 2);
  }

  #reshape(node: GraphNode, [from = "", shape = ""]: string[]): void {
    const picture = this.#ranks.get(from) === pictureRank;
    const ordered = `${node.name}#ordered`;
    if (picture) this.#node("Transpose", [from], ordered, pictureRank, { perm: channelsLast });
    const dims = [...this.#weight(shape).data];
    this.#node("Reshape", [picture ? ordered : from, this.#integers(dims)], node.name, dims.length);
  }

  #pool(node: GraphNode, inputs: string[]): void {
    const attributes = { kernel_shape: insideOf(node, "ksize"), strides: insideOf(node, "strides") };
    this.#node("MaxPool", inputs, node.name, pictureRank, { ...attributes, auto_pad: paddingOf(node) });
  }

  #pad(node: GraphNode, [from = "", amounts = ""]: string[]): void {
    // TensorFlow: before and after, for each dimension; ONNX: all before, then all after.
    const { data } = this.#weight(amounts);
    const before = channelsSecond.map((axis) => data[2 * axis] ?? 0);
    const after = channelsSecond.map((axis) => data[2 * axis + 1] ?? 0);
    this.#node("Pad", [from, this.#integers([...before, ...after])], node.name, pictureRank);
  }

  /** A constant that is combined with a tensor of this rank, in the order of the tensor's dimensions. */
  #constant(name: string, rank: number): Weight {
    const { dims, data } = this.#weight(name);
    if (rank !== pictureRank || data.length === 1) return { dims, data };
    const whole = [...Array.from({ length: pictureRank - dims.length }, () => 1), ...dims];
    const { dims: sizes, data: values } = reordered({ dims: whole, data }, channelsSecond);
    // PReLU wants its slopes without the dimension of the batch.
    return { dims: sizes.slice(1), data: values };
  }

  #weight(name: string): Weight {
    const weight = this.#weights.get(name);
    if (!weight) throw new Error(`There are no weights ${name}`);
    return weight;
  }

  #tensor({ dims, data }: Pick<OnnxTensor, "dims" | "data">): string {
    const name = `weight${this.#tensors.length}`;
    this.#tensors.push({ name, dims, data });
    return name;
  }

  #integers(values: readonly number[]): string {
    return this.#tensor({
      dims: [values.length],
      data: BigInt64Array.from(values, (value) => BigInt(value)),
    });
  }

  #node(
    type: string,
    inputs: string[],
    output: string,
    rank: number,
    attributes?: OnnxNode["attributes"],
  ): void {
    this.#nodes.push({ type, inputs, output, ...(attributes ? { attributes } : {}) });
    this.#ranks.set(output, rank);
  }
}

const textOf = (value: string | undefined) => Buffer.from(value ?? "", "base64").toString();

const fusedOf = ({ attr }: GraphNode) => (attr.fused_ops?.list?.s ?? []).map(textOf);

/** Height and width of a list for all four dimensions. */
const insideOf = ({ attr }: GraphNode, name: string) => (attr[name]?.list?.i ?? []).slice(1, 3).map(Number);

const paddingOf = ({ attr }: GraphNode) => (textOf(attr.padding?.s) === "SAME" ? "SAME_UPPER" : "VALID");
