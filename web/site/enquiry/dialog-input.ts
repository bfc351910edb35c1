import { z } from "zod";
import { interestInput, meetingInput, solutionInput } from "#contract/site/enquiries.ts";

/** What the dialog can send: every enquiry but the contact page's message. */
export const dialogInput = z.discriminatedUnion("topic", [meetingInput, interestInput, solutionInput]);
export type DialogValues = z.input<typeof dialogInput>;
export type DialogInput = z.output<typeof dialogInput>;
