import { workspaceCalls } from "#contract/workspace/workspace.ts";
import { changeProfile } from "#server/accounts/profile.service.ts";
import {
  changeMemberRoles,
  inviteMember,
  listTeam,
  removeMember,
  renameOwnOrganisation,
} from "#server/accounts/team.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { searchWorkspace } from "./search.service.ts";

export function workspaceEndpoints(platform: Platform) {
  const { team } = workspaceCalls;
  return [
    endpoint(workspaceCalls.search, ({ actor, query }) => searchWorkspace(platform, actor, query.q)),
    endpoint(workspaceCalls.update, ({ actor, body }) => renameOwnOrganisation(platform, actor, body.name)),
    endpoint(workspaceCalls.profile, ({ actor, body }) => changeProfile(platform, actor, body)),
    endpoint(team.list, ({ actor, query }) => listTeam(platform, actor, query)),
    endpoint(team.invite, ({ actor, body }) => inviteMember(platform, actor, body)),
    endpoint(team.update, ({ actor, params, body }) =>
      changeMemberRoles(platform, actor, params.id, body.roles),
    ),
    endpoint(team.remove, ({ actor, params }) => removeMember(platform, actor, params.id)),
  ];
}
