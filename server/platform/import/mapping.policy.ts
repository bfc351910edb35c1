import { CodedError } from "#contract/core/errors.ts";
import type { ImportField } from "#contract/core/import.ts";

const listed = (labels: string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(labels);

/**
 * Refuses a mapping of fields that do not exist, or one without a column for what every row needs.
 * @throws CodedError validation
 */
export function requireMapping(
  fields: readonly ImportField[],
  mapping: Readonly<Record<string, number>>,
): void {
  const unknown = Object.keys(mapping).filter((name) => !fields.some((field) => field.name === name));
  const needed = Map.groupBy(
    fields.filter(({ needs }) => needs),
    ({ needs }) => needs,
  );
  const missing = [...needed.values()].filter((group) => !group.some(({ name }) => name in mapping));
  const problems = [
    ...unknown.map((name) => [`mapping.${name}`, "There is no such field."]),
    ...missing.map((group) => [
      `mapping.${group[0]?.name}`,
      `Please choose a column for ${listed(group.map(({ label }) => label))}`,
    ]),
  ];
  if (problems.length > 0) throw new CodedError("validation", undefined, Object.fromEntries(problems));
}
