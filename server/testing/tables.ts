import { globSync } from "node:fs";
import path from "node:path";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";

const server = path.dirname(import.meta.dirname);

/** Every table that a `*.table.ts` describes. */
export async function everyTable(): Promise<PgTable[]> {
  const modules = await Promise.all(
    globSync("**/*.table.ts", { cwd: server }).map(
      (file): Promise<Record<string, unknown>> => import(path.join(server, file)),
    ),
  );
  return modules.flatMap((module) => Object.values(module).filter((one) => is(one, PgTable)));
}
