import { queryOptions } from "@tanstack/react-query";
import type { CvImportState } from "#contract/recruitment/cv-imports.ts";
import { cvFileList } from "#contract/recruitment/cv-imports.ts";
import { api } from "#web/lib/api.ts";
import { type ListState, listQuery, listSearch } from "#web/lib/list-state.ts";

export type CvFileState = ListState<typeof cvFileList>;

/** Milliseconds until an import is looked at again while something is read or sent. */
const pause = 1_500;

/** What cached answers about open imports of CVs are filed under. */
export const cvImportKeys = { one: (id: string) => ["hr", "cv-imports", id] as const };

/** How many files of an import stand so. */
export const countOf = ({ standings }: CvImportState, standing: string): number =>
  standings.find((one) => one.standing === standing)?.count ?? 0;

/**
 * An open import of CVs with a page of its files, followed while files are read.
 * @param sending whether files are being sent to it
 * @param client in a loader the client of the request
 */
export const cvImportQuery = (id: string, state: CvFileState, { sending = false, client = api } = {}) =>
  queryOptions({
    queryKey: [...cvImportKeys.one(id), listSearch(cvFileList, state)],
    queryFn: async ({ signal }) => {
      const query = listQuery(cvFileList, state);
      const { listed, ...found } = await client.cvImports.get({ params: { id }, query, signal });
      return { found, files: listed };
    },
    refetchInterval: ({ state: { data } }) =>
      sending || (data && countOf(data.found, "waiting") > 0) ? pause : false,
  });
