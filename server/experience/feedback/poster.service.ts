import { languages } from "#contract/core/language.ts";
import { mediaTypes } from "#contract/core/media-types.ts";
import { surveyPath } from "#contract/experience/addresses.ts";
import { imprintOf } from "#server/accounts/brand/brand.service.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { PosterSheet } from "#server/platform/typesetting/poster.ts";
import { saccoOf } from "./invitations.queries.ts";
import { posterMessages } from "./poster.messages.ts";

/** The poster of the organisation's survey, in its name. @throws CodedError unavailable when too many wait */
export async function makePoster(
  platform: Platform,
  staff: Staff,
  sheet: PosterSheet,
  signal: AbortSignal,
): Promise<Download> {
  const { database, origin, typesetter } = platform;
  const { slug, organization } = await inOrganisation(database, staff.organisationId, saccoOf);
  const address = origin + surveyPath(slug);
  const poster = {
    sheet,
    calls: languages.map((language) => ({ language, ...posterMessages[language] })),
    address,
    codeLabel: `QR code of ${address}`,
    title: `${organization}: ${posterMessages.en.title}`,
    date: new Date(),
  };
  return {
    bytes: await typesetter.typesetPoster(poster, await imprintOf(platform, staff.organisationId), signal),
    contentType: mediaTypes.pdf,
    name: `survey-${slug}-${sheet}.pdf`,
    attachment: true,
  };
}
