import { z } from "zod";
import type { SchemaDocumentation } from "#contract/core/documentation.ts";

export type Json = Record<string, unknown>;
export type Direction = "input" | "output";

const componentPath = "#/components/schemas/";

/** A copy of `value` in which `change` has had its way with every object, the innermost first. */
function mapObjects(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((one) => mapObjects(one, change));
  if (typeof value !== "object" || value === null) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapObjects(one, change)])),
  );
}

/**
 * What a schema says that readers of the document do not need: its dialect and name, and that no other field may
 * come, with which every field of a later version would break a generated client. A field may be called `id`
 * too; that one holds an object.
 */
const isLeftOut = (key: string, value: unknown): boolean =>
  (["$schema", "$id", "id"].includes(key) && typeof value === "string") ||
  key === "$defs" ||
  (key === "additionalProperties" && value === false);

const cleaned = (schema: unknown): Json =>
  mapObjects(schema, (object) =>
    Object.fromEntries(Object.entries(object).filter(([key, value]) => !isLeftOut(key, value))),
  ) as Json;

/** The names that any of these schemas refers to. */
export function referencesIn(value: unknown): Set<string> {
  const names = new Set<string>();
  mapObjects(value, (object) => {
    const { $ref } = object;
    if (typeof $ref === "string" && $ref.startsWith(componentPath))
      names.add($ref.slice(componentPath.length));
    return object;
  });
  return names;
}

function withFields(schema: Json, { description, fields }: SchemaDocumentation): Json {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  return {
    description,
    ...schema,
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => {
              const [text, ...examples] = fields[name] ?? [];
              return [name, { ...property, description: text, ...(examples.length > 0 ? { examples } : {}) }];
            }),
          ),
        }
      : {}),
  };
}

/** A schema of a call, and which way it travels. */
export interface SchemaUse {
  schema: z.ZodType;
  direction: Direction;
  /** Only its fields are shown, one by one: parameters, parts of a form. */
  inFields?: boolean;
}

export interface Schemas {
  /** A schema as it is written in a request or an answer: a reference where it has a name. */
  of(schema: z.ZodType, direction: Direction): Json;
  /** An object's fields one by one, for parameters and the parts of a form. */
  fieldsOf(
    schema: z.ZodObject,
    direction: Direction,
  ): { properties: Record<string, Json>; required: string[] };
  /** All that the references lead to, by name. */
  components: Record<string, Json>;
}

/** `z.toJSONSchema` of a whole registry, each schema with its texts. */
function convertNamed(documentation: readonly SchemaDocumentation[], registry: Registry, io: Direction) {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: "any",
    uri: (id) => `${componentPath}${id}`,
  });
  return new Map(documentation.map((entry) => [entry.name, withFields(cleaned(schemas[entry.name]), entry)]));
}

type Registry = z.core.$ZodRegistry<{ id: string }>;

/** All names that these lead to, through other names too. */
function reachable(names: Iterable<string>, named: ReadonlyMap<string, Json>): Set<string> {
  const found = new Set(names);
  // A set that grows while it is walked is walked to its new end.
  for (const name of found) for (const next of referencesIn(named.get(name))) found.add(next);
  return found;
}

/**
 * Turns schemas into JSON Schema 2020-12 with every named thing once. A thing that goes in otherwise than it
 * comes out (defaults, looser texts) has a second schema, `<name>Input`.
 * @throws Error when two schemas have one name, or the fields of a form or query are not documented
 */
export function createSchemas(
  documentation: readonly SchemaDocumentation[],
  uses: readonly SchemaUse[],
): Schemas {
  const entries = new Map(documentation.map((entry) => [entry.schema, entry]));
  const registry: Registry = z.registry<{ id: string }>();
  for (const { schema, name } of documentation) registry.add(schema, { id: name });
  const named = {
    input: convertNamed(documentation, registry, "input"),
    output: convertNamed(documentation, registry, "output"),
  };
  if (named.input.size < documentation.length) throw new Error("Two schemas of the API have one name.");

  const convert = (schema: z.ZodType, io: Direction): Json => {
    const name = entries.get(schema)?.name;
    if (name) return { $ref: `${componentPath}${name}` };
    const json = z.toJSONSchema(schema, { io, unrepresentable: "any", metadata: registry });
    const refs = mapObjects(json, (object) =>
      typeof object.$ref === "string"
        ? { ...object, $ref: object.$ref.replace("#/$defs/", componentPath) }
        : object,
    );
    return cleaned(refs);
  };

  const usedIn = (io: Direction) => {
    const own = uses.filter(({ direction }) => direction === io);
    return reachable(
      own.flatMap(({ schema, inFields }) => {
        const name = inFields && entries.get(schema)?.name;
        return [...referencesIn(name ? named[io].get(name) : convert(schema, io))];
      }),
      named[io],
    );
  };
  const used = { input: usedIn("input"), output: usedIn("output") };

  // A schema whose parts differ differs itself, however deep they lie.
  const differing = new Set<string>();
  const differs = (name: string) =>
    JSON.stringify(named.input.get(name)) !== JSON.stringify(named.output.get(name)) ||
    [...referencesIn(named.input.get(name))].some((part) => differing.has(part));
  for (let size = -1; size < differing.size; ) {
    size = differing.size;
    for (const name of used.input) if (used.output.has(name) && differs(name)) differing.add(name);
  }
  const shownName = (name: string, io: Direction) =>
    io === "input" && differing.has(name) ? `${name}Input` : name;
  const shown = (schema: unknown, io: Direction) =>
    mapObjects(schema, (object) =>
      typeof object.$ref === "string"
        ? {
            ...object,
            $ref: `${componentPath}${shownName(object.$ref.slice(componentPath.length), io)}`,
          }
        : object,
    ) as Json;

  const components = (["output", "input"] as const).flatMap((io) =>
    [...used[io]].map((name) => [shownName(name, io), shown(named[io].get(name), io)] as const),
  );
  return {
    of: (schema, direction) => shown(convert(schema, direction), direction),
    fieldsOf(schema, direction) {
      const name = entries.get(schema)?.name;
      if (!name) throw new Error(`The fields ${Object.keys(schema.shape).join(", ")} are not documented.`);
      const { properties = {}, required = [] } = shown(named[direction].get(name), direction) as {
        properties?: Record<string, Json>;
        required?: string[];
      };
      return { properties, required };
    },
    components: Object.fromEntries(components.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}
