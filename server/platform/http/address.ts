import { once } from "node:events";
import { createServer } from "node:net";
import { StartRefused } from "#server/platform/start-refused.ts";

/** Where a process listens, as the settings say. */
interface Address {
  host: string;
  port: number;
}

/** The first port that needs no right of its own. */
const firstFreePort = 1024;

/** What an operator can do about an address that cannot be listened on; undefined for any other failure. */
export function refusedAddress(cause: unknown, { host, port }: Address): StartRefused | undefined {
  const { code = "" } = cause as NodeJS.ErrnoException;
  const words: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is taken by another program. Stop that program, or name another port with PORT (PORT=${port < 65535 ? port + 1 : 3000}).`,
    EACCES: `This user may not listen on port ${port}. Name one from ${firstFreePort} up with PORT; a reverse proxy in front serves the others.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. HOST names one that it has, or 0.0.0.0 for all of them.`,
    ENOTFOUND: `${host} is no name of this machine. HOST names an address that it has, or 0.0.0.0 for all of them.`,
  };
  const line = words[code];
  return line === undefined ? undefined : new StartRefused([line], { cause });
}

/**
 * Listens for a moment.
 * @throws StartRefused where it could not be listened on
 */
export async function checkAddress({ host, port }: Address): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen({ host, port }), "listening");
  } catch (error) {
    throw refusedAddress(error, { host, port }) ?? error;
  }
  await new Promise((resolve) => server.close(resolve));
}
