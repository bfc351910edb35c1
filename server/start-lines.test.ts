import { expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { startLines } from "./start-lines.ts";

const linesFor = (environment: NodeJS.ProcessEnv) =>
  startLines(readConfig(environment), environment.APP_URL ?? "http://localhost:3000");

it("says what is open on this machine", () => {
  expect(linesFor({})).toEqual([
    "The demo's accounts, /dev/outbox, /dev/outbox/sms and /dev/kit are open on this machine only; DEMO=1 opens them to everyone, DEMO=0 closes them.",
    "/metrics is open to this machine only.",
  ]);
});

it("says who can do what where the demo was asked for", () => {
  const [demo, metrics] = linesFor({
    APP_URL: "https://jobs.umoja.example",
    DEMO: "1",
    METRICS_TOKEN: "x".repeat(16),
  });
  expect(demo).toBe(
    "DEMO=1: whoever reaches https://jobs.umoja.example can sign in with the demo's accounts, open the applications whose links are at /dev/outbox/sms, and read every mail at /dev/outbox and so set anyone's password.",
  );
  const sms = { SMS_URL: "https://sms.example", SMS_KEY: "k", SMS_USERNAME: "u" };
  expect(linesFor({ DEMO: "1", SMTP_URL: "smtp://mail.example", ...sms })[0]).toBe(
    "DEMO=1: whoever reaches http://localhost:3000 can sign in with the demo's accounts.",
  );
  expect(metrics).toBe("/metrics is open to this machine and holders of METRICS_TOKEN.");
});

it.each([
  { DEMO: "0" },
  { APP_URL: "https://localhost" },
  { APP_URL: "http://jobs.umoja.example" },
  { TRUST_PROXY: "1" },
])("says that the demo is closed: %o", (environment) => {
  expect(linesFor(environment)[0]).toBe("The demo and /dev are closed.");
});
