import { workspaceCalls } from "#contract/workspace/workspace.ts";
import { createApiToken, listApiTokens, revokeApiToken } from "#server/accounts/api-tokens.service.ts";
import {
  changeMemberRoles,
  inviteMember,
  listTeam,
  removeMember,
  renameOwnOrganisation,
  switchModules,
} from "#server/accounts/team.service.ts";
import type { SearchSource } from "#server/platform/domain.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { exportAuditTrail, listAuditTrail } from "./audit-trail.service.ts";
import { listMails, listSms } from "./communications/communications.service.ts";
import { searchWorkspace } from "./search.service.ts";
import { listTasks, retryTask } from "./tasks/tasks.service.ts";

export function workspaceEndpoints(platform: Platform, searchSources: readonly SearchSource[]) {
  const { apiTokens, team } = workspaceCalls;
  return [
    endpoint(workspaceCalls.audit.list, ({ actor, query }) => listAuditTrail(platform, actor, query)),
    endpoint(workspaceCalls.audit.export, ({ actor, query, signal }) =>
      exportAuditTrail(platform, actor, query, signal),
    ),
    endpoint(apiTokens.list, ({ actor, query }) => listApiTokens(platform, actor, query)),
    endpoint(apiTokens.create, ({ actor, body }) => createApiToken(platform, actor, body)),
    endpoint(apiTokens.revoke, ({ actor, params }) => revokeApiToken(platform, actor, params.id)),
    endpoint(workspaceCalls.tasks.list, ({ actor, query }) => listTasks(platform, actor, query)),
    endpoint(workspaceCalls.tasks.retry, ({ actor, params }) => retryTask(platform, actor, params.id)),
    endpoint(workspaceCalls.communications.mails, ({ actor, query }) => listMails(platform, actor, query)),
    endpoint(workspaceCalls.communications.sms, ({ actor, query }) => listSms(platform, actor, query)),
    endpoint(workspaceCalls.search, ({ actor, query }) =>
      searchWorkspace(platform, searchSources, actor, query.q),
    ),
    endpoint(workspaceCalls.update, ({ actor, body }) => renameOwnOrganisation(platform, actor, body.name)),
    endpoint(workspaceCalls.modules, ({ actor, body }) => switchModules(platform, actor, body.off)),
    endpoint(team.list, ({ actor, query }) => listTeam(platform, actor, query)),
    endpoint(team.invite, ({ actor, body }) => inviteMember(platform, actor, body)),
    endpoint(team.update, ({ actor, params, body }) =>
      changeMemberRoles(platform, actor, params.id, body.roles),
    ),
    endpoint(team.remove, ({ actor, params }) => removeMember(platform, actor, params.id)),
  ];
}
