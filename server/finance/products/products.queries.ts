import { and, asc, count, desc, eq, getTableColumns, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import { maxProducts, type Product, type ProductInput } from "#contract/finance/products.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { products } from "./products.table.ts";

const { organisationId: _, createdAt: __, ...fields } = getTableColumns(products);

/** Savings first, each by name, its present terms before those that were. */
export const listProducts = (scope: OrganisationScope): Promise<Product[]> =>
  scope
    .select(fields, products)
    .orderBy(desc(products.kind), asc(products.name), desc(products.validFrom), asc(products.id))
    .limit(maxProducts);

/** What a SACCO offers on a day; nothing of a SACCO that is not there. */
export const listOffered = (tx: Tx, slug: string, day: string): Promise<Product[]> =>
  tx
    .select(fields)
    .from(products)
    .innerJoin(organisations, eq(organisations.id, products.organisationId))
    .where(
      and(
        eq(organisations.slug, slug),
        lte(products.validFrom, day),
        or(isNull(products.validUntil), gte(products.validUntil, day)),
      ),
    )
    .orderBy(desc(products.kind), asc(products.name), asc(products.id))
    .limit(maxProducts);

export async function productById(scope: OrganisationScope, id: string): Promise<Product | null> {
  const [row] = await scope.select(fields, products, eq(products.id, id)).for("update");
  return row ?? null;
}

export async function countProducts(scope: OrganisationScope): Promise<number> {
  const [row] = await scope.select({ total: count() }, products);
  return row?.total ?? 0;
}

/** Whether another product of that kind and name is offered on one of the days. */
export async function overlaps(
  scope: OrganisationScope,
  {
    id,
    kind,
    name,
    validFrom,
    validUntil,
  }: Pick<Product, "id" | "kind" | "name" | "validFrom" | "validUntil">,
): Promise<boolean> {
  const rows = await scope
    .select(
      { id: products.id },
      products,
      and(
        ne(products.id, id),
        eq(products.kind, kind),
        sql`lower(${products.name}) = lower(${name})`,
        validUntil === null ? undefined : lte(products.validFrom, validUntil),
        or(isNull(products.validUntil), gte(products.validUntil, validFrom)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertProduct(
  scope: OrganisationScope,
  values: ProductInput & { id: string },
): Promise<void> {
  await scope.insert(products, values);
}

export async function updateProduct(
  scope: OrganisationScope,
  id: string,
  values: Partial<ProductInput & { validUntil: string | null }>,
): Promise<void> {
  await scope.update(products, values, eq(products.id, id));
}
