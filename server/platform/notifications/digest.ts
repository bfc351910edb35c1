import { dayMillis } from "#server/platform/clock.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { claimForMail, organisationsToMail } from "./notifications.queries.ts";
import { describeAll, type NotificationSources } from "./notifications.service.ts";

/** Every morning in Nairobi, before the day begins: one mail with what a person has not read. */
export const digestTask = defineScheduledTask(
  "notifications.digest",
  "Mail what people have not read",
  "30 6 * * *",
);

/** Whoever switches the mail on again is not told of what is older. */
const reachesBackDays = 7;

/** Most lines of a mail; the page has them all. */
const maxLines = 20;

/** A person who gets a mail. */
export interface Recipient {
  email: string;
  firstName: string;
}

export interface DigestDelivery {
  sources: NotificationSources;
  /** Those of these people who work in the organisation. */
  recipients(scope: OrganisationScope, userIds: string[]): Promise<Map<string, Recipient>>;
  /** Queues a mail to a person's account, in the caller's transaction. */
  send(scope: OrganisationScope, mail: MailMessage): Promise<void>;
}

/** What happened, each once: `New application for Loan Officer (3)`. */
export function digestLines(titles: readonly string[]): string[] {
  const groups = [...Map.groupBy(titles, (title) => title)];
  const lines = groups.map(([title, same]) => (same.length > 1 ? `${title} (${same.length})` : title));
  if (lines.length <= maxLines) return lines;
  const rest = groups.slice(maxLines - 1).reduce((sum, [, same]) => sum + same.length, 0);
  return [...lines.slice(0, maxLines - 1), `And ${rest} more`];
}

function digestMail(person: Recipient, titles: readonly string[], origin: string): MailMessage {
  const subject = titles.length === 1 ? "One unread notification" : `${titles.length} unread notifications`;
  return {
    to: person.email,
    subject,
    preview: "What happened in your workspace since you last looked.",
    greeting: greeting(person.firstName),
    blocks: [
      { kind: "paragraph", text: "This happened in your workspace, and you have not read it yet:" },
      { kind: "list", items: digestLines(titles) },
      { kind: "button", label: "See my notifications", url: `${origin}/dashboard/notifications` },
      {
        kind: "small",
        text: `You get this mail in the morning, at most once a day, when something is unread. Switch it off on the page of your account: ${origin}/dashboard/account`,
      },
    ],
  };
}

/** One organisation's mails. They and the note that they were sent are written together: nothing is mentioned twice. */
function sendDigestsOf(
  { database, origin }: Platform,
  organisationId: string,
  { sources, recipients, send }: DigestDelivery,
  since: Date,
): Promise<void> {
  return inOrganisation(database, organisationId, async (scope) => {
    const rows = await claimForMail(scope, since);
    const people = await recipients(scope, [...new Set(rows.map(({ userId }) => userId))]);
    const described = await describeAll(scope, sources, rows);
    const byPerson = Map.groupBy(described, ({ row }) => row.userId);
    for (const [userId, theirs] of byPerson) {
      const person = people.get(userId);
      const titles = theirs.flatMap(({ text }) => (text ? [text.title] : []));
      if (person && titles.length > 0) await send(scope, digestMail(person, titles, origin));
    }
  });
}

/** Mails each person what they have not read, as far as no mail informed them before and they want it. */
export async function sendDigests(platform: Platform, delivery: DigestDelivery): Promise<void> {
  const since = new Date(Date.now() - reachesBackDays * dayMillis);
  const ids = await acrossOrganisations(platform.database, (tx) => organisationsToMail(tx, since));
  for (const id of ids) await sendDigestsOf(platform, id, delivery, since);
}
