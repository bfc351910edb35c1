import { inOrganisation } from "#server/platform/database/scope.ts";
import { archivePaths, dataArchive } from "#server/platform/files/own-data.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import { attachmentsOf } from "./attachments.queries.ts";
import { describeCase } from "./describe-case.ts";
import type { ComplaintDesk } from "./desk.ts";

/**
 * A complaint with its messages, its history, its clock and its files, those of merged ones included: for the regulator,
 * an auditor or a court. What only the page needs is left out.
 * @throws CodedError not_found
 */
export async function exportCase(desk: ComplaintDesk, staff: Staff, id: string): Promise<Download> {
  const { data, files } = await inOrganisation(desk.database, staff.organisationId, async (scope) => {
    const {
      abilities: _,
      similar: __,
      attachments: ___,
      version: ____,
      excerpt: _____,
      ...shown
    } = await describeCase(scope, id);
    const paths = archivePaths();
    const rows = await attachmentsOf(scope, [id, ...shown.merged.map((one) => one.id)]);
    const attachments = rows.map((row) => ({
      sender: row.sender,
      author: row.author,
      addedAt: row.createdAt,
      file: paths.add("attachments", row),
    }));
    await scope.audit(staff, { action: "complaint.exported", subject: "complaint", subjectId: id });
    return { data: { ...shown, attachments }, files: paths.files };
  });
  const { reference } = data;
  return dataArchive(
    { title: `Complaint ${reference}`, name: `complaint-${reference}.zip`, data },
    files,
    desk.files,
  );
}
