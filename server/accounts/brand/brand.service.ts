import {
  type BrandInput,
  brandInput,
  logoBox,
  maxLogoBytes,
  type SaccoBrand,
} from "#contract/accounts/brand.ts";
import { CodedError } from "#contract/core/errors.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { inspectUpload } from "#server/platform/files/inspect.ts";
import { commitUpload, discardUpload, releaseFiles, storeUpload } from "#server/platform/files/uploads.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { SharedPicture } from "#server/platform/http/endpoint.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import type { Letterhead } from "#server/platform/mail/letterhead.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ExampleSender } from "#server/platform/templates/template.ts";
import { type Imprint, productImprint } from "#server/platform/typesetting/imprint.ts";
import * as queries from "./brand.queries.ts";

const kept = Object.keys(brandInput.shape) as (keyof BrandInput)[];

/** Where a logo is shown from: another address with each picture, so that browsers may keep it. */
function logoOf({ slug, brand }: queries.BrandRow): SaccoBrand["logo"] {
  if (!brand?.logoFileId || !brand.logoWidth || !brand.logoHeight) return null;
  const path = `/og/logos/${slug}.png?v=${brand.logoFileId}`;
  return { path, width: brand.logoWidth, height: brand.logoHeight };
}

function toBrand(row: queries.BrandRow): SaccoBrand {
  const values = Object.fromEntries(kept.map((name) => [name, row.brand?.[name] ?? ""]));
  return { ...(values as BrandInput), name: row.name, slug: row.slug, logo: logoOf(row) };
}

/** @throws CodedError not_found */
const bySlug = ({ database }: Pick<Platform, "database">, slug: string) =>
  acrossOrganisations(database, async (tx) => {
    const row = await queries.brandBySlug(tx, slug);
    if (!row) throw new CodedError("not_found");
    return row;
  });

/** How a SACCO shows itself, for its public pages. @throws CodedError not_found */
export const publicBrand = async (platform: Pick<Platform, "database">, slug: string): Promise<SaccoBrand> =>
  toBrand(await bySlug(platform, slug));

/** The logo of a SACCO, for everyone. @throws CodedError not_found */
export async function logoPicture(
  platform: Pick<Platform, "database" | "files">,
  slug: string,
): Promise<SharedPicture> {
  const { brand, logoKey } = await bySlug(platform, slug);
  if (!brand?.logoFileId || !logoKey) throw new CodedError("not_found");
  return { etag: `"${brand.logoFileId}"`, bytes: () => platform.files.get(logoKey) };
}

const ownRow = async ({ database }: Pick<Platform, "database">, organisationId: string) => {
  const row = await inOrganisation(database, organisationId, ({ tx }) =>
    queries.brandOfOrganisation(tx, organisationId),
  );
  if (!row) throw new CodedError("not_found");
  return row;
};

/** How an organisation shows itself on what is printed in its name. @throws CodedError not_found */
export async function imprintOf(
  platform: Pick<Platform, "database" | "files" | "config">,
  organisationId: string,
): Promise<Imprint> {
  const row = await ownRow(platform, organisationId);
  const { name, logo, ...brand } = toBrand(row);
  const png = row.logoKey && (await platform.files.get(row.logoKey));
  const { colour, product } = productImprint(platform.config.brand);
  return {
    name,
    product,
    colour: brand.colour || colour,
    logo: png && logo ? { png, width: logo.width, height: logo.height } : null,
    contacts: contactsOf(brand),
  };
}

const contactsOf = ({ address, phone, email }: Pick<SaccoBrand, "address" | "phone" | "email">) =>
  [address, phone, email].filter(Boolean);

/** What stands at the top of an organisation's mails; null where it decided nothing about it. */
export async function letterheadOf(
  { database, origin }: Pick<Platform, "database" | "origin">,
  organisationId: string,
): Promise<Letterhead | null> {
  const row = await inOrganisation(database, organisationId, ({ tx }) =>
    queries.brandOfOrganisation(tx, organisationId),
  );
  if (!row?.brand) return null;
  const { name, tagline, colour, logo, ...brand } = toBrand(row);
  return {
    name,
    tagline,
    colour: colour || null,
    logo: logo && { ...logo, url: `${origin}${logo.path}` },
    contacts: contactsOf(brand),
  };
}

/** Who an organisation's example mails and SMS are from: itself. @throws CodedError not_found */
export async function exampleSenderOf(
  platform: Pick<Platform, "database" | "origin">,
  organisationId: string,
): Promise<ExampleSender> {
  const { name: sacco, slug } = await ownRow(platform, organisationId);
  return { origin: platform.origin, sacco, slug };
}

export const ownBrand = async (platform: Platform, staff: Staff): Promise<SaccoBrand> =>
  toBrand(await ownRow(platform, staff.organisationId));

/** Decides how the organisation shows itself; what changed is in the audit trail. */
export async function saveBrand(platform: Platform, staff: Staff, values: BrandInput): Promise<SaccoBrand> {
  const before = toBrand(await ownRow(platform, staff.organisationId));
  await inOrganisation(platform.database, staff.organisationId, async (scope) => {
    await queries.writeBrand(scope, values);
    await scope.audit(staff, {
      action: "brand.changed",
      subject: "organisation",
      subjectId: staff.organisationId,
      detail: { changed: kept.filter((name) => before[name] !== values[name]).join(", ") },
    });
  });
  return { ...before, ...values };
}

/** Puts a file in the place of the logo, or nothing; the former file goes. */
async function replaceLogo(platform: Platform, staff: Staff, logo: queries.LogoColumns): Promise<SaccoBrand> {
  const former = await inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const row = await queries.brandOfOrganisation(scope.tx, staff.organisationId);
    const gone = row?.brand?.logoFileId ?? null;
    if (logo.logoFileId) await commitUpload(scope, logo.logoFileId);
    await queries.writeBrand(scope, logo);
    if (gone) await releaseFiles(scope.tx, [gone]);
    await scope.audit(staff, {
      action: logo.logoFileId ? "brand.logo_changed" : "brand.logo_removed",
      subject: "organisation",
      subjectId: staff.organisationId,
    });
    return gone;
  });
  if (former) await discardUpload(platform, former);
  return ownBrand(platform, staff);
}

const accept = ["png", "jpeg", "webp"] as const;

/**
 * Puts in a logo. It is written anew at the size that pages need, so that nothing stays in it but what is seen.
 * @throws CodedError naming what is wrong with the file
 */
export async function saveLogo(platform: Platform, staff: Staff, upload: UploadedFile): Promise<SaccoBrand> {
  await inspectUpload(upload.bytes, { name: upload.name, accept: [...accept], maxBytes: maxLogoBytes });
  const { bytes, width, height } = await platform.rewriter.asLogo(upload.bytes, logoBox);
  const file = { name: "logo.png", bytes };
  const logoFileId = await storeUpload(platform, staff.organisationId, file, {
    accept: ["png"],
    maxBytes: maxLogoBytes,
  });
  try {
    return await replaceLogo(platform, staff, { logoFileId, logoWidth: width, logoHeight: height });
  } catch (error) {
    await discardUpload(platform, logoFileId);
    throw error;
  }
}

export const removeLogo = (platform: Platform, staff: Staff): Promise<SaccoBrand> =>
  replaceLogo(platform, staff, { logoFileId: null, logoWidth: null, logoHeight: null });
