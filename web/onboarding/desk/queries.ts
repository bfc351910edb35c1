import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { begunApplicationList } from "#contract/onboarding/begun-applications.ts";
import { activityList } from "#contract/onboarding/member-changes.ts";
import { memberList } from "#contract/onboarding/members.ts";
import { api } from "#web/lib/api.ts";
import { neighboursOf } from "#web/lib/list-neighbours.ts";
import { type ListState, listQuery } from "#web/lib/list-state.ts";
import { runQuery } from "#web/ui/import/run-query.ts";
import type { listOf } from "./list/case-path.ts";
import {
  type QueueState,
  queueList,
  type RegisterState,
  type RequestState,
  requestList,
} from "./list/lists.ts";

/** What cached answers of the desk are filed under; every change of a member makes all of it out of date. */
export const deskKey = ["onboarding desk"] as const;

/** One page of the register. While another page or filter is on its way the last one stays. @param client in a loader the client of the request */
export const membersQuery = (state: RegisterState, client = api) =>
  queryOptions({
    queryKey: [...deskKey, "members", state],
    queryFn: ({ signal }) => client.members.list({ query: listQuery(memberList, state), signal }),
    placeholderData: keepPreviousData,
  });

/** Members that the overview shows at first. */
const recent = 5;

/** The newest members. */
export const recentMembersQuery = (client = api) =>
  queryOptions({
    queryKey: [...deskKey, "recent"],
    queryFn: ({ signal }) => client.members.list({ query: { pageSize: recent }, signal }),
  });

/** One page of the cases that wait for a decision. */
export const queueQuery = (state: QueueState, client = api) =>
  queryOptions({
    queryKey: [...deskKey, "queue", state],
    queryFn: ({ signal }) =>
      client.members.list({
        query: { ...listQuery(queueList, state), sort: state.sort, waiting: "true" },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One page of the applications that were begun. */
export const begunApplicationsQuery = (state: ListState<typeof begunApplicationList>, client = api) =>
  queryOptions({
    queryKey: [...deskKey, "applications", state],
    queryFn: ({ signal }) =>
      client.membership.begun.list({ query: listQuery(begunApplicationList, state), signal }),
    placeholderData: keepPreviousData,
  });

/** What is before and after a case in the list that it was opened from. */
export const memberNeighboursQuery = (id: string, listed: ReturnType<typeof listOf>) =>
  queryOptions({
    queryKey: [...deskKey, "neighbours", id, listed.kind, listed.state],
    queryFn: ({ client }) =>
      listed.kind === "queue"
        ? neighboursOf(queueList, listed.state, id, (page) => client.fetchQuery(queueQuery(page)))
        : neighboursOf(memberList, listed.state, id, (page) => client.fetchQuery(membersQuery(page))),
  });

export const overviewQuery = (client = api) =>
  queryOptions({
    queryKey: [...deskKey, "overview"],
    queryFn: ({ signal }) => client.members.overview({ signal }),
  });

/** Who can be given a case or named in a note. */
export const colleaguesQuery = (client = api) =>
  queryOptions({
    queryKey: ["onboarding colleagues"],
    queryFn: ({ signal }) => client.members.colleagues({ signal }),
  });

/** What was done with all members. */
export const activitiesQuery = (page: number, client = api) =>
  queryOptions({
    queryKey: [...deskKey, "activities", page],
    queryFn: ({ signal }) =>
      client.members.activities({ query: { page, pageSize: activityList.pageSize }, signal }),
    placeholderData: keepPreviousData,
  });

/** One page of what people asked for about their data. */
export const requestsQuery = (state: RequestState, client = api) =>
  queryOptions({
    queryKey: [...deskKey, "requests", state],
    queryFn: ({ signal }) => client.dataRequests.list({ query: listQuery(requestList, state), signal }),
    placeholderData: keepPreviousData,
  });

/** What a member asked to have corrected and nobody answered yet; there is at most one such request. */
export const askedCorrectionQuery = (id: string, client = api) =>
  queryOptions({
    queryKey: [...deskKey, "asked correction", id],
    async queryFn({ signal }) {
      const { rows } = await client.dataRequests.list({ query: { status: ["open"], member: [id] }, signal });
      return rows.find(({ kind }) => kind === "correction") ?? null;
    },
  });

/** A member with the application as it was sent. */
export const memberFileQuery = (id: string, client = api) =>
  queryOptions({
    queryKey: [...deskKey, "file", id],
    queryFn: ({ signal }) => client.members.file({ params: { id }, signal }),
  });

export const memberDocumentsQuery = (id: string, client = api) =>
  queryOptions({
    queryKey: [...deskKey, "documents", id],
    queryFn: ({ signal }) => client.members.documents({ params: { id }, signal }),
  });

/** Entries of a member's history that its page shows. */
const historySize = 100;

export const memberHistoryQuery = (id: string, client = api) =>
  queryOptions({
    queryKey: [...deskKey, "history", id],
    queryFn: ({ signal }) =>
      client.members.history({ params: { id }, query: { pageSize: historySize }, signal }),
  });

/** An import of members, followed while it runs. @param client in a loader the client of the request */
export const memberImportQuery = (id: string, client = api) =>
  runQuery([...deskKey, "imports"], id, client.members.imports);

/** The payments of a statement, followed while they are recorded. @param client in a loader the client of the request */
export const statementQuery = (id: string, client = api) =>
  runQuery([...deskKey, "statements"], id, client.members.payments.imports);

/** What a member has paid, and what is still due. */
export const memberPaymentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...deskKey, "payments", id],
    queryFn: ({ signal }) => api.members.payments.list({ params: { id }, signal }),
  });

/** Milliseconds until checks that are still made are looked at again. */
const checkPause = 2000;

/** The checks of a member's case with their evidence; asked for again while some of them run. */
export const memberChecksQuery = (id: string, client = api) =>
  queryOptions({
    queryKey: [...deskKey, "checks", id],
    queryFn: ({ signal }) => client.caseChecks.get({ params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.checks.some(({ status }) => status === "running") ? checkPause : false,
  });

/** The address of a document's picture in this window; asking for it is a view in the audit trail. */
export const documentPictureQuery = (id: string, documentId: string) =>
  queryOptions({
    queryKey: ["member documents", id, documentId],
    queryFn: async ({ signal }) => {
      const answer = await api.members.documentContent({ params: { id, documentId }, signal });
      return URL.createObjectURL(await answer.blob());
    },
    // Not kept longer than the page that shows it.
    gcTime: 0,
  });
