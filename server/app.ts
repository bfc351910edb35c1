import { constants } from "node:zlib";
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerFactory,
  LogController,
} from "fastify";
import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { CodedError } from "#contract/core/errors.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { documentation, groupDescriptions } from "#contract/documentation.ts";
import { eventTypes } from "#contract/events.ts";
import { queueAccountMail } from "./accounts/account-mail.service.ts";
import { accountsEndpoints } from "./accounts/accounts.http.ts";
import { accountsCleanTask, createAccountsService } from "./accounts/accounts.service.ts";
import { ownAccountEndpoints } from "./accounts/own-account.http.ts";
import { passwordResetTask } from "./accounts/password.service.ts";
import { sessionCookieName } from "./accounts/session-cookie.ts";
import { mailAddressesOf } from "./accounts/team.service.ts";
import { startTrial, trialTask } from "./accounts/trial.service.ts";
import { type Config, derivedKey, installationSecret } from "./config.ts";
import { createDiskCache } from "./platform/cache/disk-cache.ts";
import { openDatabase } from "./platform/database/open.ts";
import { createPagePictures } from "./platform/documents/pdf/page-pictures.ts";
import { createTextReader } from "./platform/documents/text-reader.ts";
import { announceTask } from "./platform/events/announce.ts";
import { encryptedStore } from "./platform/files/encrypted.ts";
import { createFileStore } from "./platform/files/open-store.ts";
import { reencryptFiles, reencryptFilesTask, startReencryption } from "./platform/files/reencryption.ts";
import { deleteFiles, deleteFilesTask, sweepFiles, sweepFilesTask } from "./platform/files/uploads.ts";
import { registerEndpoints } from "./platform/http/endpoint.ts";
import { answerFailures, refuseUnreadable } from "./platform/http/failures.ts";
import { newRequestId } from "./platform/http/in-process.ts";
import { loggerOptions } from "./platform/http/log.ts";
import { observe } from "./platform/http/observe.ts";
import { openApiDocument, serveDocumentation } from "./platform/http/openapi.ts";
import { type PagesOptions, servePages } from "./platform/http/pages.ts";
import { trustOf } from "./platform/http/proxies.ts";
import { security } from "./platform/http/security.ts";
import { createRateLimits, rateLimitsCleanTask } from "./platform/limits/rate-limits.ts";
import { deliverMail, mailTask } from "./platform/mail/outbox.ts";
import { cleanMails } from "./platform/mail/retention.ts";
import { createSmtpTransport, keepTransport } from "./platform/mail/transport.ts";
import { digestTask, sendDigests } from "./platform/notifications/digest.ts";
import { notificationEndpoints } from "./platform/notifications/notifications.http.ts";
import {
  cleanNotifications,
  createNotifications,
  type NotificationSources,
} from "./platform/notifications/notifications.service.ts";
import { createOutgoing } from "./platform/outgoing/outgoing.ts";
import { createPictures } from "./platform/pictures/pictures.ts";
import type { Platform } from "./platform/platform.ts";
import { defineTask, startQueue } from "./platform/queue/queue.ts";
import { createSealer } from "./platform/sealing.ts";
import { applicationEndpoints } from "./recruitment/applications/applications.http.ts";
import {
  findUnreadCvs,
  findUnreadCvsTask,
  readCv,
  readCvTask,
} from "./recruitment/applications/cv-reading.service.ts";
import { draftEndpoints } from "./recruitment/applications/drafts.http.ts";
import { cleanDrafts, draftsCleanTask } from "./recruitment/applications/drafts.service.ts";
import { hrApplicationEndpoints } from "./recruitment/applications/hr-applications.http.ts";
import { announceTrialEnds, trialEndsTask } from "./recruitment/applications/trial-end.service.ts";
import { candidateEndpoints } from "./recruitment/candidates/candidates.http.ts";
import { jobEndpoints } from "./recruitment/jobs/jobs.http.ts";
import { openingEndpoints } from "./recruitment/jobs/openings.http.ts";
import { recruitmentNotifications } from "./recruitment/notifications.service.ts";
import { personalDataEndpoints } from "./recruitment/personal-data/personal-data.http.ts";
import { pipelineEndpoints } from "./recruitment/pipeline/pipeline.http.ts";
import { reportEndpoints } from "./recruitment/reports/reports.http.ts";
import { createResumeService, type ResumeService } from "./recruitment/resume/resume.service.ts";
import { pictureEndpoints } from "./site/pictures.http.ts";
import { seesOutbox } from "./site/settings.http.ts";
import { openSite } from "./site/site.ts";
import { outboxEndpoints } from "./workspace/outbox.http.ts";
import {
  cleanWebhooks,
  cleanWebhooksTask,
  deliverWebhook,
  deliverWebhookTask,
  resealWebhookSecrets,
  sendToListeners,
} from "./workspace/webhooks/webhook-delivery.service.ts";
import { webhookEndpoints } from "./workspace/webhooks/webhooks.http.ts";
import { workspaceEndpoints } from "./workspace/workspace.http.ts";

/** Takes away what mails and tasks hold longer than it is needed. */
const cleanTask = defineTask({
  name: "platform.clean",
  data: z.object({}),
  retries: 2,
  retryDelaySeconds: 60,
  cron: "47 * * * *",
});

const tasks = [
  mailTask,
  cleanTask,
  passwordResetTask,
  trialTask,
  accountsCleanTask,
  rateLimitsCleanTask,
  sweepFilesTask,
  deleteFilesTask,
  reencryptFilesTask,
  readCvTask,
  findUnreadCvsTask,
  draftsCleanTask,
  trialEndsTask,
  announceTask,
  deliverWebhookTask,
  cleanWebhooksTask,
  digestTask,
];

/** What each kind of notification reads like: every domain's own, together all. */
const notificationSources: NotificationSources = { ...recruitmentNotifications };

/** Some 2,000 sharing pictures; they can be drawn again at any time. */
const pictureCacheBytes = 200 * 1024 * 1024;

export interface App {
  http: FastifyInstance;
  platform: Platform;
}

export interface AppOptions {
  /** Renders pages; without it the process answers the API only. */
  pages?: Omit<PagesOptions, "appUrl">;
  /** Logs errors with their messages, which quote what people typed: for who develops on data of their own. */
  errorMessages?: boolean;
  /** Puts something in front of the HTTP server (the development server of the web). */
  serverFactory?: FastifyServerFactory;
  /** False leaves out the calls' own limits (`perMinute`), which tests would run into. */
  rateLimits?: boolean;
  /** Keeps the content of mail that is not sent, as an open outbox does: tests read the links in it. */
  keepMail?: boolean;
  /** Lets webhooks reach this machine, as WEBHOOK_LOOPBACK does: tests receive them. */
  localWebhooks?: boolean;
}

async function openPlatform(
  config: Config,
  http: FastifyInstance,
  localWebhooks: boolean,
): Promise<Platform> {
  const database = await openDatabase({
    url: config.databaseUrl,
    migrationUrl: config.migrationDatabaseUrl,
    folder: config.dataDir,
    warn: (message) => http.log.warn(message),
  });
  const queue = await startQueue(database, tasks, {
    works: config.works,
    onError: (error, task) => http.log.error({ err: error, task }, task ? "task failed" : "task queue"),
  });
  const store = await createFileStore(
    config.s3
      ? { kind: "s3", ...config.s3, forcePathStyle: config.s3.endpoint !== undefined }
      : { kind: "local", folder: `${config.dataDir}/files` },
  );
  // Everything that people upload is personal; it is encrypted wherever it is kept.
  const keyOf = (secret: string) => derivedKey(secret, "stored files");
  const files = encryptedStore(
    store,
    keyOf(installationSecret(config)),
    config.retiredSecrets.map((secret) => keyOf(secret)),
  );
  const sealingKeyOf = (secret: string) => derivedKey(secret, "sealed texts");
  const sealer = createSealer(
    sealingKeyOf(installationSecret(config)),
    config.retiredSecrets.map((secret) => sealingKeyOf(secret)),
  );
  const documents = createTextReader();
  return {
    config,
    database,
    queue,
    limits: createRateLimits(database.db, derivedKey(installationSecret(config), "rate limits")),
    files,
    documents,
    sealer,
    outgoing: createOutgoing({ allowLoopback: localWebhooks }),
    origin: config.appUrl ?? `http://localhost:${config.port}`,
  };
}

/** Starts this process's background work. */
async function startWork(
  platform: Platform,
  accounts: ReturnType<typeof createAccountsService>,
  resumes: ResumeService,
  { log, outbox }: { log: FastifyInstance["log"]; outbox: boolean },
) {
  const { config, database, queue, limits } = platform;
  const transport = config.mail.smtpUrl ? createSmtpTransport(config.mail.smtpUrl) : keepTransport();
  const delivery = { database, transport, brand: config.brand, from: config.mail.from, outbox };
  await queue.work(mailTask, ({ mailId }, attempt) => deliverMail(delivery, mailId, attempt));
  await queue.work(cleanTask, async () => {
    await cleanMails(database);
    await cleanNotifications(platform);
    await queue.clean();
  });
  await queue.work(passwordResetTask, ({ email }) => accounts.sendPasswordReset(email));
  await queue.work(trialTask, (request) => startTrial(platform, request));
  await queue.work(accountsCleanTask, () => accounts.clean());
  await queue.work(rateLimitsCleanTask, () => limits.clean());
  await queue.work(sweepFilesTask, () => sweepFiles(platform));
  await queue.work(deleteFilesTask, ({ keys }) => deleteFiles(platform.files, keys));
  await queue.work(reencryptFilesTask, (progress) => reencryptFiles(platform, progress, log));
  if (config.retiredSecrets.length > 0) {
    // Before the files, whose end the log tells: SECRET_RETIRED can then be removed.
    await resealWebhookSecrets(platform);
    await startReencryption(platform);
  }
  await queue.work(readCvTask, (application) => readCv(platform, resumes, application));
  await queue.work(findUnreadCvsTask, () => findUnreadCvs(platform));
  await queue.work(draftsCleanTask, () => cleanDrafts(platform));
  await queue.work(trialEndsTask, () => announceTrialEnds(platform));
  await queue.work(announceTask, (event) => sendToListeners(platform, event));
  await queue.work(deliverWebhookTask, (job, attempt) => deliverWebhook(platform, job, attempt));
  await queue.work(cleanWebhooksTask, () => cleanWebhooks(platform));
  await queue.work(digestTask, () =>
    sendDigests(platform, {
      sources: notificationSources,
      recipients: mailAddressesOf,
      send: (scope, mail) => queueAccountMail(scope.tx, platform, scope.organisationId, mail),
    }),
  );
  return transport;
}

/**
 * Builds the whole product around a configuration: database, queue, files, mail, routes. Nothing listens
 * yet; `http.close()` ends everything in order.
 */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const http = fastify({
    logger: loggerOptions(config.logLevel, options.errorMessages),
    // Fastify's own request lines hold addresses with their query; ours hold the route only.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: trustOf(config.trustProxy),
    frameworkErrors: (_error, _request, reply) => refuseUnreadable(reply as FastifyReply),
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  });
  http.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    http.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      "answered",
    );
  });
  const platform = await openPlatform(config, http, options.localWebhooks ?? config.webhookLoopback);
  const { database, queue, files, documents } = platform;
  const accounts = createAccountsService(platform);
  const resumes = createResumeService();
  const pictures = createPictures(createDiskCache(`${config.dataDir}/cache/pictures`, pictureCacheBytes));
  const pagePictures = createPagePictures();
  const site = await openSite(platform, http);
  const outbox = options.keepMail ?? config.demo !== "nobody";
  const transport = config.works
    ? await startWork(platform, accounts, resumes, { log: http.log, outbox })
    : null;
  http.addHook("onClose", async () => {
    await site.close();
    await queue.stop();
    await transport?.close();
    await resumes.close();
    await pictures.close();
    await pagePictures.close();
    await documents.close();
    await database.close();
  });

  answerFailures(http);
  http.setNotFoundHandler(() => {
    throw new CodedError("not_found");
  });
  await http.register(security, { appUrl: config.appUrl, https: config.secureCookies });
  await http.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    // Pages are compressed at each request: one level more costs a quarter of its time again and more, for 1%.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await http.register(multipart, { limits: { fileSize: maxUploadBytes } });
  observe(http, {
    checks: {
      database: () => database.ping(),
      storage: () => files.check(),
      queue: () => queue.check(),
    },
    queueCounts: () => queue.counts(),
    metricsToken: config.metricsToken,
  });
  registerEndpoints(
    http,
    [
      ...site.endpoints,
      ...accountsEndpoints(platform, accounts),
      ...ownAccountEndpoints(platform, accounts),
      ...jobEndpoints(platform),
      ...openingEndpoints(platform, pictures),
      ...pictureEndpoints(platform, pictures),
      ...applicationEndpoints(platform),
      ...draftEndpoints(platform),
      ...candidateEndpoints(platform, { resumeReader: resumes, pictures: pagePictures }),
      ...hrApplicationEndpoints(platform),
      ...workspaceEndpoints(platform),
      ...webhookEndpoints(platform),
      ...notificationEndpoints(createNotifications(platform, notificationSources)),
      ...pipelineEndpoints(platform),
      ...reportEndpoints(platform),
      ...personalDataEndpoints(platform, accounts),
      ...outboxEndpoints(platform, (request) => seesOutbox(config, request)),
    ],
    { authenticate: accounts.authenticate, limits: options.rateLimits === false ? null : platform.limits },
  );
  await serveDocumentation(http, () =>
    openApiDocument(calls, documentation, {
      title: `${config.brand.product} API`,
      version: "1",
      origin: config.appUrl,
      contact: { name: config.brand.product, email: config.brand.email },
      tags: groupDescriptions,
      sessionCookie: sessionCookieName(config.secureCookies),
      events: eventTypes,
    }),
  );
  if (options.pages) await servePages(http, { ...options.pages, appUrl: config.appUrl });
  return { http, platform };
}
