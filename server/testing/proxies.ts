import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { vi } from "vitest";
import { freePort } from "./free-port.ts";

export interface RunningProxy {
  /** Where it listens: 41234. */
  port: number;
  stop(): Promise<void>;
}

/** Debian's nobody; PgBouncer refuses to run as root. */
const nobody = 65_534;

async function answers(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.destroy();
}

/** Starts a proxy with a configuration file of its own, and waits until it answers. @throws Error with what it said */
async function startProxy(
  command: string,
  configuration: (port: number) => string,
  args: (file: string) => string[],
  options: { uid?: number } = {},
): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), "ushirika-proxy-"));
  const file = path.join(folder, "proxy.cfg");
  const port = await freePort();
  writeFileSync(file, configuration(port));
  chmodSync(folder, 0o755);
  const child: ChildProcess = spawn(command, args(file), { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", (error) => {
      said += error.message;
      resolve();
    });
  });
  let ended = false;
  void gone.then(() => {
    ended = true;
  });
  await vi.waitFor(async () => ended || answers(port), { timeout: 60_000, interval: 50 });
  if (ended) throw new Error(`${command} did not start:\n${said}`);
  return {
    port,
    async stop() {
      child.kill("SIGKILL");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * PgBouncer in front of a PostgreSQL server, lending its sessions for one transaction each.
 * @param server address of any database on it
 */
export function startPooler(server: string): Promise<RunningProxy> {
  const { hostname, port, username } = new URL(server);
  const configuration = (own: number) =>
    [
      "[databases]",
      `* = host=${hostname} port=${port} user=${username}`,
      "[pgbouncer]",
      `listen_addr = 127.0.0.1`,
      `listen_port = ${own}`,
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      "default_pool_size = 20",
      "max_client_conn = 500",
      "",
    ].join("\n");
  const uid = process.getuid?.() === 0 ? { uid: nobody } : {};
  return startProxy("pgbouncer", configuration, (file) => ["-q", file], uid);
}

/** HAProxy in front of web processes; it sends nobody to one whose `/readyz` does not say that it is ready. */
export function startBalancer(ports: readonly number[]): Promise<RunningProxy> {
  const configuration = (own: number) =>
    [
      "defaults",
      "  mode http",
      "  timeout connect 10s",
      "  timeout client 600s",
      "  timeout server 600s",
      "  timeout check 60s",
      "  option redispatch",
      "frontend public",
      `  bind 127.0.0.1:${own}`,
      "  default_backend web",
      "backend web",
      "  option forwardfor",
      "  option httpchk GET /readyz",
      "  http-check expect status 200",
      "  default-server check inter 200ms fall 1 rise 1",
      ...ports.map((port) => `  server web-${port} 127.0.0.1:${port}`),
      "",
    ].join("\n");
  return startProxy("haproxy", configuration, (file) => ["-db", "-f", file]);
}
