import { dehydrate } from "@tanstack/react-query";
import { data, redirect } from "react-router";
import type { Calls } from "#contract/calls.ts";
import type { Role } from "#contract/core/access.ts";
import type { Client } from "#contract/core/client.ts";
import type { importCalls } from "#contract/core/import.calls.ts";
import { importList } from "#contract/core/import.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext, type PageContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { checkPath, columnsPath, type ImportDesk, importPath } from "#web/ui/import/import-desk.ts";
import { readMapping } from "#web/ui/import/mapping-form.tsx";
import type { RunQuery } from "#web/ui/import/run-query.ts";

interface Reading {
  context: PageContext;
  url: URL;
}
interface Posting {
  context: PageContext;
  request: Request;
}
interface One {
  params: { id: string };
}

/** One kind of import as its four routes know it. */
export interface ImportRoutes {
  desk: ImportDesk;
  role: Role;
  callsOf: (context: PageContext) => Client<ReturnType<typeof importCalls>>;
  runOf: (id: string, client: Client<Calls>) => RunQuery;
}

/** What the loaders and actions of one kind of import do, step by step. */
export const importSteps = ({ desk, role, callsOf, runOf }: ImportRoutes) => ({
  /** The imports so far, and where a file is uploaded. */
  async listImports(args: Reading) {
    const user = await requireUser(args, { role });
    const state = readList(importList, args.url.searchParams);
    const { rows, total } = await callsOf(args.context).list({ query: listQuery(importList, state) });
    return { runs: rows, total, page: state.page, readOnly: user.workspace?.abilities.change === false };
  },

  /** Uploads a file; its columns come next. */
  async upload({ context, request }: Posting) {
    const chosen = (await request.formData()).get("file");
    const file = chosen instanceof File && chosen.name !== "" ? chosen : undefined;
    try {
      const { id } = await callsOf(context).upload({ form: {}, files: { file } });
      return redirect(columnsPath(desk, id));
    } catch (error) {
      return formFailure(error);
    }
  },

  async readColumns(args: Reading & One) {
    await requireUser(args, { role });
    const { params } = args;
    const calls = callsOf(args.context);
    const run = await calls.get({ params });
    if (run.state !== "uploaded") throw redirect(importPath(desk, run));
    return { run, columns: await calls.columns({ params }) };
  },

  /** Notes which column is what, or gives the file up. */
  async chooseColumns({ context, params, request }: Posting & One) {
    const calls = callsOf(context);
    const form = await request.formData();
    try {
      if (formText(form, "intent") === "cancel") {
        await calls.cancel({ params });
        return redirect(desk.path);
      }
      await calls.map({ params, body: { mapping: readMapping(form, desk.fields) } });
      return redirect(checkPath(desk, params.id));
    } catch (error) {
      return formFailure(error);
    }
  },

  async readCheck(args: Reading & One) {
    const user = await requireUser(args, { role });
    const { params } = args;
    const calls = callsOf(args.context);
    const run = await calls.get({ params });
    if (run.state !== "uploaded") throw redirect(importPath(desk, run));
    const organisation = user.workspace?.name ?? "the SACCO";
    return { run, organisation, check: await calls.check({ params }) };
  },

  /** Starts the import, or gives the file up. @param form what was sent */
  async startImport({ context, params }: Pick<Posting & One, "context" | "params">, form: FormData) {
    const calls = callsOf(context);
    const source = formText(form, "source");
    const asOf = formText(form, "asOf");
    try {
      if (formText(form, "intent") === "cancel") {
        await calls.cancel({ params });
        return redirect(desk.path);
      }
      const body = { source, asOf: asOf || undefined, informed: form.has("informed") };
      return redirect(importPath(desk, await calls.start({ params, body })));
    } catch (error) {
      const refused = formFailure(error);
      return data({ ...refused.data, values: { source, asOf } }, refused.init ?? undefined);
    }
  },

  async readRun(args: Reading & One) {
    const user = await requireUser(args, { role });
    const client = createQueryClient();
    const { id } = args.params;
    const run = await client.fetchQuery(runOf(id, args.context.get(apiContext)));
    if (run.state === "uploaded") throw redirect(importPath(desk, run));
    return { id, queries: dehydrate(client), readOnly: user.workspace?.abilities.change === false };
  },

  /** Stops the import, or takes away what it made. */
  async endImport({ context, params, request }: Posting & One) {
    const calls = callsOf(context);
    const form = await request.formData();
    try {
      await (formText(form, "intent") === "undo" ? calls.undo({ params }) : calls.cancel({ params }));
      return redirect(importPath(desk, { id: params.id, state: "done" }));
    } catch (error) {
      return formFailure(error);
    }
  },
});
