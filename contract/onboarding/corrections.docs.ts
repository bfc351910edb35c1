import { describeSchema } from "../core/documentation.ts";
import { applicationValueFields } from "./application-values.docs.ts";
import { correctableValues, correctedField, memberCorrection } from "./corrections.ts";
import { memberCalls } from "./members.calls.ts";

const { consents: _, declaration: __, ...answers } = applicationValueFields;

export const correctionDocs = [
  describeSchema(memberCalls.correct.params, "MemberDetailsPath", "Whose record.", {
    id: ["Id of the member.", "01900000-0000-7000-8000-000000000001"],
  }),
  describeSchema(memberCorrection, "MemberCorrection", "A correction of a member's record.", {
    values: ["What is put right: fields that are left out stay as they are."],
    reason: ["Why; it stands in the member's history.", "The name is written as on the ID."],
    requestId: [
      "The request that it answers: it is granted, and the person is told.",
      "01900000-0000-7000-8000-000000000002",
    ],
  }),
  describeSchema(
    correctableValues,
    "CorrectableValues",
    "What of a member can be corrected. Of who sent no application it is what the register holds.",
    {
      ...answers,
      occupation: ["Occupation, of who sent no application.", "Teacher"],
      language: ["What the member reads.", "sw"],
    },
  ),
  describeSchema(correctedField, "CorrectedField", "A field that was corrected.", {
    field: ["The field.", "fullName"],
    from: ["What stood there before."],
    to: ["What stands there since."],
  }),
];
