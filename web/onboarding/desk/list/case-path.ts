import { memberList } from "#contract/onboarding/members.ts";
import { listSearch, readList } from "#web/lib/list-state.ts";
import { memberPath, queuePath, registerPath } from "../paths.ts";
import { type QueueState, queueList } from "./lists.ts";

const param = "from";
const queue = "queue";

/** A case that was opened from the queue: its address knows the queue as it was filtered. */
export function casePath(id: string, state: QueueState): string {
  const search = new URLSearchParams(listSearch(queueList, state));
  search.set(param, queue);
  return `${memberPath(id)}?${search}`;
}

/** The list that a case was opened from: the queue, or the register. */
export function listOf(search: URLSearchParams) {
  if (search.get(param) === queue) {
    const state = readList(queueList, search);
    return { kind: "queue" as const, state, path: `${queuePath}${listSearch(queueList, state)}` };
  }
  const state = readList(memberList, search);
  return { kind: "register" as const, state, path: `${registerPath}${listSearch(memberList, state)}` };
}
