import { spawn } from "node:child_process";
import path from "node:path";

// The server restarts when its own files change; the web reloads in the browser without a restart.
const root = path.dirname(import.meta.dirname);
const child = spawn(
  process.execPath,
  ["--disable-warning=ExperimentalWarning", "--watch-path=server", "--watch-path=contract", "server/dev.ts"],
  { cwd: root, stdio: "inherit", env: { ...process.env, NODE_ENV: "development" } },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
