import { z } from "zod";
import type { Access } from "./access.ts";
import type { ApiScope } from "./api-scopes.ts";
import type { ErrorCode } from "./errors.ts";

/** What a file field accepts. */
export interface FileRule {
  optional?: boolean;
  /** Media types; the server looks into the file and believes no name. */
  accepts: readonly string[];
  maxBytes: number;
  description: string;
}

/** One operation of the API, described once: the server registers it, the client is typed by it, OpenAPI prints it. */
export interface Call {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Fastify syntax: `/api/jobs/:id` */
  path: `/${string}`;
  /** Imperative sentence for the API documentation. */
  summary: string;
  access: Access;
  /** The permission by which an API token may make this call, beside the people of `access`; without one, no token may. */
  scope?: ApiScope;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Request headers that mean something to this call, in lower case. All of them optional. */
  headers?: z.ZodObject;
  /** JSON body. */
  body?: z.ZodType;
  /** Multipart body: fields, each a text, a `textBoolean` or a `jsonText`, and files. Exclusive with `body`. */
  form?: { fields: z.ZodObject; files: Record<string, FileRule> };
  /** JSON answer. `z.void()` is 204 without a body. */
  answer: z.ZodType;
  /** The answer is a bare list; the total is in `X-Total-Count` and the client returns `{ rows, total }`. */
  paged?: boolean;
  /** The answer is a file of one of these media types, not JSON. */
  download?: readonly string[];
  /**
   * What the caller may learn while the answer is made. A caller that accepts `progressLines` gets it in lines: what is
   * wrong with the request itself still has its own status; all later failures are a line.
   */
  progress?: z.ZodType;
  /** Success status when it is not 200. */
  status?: 201 | 202;
  /** Coded failures beyond the ones any call may give (validation, 401, 403, 404 by access). */
  errors?: readonly ErrorCode[];
  /** At most this many calls a minute of one signed-in account, wherever it calls from. */
  perMinute?: number;
  /**
   * For calls open to anyone: at most this many a minute from one address that no account is signed in at. All
   * phones of a cybercafé share one, and hundreds of a mobile operator's: it is far above what one person needs.
   */
  perMinuteFromAddress?: number;
  /** Refusals that do not use up the limit: the person could not know, and tries again at once. */
  uncounted?: readonly ErrorCode[];
  /** Changes nothing that a finished trial would forbid (signing in or out, for instance). */
  allowedAfterTrial?: boolean;
}

/** Describes a call; its types are those of its schemas. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** A nested record of calls: `calls.jobs.list`. */
export interface CallTree {
  [name: string]: Call | CallTree;
}

/** Whether a node of the tree of calls is a call, and no group of them. */
export function isCall(node: Call | CallTree): node is Call {
  return typeof (node as Call).path === "string";
}

/** All calls of a tree with their dotted names, in order of definition. */
export function listCalls(tree: CallTree, prefix = ""): { name: string; call: Call }[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    return isCall(node) ? [{ name, call: node }] : listCalls(node, name);
  });
}

const carriedSchemas = new WeakMap<object, z.ZodType>();

/** What a `jsonText` carries, for the description of the API; undefined for any other schema. */
export const carriedByText = (schema: unknown): z.ZodType | undefined => carriedSchemas.get(schema as object);

/** Text that carries an object as JSON on the wire (a multipart field) and a typed value in the program. */
export function jsonText<S extends z.ZodType<object>>(schema: S) {
  const codec = z.codec(z.string(), schema, {
    decode: (text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: "custom", input: text, message: "This is not valid JSON." });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
  carriedSchemas.set(codec, schema);
  return codec;
}

/** A boolean that travels as the text `true` or `false`. */
export const textBoolean = z.codec(z.enum(["true", "false"]), z.boolean(), {
  decode: (text) => text === "true",
  encode: (value) => (value ? "true" : "false"),
});
