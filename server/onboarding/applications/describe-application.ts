import type { ApplicationDocument } from "#contract/onboarding/application-documents.ts";
import type { MembershipApplication } from "#contract/onboarding/applications.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { type FoundApplication, type FoundDocument, listDocuments } from "./applications.queries.ts";

export const toDocument = ({ document, photographer, ...file }: FoundDocument): ApplicationDocument => {
  const { id, kind, method, quality, createdAt } = document;
  return { id, kind, method, quality, ...file, createdAt: createdAt.toISOString(), capturedBy: photographer };
};

/** An application as whoever has its key sees it. */
export async function describeApplication(
  scope: OrganisationScope,
  { application, slug, organization }: FoundApplication,
): Promise<MembershipApplication> {
  const documents = await listDocuments(scope, application.id);
  return {
    ...application,
    slug,
    organization,
    updatedAt: application.updatedAt.toISOString(),
    submittedAt: application.submittedAt?.toISOString() ?? null,
    documents: documents.map(toDocument),
    parts: application.reopenedParts,
  };
}
