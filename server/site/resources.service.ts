import { CodedError } from "#contract/core/errors.ts";
import type { Resource } from "#contract/site/resources.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ResourceLibrary } from "./resource-library.ts";
import { findResource, type ResourceId, resources } from "./resources/catalogue.ts";
import * as queries from "./resources.queries.ts";

/** The documents with how often each was taken, and their sizes as far as they have been typeset. */
export async function listResources({ database }: Platform, library: ResourceLibrary): Promise<Resource[]> {
  library.warm();
  const downloads = await acrossOrganisations(database, queries.downloadCounts);
  return resources.map((resource) => ({
    ...resource,
    bytes: library.sizeOf(resource.id),
    downloads: downloads.get(resource.id) ?? 0,
  }));
}

function idOf(id: string): ResourceId {
  const resource = findResource(id);
  if (!resource) throw new CodedError("not_found", "This document does not exist.");
  return resource.id;
}

/** A document for looking at. @throws CodedError not_found, unavailable */
export const previewResource = async (library: ResourceLibrary, id: string) => library.get(idOf(id));

/**
 * A document for keeping.
 * @param counts whether a person takes it: a search engine that reads it is no download
 * @throws CodedError not_found, unavailable
 */
export async function downloadResource(
  { database }: Platform,
  library: ResourceLibrary,
  id: string,
  counts: boolean,
) {
  const resourceId = idOf(id);
  const file = await library.get(resourceId);
  if (counts) await acrossOrganisations(database, (tx) => queries.countDownload(tx, resourceId));
  return file;
}
