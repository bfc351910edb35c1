import type { FastifyBaseLogger } from "fastify";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type Attempt, defineScheduledTask } from "#server/platform/queue/queue.ts";

/** Comes at `BACKUP_AT`; without it never. */
export const backupTask = (cron: string | undefined) => ({
  ...defineScheduledTask("platform.backup", "Back up rows and files", cron ?? ""),
  cron,
});

/** Tells the provider's team; the words of a failure may name people, so the log says its kind and the mail where to look. */
async function tellTeam({ config, database, queue }: Platform): Promise<void> {
  const { product, email } = config.brand;
  await acrossOrganisations(database, (tx) =>
    queueMail(tx, queue, null, {
      to: email,
      subject: `${product}: last night's backup failed`,
      preview: "There is no new backup. Look at the log of the server.",
      blocks: [
        { kind: "paragraph", text: "The scheduled backup failed three times, so there is no new one." },
        {
          kind: "paragraph",
          text: "The server's log says why (platform.backup). `ushirika backup` makes one by hand and says what is wrong.",
        },
      ],
    }),
  );
}

/** Makes the backup of the night and removes those that are too many. */
export async function backUpBySchedule(
  platform: Platform,
  attempt: Pick<Attempt, "last">,
  log: Pick<FastifyBaseLogger, "info">,
): Promise<void> {
  if (!platform.config.backup.cron) return;
  try {
    const archive = await platform.backups.make(undefined, (step) =>
      log.info({ task: "platform.backup" }, step),
    );
    platform.backups.prune();
    log.info({ archive }, "backed up");
  } catch (error) {
    if (attempt.last) await tellTeam(platform);
    throw error;
  }
}
