import type { FastifyBaseLogger } from "fastify";
import { backUpBySchedule, backupTask } from "./backup/scheduled-backup.ts";
import { reencryptFiles, reencryptFilesTask } from "./files/reencryption.ts";
import {
  deleteFiles,
  deleteFilesTask,
  deleteOrphanedFiles,
  deleteOrphanedFilesTask,
} from "./files/uploads.ts";
import { cleanImports } from "./import/import-run.service.ts";
import { rateLimitsCleanTask } from "./limits/rate-limits.ts";
import type { FindLetterhead } from "./mail/letterhead.ts";
import { deliverMail, mailTask } from "./mail/outbox.ts";
import { cleanMails } from "./mail/retention.ts";
import { createSmtpTransport, outboxTransport } from "./mail/transport.ts";
import { cleanNotifications } from "./notifications/notifications.service.ts";
import type { Platform } from "./platform.ts";
import { defineScheduledTask, type TaskHandler, taskHandler } from "./queue/queue.ts";
import { openSms } from "./sms/open-sms.ts";
import { deliverSms, smsTask } from "./sms/outbox.ts";
import { cleanSms } from "./sms/retention.ts";

/** Takes away what mails, texts, notifications, imports and tasks hold longer than it is needed. */
const cleanTask = defineScheduledTask(
  "platform.clean",
  "Clear old mail, notifications and imports",
  "47 * * * *",
);

/**
 * The background work that belongs to no domain: mail, SMS, files, limits.
 * @param findLetterhead how organisations show themselves in their mails
 * @param outbox keeps the content of mail and SMS that are not sent, for the outbox
 */
export function createPlatformTasks(
  platform: Platform,
  {
    log,
    outbox,
    findLetterhead,
  }: { log: FastifyBaseLogger; outbox: boolean; findLetterhead: FindLetterhead },
): { tasks: readonly TaskHandler[]; close(): Promise<void> } {
  const { config, database, queue, limits, files } = platform;
  const transport = config.mail.smtpUrl ? createSmtpTransport(config.mail.smtpUrl) : outboxTransport();
  const delivery = {
    database,
    transport,
    brand: config.brand,
    from: config.mail.from,
    outbox,
    findLetterhead,
  };
  const smsDelivery = { database, transport: openSms(platform), outbox };
  return {
    tasks: [
      taskHandler(mailTask, ({ mailId }, attempt) => deliverMail(delivery, mailId, attempt)),
      taskHandler(smsTask, ({ smsId }, attempt) => deliverSms(smsDelivery, smsId, attempt)),
      taskHandler(cleanTask, async () => {
        await cleanMails(database);
        await cleanSms(database);
        await cleanNotifications(platform);
        await cleanImports(platform);
        await queue.clean();
      }),
      taskHandler(backupTask(config.backup.cron), (_data, attempt) =>
        backUpBySchedule(platform, attempt, log),
      ),
      taskHandler(rateLimitsCleanTask, () => limits.clean()),
      taskHandler(deleteOrphanedFilesTask, () => deleteOrphanedFiles(platform)),
      taskHandler(deleteFilesTask, ({ keys }) => deleteFiles(files, keys)),
      taskHandler(reencryptFilesTask, (progress) => reencryptFiles(platform, progress, log)),
    ],
    close: () => transport.close(),
  };
}
