import { z } from "zod";
import type { Call } from "#contract/core/call.ts";

/** A part of a JSON Schema, as far as `sampleOf` reads it. */
interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
}

const formats: Record<string, string> = {
  uuid: "01900000-0000-7000-8000-000000000000",
  email: "someone@test.example",
  date: "2027-01-04",
  "date-time": "2027-01-04T07:00:00.000Z",
};

/** A value that the schema describes: every field filled in, so that each can be replaced in turn. */
function sampleOf(schema: Schema): unknown {
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return sampleOf(choice);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, sampleOf(one)]));
  }
  if (schema.type === "array") return [sampleOf(schema.items ?? {})];
  if (schema.type === "boolean") return true;
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  return formats[schema.format ?? ""] ?? "0712345678".padEnd(schema.minLength ?? 0, "x");
}

/** A complete input for a part of a call. Forms carry JSON as text; see `jsonText`. */
export const sample = (schema: z.ZodType): unknown =>
  sampleOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema);

/** Texts that programs stumble over, none of them what a person would type into the field. */
const hostileTexts: readonly string[] = [
  "\0",
  "a\0b",
  "\ud83d",
  "\udc00a",
  "\u001b[2J",
  "\u202e\u200f\u2066",
  "\ufeff\uffff\ufffe",
  "x".repeat(5_000),
  "9".repeat(400),
  "-1",
  "0",
  "2147483648",
  "9223372036854775808",
  "1e308",
  "1e999",
  "NaN",
  "-Infinity",
  "0x10",
  "0000-01-01",
  "0001-01-01",
  "9999-12-31",
  "2027-02-30",
  "+275760-09-13T00:00:00.001Z",
  "0000-01-01T00:00:00Z",
  "' or 1=1; drop table job; --",
  "\\'; select pg_sleep(10); --",
  "%_\\",
  "%",
  "\\",
  "a & | ! ( ) <-> :*",
  "\"'`",
  "<script>alert(1)</script>",
  "</textarea><img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "../../../../etc/passwd",
  "http://[::1",
  "//evil.example/",
  "__proto__",
  "constructor",
  "toString",
  "[object Object]",
  "null",
  "undefined",
  "{}",
  "[]",
  "\r\nSet-Cookie: a=b",
  "",
  " ",
];

/** What JSON can hold where a text or a number belongs. */
const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  [],
  {},
  [[[[]]]],
  ["a", "b"],
  { $ne: null },
  { toString: "x" },
  Array.from({ length: 2_000 }, () => "x"),
];

/** What is tried everywhere: what databases and encoders refuse outright. */
const everywhere = ["\0", "\ud83d"];

/**
 * Takes turns: each call answers the next `size` of `list`, so that many fields together try all of it, and the same
 * ones in every run.
 */
export function inTurns<T>(list: readonly T[], first: readonly T[] = []): (size: number) => T[] {
  const others = list.filter((one) => !first.includes(one));
  let next = 0;
  return (size) => [
    ...first,
    ...Array.from({ length: size }, () => {
      next += 1;
      return others[next % others.length] as T;
    }),
  ];
}

/** Some of the hostile texts, never without a zero and half of a surrogate pair. */
export const textsInTurns = () => inTurns(hostileTexts, everywhere);

/** Some of the hostile values, never without a zero and half of a surrogate pair. */
export const valuesInTurns = () => inTurns(hostileValues, everywhere);

/** Days and moments that no calendar of PostgreSQL has or that lie far off: never left out where one is asked for. */
const farOff = ["0000-01-01", "9999-12-31", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"];

/** Copies of `value`, each with one of its parts (at any depth) replaced by one of `others`; days and moments also by far ones. */
export function* mutations(value: unknown, others: () => readonly unknown[]): Generator<unknown> {
  yield* others();
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d(T|$)/.test(value)) yield* farOff;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const other of mutations(part, others)) {
      yield Array.isArray(value) ? [other] : { ...value, [key]: other };
    }
  }
}

/** Percent-encoded; halves of surrogate pairs, which have no encoding, as their three bytes. */
export const encoded = (text: string): string =>
  [...text]
    .map((one) =>
      one.isWellFormed()
        ? encodeURIComponent(one)
        : `%ED%${(0x80 | ((one.charCodeAt(0) >> 6) & 0x3f)).toString(16)}%${(0x80 | (one.charCodeAt(0) & 0x3f)).toString(16)}`,
    )
    .join("");

/** Encodings that are none, and parameters that come twice or as objects. */
export const hostileQueryForms: readonly ((name: string) => string)[] = [
  (name) => `${name}=%`,
  (name) => `${name}=%zz`,
  (name) => `${name}=%c3%28`,
  (name) => `${name}=a&${name}=b`,
  (name) => `${name}[]=a`,
  (name) => `${name}[a][b]=c`,
  (name) => `${name}[__proto__][a]=b`,
  (name) => `__proto__=${name}`,
  (name) => name,
  (name) => `=${name}`,
];

/** Headers that lie about who asks, how, and what comes. */
export const hostileHeaders: readonly Record<string, string>[] = [
  { cookie: "ushirika.session_token=%" },
  { cookie: "ushirika.session_token=a.b.c; ushirika.session_token=" },
  { cookie: `ushirika.session_token=${"x".repeat(3_000)}; theme=%00; __proto__=a` },
  { cookie: "=; ;;=;a" },
  { authorization: "Bearer" },
  { authorization: "Bearer %00%zz" },
  { authorization: `Bearer ${"x".repeat(3_000)}` },
  { authorization: "Basic OjpA" },
  { authorization: "Bearer \u00e9\u00ff" },
  { host: "" },
  { host: "evil.example" },
  { host: "a b" },
  { host: "[::" },
  { host: "localhost:99999" },
  { host: "user:pass@evil.example" },
  { host: "%00" },
  { "x-forwarded-for": "' or 1=1, %00" },
  { "x-forwarded-host": "[::, a b" },
  { "x-forwarded-proto": "javascript" },
  { forwarded: 'for="[::";proto=;host=%00' },
  { origin: "null" },
  { origin: "http://[::" },
  { referer: "http://[::" },
  { accept: "%00;q=a" },
  { "accept-language": "x".repeat(3_000) },
  { "accept-encoding": "zip, , ;q=9" },
  { "if-none-match": '""", W/' },
  { "if-modified-since": "0000-99-99" },
  { range: "bytes=99-1,-,a-b" },
  { "content-type": "" },
  { "content-type": "application/json; charset=none" },
  { "content-type": "multipart/form-data" },
  { "content-type": "multipart/form-data; boundary=" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-encoding": "gzip" },
  { "transfer-encoding": "identity" },
  { "idempotency-key": "\u00ff' --" },
  { "x-http-method-override": "DELETE" },
  { "user-agent": "" },
];

/** Bodies that are not what their type says. */
export const hostileBodies: readonly { type: string; payload: string }[] = [
  { type: "application/json", payload: "" },
  { type: "application/json", payload: "{" },
  { type: "application/json", payload: '"\\ud83d"' },
  { type: "application/json", payload: '{"__proto__":{"a":1}}' },
  { type: "application/json", payload: '{"constructor":{"prototype":{"a":1}}}' },
  { type: "application/json", payload: "[".repeat(5_000) + "]".repeat(5_000) },
  { type: "application/json", payload: "1e999" },
  { type: "application/json", payload: "null" },
  { type: "text/plain", payload: "{}" },
  { type: "application/xml", payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  { type: "application/x-www-form-urlencoded", payload: "a=%zz&__proto__[a]=b&=&&" },
  { type: "multipart/form-data; boundary=b", payload: "" },
  { type: "multipart/form-data; boundary=b", payload: "--b" },
  { type: "multipart/form-data; boundary=b", payload: "--b\r\n\r\n--b--" },
  {
    type: "multipart/form-data; boundary=b",
    payload: "--b\r\nContent-Disposition: form-data\r\n\r\na\r\n--b--\r\n",
  },
  {
    type: "multipart/form-data; boundary=b",
    payload: '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--b--\r\n',
  },
  {
    type: "multipart/form-data; boundary=b",
    payload:
      '--b\r\nContent-Disposition: form-data; name="resume"; filename="a\0.pdf\u202e"\r\n\r\n%PDF\r\n--b--\r\n',
  },
  {
    type: "multipart/form-data; boundary=b",
    payload:
      "--b\r\nContent-Disposition: form-data; name=\"cvFile\"; filename*=UTF-8''%zz\r\n\r\na\r\n--b--\r\n",
  },
  {
    type: "multipart/form-data; boundary=b",
    payload: `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\na\r\n'.repeat(200)}--b--\r\n`,
  },
];

export const oddMethods = [
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "OPTIONS",
  "HEAD",
  "PUT",
  "DELETE",
  "PATCH",
] as const;

/** The call's path with `text` in the place of its parameters. */
export const pathWith = (call: Pick<Call, "path">, text: string): string =>
  call.path.replace(/:\w+/g, () => text);
