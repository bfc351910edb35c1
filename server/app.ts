import { setTimeout as pause } from "node:timers/promises";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerFactory,
  LogController,
} from "fastify";
import { calls } from "#contract/calls.ts";
import { CodedError } from "#contract/core/errors.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import type { FindSharedPage } from "#contract/core/rendering.ts";
import { documentation, groupDescriptions } from "#contract/documentation.ts";
import { eventTypes } from "#contract/events.ts";
import { letterheadOf, openAccounts } from "./accounts/accounts.ts";
import type { Config } from "./config.ts";
import { openExperience } from "./experience/experience.ts";
import { openFinance } from "./finance/finance.ts";
import { openOnboarding } from "./onboarding/onboarding.ts";
import { listenForBackups } from "./platform/backup/socket.ts";
import { publicContent } from "./platform/database/public-content.ts";
import type { Domain } from "./platform/domain.ts";
import { startReencryption } from "./platform/files/reencryption.ts";
import { registerEndpoints } from "./platform/http/endpoint.ts";
import { handleErrors, rejectUnreadable } from "./platform/http/failures.ts";
import { newRequestId } from "./platform/http/in-process.ts";
import { loggerOptions } from "./platform/http/log.ts";
import { observe } from "./platform/http/observe.ts";
import { openApiDocument, serveDocumentation } from "./platform/http/openapi.ts";
import { createPageReader } from "./platform/http/page-reader.ts";
import { type PagesOptions, servePages } from "./platform/http/pages.ts";
import { trustOf } from "./platform/http/proxies.ts";
import { security } from "./platform/http/security.ts";
import { closePlatform, openPlatform } from "./platform/open-platform.ts";
import type { Platform } from "./platform/platform.ts";
import { createPlatformTasks } from "./platform/platform-tasks.ts";
import type { TaskHandler } from "./platform/queue/queue.ts";
import { openRecruitment } from "./recruitment/recruitment.ts";
import { openSite } from "./site/site.ts";
import { openWorkspace } from "./workspace/workspace.ts";

export interface App {
  http: FastifyInstance;
  platform: Platform;
  domains: readonly Domain[];
  /** Starts this process's background work, once. */
  work(): Promise<void>;
  /**
   * Does what else a start consists of. The end waits for it, and `ending` tells it that the end was asked for: what fails from
   * then on is no failure of the start.
   */
  begin(start: (ending: AbortSignal) => Promise<void>): Promise<void>;
  /** Lets a proxy in front notice (`SHUTDOWN_DELAY`), then ends everything in order. */
  end(): Promise<void>;
}

type Pages = Pick<PagesOptions, "render" | "clientFolder"> & { find?: FindSharedPage };

export interface AppOptions {
  /**
   * Renders pages; without it the process answers the API only. `find` says which are the same for everyone. They may still
   * be loading.
   */
  pages?: Pages | Promise<Pages>;
  /** Logs errors with their messages, which quote what people typed: for developers with data of their own. */
  errorMessages?: boolean;
  /** Puts something in front of the HTTP server (the development server of the web). */
  serverFactory?: FastifyServerFactory;
  /** Leaves background work to `work`, so that whoever waits for the first page does not wait for it. */
  worksLater?: boolean;
  /** False leaves out the calls' own limits (`perMinute`), which tests would run into. */
  rateLimits?: boolean;
  /** Stores the content of mail that is not sent, as an open outbox does: tests read the links in it. */
  keepMail?: boolean;
  /** Lets webhooks reach this machine, as OUTGOING_LOOPBACK does: tests receive them. */
  localOutgoing?: boolean;
  /** Looks at the documents of members' cases instead of the product's own: most tests send some for other reasons. */
  caseEngines?: Parameters<typeof openOnboarding>[2];
}

/** Opens every domain of the product. A new one takes its place here, and says the rest in its own file. */
async function openDomains(platform: Platform, http: FastifyInstance, { caseEngines }: AppOptions) {
  const accounts = openAccounts(platform);
  const experience = openExperience(platform);
  const finance = openFinance(platform);
  const domains = [
    accounts,
    await openSite(platform, http),
    openRecruitment(platform, accounts.service),
    openOnboarding(platform, [experience, finance], caseEngines),
    experience,
    finance,
  ];
  return { accounts, domains: [...domains, openWorkspace(platform, domains)] };
}

/** Starts this process's background work, and what is still to be started is left out once the process ends. */
async function startWork(
  platform: Platform,
  domains: readonly Domain[],
  tasks: readonly TaskHandler[],
  isEnding: () => boolean,
): Promise<void> {
  for (const task of tasks) {
    if (isEnding()) return;
    await task.start(platform.queue);
  }
  for (const domain of domains) {
    if (isEnding()) return;
    await domain.resume?.();
  }
  if (isEnding() || platform.config.retiredSecrets.length === 0) return;
  // Before the files, whose end the log reports: SECRET_RETIRED can then be removed.
  for (const domain of domains) await domain.resealSecrets?.();
  await startReencryption(platform);
}

function createHttp(config: Config, options: AppOptions): FastifyInstance {
  const http = fastify({
    logger: loggerOptions(config.logLevel, options.errorMessages),
    // Fastify's own request lines hold addresses with their query; ours hold the route only.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: trustOf(config.trustProxy),
    frameworkErrors: (_error, _request, reply) => rejectUnreadable(reply as FastifyReply),
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  });
  http.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    http.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      "answered",
    );
  });
  return http;
}

/** What holds for every request: failures, headers, compression, health and metrics. */
async function prepareHttp(
  http: FastifyInstance,
  { config, database, files, queue }: Platform,
  isEnding: () => boolean,
) {
  handleErrors(http);
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
  return observe(http, {
    checks: {
      database: () => database.ping(),
      storage: () => files.check(),
      queue: () => queue.check(),
    },
    isEnding,
    queueCounts: () => queue.counts(),
    metricsToken: config.metricsToken,
  });
}

/**
 * Builds the whole product around a configuration: the platform, the domains on it, HTTP in front. Nothing listens
 * yet.
 */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const http = createHttp(config, options);
  const platform = await openPlatform(config, http.log, options.localOutgoing ?? config.outgoingLoopback);
  const { queue } = platform;
  platform.requests.watch(http.server);
  const outbox = options.keepMail ?? config.demo !== "nobody";
  const platformTasks = createPlatformTasks(platform, {
    log: http.log,
    outbox,
    findLetterhead: (organisationId) => letterheadOf(platform, organisationId),
  });
  // Domains queue mail while they open.
  await queue.prepare(platformTasks.tasks.map(({ task }) => task));
  const { accounts, domains } = await openDomains(platform, http, options);
  const content = publicContent(platform.database);
  for (const { publishes = {} } of domains) content.publish(publishes);
  const domainTasks = domains.flatMap(({ tasks }) => tasks ?? []);
  await queue.prepare(domainTasks.map(({ task }) => task));
  const ending = new AbortController();
  const isEnding = () => ending.signal.aborted;
  let started: Promise<void> | undefined;
  let begun: Promise<void> | undefined;
  const work = async () => {
    if (!config.works) return;
    started ??= startWork(platform, domains, [...platformTasks.tasks, ...domainTasks], isEnding);
    await started;
  };
  if (!options.worksLater) await work();
  const stopListening =
    platform.database.kind === "embedded"
      ? await listenForBackups(config.dataDir, platform.backups.make)
      : null;
  http.addHook("onClose", async () => {
    ending.abort();
    await stopListening?.();
    // Whoever asked for them hears of their failure; the database and the queue must not be stopped under them.
    await Promise.allSettled([begun, started]);
    await queue.stop();
    await platformTasks.close();
    for (const domain of domains) await domain.close?.();
    await closePlatform(platform);
  });
  const noteCall = await prepareHttp(http, platform, isEnding);
  const endpoints = domains.flatMap((domain) => domain.endpoints);
  const doors = {
    authenticate: accounts.authenticate,
    limits: options.rateLimits === false ? null : platform.limits,
  };
  // Uploads are the endpoints' alone: what looks after their files would otherwise be asked at each page, too.
  await http.register(async (api) => {
    await api.register(multipart, { limits: { fileSize: maxUploadBytes } });
    registerEndpoints(api, endpoints, doors);
  });
  await serveDocumentation(http, () =>
    openApiDocument(calls, documentation, {
      title: `${config.brand.product} API`,
      version: "1",
      origin: config.appUrl,
      contact: { name: config.brand.product, email: config.brand.email },
      tags: groupDescriptions,
      sessionCookie: accounts.sessionCookie,
      events: eventTypes,
    }),
  );
  if (options.pages) {
    const { find, ...pages } = await options.pages;
    const { sessionCookie } = accounts;
    const shared = find && { find, content, sessionCookie };
    const reader = createPageReader(endpoints, doors, noteCall);
    await servePages(http, { ...pages, shared, reader, appUrl: config.appUrl });
  }
  return {
    http,
    platform,
    domains,
    work,
    async begin(start) {
      begun = start(ending.signal).catch((error: unknown) => {
        if (!isEnding()) throw error;
      });
      await begun;
    },
    async end() {
      ending.abort();
      if (config.serves) await pause(config.shutdownDelaySeconds * 1000);
      await http.close();
    },
  };
}
