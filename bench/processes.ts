import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#server/testing/free-port.ts";
import { program } from "../tools/build.ts";
import { servingArguments, servingEnvironment } from "../tools/serving.mjs";
import { exchange } from "./requests.ts";

const root = path.dirname(import.meta.dirname);

/** The servers that are measured. */
export const scripts = {
  /** The product as `npm start` runs it, on a web that is already built. */
  product: program,
  /** The product's API without its limits of calls a minute. */
  api: path.join(root, "server", "testing", "serve.ts"),
  /** node:http and nothing else. */
  bare: path.join(root, "bench", "bare-server.ts"),
  /** React Router and nothing else. */
  emptyPage: path.join(root, "bench", "empty-page-server.ts"),
};

const stopMillis = 15_000;

/** A folder that is gone when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "ushirika-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface RunningServer {
  /** `http://127.0.0.1:41234` */
  address: string;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Starts one of `scripts` in a process of its own on a free port of this machine.
 * @param environment settings; what the surrounding shell sets for a server of its own does not count
 * @returns as soon as the process says that it is ready
 * @throws Error with what the process said if it ends before
 */
export async function startScript(
  script: string,
  environment: NodeJS.ProcessEnv = {},
  args: readonly string[] = [],
): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [...servingArguments, script, ...args], {
    env: {
      ...servingEnvironment,
      PATH: process.env.PATH,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      PORT: String(port),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = () => child.kill("SIGKILL");
  process.on("exit", end);
  const gone = once(child, "exit");
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (/\bready\b/.test(chunk.toString())) resolve();
    });
    child.once("exit", () => reject(new Error(`${path.basename(script)} did not start:\n${said}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      const timer = setTimeout(end, stopMillis);
      await gone;
      clearTimeout(timer);
      process.off("exit", end);
    },
  };
}

/** Seconds of processor time, of all its threads, that the server has used so far. */
export async function cpuSeconds(address: string): Promise<number> {
  const { body } = await exchange(`${address}/metrics`);
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(body.toString()) ?? [];
  if (seconds === undefined) throw new Error(`${address} does not tell its processor time`);
  return Number(seconds);
}

/** Memory of the server that is in RAM, in MB. */
export async function residentMegabytes(address: string): Promise<number> {
  const { body } = await exchange(`${address}/metrics`);
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(body.toString()) ?? [];
  if (bytes === undefined) throw new Error(`${address} does not tell its memory`);
  return Number(bytes) / 1e6;
}

/** Waits until the server rests, so that what it does after a start is not counted as work on requests. */
export async function settled(address: string): Promise<void> {
  const patienceSeconds = 120;
  let before = await cpuSeconds(address);
  for (let second = 0; second < patienceSeconds; second += 1) {
    await pause(1000);
    const now = await cpuSeconds(address);
    if (now - before < 0.05) return;
    before = now;
  }
  throw new Error(`${address} is still busy after ${patienceSeconds} s`);
}

/** Seconds of processor time that processes which this one started, and which still run, have used. Linux tells. */
export async function childSeconds(): Promise<number> {
  const ticksPerSecond = 100;
  let ticks = 0;
  for (const entry of await readdir("/proc").catch(() => [])) {
    const stat = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, "latin1").catch(() => "") : "";
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(parent) === process.pid) ticks += Number(fields[9]) + Number(fields[10]);
  }
  return ticks / ticksPerSecond;
}
