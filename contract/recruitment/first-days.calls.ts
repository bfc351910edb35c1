import { z } from "zod";
import { defineCall } from "../core/call.ts";
import {
  firstDaysFile,
  firstDaysItemChange,
  firstDaysStart,
  firstDaysTemplate,
  newFirstDaysItem,
  ownFirstDays,
  ownItemChange,
} from "./first-days.ts";

const params = z.object({ id: z.uuid() });
const access = { role: "hr" } as const;
const errors = ["conflict", "trial_ended"] as const;

/** What is done before and after the first day of somebody who was hired. */
export const firstDaysCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/hr/applications/:id/first-days",
    summary: "The checklist for the first days of somebody who was hired",
    access,
    params,
    answer: firstDaysFile,
  }),
  start: defineCall({
    method: "POST",
    path: "/api/hr/applications/:id/first-days",
    summary: "Make the checklist from the organisation's template; there is one for each person",
    access,
    params,
    body: firstDaysStart,
    answer: firstDaysFile,
    status: 201,
    errors,
  }),
  add: defineCall({
    method: "POST",
    path: "/api/hr/applications/:id/first-days/items",
    summary: "Add an item for this person alone",
    access,
    params,
    body: newFirstDaysItem,
    answer: firstDaysFile,
    status: 201,
    errors,
  }),
  change: defineCall({
    method: "PATCH",
    path: "/api/hr/first-days-items/:id",
    summary: "Tick an item off, or give it another owner or due date",
    access,
    params,
    body: firstDaysItemChange,
    answer: firstDaysFile,
    errors,
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/hr/first-days-items/:id",
    summary: "Remove an item that does not apply to this person",
    access,
    params,
    answer: firstDaysFile,
    errors,
  }),
  template: defineCall({
    method: "GET",
    path: "/api/hr/first-days-template",
    summary: "The items that every checklist begins with",
    access,
    answer: firstDaysTemplate,
  }),
  saveTemplate: defineCall({
    method: "PUT",
    path: "/api/hr/first-days-template",
    summary: "Replace the items that every checklist begins with; checklists that are there stay as they are",
    access,
    body: firstDaysTemplate,
    answer: firstDaysTemplate,
    errors: ["trial_ended"],
  }),
};

/** What the new colleague does. */
export const ownFirstDaysCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/applications/my/:id/first-days",
    summary: "What one has to do for one's first days; null before one is hired",
    access: "candidate",
    params,
    answer: ownFirstDays.nullable(),
  }),
  change: defineCall({
    method: "POST",
    path: "/api/candidate/first-days-items/:id",
    summary: "Tick one's own item off, or take that back",
    access: "candidate",
    params,
    body: ownItemChange,
    answer: z.void(),
    errors: ["conflict"],
  }),
};
