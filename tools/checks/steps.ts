import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Outcome, Timing } from "./outcome.ts";

/** Runs a program to its end and shows what it says. @returns whether it ended well */
export type Run = (command: string, args: string[], env?: Record<string, string>) => Promise<boolean>;

export interface Step {
  title: string;
  run(run: Run): Promise<Outcome>;
}

/** Steps that run one after the other, beside other lanes. */
export interface Lane {
  /** Printed before each line of its programs' output. */
  name: string;
  steps: Step[];
}

/** The program's own output, as it comes: for a lane that runs alone. */
const runAlone: Run = async (command, args, env) => {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  return ended(child);
};

/** Each line with the lane's name before it, so that two lanes can be distinguished. */
const runBeside =
  (name: string): Run =>
  async (command, args, env) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    await Promise.all([ended(child), showLines(name, child.stdout), showLines(name, child.stderr)]);
    return child.exitCode === 0;
  };

function ended(child: ReturnType<typeof spawn>): Promise<boolean> {
  return new Promise((resolve) => {
    child.once("close", (code) => resolve(code === 0));
    child.once("error", (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(false);
    });
  });
}

async function showLines(name: string, stream: Readable): Promise<void> {
  for await (const line of createInterface({ input: stream })) {
    if (line.trim()) process.stdout.write(`${name} | ${line}\n`);
  }
}

/** Runs the lanes side by side, and shows when each of their steps begins. */
export async function runLanes(lanes: readonly Lane[]): Promise<{ outcomes: Outcome[]; steps: Timing[] }> {
  const outcomes: Outcome[] = [];
  const steps: Timing[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      const run = lanes.length > 1 ? runBeside(lane.name) : runAlone;
      for (const { title, run: runStep } of lane.steps) {
        process.stdout.write(`\n== ${title}\n`);
        const start = performance.now();
        const outcome = await runStep(run);
        const seconds = (performance.now() - start) / 1000;
        if (outcome.failed > 0) process.stdout.write(`\n== ${title}: ${outcome.failed} failed\n`);
        const nameless = outcome.failed > 0 && outcome.failures.length === 0;
        outcomes.push(nameless ? { ...outcome, failures: [title] } : outcome);
        steps.push({ name: title, seconds });
      }
    }),
  );
  return { outcomes, steps };
}
