import type { FastifyRequest } from "fastify";
import { CodedError } from "#contract/core/errors.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { maySeeDemo } from "#server/platform/http/this-machine.ts";
import type { Platform } from "#server/platform/platform.ts";
import { showcaseOrganisation } from "./accounts.queries.ts";

/**
 * The made-up organisation that a visitor may look into, and no other: its id comes from the mark that only the seed
 * sets, never from what was asked.
 * @throws CodedError not_found where there is no demo for who asks
 */
export async function openShowcase(
  { config, database }: Platform,
  request: Pick<FastifyRequest, "raw">,
): Promise<{ id: string; name: string }> {
  const found = maySeeDemo(config.demo, request)
    ? await acrossOrganisations(database, showcaseOrganisation)
    : null;
  if (!found) throw new CodedError("not_found");
  return found;
}
