import type { z } from "zod";

type Example<T> = T extends readonly (infer E)[] ? readonly E[] : Exclude<T, undefined>;
type Scalar = string | number | boolean | null | undefined;

/**
 * What a reader of the API learns of one field: a sentence, and an example as it travels. A field that holds
 * objects may leave it to the examples of their fields.
 */
export type FieldDocumentation<T> = [T] extends [Scalar | readonly Scalar[]]
  ? readonly [description: string, example: Example<T>]
  : readonly [description: string, example?: Example<T>];

/** A sentence and an example for each field of a schema, none missing and none too many. */
export type Fields<S extends z.ZodObject> = {
  [K in keyof z.input<S>]-?: FieldDocumentation<z.input<S>[K]>;
};

/** How a schema is shown in the description of the API. */
export interface SchemaDocumentation {
  schema: z.ZodType;
  /** In the document's list of schemas: `JobDetails`. */
  name: string;
  description: string;
  fields: Record<string, readonly [description: string, example?: unknown]>;
}

/**
 * Names and explains an object for readers of the API. Such texts stand apart from the schemas, in `*.docs.ts`:
 * browsers check forms with the schemas and need no prose.
 */
export function describeSchema<S extends z.ZodObject>(
  schema: S,
  name: string,
  description: string,
  fields: Fields<NoInfer<S>>,
): SchemaDocumentation {
  return { schema, name, description, fields: fields as SchemaDocumentation["fields"] };
}

/** Names one of several shapes that a body may have. */
export function describeUnion(schema: z.ZodUnion, name: string, description: string): SchemaDocumentation {
  return { schema, name, description, fields: {} };
}
