import { CodedError } from "#contract/core/errors.ts";
import { maxProducts, type Product, type ProductInput } from "#contract/finance/products.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./products.queries.ts";

export const listProducts = ({ database }: Platform, staff: Staff): Promise<Product[]> =>
  inOrganisation(database, staff.organisationId, queries.listProducts);

/** What a SACCO offers today. */
export const listOffered = ({ database }: Platform, slug: string, now = new Date()): Promise<Product[]> =>
  acrossOrganisations(database, (tx) => queries.listOffered(tx, slug, nairobiDay(now)));

/** @throws CodedError not_found */
async function requireProduct(scope: OrganisationScope, id: string): Promise<Product> {
  const found = await queries.productById(scope, id);
  if (!found) throw new CodedError("not_found");
  return found;
}

/** @throws CodedError validation where two of one name would be offered on one day, or an end is before its beginning */
async function requireSound(scope: OrganisationScope, product: Product): Promise<void> {
  if (product.validUntil !== null && product.validUntil < product.validFrom) {
    throw new CodedError("validation", undefined, {
      validFrom: "It begins after its last day",
      lastDay: "It would end before it begins",
    });
  }
  if (!(await queries.overlaps(scope, product))) return;
  throw new CodedError("validation", undefined, {
    name: "A product of this name is offered on the same days",
  });
}

const auditProduct = (
  scope: OrganisationScope,
  staff: Staff,
  action: "product.offered" | "product.changed" | "product.retired",
  { id, name, rate, validFrom, validUntil }: Product,
) =>
  scope.audit(staff, {
    action,
    subject: "product",
    subjectId: id,
    detail: { name, rate, validFrom, validUntil },
  });

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3600 * 1000).toISOString().slice(0, 10);

/**
 * Offers a product from a day.
 * @param replacesId the one whose terms it changes: that one ends the day before
 * @throws CodedError validation, conflict at too many, not_found
 */
export function createProduct(
  { database }: Platform,
  staff: Staff,
  { product, replacesId }: { product: ProductInput; replacesId?: string },
): Promise<Product> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if ((await queries.countProducts(scope)) >= maxProducts) {
      throw new CodedError("conflict", `An organisation keeps at most ${maxProducts} products.`);
    }
    if (replacesId) {
      const before = await requireProduct(scope, replacesId);
      if (before.validFrom >= product.validFrom) {
        throw new CodedError("validation", undefined, {
          validFrom: "Please choose a day after the one on which the present terms began",
        });
      }
      await queries.updateProduct(scope, replacesId, { validUntil: dayBefore(product.validFrom) });
    }
    const made: Product = { ...product, id: newId(), validUntil: null };
    await requireSound(scope, made);
    await queries.insertProduct(scope, { ...product, id: made.id });
    await auditProduct(scope, staff, "product.offered", made);
    return made;
  });
}

/** Mends what was entered. @throws CodedError validation, not_found */
export function updateProduct(
  { database }: Platform,
  staff: Staff,
  id: string,
  input: ProductInput,
): Promise<Product> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const changed = { ...(await requireProduct(scope, id)), ...input };
    await requireSound(scope, changed);
    await queries.updateProduct(scope, id, input);
    await auditProduct(scope, staff, "product.changed", changed);
    return changed;
  });
}

/** Says the last day of a product, or that no end is known. @throws CodedError validation, not_found */
export function retireProduct(
  { database }: Platform,
  staff: Staff,
  id: string,
  lastDay: string | null,
): Promise<Product> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const changed = { ...(await requireProduct(scope, id)), validUntil: lastDay };
    await requireSound(scope, changed);
    await queries.updateProduct(scope, id, { validUntil: lastDay });
    await auditProduct(scope, staff, "product.retired", changed);
    return changed;
  });
}
