import type { FastifyInstance } from "fastify";
import { ensureProvider } from "#server/accounts/provider.service.ts";
import { createDiskCache } from "#server/platform/cache/disk-cache.ts";
import type { Domain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { agentEndpoints } from "./agents.http.ts";
import { publishAgents } from "./agents.service.ts";
import { enquiryEndpoints } from "./enquiries.http.ts";
import { analyticsEndpoints, countPages } from "./page-views.http.ts";
import { createPageCounter } from "./page-views.service.ts";
import { pictureEndpoints } from "./pictures.http.ts";
import { createResourceLibrary } from "./resource-library.ts";
import { resourceEndpoints } from "./resources.http.ts";
import { siteEndpoints } from "./settings.http.ts";
import { agents, resourceDownloads } from "./site.table.ts";

/** Some releases' documents; the oldest go first. */
const documentCacheBytes = 20 * 1024 * 1024;

/**
 * The public site: sees to it that its organisation and agents are there, counts page views, and typesets the
 * documents once the server listens.
 */
export async function openSite(platform: Platform, http: FastifyInstance): Promise<Domain> {
  const providerId = await ensureProvider(platform);
  await publishAgents(platform);
  const counter = createPageCounter(platform, providerId, (error) => {
    http.log.error({ err: error }, "page views");
  });
  countPages(http, counter);
  const library = createResourceLibrary(
    platform.config.brand,
    createDiskCache(`${platform.config.dataDir}/cache/documents`, documentCacheBytes),
  );
  http.addHook("onListen", async () => library.warm());
  return {
    endpoints: [
      ...siteEndpoints(platform),
      ...agentEndpoints(platform),
      ...enquiryEndpoints(platform, providerId),
      ...resourceEndpoints(platform, library),
      ...analyticsEndpoints(platform),
      ...pictureEndpoints(platform),
    ],
    publishes: { agents: [agents], resources: [resourceDownloads] },
    async seed(demo) {
      const { seedSite } = await import("#server/seed/seed-site.ts");
      await seedSite(demo);
    },
    async close() {
      await counter.write();
      await library.close();
    },
  };
}
