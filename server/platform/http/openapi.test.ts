import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { listCalls } from "#contract/core/call.ts";
import { describeSchema, type SchemaDocumentation } from "#contract/core/documentation.ts";
import { errorStatuses } from "#contract/core/errors.ts";
import { progressLines } from "#contract/core/progress-lines.ts";
import { documentation, groupDescriptions } from "#contract/documentation.ts";
import { eventTypes } from "#contract/events.ts";
import { openApiDocument, possibleErrors } from "./openapi.ts";
import { createSchemas } from "./openapi-schemas.ts";

const json = z.record(z.string(), z.json());

const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(["path", "query", "header", "cookie"]),
  description: z.string().min(5),
  required: z.boolean(),
  schema: json,
  example: z.json(),
});

const content = z.record(
  z.string().regex(/^\w+\/[\w.+-]+$/),
  z.strictObject({ schema: json, encoding: json.optional() }),
);

const operation = z.strictObject({
  operationId: z.string(),
  tags: z.array(z.string()).min(1),
  summary: z.string().min(10),
  description: z.string().min(10),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: content.optional(), headers: json.optional() }),
  ),
});

/** What of OpenAPI 3.1.0 our document uses, as the specification demands it. */
const openApi = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    contact: z.strictObject({ name: z.string(), email: z.email() }),
    license: z.strictObject({ name: z.string(), url: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.string(), description: z.string() })).length(1),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string().min(10) })),
  paths: z.record(
    z.string().startsWith("/"),
    z.partialRecord(z.enum(["get", "post", "put", "patch", "delete"]), operation),
  ),
  webhooks: z.record(z.string(), z.strictObject({ post: json })),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), json),
    securitySchemes: z.record(z.string(), json),
  }),
});

const info = {
  title: "Ushirika API",
  version: "1",
  origin: "https://api.ushirika.co.ke",
  contact: { name: "Ushirika", email: "hello@ushirika.example" },
  tags: groupDescriptions,
  sessionCookie: "ushirika.session_token",
  events: eventTypes,
};
// As a reader gets it: undefined values do not travel.
const source = JSON.stringify(openApiDocument(calls, documentation, info));
const document = openApi.parse(JSON.parse(source));

const all = listCalls(calls);
const pathOf = (path: string) => path.replace(/:(\w+)/g, "{$1}");
const methodOf = (method: string) => method.toLowerCase() as "get" | "post" | "patch" | "put" | "delete";

/** Every `$ref` of the document, and every place that `{}` in a path names. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === "$ref" && typeof one === "string" ? [one] : referencesIn(one),
  );
}

type Schema = Record<string, unknown>;

/** Objects that are spelled out where they stand; a line of progress has no other name than its own. */
function namelessObjects(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  if ("type" in value && value.type === "object" && "properties" in value) return [value];
  return Object.entries(value).flatMap(([key, one]) => (key === progressLines ? [] : namelessObjects(one)));
}

describe("the document", () => {
  it("holds every call once, and nothing else", () => {
    const documented = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one?.operationId),
    );
    expect(documented.toSorted()).toEqual(all.map(({ name }) => name).toSorted());
  });

  it("refers to nothing that it does not hold", () => {
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const references = referencesIn(document);
    expect(references.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining([...new Set(references)]));
    const schemes = new Set(
      Object.values(document.paths).flatMap((methods) =>
        Object.values(methods).flatMap((one) => one?.security.flatMap(Object.keys) ?? []),
      ),
    );
    expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining([...schemes]));
  });

  it("passes the recommended rules of a linter", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source, config, absoluteRef: "/openapi.json" });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it("names every object, explains every field, and shows what each looks like", () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(schema.description, name).toBeTypeOf("string");
      for (const [field, property] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
        expect(property.description, `${name}.${field}`).toMatch(/\.$/);
        expect(namelessObjects(property), `${name}.${field}`).toEqual([]);
        if (referencesIn(property).length === 0)
          expect(property.examples, `${name}.${field}`).toHaveLength(1);
      }
    }
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, one] of Object.entries(methods)) {
        expect(namelessObjects(one?.requestBody?.content["application/json"]), `${method} ${path}`).toEqual(
          [],
        );
        expect(namelessObjects(one?.responses), `${method} ${path}`).toEqual([]);
      }
    }
  });

  it("describes every event that a webhook can ask for", () => {
    expect(Object.keys(document.webhooks)).toEqual(eventTypes.map(({ type }) => type));
    expect(document.webhooks["application.moved"]?.post).toMatchObject({
      requestBody: {
        content: {
          "application/json": {
            schema: { properties: { data: { $ref: "#/components/schemas/ApplicationMoved" } } },
          },
        },
      },
    });
  });

  it("describes what the text of a form's field carries", () => {
    const form = document.paths["/api/applications"]?.post?.requestBody?.content["multipart/form-data"];
    expect(form?.schema).toMatchObject({
      properties: {
        candidateData: {
          type: "string",
          contentMediaType: "application/json",
          contentSchema: { $ref: "#/components/schemas/CandidateData" },
        },
      },
    });
    expect(form?.encoding).toMatchObject({
      cvFile: { contentType: expect.stringContaining("application/pdf") },
    });
  });

  it("has a second schema where a thing goes in otherwise than it comes out", () => {
    const nested = z.object({ note: z.string().default("") });
    const thing = z.object({ nested });
    const described: SchemaDocumentation[] = [
      describeSchema(thing, "Thing", "A thing.", { nested: ["Its part."] }),
      describeSchema(nested, "Part", "A part.", { note: ["A note.", "x"] }),
    ];
    const schemas = createSchemas(described, [
      { schema: thing, direction: "input" },
      { schema: thing, direction: "output" },
    ]);
    expect(Object.keys(schemas.components)).toEqual(["Part", "PartInput", "Thing", "ThingInput"]);
    expect(schemas.of(thing, "input")).toEqual({ $ref: "#/components/schemas/ThingInput" });
    expect(schemas.components.ThingInput).toMatchObject({
      properties: { nested: { $ref: "#/components/schemas/PartInput" } },
    });
    expect(schemas.components.Part?.required).toEqual(["note"]);
    expect(schemas.components.PartInput?.required).toBeUndefined();
  });

  it("shows errors as they are answered", () => {
    expect(document.components.schemas.ApiError).toMatchObject({
      type: "object",
      required: ["message", "code"],
      properties: { code: { enum: Object.keys(errorStatuses) }, fields: { type: "object" } },
    });
  });
});

const accessWords = {
  public: "Open to anyone.",
  session: "Needs a session.",
  candidate: "Needs a job seeker's session.",
  staff: "Needs the session of a member of an organisation; answers are limited to that organisation.",
};

describe.each(all)("$name", ({ name, call }) => {
  const one = document.paths[pathOf(call.path)]?.[methodOf(call.method)];

  it("is listed under its path and method, with its sentence", () => {
    expect(one).toMatchObject({ operationId: name, summary: call.summary, tags: [name.split(".")[0]] });
  });

  it("says who may call it", () => {
    if (typeof call.access === "string") expect(one?.description).toContain(accessWords[call.access]);
    else expect(one?.description).toContain(`Needs a session with the role \`${call.access.role}\``);
    const tokens = call.scope ? [{ apiToken: [call.scope] }] : [];
    expect(one?.security).toEqual(
      call.access === "public" ? [] : [{ cookie: [] }, { bearer: [] }, ...tokens],
    );
    expect(one?.description.includes("An API token needs the scope")).toBe(call.scope !== undefined);
  });

  it("declares every parameter of its path as required, and of its query", () => {
    const placeholders = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const inPath = one?.parameters.filter((parameter) => parameter.in === "path") ?? [];
    expect(inPath.map((parameter) => parameter.name)).toEqual(placeholders);
    expect(inPath.every((parameter) => parameter.required)).toBe(true);
    const inQuery = one?.parameters.filter((parameter) => parameter.in === "query") ?? [];
    expect(inQuery.map((parameter) => parameter.name)).toEqual(Object.keys(call.query?.shape ?? {}));
    const inHeaders = one?.parameters.filter((parameter) => parameter.in === "header") ?? [];
    expect(inHeaders.map((parameter) => parameter.name)).toEqual(Object.keys(call.headers?.shape ?? {}));
    // Every question has an answer without a filter.
    expect(inQuery.some((parameter) => parameter.required)).toBe(false);
  });

  it("names what it takes", () => {
    const type = call.body ? "application/json" : call.form ? "multipart/form-data" : undefined;
    expect(Object.keys(one?.requestBody?.content ?? {})).toEqual(type ? [type] : []);
    if (!call.form) return;
    const schema = one?.requestBody?.content["multipart/form-data"]?.schema;
    const names = [...Object.keys(call.form.fields.shape), ...Object.keys(call.form.files)];
    expect(Object.keys(schema?.properties ?? {})).toEqual(names);
  });

  it("names its answer and every failure it may give", () => {
    const success = Object.keys(one?.responses ?? {}).filter((status) => status.startsWith("2"));
    expect(success).toEqual([String(call.status ?? (call.answer instanceof z.ZodVoid ? 204 : 200))]);
    for (const code of possibleErrors(call)) {
      expect(one?.responses[errorStatuses[code]]?.description, code).toContain(`\`${code}\``);
    }
    if (call.paged) expect(one?.responses["200"]?.headers).toHaveProperty("X-Total-Count");
    const limited = [call.perMinute, call.perMinuteFromAddress, call.scope].some((one) => one !== undefined);
    if (limited) expect(one?.responses["429"]?.headers).toHaveProperty("retry-after");
    expect(/At most \d+ a minute/.test(one?.description ?? "")).toBe(limited);
    if (call.download) expect(Object.keys(one?.responses["200"]?.content ?? {})).toEqual([...call.download]);
  });
});
