import { z } from "zod";
import { optionalPhone } from "#contract/core/fields.ts";
import { maxEmail, maxLine } from "#contract/core/limits.ts";
import { personName } from "#contract/core/names.ts";
import { candidateImportFields } from "#contract/recruitment/candidate-import.ts";
import { checkInput } from "#server/platform/http/input.ts";
import type { ImportDefinition } from "#server/platform/import/import-kind.ts";
import * as queries from "./candidate-import.queries.ts";

const isEmail = (text: string): boolean => z.email().safeParse(text).success;

/** What a row says of a candidate. */
const importedCandidate = z.object({
  name: z.string().min(1, "The name is missing").pipe(personName),
  email: z
    .string()
    .toLowerCase()
    .max(maxEmail)
    .refine((text) => text === "" || isEmail(text), "Please enter a valid email address"),
  phone: optionalPhone,
  location: z.string().max(maxLine),
});

type ImportedCandidate = z.output<typeof importedCandidate>;

const byEmail = (email: string): string => `email:${email}`;
const byPhone = (phone: string): string => `phone:${phone}`;

/** The texts behind keys of one sort. */
const among = (keys: readonly string[], sort: string): string[] =>
  keys.flatMap((key) => (key.startsWith(sort) ? key.slice(sort.length) : []));

/**
 * Imports people whom the organisation knows from elsewhere. They are known by their address or else their number,
 * which families share. They get no account and no mail by this; who applies later with that address is joined to it.
 */
export const candidateImport: ImportDefinition<ImportedCandidate> = {
  kind: "candidates",
  fields: candidateImportFields,
  keptReason: "They have applied since.",
  read({ name, firstName, lastName, email = "", phone = "", location = "" }) {
    const whole = name || [firstName, lastName].filter(Boolean).join(" ");
    const checked = checkInput(importedCandidate, { name: whole, email, phone, location });
    if (checked.problems) return { problems: checked.problems };
    if (!checked.data.email && !checked.data.phone) {
      return { problems: { email: "An email address or a phone number is needed" } };
    }
    return { row: checked.data };
  },
  keysOf({ email, phone }) {
    const known = [...(email ? [byEmail(email)] : []), ...(phone ? [byPhone(phone)] : [])];
    return { sought: email ? byEmail(email) : byPhone(phone), known };
  },
  async find(scope, keys) {
    const wanted = new Set(keys);
    const rows = await queries.candidatesWith(scope, among(keys, "email:"), among(keys, "phone:"));
    const found = rows.flatMap(({ id, email, phone }) =>
      [byEmail(email), byPhone(phone)].map((key) => [key, id] as const),
    );
    return new Map(found.filter(([key]) => wanted.has(key)));
  },
  create: (scope, people, { id: importId }) =>
    queries.insertImported(
      scope,
      [...people].map(([id, person]) => ({ ...person, id, importId })),
    ),
  async remove(scope, ids) {
    const removed = await queries.deleteImported(scope, ids);
    return { removed, kept: await queries.candidatesAmong(scope, ids) };
  },
};
