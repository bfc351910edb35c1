import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { fillTemplate } from "#contract/core/slots.ts";
import type {
  EmailTemplate,
  EmailTemplateInput,
  emailTemplatePreview,
} from "#contract/recruitment/email-templates.ts";
import type { TemplatePreview } from "#contract/workspace/templates.ts";
import { exampleSenderOf, letterheadOf } from "#server/accounts/brand/brand.service.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { previewMail } from "#server/platform/templates/preview.ts";
import { exampleContext, messageMail } from "./candidate.mail.ts";
import { placeholdersOf } from "./hiring-file.service.ts";
import { emailTemplates } from "./pipeline.table.ts";

const toTemplate = (row: typeof emailTemplates.$inferSelect): EmailTemplate => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
});

/** The organisation's texts, by name. */
export function listTemplates({ database }: Platform, staff: Staff): Promise<EmailTemplate[]> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { id, name, subject, body, updatedAt } = emailTemplates;
    const rows = await scope
      .select({ id, name, subject, body, updatedAt }, emailTemplates)
      .orderBy(asc(name), asc(id));
    return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  });
}

/** What a candidate would get of a text, with example data and in the writer's name. */
export async function previewTemplateMail(
  platform: Platform,
  staff: Staff,
  { language, subject, body }: z.output<typeof emailTemplatePreview>,
): Promise<TemplatePreview> {
  const about = exampleContext(await exampleSenderOf(platform, staff.organisationId));
  const { fullName: author, email: replyTo } = staff.principal;
  const values = placeholdersOf(staff, {
    candidateName: about.candidateName,
    jobTitle: about.jobTitle,
    department: "Credit",
    organization: about.organization,
  });
  const filled = { subject: fillTemplate(subject, values), body: fillTemplate(body, values) };
  const mail = messageMail(about, { ...filled, author, replyTo })[language];
  return previewMail(mail, platform.config.brand, await letterheadOf(platform, staff.organisationId));
}

/** Runs `write`, which answers the written row, and records it. @throws CodedError not_found, conflict */
async function written(
  { database }: Platform,
  staff: Staff,
  write: (scope: OrganisationScope) => Promise<(typeof emailTemplates.$inferSelect)[]>,
): Promise<EmailTemplate> {
  try {
    return await inOrganisation(database, staff.organisationId, async (scope) => {
      const [row] = await write(scope);
      if (!row) throw new CodedError("not_found");
      await scope.audit(staff, {
        action: "email_template.saved",
        subject: "email_template",
        subjectId: row.id,
      });
      return toTemplate(row);
    });
  } catch (error) {
    if (violatedUnique(error) !== "email_template_name") throw error;
    throw new CodedError("conflict", "Another template has this name.");
  }
}

/** @throws CodedError conflict for a name that another template has */
export const createTemplate = (platform: Platform, staff: Staff, input: EmailTemplateInput) =>
  written(platform, staff, async (scope) => scope.insert(emailTemplates, input).returning());

/** @throws CodedError not_found, conflict for a name that another template has */
export const updateTemplate = (platform: Platform, staff: Staff, id: string, input: EmailTemplateInput) =>
  written(platform, staff, async (scope) =>
    scope.update(emailTemplates, { ...input, updatedAt: new Date() }, eq(emailTemplates.id, id)).returning(),
  );

/** @throws CodedError not_found */
export function removeTemplate({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const removed = await scope
      .delete(emailTemplates, eq(emailTemplates.id, id))
      .returning({ id: emailTemplates.id });
    if (removed.length === 0) throw new CodedError("not_found");
    await scope.audit(staff, {
      action: "email_template.removed",
      subject: "email_template",
      subjectId: id,
    });
  });
}
