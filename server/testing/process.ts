import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export interface ServerProcess {
  /** Where it listens: `http://127.0.0.1:41234`. */
  address: string;
  /** All that it has written so far. */
  output(): string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Tells it to end, and waits until it has. */
  end(): Promise<void>;
}

/** The server did not start; `message` is what it said. */
export class StartFailed extends Error {}

/** The embedded database is compiled once, and not anew for speed that a server of seconds does not live to see. */
const shortLived = ["--liftoff-only"];

/**
 * Starts the server in a process of its own, on a free port unless PORT names one.
 * @throws StartFailed with what the process said if it ends before it listens
 */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [...shortLived, "--disable-warning=ExperimentalWarning", path.join(import.meta.dirname, "serve.ts")],
    { env: { ...process.env, PORT: "0", ...environment }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  let written = "";
  child.stdout.on("data", (chunk: Buffer) => {
    written += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    written += chunk.toString();
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /^ready (\S+)$/m.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    child.once("exit", () => reject(new StartFailed(said)));
  });
  const gone = once(child, "exit");
  return {
    address,
    output: () => written,
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
    async end() {
      child.kill("SIGTERM");
      await gone;
    },
  };
}
