import { once } from "node:events";
import { createConnection } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createApp } from "./app.ts";
import { createCandidate, createJob, createOrganisation, type TestPerson } from "./testing/factories.ts";
import { type ServerProcess, startServer } from "./testing/process.ts";
import { copyTemplate } from "./testing/template.ts";
import { asTestApp } from "./testing/test-app.ts";
import { testConfig } from "./testing/test-config.ts";

/** Part of everything that a person could type. */
const mark = "Zawadixyz";

/** From here on every row that would be written is quoted in an error, and neither jobs nor sessions can be read. */
const faults = [
  `create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'refused %', row_to_json(new) using detail = row_to_json(new)::text, hint = row_to_json(new)::text;
  end $$`,
  ...["user", "enquiry", "candidate", "stored_file"].map(
    (table) =>
      `create trigger refuse before insert or update on "${table}" for each row execute function refuse()`,
  ),
  'alter table "job" rename to "job_gone"',
  // Signing in reads all columns; whether there is a password is still to be known.
  'alter table "account" rename column "scope" to "scope_gone"',
].join(";;");

let smtp: SMTPServer;
let server: ServerProcess;
let candidate: TestPerson;
let copy: Awaited<ReturnType<typeof copyTemplate>>;

beforeAll(async () => {
  copy = await copyTemplate(inject("template"));
  const config = testConfig(copy.folder, copy.url);
  const app = asTestApp(await createApp(config, { rateLimits: false }));
  const { id } = await createOrganisation(app);
  await createJob(app, id);
  candidate = await createCandidate(app);
  await app.http.close();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`no such user ${address} ${mark}`), { responseCode: 451 })),
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const { port } = smtp.server.address() as { port: number };
  server = await startServer({
    DATA_DIR: copy.folder,
    DATABASE_URL: copy.url ?? "",
    SECRET: config.secret,
    LOG_LEVEL: "trace",
    DEMO: copy.url ? "" : "0",
    APP_URL: "http://localhost:3000",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    TEST_SQL: faults,
  });
});

afterAll(async () => {
  await server?.kill();
  smtp?.close();
  await copy?.remove();
});

const send = (path: string, init: RequestInit = {}, signedIn = false) =>
  fetch(`${server.address}${path}`, {
    ...init,
    headers: { ...init.headers, ...(signedIn ? { authorization: `Bearer ${candidate.token}` } : {}) },
  });

const post = (path: string, body: unknown, signedIn = false, method = "POST") =>
  send(
    path,
    {
      method,
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
    signedIn,
  );

const email = `${mark}.two@test.example`;
const person = {
  fullName: mark,
  firstName: mark,
  lastName: mark,
  email,
  phone: "0712345678",
  password: `${mark}-2026`,
};

/** What goes wrong, and the status that says that it did. */
const failures: [string, () => Promise<Response>, number][] = [
  ["a mail that no server takes", () => post("/api/auth/password-reset", { email: candidate.email }), 202],
  ["an account that cannot be written", () => post("/api/auth/register", person), 500],
  ["a trial that cannot be written", () => post("/api/auth/signup", { ...person, organization: mark }), 500],
  [
    "a sign-in that cannot be looked up",
    () => post("/api/auth/login", { email: candidate.email, password: mark }),
    500,
  ],
  [
    "an enquiry that cannot be written",
    () =>
      post("/api/enquiries", { topic: "contact", ...person, saccoName: mark, subject: mark, message: mark }),
    500,
  ],
  ["a search that cannot be made", () => send(`/api/jobs?q=${mark}&department=${mark}`), 500],
  ["a careers page that cannot be read", () => send(`/api/saccos/${mark}`), 500],
  ["JSON that breaks off", () => post("/api/auth/login", `{"email": "${mark}`), 400],
  ["a body of another kind", () => send("/api/auth/login", { method: "POST", body: mark }), 400],
  ["a page that is not there", () => send(`/${mark}?q=${mark}`), 404],
  ["an address that cannot be read", () => send(`/api/jobs/${mark}%zz?name=${mark}`), 400],
  [
    "a cookie that is none",
    () => send("/api/auth/me", { headers: { cookie: `ushirika.session_token=${mark}%zz` } }),
    401,
  ],
  [
    "a CV that cannot be kept",
    () => {
      const form = new FormData();
      form.set("keep", "true");
      form.set("resume", new File([`%PDF-1.4 ${mark}`], `${mark}.pdf`, { type: "application/pdf" }));
      return send("/api/parse-resume", { method: "POST", body: form }, true);
    },
    422,
  ],
];

it("says nothing of who did what, whatever fails", { timeout: 240_000 }, async () => {
  const statuses: [string, number][] = [];
  for (const [what, fail] of failures) statuses.push([what, (await fail()).status]);
  expect(statuses).toEqual(failures.map(([what, , status]) => [what, status]));
  // Not HTTP at all.
  const socket = createConnection(Number(new URL(server.address).port), "127.0.0.1");
  socket.write(`${mark} nonsense\r\n${mark}\r\n\r\n`);
  await once(socket.resume(), "close");

  const output = () => server.output();
  await expect.poll(output, { timeout: 60_000, interval: 500 }).toMatch(/"task":"mail\.send"/);
  expect(output()).toContain('"msg":"request failed"');
  expect(output()).toContain("insert into");
  const bytes = [...Buffer.from(mark)].join(",");
  for (const one of [mark, mark.toLowerCase(), bytes, candidate.email, "0712345678", "+254712345678"]) {
    expect(
      output()
        .split("\n")
        .filter((line) => line.includes(one)),
    ).toEqual([]);
  }
});
