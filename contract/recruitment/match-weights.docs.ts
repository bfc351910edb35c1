import { exampleId } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { applicationCalls } from "./applications.calls.ts";
import { jobMatch, jobMatchInput, type matchWeights, ownMatch } from "./match-weights.ts";

const weightFields: Fields<typeof matchWeights> = {
  skills: ["Skills that the job names.", 35],
  experience: ["Years of relevant work.", 25],
  education: ["Level and professional qualifications.", 15],
  title: ["The nearest earlier position.", 15],
  text: ["How much of the advert as a whole the person's own words speak of.", 10],
};

export const matchDocs = [
  describeSchema(jobMatch, "JobMatch", "How applications to a job are scored.", {
    weights: ["What each part counts for, percent."],
    own: ["Whether the job has weights of its own.", false],
    renewing: ["Applications whose scores are being renewed.", 0],
  }),
  describeSchema(
    jobMatch.shape.weights,
    "MatchWeights",
    "What each part counts for; together 100.",
    weightFields,
  ),
  describeSchema(
    jobMatchInput.shape.weights.unwrap(),
    "MatchWeightsInput",
    "What each part is to count for; together 100.",
    weightFields,
  ),
  describeSchema(jobMatchInput, "JobMatchInput", "New weights for a job.", {
    weights: ["What each part is to count for; null for the usual weights."],
  }),
  describeSchema(applicationCalls.match.params, "OwnApplicationMatchPath", "Which application.", {
    id: ["Id of the application.", exampleId],
  }),
  describeSchema(ownMatch, "OwnMatch", "How an application matches its job, in words.", {
    parts: ["Each part of the match."],
  }),
  describeSchema(ownMatch.shape.parts.element, "OwnMatchPart", "A part of the match.", {
    name: ["What was compared.", "skills"],
    level: ["How well it matches.", "strong"],
    matched: ["What was found, in the job's own words.", ["Loan appraisal"]],
    missing: ["What was not.", ["Core banking systems"]],
  }),
];
