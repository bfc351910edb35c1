import { readFileSync } from "node:fs";
import http from "node:http";

// What a request costs when nothing is computed: the answers are ready in memory. The file named on the
// command line holds them by `<Accept-Encoding> <path>`; without one, every request gets a plain 200.
// `/metrics` says the processor time, under the name that the product gives it.

/** An answer that was recorded from the product; `body` is base64. */
export interface RecordedAnswer {
  status: number;
  headers: string[];
  body: string;
}

const [file] = process.argv.slice(2);
const recorded: Record<string, RecordedAnswer> = file ? JSON.parse(readFileSync(file, "utf8")) : {};
const answers = new Map(
  Object.entries(recorded).map(([key, answer]) => [
    key,
    { ...answer, body: Buffer.from(answer.body, "base64") },
  ]),
);

const server = http.createServer((request, response) => {
  const answer = answers.get(`${request.headers["accept-encoding"]} ${request.url}`);
  if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  else if (request.url === "/metrics") {
    const { user, system } = process.cpuUsage();
    response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
  } else response.writeHead(file ? 404 : 200).end();
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.stdout.write("ready\n"));
