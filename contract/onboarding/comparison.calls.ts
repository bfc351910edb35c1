import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { caseReference, checkAccess } from "./checks.ts";
import { detailsComparison, personDetails } from "./comparison.ts";

export const comparisonInput = z.object({
  typed: personDetails,
  read: personDetails,
  reference: caseReference.optional(),
});

export const comparisonCalls = {
  compareDetails: defineCall({
    method: "POST",
    path: "/api/compare-details",
    summary: "Compare what a person typed with what was read from a document, field by field",
    ...checkAccess,
    body: comparisonInput,
    answer: detailsComparison,
    perMinute: 120,
  }),
};
