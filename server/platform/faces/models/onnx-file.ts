/** One operation of a network. */
export interface OnnxNode {
  type: string;
  inputs: readonly string[];
  output: string;
  attributes?: Readonly<Record<string, number | string | readonly number[]>>;
}

export interface OnnxTensor {
  name: string;
  dims: readonly number[];
  data: Float32Array | BigInt64Array;
}

export interface OnnxGraph {
  input: { name: string; dims: readonly number[] };
  outputs: readonly string[];
  nodes: readonly OnnxNode[];
  tensors: readonly OnnxTensor[];
}

/** Numbers that `onnx.proto` gives to types of elements and of attributes. */
const elementType = { float: 1, int64: 7 };
const attributeType = { int: 2, string: 3, ints: 7 };

/** The bytes of an ONNX file: protocol buffers, of which a network needs six messages. */
export function encodeOnnx(graph: OnnxGraph): Uint8Array {
  const value = (name: string, dims?: readonly number[]) => {
    const shape = dims ? message(2, ...dims.map((size) => message(1, varint(1, size)))) : empty;
    return [text(1, name), message(2, message(1, varint(1, elementType.float), shape))];
  };
  return Buffer.concat([
    varint(1, 8),
    message(
      7,
      ...graph.nodes.map((node) => message(1, ...encodeNode(node))),
      text(2, "graph"),
      ...graph.tensors.map((tensor) => message(5, ...encodeTensor(tensor))),
      message(11, ...value(graph.input.name, graph.input.dims)),
      ...graph.outputs.map((name) => message(12, ...value(name))),
    ),
    message(8, text(1, ""), varint(2, 13)),
  ]);
}

function encodeNode({ type, inputs, output, attributes = {} }: OnnxNode): Uint8Array[] {
  return [
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, type),
    ...Object.entries(attributes).map(([name, value]) => {
      const typed = (kind: number, ...parts: Uint8Array[]) =>
        message(5, text(1, name), ...parts, varint(20, kind));
      if (typeof value === "number") return typed(attributeType.int, varint(3, value));
      if (typeof value === "string") return typed(attributeType.string, text(4, value));
      return typed(attributeType.ints, ...value.map((item) => varint(8, item)));
    }),
  ];
}

function encodeTensor({ name, dims, data }: OnnxTensor): Uint8Array[] {
  const type = data instanceof Float32Array ? elementType.float : elementType.int64;
  const raw = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return [...dims.map((size) => varint(1, size)), varint(2, type), text(8, name), bytes(9, raw)];
}

const empty = new Uint8Array();
const message = (field: number, ...parts: Uint8Array[]) => bytes(field, Buffer.concat(parts));
const text = (field: number, value: string) => bytes(field, Buffer.from(value));

function bytes(field: number, value: Uint8Array): Uint8Array {
  return Buffer.concat([number(field * 8 + 2), number(value.length), value]);
}

const varint = (field: number, value: number) => Buffer.concat([number(field * 8), number(value)]);

/** A whole number, seven bits a byte, the lowest first; negative ones as 64 bits. */
function number(value: number): Uint8Array {
  const digits: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    digits.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  return Uint8Array.from([...digits, Number(rest)]);
}
