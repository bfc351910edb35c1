import {
  type EnquiryStatus,
  type EnquiryTopic,
  enquiryStatuses,
  enquiryTopics,
} from "#contract/site/enquiries.ts";

/** Enquiries on one page of the inbox. */
export const inboxPageSize = 20;

/** What the inbox shows, as its address states it. An empty text filters nothing. */
export interface InboxFilters {
  q: string;
  status: EnquiryStatus | "";
  topic: EnquiryTopic | "";
  page: number;
}

/** Reads the inbox's address. What no filter can mean (an unknown status, page 0) counts as not given. */
export function readInboxFilters(search: URLSearchParams): InboxFilters {
  const page = Number(search.get("page"));
  return {
    q: (search.get("q") ?? "").trim().slice(0, 200),
    status: enquiryStatuses.find((one) => one === search.get("status")) ?? "",
    topic: enquiryTopics.find((one) => one === search.get("topic")) ?? "",
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The query part of the inbox's address: `?status=new&page=2`. What is not filtered is left out. */
export function inboxSearch({ page, ...texts }: InboxFilters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(texts)) if (value) search.set(name, value);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

/** The filters as `api.enquiries.list` takes them. */
export function inboxQuery({ q, status, topic, page }: InboxFilters) {
  return {
    q: q || undefined,
    status: status || undefined,
    topic: topic || undefined,
    page,
    pageSize: inboxPageSize,
  };
}
