import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import {
  actionOutcomeInput,
  actionRule,
  actionRuleInput,
  demoPersonalization,
  nextAction,
  nextActionCalls,
  nextActionList,
} from "./next-actions.ts";

const rule = {
  action: ["What staff do.", "Call and ask what keeps them from saving"],
  segmentId: ["Whom it is for.", exampleId],
  priority: ["Of several that hold for somebody, the lowest number is the best.", 10],
  cooldownDays: ["Days for which it is not proposed again, once it was done or dismissed.", 30],
  active: ["Whether it is proposed at all.", true],
} as const;

const segment = ["The segment's name.", "Quiet for a quarter"] as const;
const criteria = ["The segment's rule, which is the reason."] as const;

export const nextActionDocs = [
  describeSchema(nextActionCalls.update.params, "ActionRulePath", "Which rule.", {
    id: ["Its id.", exampleId],
  }),
  describeSchema(actionRuleInput, "ActionRuleInput", "What to do next for the members of a segment.", rule),
  describeSchema(actionRule, "ActionRule", "A rule of the next best action.", {
    id: ["Its id.", exampleId],
    ...rule,
    segment,
    criteria,
    people: ["For how many members it is the best one now.", 318],
    done: ["How often it was done in the last thirty days.", 42],
    dismissed: ["How often it was dismissed in the last thirty days.", 7],
  }),
  describeSchema(nextAction, "NextBestAction", "What to do next for one member.", {
    memberId: ["The member.", exampleId],
    fullName: ["The name.", "Wanjiku Kamau"],
    memberNumber: ["The number; null before the admission.", "UMJ-00412"],
    phoneNumber: ["The phone number.", "+254712345678"],
    ruleId: ["The rule.", exampleId],
    action: rule.action,
    segment,
    criteria,
  }),
  describeSchema(nextActionList.query, "NextBestActionQuery", "Which members.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    q: ["Words of the name, or the member number.", "wanjiku"],
    rule: ["A rule, by its id: for whom it is the best one.", exampleId],
  }),
  describeSchema(actionOutcomeInput, "ActionOutcome", "What became of a proposal.", {
    memberId: ["The member.", exampleId],
    ruleId: ["The rule.", exampleId],
    outcome: ["What became of it.", "done"],
    note: ["What staff want to remember.", "Will pay on Friday."],
  }),
  describeSchema(demoPersonalization, "DemoPersonalization", "The rules as the demo shows them.", {
    rules: ["The rules, by priority."],
  }),
];
