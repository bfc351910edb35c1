import { z } from "zod";
import { nairobiDay, nairobiMoment } from "#contract/core/clock.ts";
import { calendarDay, email, oneLine, phone } from "#contract/core/fields.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import { personName } from "#contract/core/names.ts";
import { kraPin } from "#contract/onboarding/application-form.ts";
import { counties } from "#contract/onboarding/counties.ts";
import { memberImportFields } from "#contract/onboarding/member-import.ts";
import { dateOfBirth, idNumber } from "#contract/onboarding/members.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { checkInput } from "#server/platform/http/input.ts";
import type { ImportDefinition } from "#server/platform/import/import-kind.ts";
import { writtenDay } from "#server/platform/import/written-day.ts";
import { numberFor } from "../payments/member-numbers.service.ts";
import * as queries from "./member-import.queries.ts";

const optional = <S extends z.ZodType>(schema: S) => z.union([z.literal(""), schema]);

const countyOf = (typed: string) => {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
  return counties.find((county) => plain(county) === plain(typed).replace(/county$/, "")) ?? typed;
};

/** Consent is what was said, never what was left open. */
const agrees = /^\s*(yes|y|ndiyo|ndio|true|1|agreed)\s*$/i;

/** What a row says of an existing member. */
const importedMember = z
  .object({
    fullName: z.string().min(1, "The name is missing").pipe(personName),
    idNumber: z.string().min(1, "The ID number is missing").pipe(idNumber),
    phoneNumber: z.string().min(1, "The phone number is missing").pipe(phone),
    memberNumber: optional(oneLine.max(40)),
    joinedOn: optional(
      calendarDay.refine((day) => day <= nairobiDay(new Date()), "A day that has not come yet"),
    ),
    leftOn: optional(calendarDay),
    email: optional(email),
    dateOfBirth: optional(dateOfBirth),
    kraPin: optional(kraPin),
    county: z.enum(["", ...counties], { error: "Please use the name of a county" }),
    occupation: optional(oneLine),
    address: optional(oneLine),
    marketing: z.boolean(),
  })
  .refine(({ joinedOn, leftOn }) => joinedOn === "" || leftOn === "" || joinedOn <= leftOn, {
    path: ["leftOn"],
    message: "The last day is before the first",
  });
type ImportedMember = z.output<typeof importedMember>;

/** All by which a member is known, as `id:23456789`. */
const keysOf = (values: Readonly<Record<queries.KnownBy, string | null>>): string[] =>
  queries.knownBy.flatMap((name) => (values[name] ? [`${name}:${values[name]}`] : []));

const valuesOf = (keys: readonly string[], name: queries.KnownBy): string[] =>
  keys.flatMap((key) => (key.startsWith(`${name}:`) ? key.slice(name.length + 1) : []));

async function toRow(
  scope: OrganisationScope,
  id: string,
  { joinedOn, leftOn, memberNumber, marketing, ...person }: ImportedMember,
  spoken: ReadonlySet<string>,
) {
  const joinedAt = joinedOn || leftOn ? nairobiMoment(joinedOn || leftOn) : new Date();
  return {
    ...person,
    id,
    email: person.email || null,
    dateOfBirth: person.dateOfBirth || null,
    kraPin: person.kraPin || null,
    county: person.county || null,
    memberNumber: memberNumber || (await numberFor(scope, joinedAt, spoken)),
    joinedAt,
    leftOn: leftOn || null,
    marketingConsentAt: marketing ? new Date() : null,
    createdAt: joinedAt,
    language: defaultLanguage,
    source: "import" as const,
    // They are members already: the SACCO took them in by its own checks.
    kycStatus: "verified" as const,
    onboardingStep: "complete" as const,
  };
}

/** Imports the members whom a SACCO has. They are full members; nobody is sent anything by this. */
export const memberImport: ImportDefinition<ImportedMember> = {
  kind: "members",
  fields: memberImportFields,
  keptReason: "Something was done with them since.",
  large: { batchRows: 500 },
  whole: true,
  read({
    fullName,
    firstName,
    lastName,
    joinedOn = "",
    leftOn = "",
    dateOfBirth: born = "",
    county = "",
    marketing = "",
    ...texts
  }) {
    const checked = checkInput(importedMember, {
      memberNumber: "",
      email: "",
      kraPin: "",
      occupation: "",
      address: "",
      idNumber: "",
      phoneNumber: "",
      ...texts,
      fullName: fullName || [firstName, lastName].filter(Boolean).join(" "),
      joinedOn: writtenDay(joinedOn),
      leftOn: writtenDay(leftOn),
      dateOfBirth: writtenDay(born),
      county: county && countyOf(county),
      marketing: agrees.test(marketing),
    });
    return checked.problems ? { problems: checked.problems } : { row: checked.data };
  },
  keysOf: (row) => ({
    sought: `id:${row.idNumber}`,
    known: keysOf({
      id: row.idNumber,
      phone: row.phoneNumber,
      number: row.memberNumber,
      pin: row.kraPin,
      email: row.email,
    }),
  }),
  async find(scope, keys) {
    const wanted = new Set(keys);
    const [id, phoneNumber, number, pin, address] = queries.knownBy.map((name) => valuesOf(keys, name));
    const rows = await queries.membersWith(scope, {
      id: id ?? [],
      phone: phoneNumber ?? [],
      number: number ?? [],
      pin: pin ?? [],
      email: address ?? [],
    });
    const found = rows.flatMap(({ memberId, ...values }) =>
      keysOf(values).map((key) => [key, memberId] as const),
    );
    return new Map(found.filter(([key]) => wanted.has(key)));
  },
  async create(scope, people) {
    const rows = [];
    const spoken = new Set([...people.values()].map(({ memberNumber }) => memberNumber));
    for (const [id, person] of people) rows.push(await toRow(scope, id, person, spoken));
    return queries.insertImported(scope, rows);
  },
  async remove(scope, ids) {
    const removed = await queries.deleteUntouched(scope, ids);
    return { removed, kept: await queries.membersAmong(scope, ids) };
  },
};
