import http from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { openEmptyPage } from "./empty-page.ts";

// What React Router costs when a page shows nothing: it is rendered at each request, and not compressed. The folder
// named on the command line holds its build. `/metrics` says the processor time, as bare-server.ts does.

const [folder = ""] = process.argv.slice(2);
const handle = await openEmptyPage(folder);

const server = http.createServer(async (request, response) => {
  if (request.url === "/metrics") {
    const { user, system } = process.cpuUsage();
    response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
    return;
  }
  const page = await handle(new Request(`http://127.0.0.1${request.url}`));
  response.writeHead(page.status, [...page.headers].flat());
  if (page.body) Readable.fromWeb(page.body as ReadableStream).pipe(response);
  else response.end();
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.stdout.write("ready\n"));
