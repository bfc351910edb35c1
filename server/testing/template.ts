import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { createApp } from "#server/app.ts";
import { testConfig, testOptions } from "./test-config.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder, or address, of a migrated database without a row: each test file works on a copy. */
    template: { folder: string } | { url: string };
  }
}

const templateName = "ushirika_template";

/** Runs `statement` on the server of `TEST_DATABASE_URL`, outside any test database. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export const databaseUrl = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * PGlite by itself clears 128 MB of buffers at each start: a fifth of the start and more, where it is not the product
 * that opens it.
 */
export const keepBuffersSmall = (folder: string): void =>
  appendFileSync(path.join(folder, "postgres", "postgresql.conf"), "shared_buffers = 16MB\n");

/** Migrates one database before all tests, so that each test file starts from a copy within moments. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), "ushirika-template-"));
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    await onServer(server, `drop database if exists ${templateName}`);
    await onServer(server, `create database ${templateName}`);
  }
  const app = await createApp(testConfig(folder, server && databaseUrl(server, templateName)), testOptions);
  await app.http.close();
  if (server) project.provide("template", { url: databaseUrl(server, templateName) });
  else project.provide("template", { folder });
  return async () => rmSync(folder, { recursive: true, force: true });
}

/**
 * A copy of the template for one test file.
 * @param from on PostgreSQL, the database to copy; `template0` gives one that no migration has seen
 * @returns what to connect to, and how to remove it
 */
export async function copyTemplate(template: { folder: string } | { url: string }, from = templateName) {
  const folder = mkdtempSync(path.join(tmpdir(), "ushirika-test-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if ("folder" in template) {
    cpSync(path.join(template.folder, "postgres"), path.join(folder, "postgres"), { recursive: true });
    return { folder, url: undefined, remove: async () => removeFolder() };
  }
  const server = databaseUrl(template.url, "postgres");
  const name = `ushirika_test_${path.basename(folder).slice(-6).toLowerCase()}_${process.pid}`;
  await onServer(server, `create database ${name} template ${from}`);
  return {
    folder,
    url: databaseUrl(template.url, name),
    async remove() {
      removeFolder();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}
