import { describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { listCalls } from "#contract/core/call.ts";
import { errorCodes } from "#contract/core/errors.ts";
import { openApiDocument, possibleErrors } from "./openapi.ts";

const json = z.record(z.string(), z.json());

const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(["path", "query", "header", "cookie"]),
  required: z.boolean(),
  schema: json,
});

const content = z.record(z.string().regex(/^\w+\/[\w.+-]+$/), z.strictObject({ schema: json.optional() }));

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
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(
    z.string().startsWith("/"),
    z.partialRecord(z.enum(["get", "post", "put", "patch", "delete"]), operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), json),
    securitySchemes: z.record(z.string(), json),
  }),
});

// As a reader gets it: undefined values do not travel.
const sent: unknown = JSON.parse(
  JSON.stringify(openApiDocument(calls, { title: "Ushirika API", version: "1" })),
);
const document = openApi.parse(sent);

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

  it("shows errors as they are answered", () => {
    expect(document.components.schemas.Error).toMatchObject({
      type: "object",
      required: ["message", "code"],
      properties: { code: { enum: Object.keys(errorCodes) }, fields: { type: "object" } },
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

  it("stands under its path and method, with its sentence", () => {
    expect(one).toMatchObject({ operationId: name, summary: call.summary, tags: [name.split(".")[0]] });
  });

  it("says who may call it", () => {
    if (typeof call.access === "string") expect(one?.description).toBe(accessWords[call.access]);
    else expect(one?.description).toContain(`Needs a session with the role \`${call.access.role}\``);
    expect(one?.security).toEqual(call.access === "public" ? [] : [{ cookie: [] }, { bearer: [] }]);
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
      expect(one?.responses[errorCodes[code].status]?.description, code).toContain(`\`${code}\``);
    }
    if (call.paged) expect(one?.responses["200"]?.headers).toHaveProperty("X-Total-Count");
  });
});
