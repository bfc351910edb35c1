import { assessmentCalls, ownAssessmentCalls } from "#contract/recruitment/assessments.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as bank from "./bank.service.ts";
import * as invitations from "./invitations.service.ts";
import * as own from "./own-assessments.service.ts";

export function assessmentEndpoints(platform: Platform) {
  const staff = assessmentCalls;
  const mine = ownAssessmentCalls;
  return [
    endpoint(staff.bank, ({ actor }) => bank.getBank(platform, actor)),
    endpoint(staff.create, ({ actor, body }) => bank.createAssessment(platform, actor, body)),
    endpoint(staff.update, ({ actor, params, body }) =>
      bank.updateAssessment(platform, actor, params.id, body),
    ),
    endpoint(staff.remove, ({ actor, params }) => bank.removeAssessment(platform, actor, params.id)),
    endpoint(staff.addStandard, ({ actor }) => bank.addStandardAssessments(platform, actor)),
    endpoint(staff.createQuestion, ({ actor, body }) => bank.createQuestion(platform, actor, body)),
    endpoint(staff.updateQuestion, ({ actor, params, body }) =>
      bank.updateQuestion(platform, actor, params.id, body),
    ),
    endpoint(staff.removeQuestion, ({ actor, params }) => bank.removeQuestion(platform, actor, params.id)),
    endpoint(staff.get, ({ actor, params }) => invitations.getAssessments(platform, actor, params.id)),
    endpoint(staff.send, ({ actor, params, body }) =>
      invitations.sendAssessment(platform, actor, params.id, body),
    ),
    endpoint(staff.cancel, ({ actor, params }) => invitations.cancelAssessment(platform, actor, params.id)),
    endpoint(staff.mark, ({ actor, params, body }) =>
      invitations.markAssessment(platform, actor, params.id, body),
    ),
    endpoint(mine.list, ({ actor, params }) => own.listOwnAssessments(platform, actor, params.id)),
    endpoint(mine.get, ({ actor, params }) => own.getOwnAssessment(platform, actor, params.id)),
    endpoint(mine.start, ({ actor, params }) => own.startOwnAssessment(platform, actor, params.id)),
    endpoint(mine.answer, ({ actor, params, body }) =>
      own.answerOwnAssessment(platform, actor, params, body.answer),
    ),
    endpoint(mine.submit, ({ actor, params }) => own.submitOwnAssessment(platform, actor, params.id)),
  ];
}
