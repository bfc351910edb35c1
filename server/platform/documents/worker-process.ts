import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { CodedError } from "#contract/core/errors.ts";
import type { PoolListener, PoolWorker, WorkerLimits } from "./pool-worker.ts";

/** What a worker may know of the environment: it handles hostile files and has no use for the server's secrets. */
const passedOn = [
  "PATH",
  "SystemRoot",
  "TMPDIR",
  "TEMP",
  "NODE_ENV",
  "NODE_COMPILE_CACHE",
  "LD_LIBRARY_PATH",
];

/**
 * A worker in a process of its own, for libraries of native code: whatever they do, the server goes on, all of
 * their memory counts, and ending them in the middle of a call gives it back. (A thread that is ended inside
 * onnxruntime takes the whole process along.) It yields to the server where both want the processor.
 */
export function startProcess(url: URL, { memoryLimitMb }: WorkerLimits): PoolWorker {
  let listener: PoolListener | null = null;
  const child = fork(fileURLToPath(url), [], {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${memoryLimitMb}`, "--disable-warning=ExperimentalWarning"],
    env: Object.fromEntries(passedOn.flatMap((name) => [[name, process.env[name]]])),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("message", (message) => listener?.message(message));
  // A message that could not be sent to a process that is just ending: its end says so itself.
  child.on("error", () => {});
  child.on("exit", (code, signal) =>
    // Only the system and the memory's end send signals to it, beside the pool, which then no longer listens.
    listener?.gone(
      signal || code === 134
        ? new CodedError("file_too_complex")
        : new Error(`The worker ended with code ${code}`),
    ),
  );
  return {
    post: (message) => child.send(message as object, () => {}),
    listen(next) {
      listener = next;
    },
    memory: () => residentBytes(child.pid),
    hold(held) {
      if (held) child.ref();
      else child.unref();
      // The channel has a hold of its own.
      if (held) child.channel?.ref();
      else child.channel?.unref();
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      // Whoever waits for its end is kept alive for it.
      child.ref();
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** What a process holds in memory, native libraries included. Linux says; elsewhere the heap's limit is the only one. */
async function residentBytes(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, "latin1").catch(() => "");
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : null;
}
