import { constants } from "node:zlib";
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerFactory,
  LogController,
} from "fastify";
import { calls } from "#contract/calls.ts";
import { CodedError } from "#contract/core/errors.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { accountsEndpoints } from "./accounts/accounts.http.ts";
import { accountsCleanTask, createAccountsService, passwordResetTask } from "./accounts/accounts.service.ts";
import { startTrial, trialTask } from "./accounts/trial.service.ts";
import { type Config, derivedKey, installationSecret } from "./config.ts";
import { createDiskCache } from "./platform/cache/disk-cache.ts";
import { openDatabase } from "./platform/database/open.ts";
import { createPagePictures } from "./platform/documents/pdf/page-pictures.ts";
import { createTextReader } from "./platform/documents/text-reader.ts";
import { encryptedStore } from "./platform/files/encrypted.ts";
import { createFileStore } from "./platform/files/open-store.ts";
import { sweepFiles, sweepFilesTask } from "./platform/files/uploads.ts";
import { registerEndpoints } from "./platform/http/endpoint.ts";
import { answerFailures, refuseUnreadable } from "./platform/http/failures.ts";
import { observe } from "./platform/http/observe.ts";
import { openApiDocument, serveDocumentation } from "./platform/http/openapi.ts";
import { type PagesOptions, servePages } from "./platform/http/pages.ts";
import { security } from "./platform/http/security.ts";
import { deliverMail, mailTask } from "./platform/mail/outbox.ts";
import { createSmtpTransport, keepTransport } from "./platform/mail/transport.ts";
import { createPictures } from "./platform/pictures/pictures.ts";
import type { Platform } from "./platform/platform.ts";
import { startQueue } from "./platform/queue/queue.ts";
import { applicationEndpoints } from "./recruitment/applications.http.ts";
import { candidateEndpoints } from "./recruitment/candidate/candidate.http.ts";
import { cleanDrafts, draftsCleanTask } from "./recruitment/candidate/drafts.service.ts";
import { findUnreadCvs, findUnreadCvsTask, readCv, readCvTask } from "./recruitment/cv-reading.service.ts";
import { hiringEndpoints } from "./recruitment/hiring/hiring.http.ts";
import { hrEndpoints } from "./recruitment/hr.http.ts";
import { jobEndpoints } from "./recruitment/jobs.http.ts";
import { openingEndpoints } from "./recruitment/openings.http.ts";
import { createResumeService, type ResumeService } from "./recruitment/resume.service.ts";
import { pictureEndpoints } from "./site/pictures.http.ts";
import { hasOutbox } from "./site/settings.http.ts";
import { openSite } from "./site/site.ts";
import { outboxEndpoints } from "./workspace/outbox.http.ts";
import { workspaceEndpoints } from "./workspace/workspace.http.ts";

const tasks = [
  mailTask,
  passwordResetTask,
  trialTask,
  accountsCleanTask,
  sweepFilesTask,
  readCvTask,
  findUnreadCvsTask,
  draftsCleanTask,
];

/** Some 2,000 sharing pictures; they can be drawn again at any time. */
const pictureCacheBytes = 200 * 1024 * 1024;

export interface App {
  http: FastifyInstance;
  platform: Platform;
}

export interface AppOptions {
  /** Renders pages; without it the process answers the API only. */
  pages?: Omit<PagesOptions, "appUrl">;
  /** Puts something in front of the HTTP server (the development server of the web). */
  serverFactory?: FastifyServerFactory;
  /** False leaves out the limits of calls a minute, which tests would run into. */
  rateLimits?: boolean;
}

async function openPlatform(config: Config, http: FastifyInstance): Promise<Platform> {
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir },
  );
  const queue = await startQueue(database, tasks, {
    works: config.works,
    onError: (error) => http.log.error({ err: error }, "task queue"),
  });
  const store = await createFileStore(
    config.s3
      ? { kind: "s3", ...config.s3, forcePathStyle: config.s3.endpoint !== undefined }
      : { kind: "local", folder: `${config.dataDir}/files` },
  );
  // Everything that people upload is personal; it is encrypted wherever it is kept.
  const files = encryptedStore(store, derivedKey(installationSecret(config), "stored files"));
  const documents = createTextReader();
  return {
    config,
    database,
    queue,
    files,
    documents,
    origin: config.appUrl ?? `http://localhost:${config.port}`,
  };
}

/** Starts this process's background work. */
async function startWork(
  platform: Platform,
  accounts: ReturnType<typeof createAccountsService>,
  resumes: ResumeService,
) {
  const { config, database, queue } = platform;
  const transport = config.mail.smtpUrl ? createSmtpTransport(config.mail.smtpUrl) : keepTransport();
  const delivery = { database, transport, brand: config.brand, from: config.mail.from };
  await queue.work(mailTask, ({ mailId }, attempt) => deliverMail(delivery, mailId, attempt));
  await queue.work(passwordResetTask, ({ email }) => accounts.sendPasswordReset(email));
  await queue.work(trialTask, (request) => startTrial(platform, request));
  await queue.work(accountsCleanTask, () => accounts.clean());
  await queue.work(sweepFilesTask, () => sweepFiles(platform));
  await queue.work(readCvTask, (application) => readCv(platform, resumes, application));
  await queue.work(findUnreadCvsTask, () => findUnreadCvs(platform));
  await queue.work(draftsCleanTask, () => cleanDrafts(platform));
  return transport;
}

/**
 * Builds the whole product around a configuration: database, queue, files, mail, routes. Nothing listens
 * yet; `http.close()` ends everything in order.
 */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const http = fastify({
    logger: { level: config.logLevel },
    // Fastify's own request lines hold addresses with their query; ours hold the route only.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
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
  const platform = await openPlatform(config, http);
  const { database, queue, files, documents } = platform;
  const accounts = createAccountsService(platform);
  const resumes = createResumeService();
  const pictures = createPictures(createDiskCache(`${config.dataDir}/cache/pictures`, pictureCacheBytes));
  const pagePictures = createPagePictures();
  const site = await openSite(platform, http);
  const transport = config.works ? await startWork(platform, accounts, resumes) : null;
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
  if (options.rateLimits !== false) await http.register(rateLimit, { global: false });
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
      queue: async () => void (await queue.counts()),
    },
    queueCounts: () => queue.counts(),
  });
  registerEndpoints(
    http,
    [
      ...site.endpoints,
      ...accountsEndpoints(platform, accounts),
      ...jobEndpoints(platform),
      ...openingEndpoints(platform, pictures),
      ...pictureEndpoints(platform, pictures),
      ...applicationEndpoints(platform, resumes),
      ...candidateEndpoints(platform, { accounts, pictures: pagePictures }),
      ...hrEndpoints(platform),
      ...workspaceEndpoints(platform),
      ...hiringEndpoints(platform),
      ...outboxEndpoints(platform, hasOutbox(platform)),
    ],
    accounts.authenticate,
  );
  await serveDocumentation(
    http,
    openApiDocument(calls, { title: `${config.brand.product} API`, version: "1" }),
  );
  if (options.pages) await servePages(http, { ...options.pages, appUrl: config.appUrl });
  return { http, platform };
}
