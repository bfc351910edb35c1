import { existsSync } from "node:fs";
import { type Config, secretFile } from "#server/config.ts";
import type { Database } from "./database/database.ts";
import { acrossOrganisations } from "./database/scope.ts";
import { storedFiles } from "./files/files.table.ts";
import { StartRefused } from "./start-refused.ts";

/**
 * Refuses to go on with a new secret where files were encrypted with another: nobody would notice before they opened one that
 * it cannot be read any more.
 * @throws StartRefused
 */
export async function refuseLostSecret(
  config: Pick<Config, "secret" | "dataDir">,
  database: Database,
): Promise<void> {
  const file = secretFile(config);
  if (config.secret || existsSync(file)) return;
  const some = await acrossOrganisations(database, (tx) =>
    tx.select({ id: storedFiles.id }).from(storedFiles).limit(1),
  );
  if (some.length === 0) return;
  throw new StartRefused([
    `${file} is missing: this installation's secret, without which uploaded files cannot be read. Put the file back, or set SECRET to what it held.`,
    "Where neither is left, move the data folder away and restore the latest backup, which has it inside.",
  ]);
}
