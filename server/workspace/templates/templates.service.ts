import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { type Language, languages } from "#contract/core/language.ts";
import { fillTemplate } from "#contract/core/slots.ts";
import type {
  MessageTemplate,
  TemplateDetail,
  TemplateInput,
  TemplatePreview,
  templateChange,
  templateReset,
} from "#contract/workspace/templates.ts";
import { exampleSenderOf, letterheadOf } from "#server/accounts/brand/brand.service.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { smsMessage } from "#server/platform/sms/message.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { previewMail, previewSms } from "#server/platform/templates/preview.ts";
import {
  type ExampleSender,
  type MailTemplate,
  reworded,
  type SmsTemplate,
  type Template,
} from "#server/platform/templates/template.ts";
import { maySee, requireSendable } from "./templates.policy.ts";
import * as queries from "./templates.queries.ts";

/** All texts of the product, as the domains registered them. */
export type Registry = ReadonlyMap<string, Template>;

/** @throws Error at the start, where two domains have a template of one id */
export function joinTemplates(templates: readonly Template[]): Registry {
  const registry = new Map(templates.map((template) => [template.id, template]));
  if (registry.size !== templates.length) throw new Error("two templates have the same id");
  return registry;
}

/** @throws CodedError not_found, also for another desk's */
function find(registry: Registry, staff: Staff, id: string): Template {
  const template = registry.get(id);
  if (!template || !maySee(staff, template)) throw new CodedError("not_found");
  return template;
}

const listed = ({ id, channel, role, name, when }: Template, ownLanguages: Language[]): MessageTemplate => ({
  id,
  channel,
  role,
  name,
  when,
  ownLanguages,
});

/** The texts that somebody may see, in the order in which the domains have them. */
export function listTemplates(
  { database }: Platform,
  registry: Registry,
  staff: Staff,
): Promise<MessageTemplate[]> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const own = await queries.allOwnWordings(scope);
    return [...registry.values()]
      .filter((template) => maySee(staff, template))
      .map((template) =>
        listed(
          template,
          languages.filter((language) =>
            own.some((one) => one.template === template.id && one.language === language),
          ),
        ),
      );
  });
}

async function describeTemplate(scope: OrganisationScope, template: Template): Promise<TemplateDetail> {
  const own = await queries.ownWordingsOf(scope, template.id);
  const texts = languages.map((language) => {
    const standard = template.standard[language];
    const words = own.find((one) => one.language === language);
    const { subject, body } = words ?? standard;
    return { language, subject, body, standard, version: words?.version ?? 0 };
  });
  return {
    ...listed(
      template,
      languages.filter((language) => own.some((one) => one.language === language)),
    ),
    variables: Object.entries(template.variables).map(([name, hint]) => ({
      name,
      hint,
      required: template.required.includes(name),
    })),
    texts,
  };
}

/** @throws CodedError not_found */
export function getTemplate(
  { database }: Platform,
  registry: Registry,
  staff: Staff,
  id: string,
): Promise<TemplateDetail> {
  const template = find(registry, staff, id);
  return inOrganisation(database, staff.organisationId, (scope) => describeTemplate(scope, template));
}

const mailOf = (template: MailTemplate, from: ExampleSender, input: TemplateInput): MailMessage =>
  reworded(template.example(from)[input.language], input);

/** @throws CodedError validation for a text that takes more than one SMS may */
function smsOf(template: SmsTemplate, from: ExampleSender, { language, body }: TemplateInput): string {
  const text = fillTemplate(body, template.example(from)[language]);
  if (smsMessage.shape.text.safeParse(text).success) return text;
  throw new CodedError("validation", undefined, { body: "This is longer than three messages. Shorten it." });
}

/** What a reader would get of these words. @throws CodedError not_found, validation */
export async function previewTemplate(
  platform: Platform,
  registry: Registry,
  staff: Staff,
  id: string,
  input: TemplateInput,
): Promise<TemplatePreview> {
  const template = find(registry, staff, id);
  requireSendable(template, input);
  const from = await exampleSenderOf(platform, staff.organisationId);
  if (template.channel === "sms") return previewSms(smsOf(template, from, input));
  const letterhead = await letterheadOf(platform, staff.organisationId);
  return previewMail(mailOf(template, from, input), platform.config.brand, letterhead);
}

/**
 * Puts the organisation's own words in place of the standard ones, for what is sent from now on.
 * @throws CodedError not_found, validation, stale
 */
export async function saveTemplate(
  platform: Platform,
  registry: Registry,
  staff: Staff,
  id: string,
  { expectedVersion, ...input }: z.output<typeof templateChange>,
): Promise<TemplateDetail> {
  const template = find(registry, staff, id);
  requireSendable(template, input);
  if (template.channel === "sms") {
    smsOf(template, await exampleSenderOf(platform, staff.organisationId), input);
  }
  const { language, body } = input;
  const subject = template.channel === "mail" ? input.subject : "";
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    if (!(await queries.writeWords(scope, id, language, { subject, body }, expectedVersion))) {
      throw new CodedError("stale");
    }
    await scope.audit(staff, {
      action: "template.worded",
      subject: "organisation",
      subjectId: scope.organisationId,
      detail: { template: id, language },
    });
    return describeTemplate(scope, template);
  });
}

/** Goes back to the standard words; asked twice, it is done once. @throws CodedError not_found, stale */
export function resetTemplate(
  { database }: Platform,
  registry: Registry,
  staff: Staff,
  id: string,
  { language, expectedVersion }: z.output<typeof templateReset>,
): Promise<TemplateDetail> {
  const template = find(registry, staff, id);
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const own = await queries.ownWordingsOf(scope, id);
    if (!own.some((one) => one.language === language)) return describeTemplate(scope, template);
    if (!(await queries.removeWords(scope, id, language, expectedVersion))) throw new CodedError("stale");
    await scope.audit(staff, {
      action: "template.reset",
      subject: "organisation",
      subjectId: scope.organisationId,
      detail: { template: id, language },
    });
    return describeTemplate(scope, template);
  });
}

/**
 * Sends the words that somebody is writing to themselves, with example data.
 * @throws CodedError not_found, validation, email_unverified; conflict for an SMS without a number to send it to
 */
export async function sendTest(
  platform: Platform,
  registry: Registry,
  staff: Staff,
  id: string,
  input: TemplateInput,
): Promise<{ to: string }> {
  requireVerifiedEmail(staff);
  const template = find(registry, staff, id);
  requireSendable(template, input);
  const { organisationId, principal } = staff;
  const { database, queue } = platform;
  const from = await exampleSenderOf(platform, organisationId);
  return inOrganisation(database, organisationId, async ({ tx }) => {
    if (template.channel === "mail") {
      const { email: to } = principal;
      // The words are what is tested: those that are kept must not take their place. Its thread would be somebody's.
      const { wording: _, thread: __, ...mail } = mailOf(template, from, input);
      await queueMail(tx, queue, organisationId, { ...mail, to });
      return { to };
    }
    const to = await queries.phoneOf(tx, staff.userId);
    if (!to) {
      throw new CodedError("conflict", "Your account has no phone number. Add it in your settings first.");
    }
    await queueSms(tx, queue, organisationId, {
      to,
      text: smsOf(template, from, input),
      topic: "template.test",
    });
    return { to };
  });
}
