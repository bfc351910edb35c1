import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Access } from "#contract/core/access.ts";
import { apiScopes, tokenCallsPerMinute } from "#contract/core/api-scopes.ts";
import { type Call, type CallTree, carriedByText, listCalls } from "#contract/core/call.ts";
import type { SchemaDocumentation } from "#contract/core/documentation.ts";
import { errorAnswer } from "#contract/core/error-answer.ts";
import { errorMessages } from "#contract/core/errors.messages.ts";
import { type ErrorCode, errorStatuses } from "#contract/core/errors.ts";
import type { EventType } from "#contract/core/event.ts";
import { mediaTypes } from "#contract/core/media-types.ts";
import { progressLine } from "#contract/core/progress.ts";
import { progressLines } from "#contract/core/progress-lines.ts";
import { rateLimitHeaders } from "#contract/core/rate-limit.ts";
import { markSvg } from "../pictures/mark.ts";
import { createSchemas, type Json, type Schemas, type SchemaUse } from "./openapi-schemas.ts";
import { pagePolicy } from "./security.ts";

function describeAccess(access: Access): string {
  if (access === "public") return "Open to anyone.";
  if (access === "session") return "Needs a session.";
  if (access === "candidate") return "Needs a job seeker's session.";
  if (access === "staff") {
    return "Needs the session of a member of an organisation; answers are limited to that organisation.";
  }
  return `Needs a session with the role \`${access.role}\` (or \`owner\`); answers are limited to the person's organisation.`;
}

const describeScope = ({ scope }: Call) =>
  scope && `An API token needs the scope \`${scope}\`; it acts in its own organisation only.`;

const isLimited = ({ perMinute, perMinuteFromAddress, scope }: Call): boolean =>
  (perMinute ?? perMinuteFromAddress ?? scope) !== undefined;

/** Codes that a call may answer: its own, and those that its access and input bring with them. */
export function possibleErrors(call: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>(["malformed_request", ...(call.errors ?? [])]);
  if (call.body || call.form || call.query) codes.add("validation");
  if (call.params) codes.add("not_found");
  if (call.access !== "public") codes.add("unauthenticated");
  if (call.access !== "public" && call.access !== "session") codes.add("forbidden");
  if (isLimited(call)) codes.add("rate_limited");
  return [...codes];
}

/** Every schema that a call sends or answers, but for those of errors, which all calls share. */
function schemaUsesOf(call: Call): SchemaUse[] {
  const { params, query, headers, body, form, answer, progress, download } = call;
  const present = (schemas: (z.ZodType | undefined | false)[]) => schemas.filter((schema) => !!schema);
  return [
    ...present([params, query, headers, form?.fields]).map((schema) => ({
      schema,
      direction: "input" as const,
      inFields: true,
    })),
    ...present([body, ...Object.values(form?.fields.shape ?? {}).map(carriedByText)]).map((schema) => ({
      schema,
      direction: "input" as const,
    })),
    ...present([!download && answer, progress && progressLine(call)]).map((schema) => ({
      schema,
      direction: "output" as const,
    })),
  ];
}

function parametersOf(call: Call, schemas: Schemas): Json[] {
  return (["path", "query", "header"] as const).flatMap((place) => {
    const schema = { path: call.params, query: call.query, header: call.headers }[place];
    if (!schema) return [];
    const { properties, required } = schemas.fieldsOf(schema, "input");
    return Object.entries(properties).map(([name, { description, examples, ...property }]) => ({
      name,
      in: place,
      description,
      required: place === "path" || required.includes(name),
      schema: property,
      ...(Array.isArray(examples) ? { example: examples[0] } : {}),
    }));
  });
}

/** A form's text fields and files as the parts of a multipart body. */
function formOf({ fields, files }: NonNullable<Call["form"]>, schemas: Schemas): Json {
  const { properties, required } = schemas.fieldsOf(fields, "input");
  const texts = Object.entries(properties).map(([name, property]) => {
    const carried = carriedByText(fields.shape[name]);
    const content = carried && {
      contentMediaType: mediaTypes.json,
      contentSchema: schemas.of(carried, "input"),
    };
    return [name, { ...property, ...content }] as const;
  });
  const parts = Object.entries(files).map(
    ([name, rule]) =>
      [
        name,
        {
          type: "string",
          format: "binary",
          description: `${rule.description}. At most ${rule.maxBytes} bytes.`,
        },
      ] as const,
  );
  const encoding = Object.entries(files).map(([name, { accepts }]) => [
    name,
    { contentType: accepts.join(", ") },
  ]);
  return {
    schema: {
      type: "object",
      properties: Object.fromEntries([...texts, ...parts]),
      required: [
        ...required,
        ...Object.entries(files)
          .filter(([, rule]) => !rule.optional)
          .map(([name]) => name),
      ],
    },
    encoding: Object.fromEntries(encoding),
  };
}

function bodyOf(call: Call, schemas: Schemas): Json | undefined {
  if (call.body) {
    return { required: true, content: { [mediaTypes.json]: { schema: schemas.of(call.body, "input") } } };
  }
  if (!call.form) return undefined;
  return { required: true, content: { "multipart/form-data": formOf(call.form, schemas) } };
}

function successOf(call: Call, schemas: Schemas): Json {
  if (call.download) {
    const content = call.download.map((type) => [
      type,
      // What is not JSON has no schema in OpenAPI 3.1 but its media type.
      { schema: type === mediaTypes.json ? {} : { type: "string", format: "binary" } },
    ]);
    return { description: "The file.", content: Object.fromEntries(content) };
  }
  if (call.answer instanceof z.ZodVoid) return { description: "Done; there is no body." };
  return {
    description: call.paged ? "One page of the list." : "The answer.",
    content: {
      [mediaTypes.json]: { schema: schemas.of(call.answer, "output") },
      ...(call.progress ? { [progressLines]: { schema: schemas.of(progressLine(call), "output") } } : {}),
    },
  };
}

const countHeader = (description: string, example: number): Json => ({
  description,
  schema: { type: "integer", minimum: 0 },
  example,
});

const listHeaders: Json = {
  "X-Total-Count": countHeader("Rows that match the filters, over all pages.", 247),
  "X-Rows-Left-Out": countHeader("Rows of this page that could not be read; absent when there are none.", 0),
};

const limitHeaders: Json = {
  [rateLimitHeaders.limit]: countHeader("How often the call may be made at once.", 60),
  [rateLimitHeaders.remaining]: countHeader("How often it may still be made at once now.", 59),
  [rateLimitHeaders.reset]: countHeader("Seconds until the limit is whole again.", 1),
};

const refusalHeaders: Json = {
  ...limitHeaders,
  [rateLimitHeaders.retryAfter]: countHeader("Seconds until the call may be made again.", 40),
};

/** Limits in words; undefined for a call without any. */
function describeLimits({ perMinute, perMinuteFromAddress, scope }: Call): string | undefined {
  const limits = [
    perMinute && `${perMinute} a minute of one account`,
    perMinuteFromAddress && `${perMinuteFromAddress} a minute from one address without an account`,
    scope && `${tokenCallsPerMinute} a minute of one API token, all its calls together`,
  ].filter((limit) => typeof limit === "string");
  return limits.length > 0 ? `At most ${limits.join(", ")}.` : undefined;
}

function responsesOf(call: Call, schemas: Schemas): Json {
  const success = call.status ?? (call.answer instanceof z.ZodVoid ? 204 : 200);
  const headers = { ...(call.paged ? listHeaders : {}), ...(isLimited(call) ? limitHeaders : {}) };
  const responses: Json = {
    [success]: { ...successOf(call, schemas), ...(Object.keys(headers).length > 0 ? { headers } : {}) },
  };
  for (const code of possibleErrors(call)) {
    const status = errorStatuses[code];
    const message = errorMessages.en[code];
    const known = responses[status] as { description: string } | undefined;
    responses[status] = {
      description: known ? `${known.description} | \`${code}\`: ${message}` : `\`${code}\`: ${message}`,
      ...(code === "rate_limited" ? { headers: refusalHeaders } : {}),
      content: { [mediaTypes.json]: { schema: schemas.of(errorAnswer, "output") } },
    };
  }
  return responses;
}

/** Ways to prove who calls, any one of which is enough. OpenAPI 3.1 lets a scheme name the scopes that it needs. */
function securityOf({ access, scope }: Call): Json[] {
  if (access === "public") return [];
  return [{ cookie: [] }, { bearer: [] }, ...(scope ? [{ apiToken: [scope] }] : [])];
}

/** What a receiver of an event gets (docs/guides/integrate.md). */
function webhookOf({ type, label, data }: EventType, schemas: Schemas): Json {
  const header = (name: string, description: string, example: string) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: { type: "string" },
    example,
  });
  const properties = {
    id: { type: "string", format: "uuid", description: "The same for every attempt." },
    type: { const: type },
    createdAt: { type: "string", format: "date-time", description: "When it happened." },
    data: schemas.of(data, "output"),
  };
  return {
    operationId: type,
    tags: ["workspace"],
    summary: label,
    description: "Sent to each webhook that asked for it, signed after https://www.standardwebhooks.com.",
    security: [],
    parameters: [
      header("webhook-id", "The event's id.", "01900000-0000-7000-8000-000000000000"),
      header("webhook-timestamp", "Seconds since 1970, of this attempt.", "1795254300"),
      header(
        "webhook-signature",
        "`v1,` and the HMAC-SHA256 of `id.timestamp.body`, in base64.",
        "v1,K5oZ...",
      ),
    ],
    requestBody: {
      required: true,
      content: {
        [mediaTypes.json]: { schema: { type: "object", properties, required: Object.keys(properties) } },
      },
    },
    responses: {
      "2XX": { description: "It was taken." },
      "410": { description: "No more events are wanted: the webhook is switched off." },
      default: { description: "It is sent again later." },
    },
  };
}

/** What the document says beside its calls. */
export interface ApiInfo {
  title: string;
  version: string;
  /** Where this installation is reached: `https://jobs.example.co.ke`; undefined: wherever the document is. */
  origin?: string;
  contact: { name: string; email: string };
  /** A sentence for each first part of the calls' names. */
  tags: Readonly<Record<string, string>>;
  /** Name of the cookie that keeps a person signed in. */
  sessionCookie: string;
  /** What other programs can be notified of. */
  events: readonly EventType[];
}

/** The OpenAPI 3.1 document of a tree of calls, with a named schema for each documented thing. */
export function openApiDocument(
  calls: CallTree,
  documentation: readonly SchemaDocumentation[],
  { title, version, origin, contact, tags, sessionCookie, events }: ApiInfo,
): Json {
  const all = listCalls(calls);
  const schemas = createSchemas(documentation, [
    ...all.flatMap(({ call }) => schemaUsesOf(call)),
    ...events.map(({ data }) => ({ schema: data, direction: "output" as const })),
    { schema: errorAnswer, direction: "output" },
  ]);
  const paths: Record<string, Json> = {};
  for (const { name, call } of all) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = {
      operationId: name,
      tags: [name.split(".")[0]],
      summary: call.summary,
      description: [describeAccess(call.access), describeScope(call), describeLimits(call)]
        .filter(Boolean)
        .join(" "),
      security: securityOf(call),
      parameters: parametersOf(call, schemas),
      requestBody: bodyOf(call, schemas),
      responses: responsesOf(call, schemas),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title,
      version,
      contact,
      license: { name: "Terms of Service", url: `${origin ?? ""}/terms` },
      description:
        "Every call of the platform. Errors are `{ message, code, fields }`; lists take `page` and `pageSize` and give the total in `X-Total-Count`. Times are UTC, calendar days are those of Nairobi. New fields may be added to answers at any time.",
    },
    servers: [{ url: origin ?? "/", description: "This installation" }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: Object.fromEntries(events.map((one) => [one.type, { post: webhookOf(one, schemas) }])),
    components: {
      schemas: schemas.components,
      securitySchemes: {
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookie,
          description: "Set by `auth.login`; browsers send it by themselves.",
        },
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The `token` of `auth.login`'s answer.",
        },
        apiToken: {
          type: "http",
          scheme: "bearer",
          description: [
            "A token that an owner makes under Settings (`workspace.apiTokens.create`). Its scopes:",
            ...Object.entries(apiScopes).map(([scope, meaning]) => `- \`${scope}\`: ${meaning}`),
          ].join("\n"),
        },
      },
    },
  };
}

/** Serves the document at /api/openapi.json and a browsable page at /api/docs. */
export async function serveDocumentation(app: FastifyInstance, build: () => Json): Promise<void> {
  // Made when somebody reads it: the start does not wait for it.
  let document: Json | undefined;
  const made = () => {
    document ??= build();
    return document;
  };
  app.get("/api/openapi.json", async () => made());
  await app.register(swagger, { mode: "dynamic", openapi: {}, transformObject: () => made() as never });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: pagePolicy(),
    // Its badge would send the document's address to a service outside.
    uiConfig: { validatorUrl: null },
    logo: { type: "image/svg+xml", content: markSvg(), href: "/" },
    theme: {
      // The one document there is needs no field that asks for its address.
      css: [
        { filename: "look.css", content: ".swagger-ui .topbar form.download-url-wrapper { display: none }" },
      ],
    },
  });
}
