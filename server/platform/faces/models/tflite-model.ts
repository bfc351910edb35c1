import { FlatTable } from "./flat-table.ts";
import { encodeOnnx, type OnnxNode, type OnnxTensor } from "./onnx-file.ts";
import { reordered } from "./tensor-order.ts";

/** Numbers that TensorFlow Lite's schema gives to the operations of the network in use. */
const plain: Record<number, string> = {
  0: "Add",
  18: "Mul",
  19: "Relu",
  22: "Flatten",
  41: "Sub",
  101: "Abs",
};
const convolution = 3;
const depthwise = 4;

/** Fields of the schema's tables. */
const fields = {
  model: { operations: 1, graphs: 2, buffers: 4 },
  operationCode: { former: 0, code: 3 },
  graph: { tensors: 0, inputs: 1, outputs: 2, operators: 3 },
  tensor: { shape: 0, buffer: 2 },
  operator: { operation: 0, inputs: 1, outputs: 2, options: 4 },
  convolution: { padding: 0, across: 1, down: 2 },
};

/**
 * Translates a TensorFlow Lite file (a network of convolutions over one picture) into an ONNX file.
 * @throws Error on an operation that the network in use does not have
 */
export function convertTflite(file: Uint8Array): Uint8Array {
  const model = FlatTable.root(file);
  const [graph] = model.tables(fields.model.graphs);
  if (!graph) throw new Error("The model file is not as expected");
  const codes = model
    .tables(fields.model.operations)
    .map((code) => Math.max(code.byte(fields.operationCode.former), code.int(fields.operationCode.code)));
  const buffers = model.tables(fields.model.buffers);
  const values = graph.tables(fields.graph.tensors).map((tensor) => ({
    dims: tensor.ints(fields.tensor.shape),
    buffer: buffers[tensor.int(fields.tensor.buffer)],
  }));
  const nodes: OnnxNode[] = [];
  const tensors = new Map<string, OnnxTensor>();

  const weight = (index = -1) => {
    const { dims = [], buffer } = values[index] ?? {};
    return { dims, data: buffer?.floats(0) ?? new Float32Array() };
  };
  const keep = (name: string, dims: readonly number[], data: Float32Array) => {
    tensors.set(name, { name, dims, data });
    return name;
  };
  /** An operand: a picture that was made before, or a number for each channel. */
  const operand = (index: number) => {
    const { data } = weight(index);
    return data.length === 0 ? nameOf(index) : keep(nameOf(index), [data.length, 1, 1], data);
  };

  for (const operator of graph.tables(fields.graph.operators)) {
    const code = codes[operator.int(fields.operator.operation)] ?? -1;
    const inputs = operator.ints(fields.operator.inputs);
    const output = nameOf(operator.ints(fields.operator.outputs)[0]);
    const type = plain[code];
    if (type) {
      // What is reshaped is one column for each channel: the new shape, its second input, goes without saying.
      nodes.push({ type, inputs: (type === "Flatten" ? inputs.slice(0, 1) : inputs).map(operand), output });
      continue;
    }
    if (code !== convolution && code !== depthwise) throw new Error(`Operation ${code} is not translated`);
    const [picture = -1, filter, bias] = inputs;
    const { dims, data } = reordered(weight(filter), code === depthwise ? [3, 0, 1, 2] : [0, 3, 1, 2]);
    const options = operator.table(fields.operator.options);
    nodes.push({
      type: "Conv",
      inputs: [
        operand(picture),
        keep(`${output}.filter`, dims, data),
        keep(`${output}.bias`, dims.slice(0, 1), weight(bias).data),
      ],
      output,
      attributes: {
        kernel_shape: dims.slice(2),
        strides: [options.int(fields.convolution.down), options.int(fields.convolution.across)],
        auto_pad: options.byte(fields.convolution.padding) === 0 ? "SAME_UPPER" : "VALID",
        group: code === depthwise ? (dims[0] ?? 1) : 1,
      },
    });
  }

  const [input = -1] = graph.ints(fields.graph.inputs);
  const [, height = 0, width = 0, channels = 0] = values[input]?.dims ?? [];
  return encodeOnnx({
    input: { name: nameOf(input), dims: [1, channels, height, width] },
    outputs: graph.ints(fields.graph.outputs).map(nameOf),
    nodes,
    tensors: [...tensors.values()],
  });
}

const nameOf = (index = -1) => `tensor${index}`;
