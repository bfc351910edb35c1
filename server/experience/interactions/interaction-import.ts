import { z } from "zod";
import { isWrittenAsDay, nairobiMoment } from "#contract/core/clock.ts";
import { calendarDay } from "#contract/core/fields.ts";
import { personName } from "#contract/core/names.ts";
import {
  type ExperienceChannel,
  experienceChannelLabels,
  experienceChannels,
} from "#contract/experience/channels.ts";
import { interactionImportFields } from "#contract/experience/interaction-import.ts";
import { interactionLimits } from "#contract/experience/interactions.ts";
import {
  type ExperienceTopic,
  experienceTopicLabels,
  experienceTopics,
} from "#contract/experience/topics.ts";
import { checkInput } from "#server/platform/http/input.ts";
import type { ImportDefinition } from "#server/platform/import/import-kind.ts";
import { writtenDay } from "#server/platform/import/written-day.ts";
import * as queries from "./interactions.queries.ts";
import { membersMeant } from "./people.queries.ts";
import { type Who, whoIs } from "./who.ts";

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

/** What people call channels in their own tables. */
const channelWords: Record<string, ExperienceChannel> = {
  phone: "call",
  phonecall: "call",
  telephone: "call",
  simu: "call",
  walkin: "branch",
  visit: "branch",
  counter: "branch",
  tawi: "branch",
  mail: "email",
  text: "sms",
  ussd: "app",
  mobileapp: "app",
  website: "web",
};

const channelOf = (typed: string): string =>
  experienceChannels.find((channel) =>
    [channel, experienceChannelLabels[channel]].map(plain).includes(plain(typed)),
  ) ??
  channelWords[plain(typed)] ??
  typed;

const topicOf = (typed: string): ExperienceTopic =>
  experienceTopics.find((topic) => [topic, experienceTopicLabels[topic]].map(plain).includes(plain(typed))) ??
  "other";

/** A moment as tables write it, in Nairobi; null for none. @param text `2026-10-21 14:05`, `21/10/2026`, an ISO moment */
function momentOf(text: string): Date | null {
  const day = calendarDay.safeParse(writtenDay(text));
  if (!day.success) return null;
  if (/T.*(Z|[+-]\d\d:?\d\d)$/.test(text)) return new Date(text);
  const [, hours = "0", minutes = "0", half = ""] =
    /(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?\s*$/i.exec(text) ?? [];
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hours);
  return new Date(nairobiMoment(day.data).getTime() + (hour * 60 + Number(minutes)) * 60_000);
}

/** What is wrong with a text that is no moment. */
function refusalOf(text: string): string {
  const day = writtenDay(text);
  const [issue] = calendarDay.safeParse(day).error?.issues ?? [];
  return issue && isWrittenAsDay(day) ? issue.message : "A day in the past, as 2026-10-21 or 21/10/2026";
}

const moment = (missing: string) =>
  z.string().transform((text, context) => {
    const found = momentOf(text);
    if (found && !Number.isNaN(found.getTime()) && found <= new Date()) return found;
    context.issues.push({
      code: "custom",
      input: text,
      message: text === "" ? missing : refusalOf(text),
    });
    return z.NEVER;
  });

const optionalMoment = z.union([z.literal("").transform(() => null), moment("")]);

/** What a row says of a contact. */
const importedInteraction = z
  .object({
    openedAt: moment("The date is missing"),
    channel: z.enum(experienceChannels, "Please use call, branch, WhatsApp, email, SMS, app or web"),
    topic: z.string().transform(topicOf),
    direction: z
      .string()
      .transform((typed) => (/^out/i.test(typed) ? ("outbound" as const) : ("inbound" as const))),
    person: z.string().max(interactionLimits.person),
    contactName: z.union([z.literal(""), personName]),
    summary: z.string().max(interactionLimits.summary),
    firstResponseAt: optionalMoment,
    closedAt: optionalMoment,
  })
  .refine(({ openedAt, firstResponseAt }) => !firstResponseAt || firstResponseAt >= openedAt, {
    path: ["firstResponseAt"],
    message: "The answer is earlier than the contact",
  })
  .refine(({ openedAt, closedAt }) => !closedAt || closedAt >= openedAt, {
    path: ["closedAt"],
    message: "It is closed before it began",
  });

/** A contact of a file; once it was looked up, with whom it is. */
type ImportedInteraction = z.output<typeof importedInteraction> & { who?: Who };

const keyOf = ({
  openedAt,
  channel,
  summary,
}: Pick<ImportedInteraction, "openedAt" | "channel" | "summary">) =>
  `at:${openedAt.toISOString()} ${channel} ${summary}`;

/** Imports contacts from a call list or another system. Nobody is sent anything by this. */
export const interactionImport: ImportDefinition<ImportedInteraction> = {
  kind: "interactions",
  fields: interactionImportFields,
  keptReason: "Somebody worked on them since, or they were rated.",
  large: { batchRows: 500 },
  whole: true,
  read({ channel = "", ...texts }) {
    const checked = checkInput(importedInteraction, {
      topic: "",
      direction: "",
      person: "",
      contactName: "",
      summary: "",
      firstResponseAt: "",
      closedAt: "",
      openedAt: "",
      ...texts,
      channel: channelOf(channel),
    });
    return checked.problems ? { problems: checked.problems } : { row: checked.data };
  },
  keysOf: (row) => ({ sought: keyOf(row), known: [keyOf(row)] }),
  async find(scope, keys) {
    const wanted = new Set(keys);
    const moments = [...new Set(keys.map((key) => key.slice(3, 27)))].map((text) => new Date(text));
    const rows = moments.length > 0 ? await queries.interactionsAt(scope, moments) : [];
    const found = rows.map((row) => [keyOf(row), row.id] as const);
    return new Map(found.filter(([key]) => wanted.has(key)));
  },
  async look(scope, rows) {
    const meant = await membersMeant(
      scope,
      rows.map(({ person }) => person),
    );
    return rows.map((row) => {
      const { who, problem } = whoIs(row.person, row.contactName, meant.get(row.person) ?? []);
      return who ? { row: { ...row, who } } : { problems: { person: problem } };
    });
  },
  create: (scope, rows, { id: importId }) =>
    queries.insertInteractions(
      scope,
      [...rows].map(([id, { who, person: _, contactName: __, ...row }]) => ({
        ...row,
        ...who,
        id,
        importId,
        source: "import" as const,
        // Whoever closed it had answered by then.
        firstResponseAt: row.firstResponseAt ?? row.closedAt,
      })),
    ),
  async remove(scope, ids) {
    const removed = await queries.deleteImported(scope, ids);
    return { removed, kept: await queries.interactionsAmong(scope, ids) };
  },
};
