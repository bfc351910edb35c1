import { exampleId } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { scorecardCalls } from "./scorecards.calls.ts";
import {
  criterionRatings,
  scorecard,
  scorecardFile,
  scorecardInput,
  scorecardSummary,
} from "./scorecards.ts";

const recommendation = ["What the author advises, all in all.", "yes"] as const;

const inputFields: Fields<typeof scorecardInput> = {
  ratings: ["One rating for each criterion."],
  recommendation: [...recommendation],
  note: ["What the ratings rest on; for the team alone.", "Worked the loan example out without help."],
};

export const scorecardDocs = [
  describeSchema(scorecardCalls.get.params, "ScorecardPath", "Whose scorecards.", {
    id: ["Id of the application.", exampleId],
  }),
  describeSchema(criterionRatings, "CriterionRatings", "Ratings from weak (1) to strong (4).", {
    job_knowledge: ["Knowledge of the work.", "good"],
    problem_solving: ["Solving problems.", "strong"],
    communication: ["Communication.", "good"],
    customer_care: ["Care for members.", "good"],
    integrity: ["Integrity.", "strong"],
    motivation: ["Motivation.", "fair"],
  }),
  describeSchema(scorecardInput, "ScorecardInput", "What one person thinks of a candidate.", inputFields),
  describeSchema(scorecard, "Scorecard", "A scorecard that was given.", {
    id: ["Id of the scorecard.", exampleId],
    author: ["Name of who gave it; null once they left.", "Amina Hassan"],
    ...inputFields,
    givenAt: ["When it was given.", "2026-11-24T07:00:00.000Z"],
    changedAt: ["When it was last changed; null if never.", "2026-11-24T08:00:00.000Z"],
  }),
  describeSchema(scorecardSummary, "ScorecardSummary", "All scorecards of an application together.", {
    count: ["How many.", 3],
    inFavour: ["How many advise in favour.", 2],
    overall: ["Mean points from 1 to 4.", 3.2],
    criteria: ["Mean points of each criterion."],
  }),
  describeSchema(
    scorecardSummary.shape.criteria.element,
    "CriterionMean",
    "Mean points of one criterion, from 1 to 4.",
    { criterion: ["The criterion.", "integrity"], mean: ["Its mean points.", 3.5] },
  ),
  describeSchema(scorecardFile, "ScorecardFile", "The scorecards of an application that one may see.", {
    own: ["One's own; null before it is given."],
    others: ["Those of others; empty until one's own is given or the application is decided."],
    hidden: ["How many one does not see yet.", 0],
    summary: ["All together; null while any is hidden."],
    mayGive: ["Whether one may give or change one's own.", true],
  }),
];
