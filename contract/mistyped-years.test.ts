import { expect, it } from "vitest";
import type { z } from "zod";
import { trialEndInput } from "./accounts/trial-ends.ts";
import { newDocumentRequest } from "./core/document-requests.ts";
import { complaintInput } from "./experience/complaint-form.ts";
import { explainDelayAction, snoozeAction } from "./experience/complaints.ts";
import { productInput } from "./finance/products.ts";
import { membershipEnd } from "./onboarding/member-changes.ts";
import { paymentInput } from "./onboarding/payments.ts";
import { screeningListInput } from "./onboarding/screening.ts";
import { newAssessmentInvitation } from "./recruitment/assessments.ts";
import { firstDaysItemChange, firstDaysStart, newFirstDaysItem } from "./recruitment/first-days.ts";
import { snooze } from "./recruitment/hr.ts";
import { jobChange, jobStatusChange } from "./recruitment/hr-jobs.ts";
import { jobForm } from "./recruitment/job-form.ts";
import { apiTokenInput } from "./workspace/api-tokens.ts";

const inputs: [name: string, schema: z.ZodType, field: string][] = [
  ["a job", jobForm, "deadline"],
  ["a job that is changed", jobChange, "deadline"],
  ["a job that is opened again", jobStatusChange, "deadline"],
  ["an application that is put aside", snooze, "until"],
  ["an assessment", newAssessmentInvitation, "dueDate"],
  ["a document that is asked for", newDocumentRequest, "dueDate"],
  ["first days", firstDaysStart, "startDate"],
  ["an item of first days", newFirstDaysItem, "dueDate"],
  ["an item that is changed", firstDaysItemChange, "dueDate"],
  ["an API token", apiTokenInput, "lastDay"],
  ["a trial", trialEndInput, "lastDay"],
  ["a product", productInput, "validFrom"],
  ["the end of a membership", membershipEnd, "leftOn"],
  ["the notice before it", membershipEnd, "noticeOn"],
  ["a payment", paymentInput, "paidOn"],
  ["a screening list", screeningListInput, "listedAt"],
  ["a complaint", complaintInput, "happenedOn"],
  ["a complaint that is put aside", snoozeAction, "until"],
  ["a delay that is explained", explainDelayAction, "until"],
];

it.each(inputs)("the year 2100 is refused beside the field of %s", (_, schema, field) => {
  const issues = schema.safeParse({ [field]: "2100-01-01" }).error?.issues ?? [];
  expect(issues.filter(({ path }) => path[0] === field)).not.toEqual([]);
});
