import type { importCalls } from "#contract/core/import.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { createImports } from "./import.service.ts";
import { importTemplate, problemsOf } from "./import-files.ts";
import type { ImportDefinition } from "./import-kind.ts";
import type { NamesOf } from "./import-summary.ts";

/** Answers the calls of one kind of import. */
export function importEndpoints<Row>(
  platform: Platform,
  calls: ReturnType<typeof importCalls>,
  definition: ImportDefinition<Row>,
  namesOf: NamesOf,
) {
  const imports = createImports(platform, definition, namesOf);
  return [
    endpoint(calls.template, async () => importTemplate(definition)),
    endpoint(calls.upload, ({ actor, files }) => imports.upload(actor, files.file)),
    endpoint(calls.list, ({ actor, query }) => imports.list(actor, query)),
    endpoint(calls.get, ({ actor, params }) => imports.get(actor, params.id)),
    endpoint(calls.columns, ({ actor, params }) => imports.columns(actor, params.id)),
    endpoint(calls.map, ({ actor, params, body }) => imports.map(actor, params.id, body.mapping)),
    endpoint(calls.check, ({ actor, params }) => imports.check(actor, params.id)),
    endpoint(calls.start, ({ actor, params, body }) => imports.start(actor, params.id, body)),
    endpoint(calls.cancel, ({ actor, params }) => imports.cancel(actor, params.id)),
    endpoint(calls.undo, ({ actor, params }) => imports.undo(actor, params.id)),
    endpoint(calls.problems, async ({ actor, params, signal }) => {
      await imports.get(actor, params.id);
      return problemsOf(platform, definition, actor, params.id, signal);
    }),
  ];
}
