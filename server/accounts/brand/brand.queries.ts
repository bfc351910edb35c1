import { eq, getTableColumns } from "drizzle-orm";
import type { BrandInput } from "#contract/accounts/brand.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { organisations } from "../accounts.table.ts";
import { organisationBrands } from "./brand.table.ts";

const fields = {
  organisationId: organisations.id,
  name: organisations.name,
  slug: organisations.slug,
  brand: getTableColumns(organisationBrands),
  logoKey: storedFiles.key,
};

const selectBrands = (tx: Tx) =>
  tx
    .select(fields)
    .from(organisations)
    .leftJoin(organisationBrands, eq(organisationBrands.organisationId, organisations.id))
    .leftJoin(storedFiles, eq(storedFiles.id, organisationBrands.logoFileId));

export type BrandRow = Awaited<ReturnType<typeof selectBrands>>[number];

export async function brandBySlug(tx: Tx, slug: string): Promise<BrandRow | null> {
  const [row] = await selectBrands(tx).where(eq(organisations.slug, slug));
  return row ?? null;
}

export async function brandOfOrganisation(tx: Tx, organisationId: string): Promise<BrandRow | null> {
  const [row] = await selectBrands(tx).where(eq(organisations.id, organisationId));
  return row ?? null;
}

/** Writes what is given and leaves the rest as it is. */
export async function writeBrand(
  scope: OrganisationScope,
  values: Partial<BrandInput & LogoColumns>,
): Promise<void> {
  await scope
    .insert(organisationBrands, values)
    .onConflictDoUpdate({ target: organisationBrands.organisationId, set: values });
}

export interface LogoColumns {
  logoFileId: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
}
