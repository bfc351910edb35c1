import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, environmentSchema, installationSecret, readConfig } from "./config.ts";

function problems(environment: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

const example = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
const named = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)];

describe("readConfig", () => {
  it("needs nothing: a demo on the embedded database", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      demo: "this_machine",
      databaseUrl: undefined,
      secureCookies: false,
    });
    expect(config.brand.product).toBe("Ushirika");
  });

  it.each([
    [{ PORT: "http" }, "PORT: must be a port number"],
    [{ PORT: "70000" }, "PORT: "],
    [{ ROLE: "web" }, "ROLE: web and worker need DATABASE_URL"],
    [{ ROLE: "boss" }, "ROLE: must be web, worker or all"],
    [{ DATABASE_URL: "mysql://x/y", SECRET: "x".repeat(32) }, "DATABASE_URL: must be a postgres:// address"],
    [
      { MIGRATION_DATABASE_URL: "postgres://h/d" },
      "MIGRATION_DATABASE_URL: is needed only beside DATABASE_URL, the role that serves",
    ],
    [{ APP_URL: "ushirika" }, "APP_URL: must be an http or https address"],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL: must be an smtp:// or smtps:// address"],
    [{ SMS_URL: "sms", SMS_KEY: "k", SMS_USERNAME: "u" }, "SMS_URL: must be an http or https address"],
    [{ SMS_URL: "https://a.example", SMS_USERNAME: "u" }, "SMS_KEY: is needed together with SMS_URL"],
    [{ SMS_URL: "https://a.example", SMS_KEY: "k" }, "SMS_USERNAME: is needed together with SMS_URL"],
    [
      { SMS_URL: "https://a.example", SMS_KEY: "a key", SMS_USERNAME: "u" },
      "SMS_KEY: must be plain letters and signs without spaces",
    ],
    [{ SMS_SENDER: "UMOJA" }, "SMS_SENDER: is needed only beside SMS_URL"],
    [
      { SMS_URL: "https://a.example", SMS_KEY: "k", SMS_USERNAME: "u", SMS_SENDER: "Umoja SACCO Ltd" },
      "SMS_SENDER: must be a name of at most 11 letters, or a short code",
    ],
    [{ SMS_FROM: "UMOJA" }, "SMS_FROM: unknown setting"],
    [{ SECRET: "short" }, "SECRET: must be at least 32 characters"],
    [{ SECRET_RETIRED: `${"x".repeat(32)},short` }, "SECRET_RETIRED: each must be at least 32 characters"],
    [{ SECRET: "x".repeat(32), SECRET_RETIRED: "x".repeat(32) }, "SECRET_RETIRED: names the SECRET that is"],
    [{ DEMO: "yes" }, "DEMO: must be 0 or 1"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY: must be a number of proxies, or addresses and networks such as"],
    [{ TRUST_PROXY: "10.0.0.0/99" }, "TRUST_PROXY: must be a number of proxies"],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN: must be at least 16 characters"],
    [{ OUTGOING_LOOPBACK: "1", DEMO: "0" }, "OUTGOING_LOOPBACK: 1 is for a demo only"],
    [{ OUTGOING_LOOPBACK: "1", APP_URL: "https://a.example" }, "OUTGOING_LOOPBACK: 1 is for a demo only"],
    [{ WEBHOOK_URL: "https://a.example" }, "WEBHOOK_URL: unknown setting"],
    [{ BRAND_NAME: "Umoja" }, "BRAND_NAME: unknown setting"],
    [{ S3_BUCKET: "files", S3_ACCESS_KEY_ID: "id" }, "S3_SECRET_ACCESS_KEY: is needed together with"],
    [{ DATABASE_URL: "postgres://h/d" }, "SECRET: is needed with DATABASE_URL"],
    [{ DATABASE_URL: "postgres://h/d", SECRET: "x".repeat(32), DEMO: "1" }, "DEMO: 1 needs the embedded"],
  ])("stops at %o with a line that names it", (environment, line) => {
    expect(problems(environment)).toEqual([expect.stringContaining(line)]);
  });

  it("names every wrong value, not only the first", () => {
    expect(problems({ PORT: "x", DEMO: "maybe", BRAND_LOGO: "a.png" })).toHaveLength(3);
  });

  it.each([
    [undefined, false],
    ["", false],
    ["0", false],
    ["1", 1],
    ["2", 2],
    ["loopback, 10.0.0.0/8,2001:db8::7", ["loopback", "10.0.0.0/8", "2001:db8::7"]],
  ])("reads TRUST_PROXY=%s", (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
  });

  it("takes several retired secrets, separated by commas", () => {
    const [first, second] = ["x".repeat(32), "y".repeat(32)];
    expect(readConfig({ SECRET_RETIRED: `${first}, ${second}` }).retiredSecrets).toEqual([first, second]);
    expect(readConfig({}).retiredSecrets).toEqual([]);
  });

  it.each([
    [{}, "this_machine"],
    [{ HOST: "0.0.0.0" }, "this_machine"],
    [{ APP_URL: "http://127.0.0.1:8080" }, "this_machine"],
    [{ APP_URL: "https://localhost" }, "nobody"],
    [{ APP_URL: "http://jobs.umoja.example" }, "nobody"],
    [{ APP_URL: "http://localhost.evil.example" }, "nobody"],
    [{ TRUST_PROXY: "1" }, "nobody"],
    [{ APP_URL: "https://jobs.umoja.example", DEMO: "1" }, "everyone"],
    [{ DEMO: "0" }, "nobody"],
  ] as const)("opens the demo of %o to %s", (environment, audience) => {
    expect(readConfig(environment).demo).toBe(audience);
  });

  it("is never a demo on PostgreSQL", () => {
    expect(readConfig({ DATABASE_URL: "postgres://h/d", SECRET: "x".repeat(32) }).demo).toBe("nobody");
  });
});

describe(".env.example", () => {
  it("lists every setting and no other", () => {
    expect(named.map(([, name]) => name).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it("can be used as it is", () => {
    expect(problems(Object.fromEntries(named.map(([, name, value]) => [name, value])))).toEqual([]);
  });
});

describe("installationSecret", () => {
  it("makes one on the first start, for its owner's eyes only, and keeps it", () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "ushirika-secret-"));
    const first = installationSecret({ secret: undefined, dataDir });
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(installationSecret({ secret: undefined, dataDir })).toBe(first);
    expect(statSync(path.join(dataDir, "secret")).mode & 0o077).toBe(0);
    rmSync(dataDir, { recursive: true });
  });
});
