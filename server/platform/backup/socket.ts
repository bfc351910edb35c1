import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { BackupRefused } from "./refusal.ts";

/** In the data folder, which only the service's own user may enter: nothing of it is reachable from a network. */
const socketOf = (dataDir: string) => path.join(dataDir, "backup.sock");

const wish = z.object({ archive: z.string().nullable() });
const reply = z.union([
  z.object({ step: z.string() }),
  z.object({ done: z.string() }),
  z.object({ refused: z.string() }),
]);

type Make = (archive: string | undefined, tell: (step: string) => void) => Promise<string>;

async function serve(socket: Socket, make: Make): Promise<void> {
  const say = (one: z.infer<typeof reply>) => socket.writable && socket.write(`${JSON.stringify(one)}\n`);
  for await (const text of createInterface({ input: socket })) {
    try {
      const { archive } = wish.parse(JSON.parse(text));
      say({ done: await make(archive ?? undefined, (step) => say({ step })) });
    } catch (error) {
      say({ refused: error instanceof Error ? error.message : String(error) });
    }
    socket.end();
    return;
  }
}

/** Lets `npm run backup` ask this process, which alone has the embedded database, for a backup. @returns what ends it */
export async function listenForBackups(dataDir: string, make: Make): Promise<() => Promise<void>> {
  const file = socketOf(dataDir);
  // Left by a process that was killed; this one holds the folder.
  rmSync(file, { force: true });
  const server = createServer((socket) => {
    socket.on("error", () => {});
    void serve(socket, make).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(file, resolve));
  chmodSync(file, 0o600);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Asks the process that runs on a data folder. @returns where the backup lies @throws BackupRefused */
export async function askForBackup(
  dataDir: string,
  archive: string | undefined,
  tell: (step: string) => void,
): Promise<string> {
  const socket = connect(socketOf(dataDir));
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  socket.write(`${JSON.stringify({ archive: archive ?? null })}\n`);
  for await (const text of createInterface({ input: socket })) {
    const one = reply.parse(JSON.parse(text));
    if ("step" in one) tell(one.step);
    else if ("done" in one) return one.done;
    else throw new BackupRefused(one.refused);
  }
  throw new BackupRefused("The running product ended before the backup was made.");
}
