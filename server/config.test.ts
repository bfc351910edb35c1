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
    expect(config).toMatchObject({ port: 3000, demo: true, databaseUrl: undefined, secureCookies: false });
    expect(config.brand.product).toBe("Ushirika");
  });

  it.each([
    [{ PORT: "http" }, "PORT: must be a port number"],
    [{ PORT: "70000" }, "PORT: "],
    [{ ROLE: "web" }, "ROLE: web and worker need DATABASE_URL"],
    [{ ROLE: "boss" }, "ROLE: must be web, worker or all"],
    [{ DATABASE_URL: "mysql://x/y", SECRET: "x".repeat(32) }, "DATABASE_URL: must be a postgres:// address"],
    [{ APP_URL: "ushirika" }, "APP_URL: must be an http or https address"],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL: must be an smtp:// or smtps:// address"],
    [{ SECRET: "short" }, "SECRET: must be at least 32 characters"],
    [{ DEMO: "yes" }, "DEMO: must be 0 or 1"],
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

  it("is never a demo on PostgreSQL", () => {
    expect(readConfig({ DATABASE_URL: "postgres://h/d", SECRET: "x".repeat(32) }).demo).toBe(false);
  });
});

describe(".env.example", () => {
  it("lists every setting and no other", () => {
    expect(named.map(([, name]) => name).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it("can be used as it stands", () => {
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
