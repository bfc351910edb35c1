import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { feedbackCaseCalls, openedCase } from "./feedback-case.ts";

export const feedbackCaseDocs = [
  describeSchema(feedbackCaseCalls.open.params, "FeedbackCasePath", "The answer that a case is opened of.", {
    id: ["Id of the answer.", exampleId],
  }),
  describeSchema(openedCase, "OpenedCase", "The case of an answer to the survey.", {
    id: ["Id of the complaint.", exampleId],
    reference: ["How it is named.", "C-0042"],
  }),
];
