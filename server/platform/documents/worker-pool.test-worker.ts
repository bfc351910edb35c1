import { getPriority } from "node:os";
import { threadId } from "node:worker_threads";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { fileErrors } from "../files/files.messages.ts";
import { serveJobs } from "./worker-job.ts";

/** What the worker of `worker-pool.test.ts` is told to do. */
export type TestJob =
  | { do: "echo"; text: string }
  | { do: "wait"; ms: number }
  | { do: "spin" | "fill-heap" | "fill-buffers" | "fill-webassembly" | "which" | "secrets" | "priority" }
  | { do: "exit" | "refuse" | "refuse-in-words" | "break" };

const kept: unknown[] = [];

serveJobs<TestJob, string, number>(async (job, onProgress) => {
  switch (job.do) {
    case "echo":
      onProgress(50);
      return job.text;
    case "wait":
      await new Promise((resolve) => setTimeout(resolve, job.ms));
      return "waited";
    case "spin":
      for (;;) Math.random();
    case "fill-heap":
      for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
    case "fill-buffers":
      for (;;) {
        kept.push(Buffer.alloc(4 * 1024 * 1024, 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    case "fill-webassembly":
      for (;;) {
        const memory = new WebAssembly.Memory({ initial: 256, maximum: 256 });
        new Uint8Array(memory.buffer).fill(1);
        kept.push(memory);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    case "which":
      return `${process.pid} ${threadId} ${kept.push(0)}`;
    case "secrets":
      return Object.keys(process.env).join(" ");
    case "priority":
      return String(getPriority());
    case "exit":
      process.exit(3);
      break;
    case "refuse":
      throw new CodedError("file_damaged");
    case "refuse-in-words":
      throw new CodedError(
        "file_damaged",
        textOf(fileErrors, (t) => t.pictureIncomplete),
      );
    case "break":
      throw new TypeError("a defect");
  }
  return "";
});
