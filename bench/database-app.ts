import pg from "pg";
import { type App, createApp } from "#server/app.ts";
import { databaseUrl, onServer } from "#server/testing/template.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { temporaryFolder } from "./processes.ts";

/** The product on a database of its own, and a connection to the same that knows nothing of the product. */
export interface DatabaseApp {
  app: App;
  bare: pg.Client;
  /** Ends both, and removes the database. */
  close(): Promise<void>;
}

/**
 * Opens the product on the PostgreSQL of TEST_DATABASE_URL; without one it says so, and the measurement ends.
 * @param measured names the database
 */
export async function openDatabaseApp(measured: string): Promise<DatabaseApp> {
  const postgres = process.env.TEST_DATABASE_URL;
  if (!postgres) {
    console.log("Set TEST_DATABASE_URL to a PostgreSQL server; this measurement needs one.");
    process.exit(0);
  }
  const name = `ushirika_bench_${process.pid}_${measured}`;
  await onServer(postgres, `create database ${name}`);
  const url = databaseUrl(postgres, name);
  const app = await createApp(testConfig(temporaryFolder(), url), { rateLimits: false });
  const bare = new pg.Client(url);
  await bare.connect();
  // The database's own search functions ask for it; everything else is bare of it, as a superuser is.
  await bare.query("select set_config('app.organisation', '*', false)");
  return {
    app,
    bare,
    async close() {
      await bare.end();
      await app.http.close();
      await onServer(postgres, `drop database if exists ${name} with (force)`);
    },
  };
}
