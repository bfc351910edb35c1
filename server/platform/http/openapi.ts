import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Access } from "#contract/core/access.ts";
import { type Call, type CallTree, listCalls } from "#contract/core/call.ts";
import { errorAnswer } from "#contract/core/error-answer.ts";
import { type ErrorCode, errorCodes } from "#contract/core/errors.ts";
import { progressLine, progressLines } from "#contract/core/progress.ts";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return json;
};

function describeAccess(access: Access): string {
  if (access === "public") return "Open to anyone.";
  if (access === "session") return "Needs a session.";
  if (access === "candidate") return "Needs a job seeker's session.";
  if (access === "staff") {
    return "Needs the session of a member of an organisation; answers are limited to that organisation.";
  }
  return `Needs a session with the role \`${access.role}\` (or \`owner\`); answers are limited to the person's organisation.`;
}

/** Codes that a call may answer: its own, and those that its access and input bring with them. */
export function possibleErrors(call: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>(call.errors);
  if (call.body || call.form || call.query) codes.add("validation");
  if (call.params) codes.add("not_found");
  if (call.access !== "public") codes.add("unauthenticated");
  if (call.access !== "public" && call.access !== "session") codes.add("forbidden");
  if (call.perMinute) codes.add("rate_limited");
  return [...codes];
}

function parametersOf(call: Call): Json[] {
  return (["path", "query", "header"] as const).flatMap((place) => {
    const schema = { path: call.params, query: call.query, header: call.headers }[place];
    if (!schema) return [];
    const json = schemaOf(schema, "input") as { properties: Record<string, Json>; required?: string[] };
    return Object.entries(json.properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === "path" || (json.required?.includes(name) ?? false),
      schema: property,
    }));
  });
}

function bodyOf(call: Call): Json | undefined {
  if (call.body) {
    return { required: true, content: { "application/json": { schema: schemaOf(call.body, "input") } } };
  }
  if (!call.form) return undefined;
  const schema = schemaOf(call.form.fields, "input") as { properties?: Json; required?: string[] };
  const files = Object.entries(call.form.files);
  return {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: {
            ...schema.properties,
            ...Object.fromEntries(
              files.map(([name, rule]) => [
                name,
                {
                  type: "string",
                  contentMediaType: "application/octet-stream",
                  description: rule.description,
                },
              ]),
            ),
          },
          required: [
            ...(schema.required ?? []),
            ...files.filter(([, rule]) => !rule.optional).map(([name]) => name),
          ],
        },
      },
    },
  };
}

function successOf(call: Call): Json {
  if (call.download) return { description: "The file", content: { "application/octet-stream": {} } };
  const schema = schemaOf(call.answer, "output");
  if (call.answer instanceof z.ZodVoid) return { description: "Done" };
  return {
    description: "Done",
    ...(call.paged
      ? { headers: { "X-Total-Count": { description: "Rows over all pages", schema: { type: "integer" } } } }
      : {}),
    content: {
      "application/json": { schema },
      ...(call.progress ? { [progressLines]: { schema: schemaOf(progressLine(call), "output") } } : {}),
    },
  };
}

function responsesOf(call: Call): Json {
  const success = call.status ?? (call.answer instanceof z.ZodVoid ? 204 : 200);
  const responses: Json = { [success]: successOf(call) };
  for (const code of possibleErrors(call)) {
    const { status, message } = errorCodes[code];
    const known = responses[status] as { description: string } | undefined;
    responses[status] = {
      description: known ? `${known.description} | \`${code}\`: ${message}` : `\`${code}\`: ${message}`,
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    };
  }
  return responses;
}

/** The OpenAPI 3.1 document of a tree of calls. */
export function openApiDocument(calls: CallTree, info: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const { name, call } of listCalls(calls)) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = {
      operationId: name,
      tags: [name.split(".")[0]],
      summary: call.summary,
      description: describeAccess(call.access),
      security: call.access === "public" ? [] : [{ cookie: [] }, { bearer: [] }],
      parameters: parametersOf(call),
      requestBody: bodyOf(call),
      responses: responsesOf(call),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      ...info,
      description:
        "Every call of the platform. Errors are `{ message, code, fields }`; lists take `page` and `pageSize` and give the total in `X-Total-Count`.",
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorAnswer, "output") },
      securitySchemes: {
        cookie: { type: "apiKey", in: "cookie", name: "ushirika.session_token" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
}

/** Serves the document at /api/openapi.json and a browsable page at /api/docs. */
export async function serveDocumentation(app: FastifyInstance, document: Json): Promise<void> {
  app.get("/api/openapi.json", async () => document);
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
}
