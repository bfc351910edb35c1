import { type AuditKind, auditKinds } from "#contract/core/audit.ts";
import { oneOf, pageOf, typedText } from "#web/lib/search-params.ts";

/** Entries on one page of the audit trail. */
export const auditPageSize = 50;

/** What the audit trail shows, as its address states it. An empty text filters nothing. */
export interface AuditFilters {
  q: string;
  kind: AuditKind | "";
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  page: number;
}

const kinds = Object.keys(auditKinds) as AuditKind[];

const dayPattern = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const isDay = (text: string) => dayPattern.test(text) && new Date(text).toISOString().startsWith(text);

/** Reads the audit trail's address. What no filter can mean counts as not given. */
export function readAuditFilters(search: URLSearchParams): AuditFilters {
  const day = (name: string) => {
    const text = search.get(name) ?? "";
    return isDay(text) ? text : "";
  };
  return {
    q: typedText(search),
    kind: oneOf(search.get("kind"), kinds) ?? "",
    from: day("from"),
    to: day("to"),
    page: pageOf(search),
  };
}

/** Whether anything is filtered out. */
export const isFiltered = ({ q, kind, from, to }: AuditFilters): boolean =>
  [q, kind, from, to].some((text) => text !== "");

/** The filters as `api.workspace.audit` takes them. */
export const auditFilterQuery = ({ q, kind, from, to }: AuditFilters) => ({
  q: q || undefined,
  kind: kind || undefined,
  from: from || undefined,
  to: to || undefined,
});
