import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { JobSettings, jobSettingsInput } from "#contract/recruitment/job-approval.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { isApprover } from "./hr-jobs.policy.ts";
import { jobSettingsTable } from "./job-settings.table.ts";

/** How the organisation publishes its jobs. */
export async function readJobSettings(scope: OrganisationScope): Promise<JobSettings> {
  const [row] = await scope.select(
    {
      approvalRequired: jobSettingsTable.approvalRequired,
      embedSites: jobSettingsTable.embedSites,
      generalApplications: jobSettingsTable.generalApplications,
    },
    jobSettingsTable,
  );
  return row ?? { approvalRequired: false, embedSites: [], generalApplications: true };
}

export const getJobSettings = ({ database }: Platform, staff: Staff): Promise<JobSettings> =>
  inOrganisation(database, staff.organisationId, readJobSettings);

/**
 * Decides how jobs are published. Whether they need approval is the approver's to say.
 * @throws CodedError forbidden for somebody else who changes that
 */
export function saveJobSettings(
  { database }: Platform,
  staff: Staff,
  asked: z.output<typeof jobSettingsInput>,
): Promise<JobSettings> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const before = await readJobSettings(scope);
    const settings = {
      ...asked,
      generalApplications: asked.generalApplications ?? before.generalApplications,
    };
    if (settings.approvalRequired !== before.approvalRequired && !isApprover(staff)) {
      throw new CodedError("forbidden", "Only the owner decides whether jobs need approval.");
    }
    await scope
      .insert(jobSettingsTable, settings)
      .onConflictDoUpdate({ target: [jobSettingsTable.organisationId], set: settings });
    await scope.audit(staff, {
      action: "job_settings.changed",
      subject: "organisation",
      subjectId: staff.organisationId,
      detail: { ...settings, embedSites: settings.embedSites.join(", ") },
    });
    return settings;
  });
}
