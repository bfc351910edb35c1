import { z } from "zod";
import { statusChoices } from "#contract/recruitment/applications.ts";
import { statusChange } from "#contract/recruitment/hr.ts";

/** What staff fill in to move an application on, or to note something without a move. */
export const updateInput = statusChange
  .pick({ notes: true, messageToCandidate: true })
  .extend({ status: z.enum(statusChoices).or(z.literal("")) })
  .superRefine(({ status, notes, messageToCandidate }, context) => {
    if (status) return;
    const issue = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (messageToCandidate) {
      issue("messageToCandidate", "It goes with a new status. Without one, use Send Email.");
    } else if (!notes) issue("status", "Choose a status, or write a note");
  });
export type UpdateInput = z.output<typeof updateInput>;
