import type { ImportSummary } from "#contract/core/import.ts";

export const importsPath = "/hr-manager/candidates/import";
export const columnsPath = (id: string): string => `${importsPath}/${id}/columns`;
export const checkPath = (id: string): string => `${importsPath}/${id}/check`;

/** The page on which an import goes on, or shows how it ended. */
export const importPath = ({ id, state }: Pick<ImportSummary, "id" | "state">): string =>
  state === "uploaded" ? columnsPath(id) : `${importsPath}/${id}`;
