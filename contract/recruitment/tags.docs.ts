import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { candidateTag } from "./candidate-tag.ts";
import { tagCalls, usedTag } from "./tags.ts";

const tagFields = {
  id: ["Id of the tag; the list of candidates takes it as `tagId`.", exampleId],
  name: ["What it is called.", "Career fair 2026"],
} as const;

const tags = ["What they are called; upper and lower case are the same.", ["Career fair 2026"]] as const;

export const tagDocs = [
  describeSchema(candidateTag, "CandidateTag", "A word by which HR finds a candidate again.", tagFields),
  describeSchema(usedTag, "UsedTag", "A tag of the organisation.", {
    ...tagFields,
    count: ["How many candidates have it.", 12],
  }),
  describeSchema(tagCalls.replace.params, "TaggedCandidatePath", "Which candidate.", {
    id: ["Id of the candidate.", exampleId],
  }),
  describeSchema(tagCalls.replace.body, "CandidateTags", "The tags of a candidate.", { tags }),
  describeSchema(tagCalls.add.body, "TagsToAdd", "Tags for the candidates of several applications.", {
    applicationIds: ["Which applications, at most 100.", [exampleId]],
    tags,
  }),
  describeSchema(tagCalls.add.answer, "TagsAdded", "What was done.", {
    candidates: ["Candidates who have them now.", 7],
  }),
];
