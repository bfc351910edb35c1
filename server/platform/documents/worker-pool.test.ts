import { getPriority } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { fileErrors } from "../files/files.messages.ts";
import type { TestJob } from "./worker-pool.test-worker.ts";
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";

const pools: WorkerPool<TestJob, string, number>[] = [];

function openPool(options: Omit<WorkerPoolOptions, "url"> = {}): WorkerPool<TestJob, string, number> {
  const url = new URL("./worker-pool.test-worker.ts", import.meta.url);
  const pool = createWorkerPool<TestJob, string, number>({ ...options, url });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const echo = (text: string): TestJob => ({ do: "echo", text });

const kinds = ["thread", "process"] as const;

describe.each(kinds)("createWorkerPool in a %s", (runIn) => {
  const open = (options: Omit<WorkerPoolOptions, "url"> = {}) => openPool({ runIn, ...options });
  // An empty process already holds some 60 MB.
  const memoryLimitMb = runIn === "thread" ? 64 : 160;

  it("runs jobs in order on one worker and reports progress", async () => {
    const { run } = open();
    const progress: number[] = [];
    const answers = await Promise.all(
      ["a", "b", "c"].map((text) => run(echo(text), { onProgress: (percent) => progress.push(percent) })),
    );
    expect(answers).toEqual(["a", "b", "c"]);
    expect(progress).toEqual([50, 50, 50]);
  });

  it("lets the server go first", async () => {
    const before = getPriority();
    const { run } = open();
    expect(await run({ do: "priority" })).toBe(String(Math.min(19, Math.max(5, before))));
    expect(getPriority()).toBe(before);
  });

  it("ends a job that exceeds the time limit", async () => {
    const { run } = open({ timeLimitMs: 300 });
    await expect(run({ do: "spin" })).rejects.toMatchObject({ code: "file_too_complex" });
  });

  it("recovers after a job that was ended", async () => {
    const { run } = open({ timeLimitMs: 5_000 });
    const spinning = run({ do: "spin" });
    const after = run(echo("after"));
    await expect(spinning).rejects.toMatchObject({ code: "file_too_complex" });
    expect(await after).toBe("after");
  });

  it("ends a job that fills its heap", async () => {
    const { run } = open({ memoryLimitMb: memoryLimitMb / 2 });
    await expect(run({ do: "fill-heap" })).rejects.toMatchObject({ code: "file_too_complex" });
    expect(await run(echo("after"))).toBe("after");
  });

  it("ends a job that fills buffers outside the heap", async () => {
    const { run } = open({ memoryLimitMb });
    await expect(run({ do: "fill-buffers" })).rejects.toMatchObject({ code: "file_too_complex" });
    expect(await run(echo("after"))).toBe("after");
  });

  it("ends a job that fills the memory of WebAssembly", async () => {
    const { run } = open({ memoryLimitMb });
    await expect(run({ do: "fill-webassembly" })).rejects.toMatchObject({ code: "file_too_complex" });
  });

  it("ends a worker that had nothing to do for the stated time, and starts another when there is work", async () => {
    const { run } = open({ endIdleAfterMs: 0 });
    const first = await run({ do: "which" });
    await openPool({ runIn }).run(echo("meanwhile"));
    const second = await run({ do: "which" });
    expect(second).not.toBe(first);
    expect(second).toMatch(/ 1$/);
  });

  it("replaces a worker that ended by itself", async () => {
    const { run } = open();
    await expect(run({ do: "exit" })).rejects.toThrow("code 3");
    expect(await run(echo("after"))).toBe("after");
  });

  it("passes coded failures on and keeps the worker", async () => {
    const { run } = open();
    await expect(run({ do: "refuse" })).rejects.toMatchObject({ code: "file_damaged", status: 422 });
    await expect(run({ do: "break" })).rejects.toThrow("a defect");
    expect(await run(echo("after"))).toBe("after");
  });

  it("passes on what a failure says in each language", async () => {
    const refusal = await open()
      .run({ do: "refuse-in-words" })
      .catch((error: CodedError) => error);
    if (!(refusal instanceof CodedError)) throw new Error("it is refused");
    const { en, sw } = textOf(fileErrors, (t) => t.pictureIncomplete);
    expect([refusal.toAnswer("en").message, refusal.toAnswer("sw").message]).toEqual([en, sw]);
  });

  it("refuses jobs beyond the queue's limit", async () => {
    const { run } = open({ queueLimit: 1 });
    const running = run({ do: "wait", ms: 200 });
    const waiting = run(echo("waiting"));
    await expect(run(echo("too many"))).rejects.toMatchObject({ code: "unavailable" });
    expect(await Promise.all([running, waiting])).toEqual(["waited", "waiting"]);
  });

  it("finishes what runs and refuses the rest when it closes", async () => {
    const { run, close } = open();
    const running = run({ do: "wait", ms: 100 });
    const waiting = run(echo("waiting"));
    const refused = expect(waiting).rejects.toMatchObject({ code: "unavailable" });
    await close();
    await refused;
    expect(await running).toBe("waited");
    await expect(run(echo("late"))).rejects.toMatchObject({ code: "unavailable" });
  });

  it("ends a job that nobody waits for any more, and does not begin one", async () => {
    const { run } = open();
    const gone = new AbortController();
    const running = run({ do: "spin" }, { signal: gone.signal });
    const waiting = run({ do: "spin" }, { signal: gone.signal });
    const after = run(echo("after"));
    const ended = Promise.all([running, waiting].map((job) => expect(job).rejects.toThrow("left")));
    gone.abort(new Error("left"));
    await ended;
    expect(await after).toBe("after");
    await expect(run(echo("late"), { signal: gone.signal })).rejects.toThrow("left");
  });

  it("works on several jobs at a time", async () => {
    const { run } = open({ size: 2 });
    const slow = run({ do: "wait", ms: 600 });
    expect(await run(echo("beside"))).toBe("beside");
    void slow.catch(() => {});
  });
});

it("keeps the server's secrets from a process", async () => {
  vi.stubEnv("SECRET", "not for workers");
  const names = await openPool({ runIn: "process" }).run({ do: "secrets" });
  vi.unstubAllEnvs();
  expect(names.split(" ")).toContain("PATH");
  expect(names.split(" ")).not.toContain("SECRET");
});
