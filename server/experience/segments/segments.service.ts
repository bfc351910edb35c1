import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import { narrowing, type SegmentCriteria } from "#contract/experience/segment-facts.ts";
import {
  maxSegments,
  type Segment,
  type SegmentLook,
  type SegmentMember,
  type segmentInput,
  type segmentMembersList,
} from "#contract/experience/segments.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { rulesOf } from "./actions.queries.ts";
import * as queries from "./segments.queries.ts";
import { segments } from "./segments.table.ts";
import { standardSegments } from "./standard-segments.ts";

type Values = z.output<typeof segmentInput>;

/** Counts the people of every segment again, at night. */
export const countSegmentsTask = defineScheduledTask(
  "experience.segments_count",
  "Count the members of segments",
  "52 2 * * *",
);

const toSegment = ({ organisationId: _, createdAt: __, countedAt, ...row }: queries.SegmentRow): Segment => ({
  ...row,
  countedAt: countedAt.toISOString(),
});

const record = (scope: OrganisationScope, staff: Staff, action: AuditAction, id: string) =>
  scope.audit(staff, { action, subject: "segment", subjectId: id });

/** A segment of the organisation. @throws CodedError not_found */
export async function requireSegment(scope: OrganisationScope, id: string): Promise<queries.SegmentRow> {
  const row = await queries.findSegment(scope, id);
  if (!row) throw new CodedError("not_found");
  return row;
}

/** The organisation's segments, by name. */
export const listSegments = ({ database }: Platform, { organisationId }: Staff): Promise<Segment[]> =>
  inOrganisation(database, organisationId, async (scope) =>
    (await queries.listSegments(scope)).map(toSegment),
  );

/** @throws CodedError not_found */
export const getSegment = ({ database }: Platform, { organisationId }: Staff, id: string): Promise<Segment> =>
  inOrganisation(database, organisationId, async (scope) => toSegment(await requireSegment(scope, id)));

/** Whom a rule finds, which need not be kept. */
export const lookAtRule = (
  { database }: Platform,
  { organisationId }: Staff,
  criteria: SegmentCriteria,
): Promise<SegmentLook> =>
  inOrganisation(database, organisationId, (scope) => queries.lookAt(scope, criteria, new Date()));

/** Who is in a segment now, a page at a time. @throws CodedError not_found */
export const listSegmentMembers = (
  { database }: Platform,
  { organisationId }: Staff,
  id: string,
  query: z.output<typeof segmentMembersList.query>,
): Promise<Page<SegmentMember>> =>
  inOrganisation(database, organisationId, async (scope) => {
    const { criteria } = await requireSegment(scope, id);
    return queries.membersOf(scope, criteria, query, new Date());
  });

async function counted(scope: OrganisationScope, { name, description, criteria }: Values) {
  const kept = narrowing(criteria);
  const countedAt = new Date();
  return { name, description, criteria: kept, countedAt, size: await queries.sizeOf(scope, kept, countedAt) };
}

/** Runs `write`, which answers the id of what it wrote, and records it. @throws CodedError conflict */
async function saved(
  { database }: Platform,
  staff: Staff,
  write: (scope: OrganisationScope) => Promise<string>,
): Promise<Segment> {
  try {
    return await inOrganisation(database, staff.organisationId, async (scope) => {
      const id = await write(scope);
      await record(scope, staff, "segment.saved", id);
      return toSegment(await requireSegment(scope, id));
    });
  } catch (error) {
    if (violatedUnique(error) !== "segment_name") throw error;
    throw new CodedError("conflict", "Another segment has this name.");
  }
}

/** @throws CodedError conflict for a name that another segment has, or too many of them */
export const createSegment = (platform: Platform, staff: Staff, input: Values): Promise<Segment> =>
  saved(platform, staff, async (scope) => {
    if ((await queries.listSegments(scope)).length >= maxSegments) {
      throw new CodedError("conflict", `There can be ${maxSegments} segments.`);
    }
    const id = newId();
    await scope.insert(segments, { id, ...(await counted(scope, input)) });
    return id;
  });

/** @throws CodedError not_found; conflict for a name that another segment has */
export const updateSegment = (
  platform: Platform,
  staff: Staff,
  id: string,
  input: Values,
): Promise<Segment> =>
  saved(platform, staff, async (scope) => {
    await requireSegment(scope, id);
    await scope.update(segments, await counted(scope, input), eq(segments.id, id));
    return id;
  });

/** @throws CodedError not_found; conflict for one that a rule of the next best action uses */
export function removeSegment({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await requireSegment(scope, id);
    const uses = await rulesOf(scope, [id]);
    if (uses.length > 0) {
      const names = uses.map(({ action }) => `“${action}”`).join(", ");
      throw new CodedError("conflict", `A next best action is for this segment: ${names}. Change it first.`);
    }
    await scope.delete(segments, eq(segments.id, id));
    await record(scope, staff, "segment.removed", id);
  });
}

/** Adds the segments that most SACCOs use, but for names that are taken. @returns ids of those that were added */
export async function insertStandardSegments(scope: OrganisationScope): Promise<string[]> {
  const there = await queries.listSegments(scope);
  const names = new Set(there.map(({ name }) => name));
  const missing = standardSegments.filter(({ name }) => !names.has(name));
  if (there.length + missing.length > maxSegments) {
    throw new CodedError("conflict", `There can be ${maxSegments} segments.`);
  }
  const ids: string[] = [];
  for (const values of missing) {
    const id = newId();
    await scope.insert(segments, { id, ...(await counted(scope, values)) });
    ids.push(id);
  }
  return ids;
}

/** The same when somebody asks for it. @throws CodedError conflict when there are too many */
export const addStandardSegments = ({ database }: Platform, staff: Staff): Promise<Segment[]> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    for (const id of await insertStandardSegments(scope)) await record(scope, staff, "segment.saved", id);
    return (await queries.listSegments(scope)).map(toSegment);
  });

const atOnce = 100;

/** Counts segments again whose count is of yesterday; each by itself, so that a large register holds up no other. */
export async function countSegments({ database }: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - dayMillis / 2);
  for (let more = true; more; ) {
    const due = await acrossOrganisations(database, (tx) => queries.countedBefore(tx, before, atOnce));
    for (const { organisationId, id } of due) {
      await inOrganisation(database, organisationId, async (scope) => {
        const row = await queries.findSegment(scope, id);
        if (!row) return;
        const size = await queries.sizeOf(scope, row.criteria, now);
        await scope.update(segments, { size, countedAt: now }, eq(segments.id, id));
      });
    }
    more = due.length === atOnce;
  }
}
