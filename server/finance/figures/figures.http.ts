import { figuresCalls as calls } from "#contract/finance/figures.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { importEndpoints } from "#server/platform/import/import.http.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as figures from "./figures.service.ts";
import { figuresImport } from "./figures-import.ts";

export const figuresEndpoints = (platform: Platform) => [
  endpoint(calls.latest, ({ actor }) => figures.summariseFigures(platform, actor)),
  endpoint(calls.list, ({ actor, query }) => figures.listMonthlyFigures(platform, actor, query)),
  endpoint(calls.counted, ({ actor, query }) => figures.countMonth(platform, actor, query.month)),
  endpoint(calls.save, ({ actor, body }) => figures.saveFigures(platform, actor, body)),
  endpoint(calls.remove, ({ actor, params }) => figures.removeFigures(platform, actor, params.id)),
  ...importEndpoints(platform, calls.imports, figuresImport, namesOf),
];
