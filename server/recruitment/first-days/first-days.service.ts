import { eq } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import {
  type FirstDaysFile,
  type FirstDaysTemplate,
  type firstDaysItemChange,
  firstDaysLimits,
  type firstDaysStart,
  type newFirstDaysItem,
} from "#contract/recruitment/first-days.ts";
import { type Actor, systemActor } from "#server/platform/audit/audit.ts";
import { nairobiDayAfter, nairobiMoment } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { type Staff, trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { actorColumns, noteInHistory } from "../applications/history.service.ts";
import { type ApplicationRow, applicationById } from "../applications/hr-applications.queries.ts";
import { recruiters } from "../applications/recruiters.queries.ts";
import { lockedApplication } from "../pipeline/hiring-file.service.ts";
import * as queries from "./first-days.queries.ts";
import { firstDaysItems, firstDaysLists } from "./first-days.table.ts";

/** Days until work begins where no offer says it. */
const defaultStartDays = 14;

/** When the person begins, as far as that is known. */
async function startOf(scope: OrganisationScope, applicationId: string, now: Date): Promise<string> {
  const agreed = await queries.acceptedStart(scope, applicationId);
  return agreed ?? nairobiDayAfter(now, defaultStartDays);
}

async function describeFirstDays(
  scope: OrganisationScope,
  { principal: { membership } }: Staff,
  { id, status }: ApplicationRow,
): Promise<FirstDaysFile> {
  const now = new Date();
  const list = await queries.listOf(scope, id);
  const items = list ? await queries.itemsOf(scope, list.id) : [];
  const changes = membership !== null && !trialEnded(membership, now) && status === "accepted";
  return {
    startDate: list?.startDate ?? null,
    items: items.map((item) => ({ ...item, doneAt: item.doneAt?.toISOString() ?? null })),
    mayStart: changes && !list,
    mayChange: changes,
    suggestedStart: await startOf(scope, id, now),
    people: (await recruiters(scope)).map((one) => ({ id: one.id, fullName: one.name })),
  };
}

/** The first days of somebody who was hired. @throws CodedError not_found */
export function getFirstDays({ database }: Platform, staff: Staff, id: string): Promise<FirstDaysFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const application = await applicationById(scope, id);
    if (!application) throw new CodedError("not_found");
    return describeFirstDays(scope, staff, application);
  });
}

const record = (
  scope: OrganisationScope,
  actor: Actor,
  action: "first_days.started" | "first_days.changed",
  applicationId: string,
) => scope.audit(actor, { action, subject: "application", subjectId: applicationId });

/** Makes the checklist of an application from the organisation's template, unless it has one. */
export async function makeList(
  scope: OrganisationScope,
  actor: Actor,
  application: ApplicationRow,
  startDate: string,
  ownerId: string | null,
): Promise<void> {
  if (await queries.listOf(scope, application.id)) return;
  const { items } = await queries.readTemplate(scope);
  const listId = newId();
  await scope.insert(firstDaysLists, { id: listId, applicationId: application.id, startDate });
  const first = nairobiMoment(startDate);
  const rows = items.map(({ title, audience, dueDays }, position) => ({
    listId,
    position,
    title,
    audience,
    dueDate: nairobiDayAfter(first, dueDays),
    // The new colleague owns what is for them.
    ownerId: audience === "team" ? ownerId : null,
  }));
  if (rows.length > 0) await scope.insert(firstDaysItems, rows);
  await noteInHistory(scope, application, actorColumns(actor), "Made the checklist for the first days.");
  await record(scope, actor, "first_days.started", application.id);
}

/** Makes the checklist by hand. A repeat changes nothing. @throws CodedError not_found, conflict unless the person is hired */
export function startFirstDays(
  { database }: Platform,
  staff: Staff,
  applicationId: string,
  { startDate }: z.output<typeof firstDaysStart>,
): Promise<FirstDaysFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const application = await lockedHired(scope, applicationId);
    await makeList(scope, staff, application, startDate, staff.userId);
    return describeFirstDays(scope, staff, application);
  });
}

/** Makes the checklist of somebody who has just been hired; whoever hired them owns what the team does. */
export function prepareFirstDays(
  { database }: Platform,
  {
    organisationId,
    applicationId,
    hiredBy,
  }: { organisationId: string; applicationId: string; hiredBy: string | null },
): Promise<void> {
  return inOrganisation(database, organisationId, async (scope) => {
    const application = await lockedApplication(scope, applicationId);
    // It may have been moved on since.
    if (application.status !== "accepted") return;
    const team = (await recruiters(scope)).map(({ id }) => id);
    const owner = hiredBy && team.includes(hiredBy) ? hiredBy : null;
    await makeList(scope, systemActor, application, await startOf(scope, applicationId, new Date()), owner);
  });
}

/** @throws CodedError not_found, conflict unless the person is hired */
async function lockedHired(scope: OrganisationScope, id: string | null): Promise<ApplicationRow> {
  const application = await lockedApplication(scope, id);
  if (application.status !== "accepted") {
    throw new CodedError("conflict", "Only somebody who was hired has a checklist.");
  }
  return application;
}

/** Adds an item for one person. @throws CodedError not_found, conflict without a checklist or beside many items */
export function addItem(
  { database }: Platform,
  staff: Staff,
  applicationId: string,
  item: z.output<typeof newFirstDaysItem>,
): Promise<FirstDaysFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const application = await lockedHired(scope, applicationId);
    const list = await queries.listOf(scope, applicationId);
    if (!list) throw new CodedError("conflict", "Make the checklist first.");
    const position = await queries.countItems(scope, list.id);
    if (position >= firstDaysLimits.items) {
      throw new CodedError("conflict", `A checklist has at most ${firstDaysLimits.items} items.`);
    }
    const ownerId = item.audience === "team" ? staff.userId : null;
    await scope.insert(firstDaysItems, { ...item, listId: list.id, position, ownerId });
    await record(scope, staff, "first_days.changed", applicationId);
    return describeFirstDays(scope, staff, application);
  });
}

/** @throws CodedError validation for somebody who is not in the team */
async function requireOwner(scope: OrganisationScope, ownerId: string): Promise<void> {
  if ((await recruiters(scope)).some(({ id }) => id === ownerId)) return;
  const message = "This person does not work in recruitment here any more.";
  throw new CodedError("validation", undefined, { ownerId: message });
}

/** Ticks an item off, or gives it another owner or due date. @throws CodedError not_found, validation, conflict */
export function changeItem(
  { database }: Platform,
  staff: Staff,
  id: string,
  { done, ownerId, dueDate }: z.output<typeof firstDaysItemChange>,
): Promise<FirstDaysFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const application = await lockedHired(scope, await queries.applicationOfItem(scope, id));
    if (ownerId) await requireOwner(scope, ownerId);
    const values = {
      ...(done === undefined ? {} : ticked(done, staff.userId)),
      ...(ownerId === undefined ? {} : { ownerId, remindedAt: null }),
      ...(dueDate === undefined ? {} : { dueDate, remindedAt: null }),
    };
    if (Object.keys(values).length > 0) {
      await scope.update(firstDaysItems, values, eq(firstDaysItems.id, id));
      await record(scope, staff, "first_days.changed", application.id);
    }
    return describeFirstDays(scope, staff, application);
  });
}

/** What says of an item that it is done, or not. */
export const ticked = (done: boolean, by: string) =>
  done ? { doneAt: new Date(), doneBy: by } : { doneAt: null, doneBy: null };

/** Removes an item. @throws CodedError not_found, conflict */
export function removeItem({ database }: Platform, staff: Staff, id: string): Promise<FirstDaysFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const application = await lockedHired(scope, await queries.applicationOfItem(scope, id));
    await scope.delete(firstDaysItems, eq(firstDaysItems.id, id));
    await record(scope, staff, "first_days.changed", application.id);
    return describeFirstDays(scope, staff, application);
  });
}

export const getTemplate = ({ database }: Platform, staff: Staff): Promise<FirstDaysTemplate> =>
  inOrganisation(database, staff.organisationId, queries.readTemplate);

/** Replaces the template; checklists that are there stay as they are. */
export function saveTemplate(
  { database }: Platform,
  staff: Staff,
  template: FirstDaysTemplate,
): Promise<FirstDaysTemplate> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await queries.writeTemplate(scope, template);
    await scope.audit(staff, {
      action: "first_days_template.saved",
      subject: "organisation",
      subjectId: staff.organisationId,
      detail: { items: template.items.length },
    });
    return template;
  });
}
