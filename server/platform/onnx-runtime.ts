import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { fileErrors } from "./files/files.messages.ts";

/**
 * The library that runs networks, loaded when first needed and only in a process of its own. Since 1.30 its builds for Linux
 * report to Microsoft how they are used, and keep an id of the machine in the home folder and files in the one for temporary
 * ones; nothing leaves this machine unless its operator wishes it, so it is told not to before it begins.
 * @throws CodedError `unavailable` where there is no build for this machine
 */
export async function loadOnnxRuntime() {
  process.env.ORT_DISABLE_TELEMETRY = "1";
  try {
    return await import("onnxruntime-node");
  } catch {
    throw new CodedError(
      "unavailable",
      textOf(fileErrors, (t) => t.cannotDecode),
    );
  }
}
