/**
 * Starts an unpacked archive on an empty folder and asks it for everything that needs more than JavaScript: models,
 * native libraries, workers, fonts. Loads nothing but Node, so that it runs inside a bare root without network, on
 * the archive's own Node: `runtime/node check.ts <folder of the archive> <folder of samples>`.
 */
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const [archive = ".", samples = "."] = process.argv.slice(2);
const port = Number(process.env.PORT ?? 3359);
const origin = `http://127.0.0.1:${port}`;
const password = "Karibu-2026!";

const folder = mkdtempSync(path.join(tmpdir(), "ushirika-check-"));
chmodSync(folder, 0o777);
const server = spawn(path.join(archive, "ushirika"), ["serve"], {
  env: {
    PATH: process.env.PATH,
    USHIRIKA_SETTINGS: "/dev/null",
    NODE_COMPILE_CACHE: path.join(folder, "code"),
    DATA_DIR: path.join(folder, "data"),
    PORT: String(port),
    DEMO: "1",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const log: string[] = [];
const started = new Promise<void>((resolve, reject) => {
  server.stdout.setEncoding("utf8").on("data", (text: string) => {
    log.push(text);
    if (text.includes(" is ready on ")) resolve();
  });
  server.on("exit", (code) => reject(new Error(`It ended with ${code}:\n${log.join("")}`)));
});

async function ask(address: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${origin}${address}`, options);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function tokenOf(email: string): Promise<string> {
  const answer = await ask("/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { token: string }).token;
}

interface Upload {
  as: string;
  files: Record<string, [sample: string, type: string]>;
  fields?: Record<string, string>;
}

/** Sends files. @returns the answer's text */
async function send(address: string, { as, files, fields = {} }: Upload): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, [sample, type]] of Object.entries(files)) {
    form.set(name, new File([readFileSync(path.join(samples, sample))], sample, { type }));
  }
  const headers = { authorization: `Bearer ${as}`, origin };
  return (await ask(address, { method: "POST", headers, body: form })).text();
}

function expectText(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`no "${part}" in ${text.slice(0, 2000)}`);
}

/** Begins with these bytes and is no stub. */
async function expectFile(address: string, begin: string, headers: HeadersInit = {}): Promise<void> {
  const bytes = Buffer.from(await (await ask(address, { headers })).arrayBuffer());
  if (!bytes.subarray(0, 8).includes(begin) || bytes.length < 2000) {
    throw new Error(
      `${address}: ${bytes.length} bytes that begin with ${bytes.subarray(0, 8).toString("hex")}`,
    );
  }
}

const pdf = "application/pdf";
const jpeg = "image/jpeg";

async function checks(): Promise<[what: string, check: () => Promise<void>][]> {
  const candidate = await tokenOf("candidate@umoja.example");
  const officer = await tokenOf("onboarding@umoja.example");
  const hr = await tokenOf("hr@umoja.example");
  const readCv = (sample: string, type: string, part: string) => async () =>
    expectText(await send("/api/parse-resume", { as: candidate, files: { resume: [sample, type] } }), part);
  return [
    ["pages", async () => expectText(await (await ask("/jobs")).text(), "<main")],
    [
      "signed-in pages",
      async () => void (await ask("/api/hr/applications", { headers: { authorization: `Bearer ${hr}` } })),
    ],
    ["browsable calls", async () => void (await ask("/api/docs/static/swagger-ui-bundle.js"))],
    ["a CV as PDF", readCv("cv.pdf", pdf, "Faith")],
    [
      "a CV as DOCX",
      readCv("cv.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "Kevin"),
    ],
    ["a CV as DOC", readCv("cv.doc", "application/msword", "Amina")],
    ["a scanned CV", readCv("scan.pdf", pdf, "scan")],
    [
      "an identity document",
      async () => {
        const files: Upload["files"] = { document: ["id-front.jpg", jpeg] };
        expectText(
          await send("/api/read-document", { as: officer, files, fields: { kind: "id-front" } }),
          "KAMAU",
        );
      },
    ],
    [
      "two faces",
      async () => {
        const files: Upload["files"] = {
          first: ["passport-photo.jpg", jpeg],
          second: ["id-front.jpg", jpeg],
        };
        expectText(await send("/api/compare-faces", { as: officer, files }), '"verdict":"match"');
      },
    ],
    ["a typeset document", () => expectFile("/api/resources/agm-delegates-planner/file", "%PDF")],
    ["a sharing picture", () => expectFile("/og/pages/home.png", "PNG")],
    ["a mail", mail],
  ];
}

/** Mail is a task of its own: it is in the outbox a moment after the answer. */
async function mail(): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email: "candidate@umoja.example" });
  await ask("/api/auth/password-reset", { method: "POST", headers, body });
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(500)) {
    if ((await (await ask("/dev/outbox")).text()).includes("candidate@umoja.example")) return;
  }
  throw new Error("It did not come to the outbox");
}

let failures = 0;
try {
  await started;
  for (const [what, check] of await checks()) {
    const begin = performance.now();
    const failure = await check().then(
      () => null,
      (error: Error) => error.message,
    );
    if (failure) failures += 1;
    console.log(
      `${failure ? "FAILED" : "ok    "} ${what} (${Math.round(performance.now() - begin)} ms)${failure ? `: ${failure}` : ""}`,
    );
  }
} catch (error) {
  failures += 1;
  console.error((error as Error).message);
} finally {
  server.removeAllListeners("exit");
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures > 0 ? 1 : 0);
