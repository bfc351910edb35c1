import { roleCovers } from "#contract/core/access.ts";
import { CodedError } from "#contract/core/errors.ts";
import { slotsIn, unknownSlot } from "#contract/core/slots.ts";
import { maxTemplateParagraphs, type TemplateInput } from "#contract/workspace/templates.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Template } from "#server/platform/templates/template.ts";

/** The owner sees every text, everybody else those of their own desk. */
export const maySee = ({ principal }: Staff, { role }: Template): boolean =>
  roleCovers(principal.membership?.roles ?? [], role);

/** What is wrong with words for a template, by field. */
function mistakes(template: Template, { subject, body }: TemplateInput): Record<string, string> {
  const names = Object.keys(template.variables);
  const found: Record<string, string> = {};
  const missing = template.required.find((name) => !slotsIn(body).includes(name));
  const unknown = unknownSlot(body, names);
  if (missing) found.body = `The text has to hold {{${missing}}}: ${template.variables[missing]}.`;
  if (template.channel === "sms" && /\p{Cc}/u.test(body)) found.body = "An SMS is one line.";
  if (body.split(/\n\s*\n/).length > maxTemplateParagraphs) {
    found.body = `Write at most ${maxTemplateParagraphs} paragraphs.`;
  }
  if (unknown) found.body = unknown;
  if (template.channel === "sms") return found;
  const wrong = subject === "" ? "Write a subject" : unknownSlot(subject, names);
  if (wrong) found.subject = wrong;
  return found;
}

/** @throws CodedError validation, at the field */
export function requireSendable(template: Template, input: TemplateInput): void {
  const found = mistakes(template, input);
  if (Object.keys(found).length > 0) throw new CodedError("validation", undefined, found);
}
