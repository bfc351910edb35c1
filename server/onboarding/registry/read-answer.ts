import { withoutSeparators } from "#contract/onboarding/id-number.ts";
import { readDate } from "../comparison/compare-dates.ts";
import { type RegistryAnswer, type RegistryPerson, unavailable } from "./registry-adapter.ts";

/** Names of fields as integrators write them, in small letters without what is between words. */
const spellings = {
  idNumber: [
    "idnumber",
    "idno",
    "nationalid",
    "nationalidnumber",
    "nationalidno",
    "identitynumber",
    "documentnumber",
    "number",
    "id",
  ],
  fullName: ["fullname", "fullnames", "identityname", "name", "names"],
  firstName: ["firstname", "givenname", "givennames"],
  otherName: ["othername", "othernames", "middlename", "middlenames", "secondname"],
  surname: ["surname", "lastname", "familyname"],
  dateOfBirth: ["dateofbirth", "dob", "birthdate", "birthday"],
  sex: ["sex", "gender"],
  serialNumber: ["serialnumber", "idserialnumber", "serialno", "idserial"],
} as const;

/** What an answer's own word about itself may be. */
const words = {
  notFound: ["notfound", "norecord", "norecordfound", "recordnotfound", "nomatch"],
  notApplicable: ["notapplicable", "unsupporteddocument", "notsupported"],
  failed: ["error", "failed", "failure", "fail", "invalid"],
  noError: ["", "none", "no", "false", "ok", "success", "noerror"],
};

/** Objects in which integrators wrap the person. */
const wrappers = ["data", "result", "response", "person", "record", "entity"];

/** Characters of a field that a person's record may have. */
const maxValue = 200;

/** Objects, lists, their fields and entries that a person's record may have together. */
const maxParts = 1_000;

type Fields = ReadonlyMap<string, unknown>;

/** A word as it is compared; what is longer than a value may be is compared with nothing. */
const plain = (name: string): string =>
  name.length > maxValue ? name : name.toLowerCase().replace(/[^a-z0-9]/g, "");

/**
 * Whether a text has more parts than a person's record, were it parsed: half a megabyte of brackets or of fields takes the
 * parser up to half a second, of letters next to nothing.
 */
function hasTooManyParts(text: string): boolean {
  let parts = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length && parts <= maxParts; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += character === "\\" ? 1 : 0;
    else if ("{[,:".includes(character)) parts += 1;
  }
  return parts > maxParts;
}

/** The fields of an object under plain names; null for what is none. */
function fieldsOf(value: unknown): Fields | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return new Map(Object.entries(value).map(([name, field]) => [plain(name), field]));
}

/** A field's text: empty where it is not there, null where it is of a wrong kind. */
function textOf(fields: Fields, names: readonly string[]): string | null {
  const name = names.find((one) => fields.has(one) && fields.get(one) !== null);
  if (name === undefined) return "";
  const value = fields.get(name);
  // No register holds control characters, or marks that turn the text around them.
  if (typeof value !== "string" || value.length > maxValue || /\p{C}/u.test(value)) return null;
  return value.trim();
}

/** A date without the midnight that some write behind it. */
const dayOf = (text: string): string =>
  text.replace(/[T\s]00:00(?::00(?:\.0+)?)?(?:Z|\+0?[03]:?00)?$/i, "").trim();

/** The person of an answer; null where it is not one whole person. */
function personOf(fields: Fields): RegistryPerson | null {
  const texts = Object.fromEntries(
    Object.entries(spellings).map(([field, names]) => [field, textOf(fields, names)]),
  );
  const { idNumber, fullName, firstName, otherName, surname, dateOfBirth, sex, serialNumber } = texts;
  if (Object.values(texts).includes(null) || !idNumber || !dateOfBirth) return null;
  const parts = [firstName, otherName, surname].filter(Boolean).join(" ");
  const name = parts || fullName;
  const day = dayOf(dateOfBirth);
  if (!name || !/\p{L}{2}/u.test(name) || !readDate(day)) return null;
  return {
    idNumber,
    fullName: name,
    dateOfBirth: day,
    ...(sex && { sex }),
    ...(serialNumber && { serialNumber }),
  };
}

/** Finds the person's fields in their wrapping, at most two deep. */
function unwrapped(fields: Fields, depth = 0): Fields {
  const inner = wrappers.map((name) => fieldsOf(fields.get(name))).find((found) => found !== null);
  return inner && depth < 2 ? unwrapped(inner, depth + 1) : fields;
}

const isTrue = (value: unknown): boolean => value === true || value === "true";
const isFalse = (value: unknown): boolean => value === false || value === "false";

function statesNothing(fields: Fields): "not_found" | "not_applicable" | "failed" | null {
  const stated = ["outcome", "status", "code", "error", "errorcode", "message"]
    .map((name) => fields.get(name))
    .filter((value) => typeof value === "string")
    .map(plain);
  if (stated.some((word) => words.notFound.includes(word)) || isFalse(fields.get("found")))
    return "not_found";
  if (stated.some((word) => words.notApplicable.includes(word))) return "not_applicable";
  const error = fields.get("error");
  const failed =
    stated.some((word) => words.failed.includes(word)) ||
    (typeof error === "string" && !words.noError.includes(plain(error))) ||
    ["erroroccurred", "errorocurred", "haserror", "error"].some((name) => isTrue(fields.get(name))) ||
    ["success", "status", "verified", "valid"].some((name) => isFalse(fields.get(name)));
  return failed ? "failed" : null;
}

/**
 * What an answer of status 200 or 404 says of the number that was asked for. Whatever is not wholly understood is
 * `unreadable`: nothing but a whole person under the very number counts as found, and nothing but an answer in JSON
 * as not found (a page that some proxy made is none).
 */
export function readAnswer(status: 200 | 404, text: string, idNumber: string): RegistryAnswer {
  if (hasTooManyParts(text)) return unavailable("unreadable");
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return unavailable("unreadable");
  }
  const outer = fieldsOf(answer);
  if (!outer) return unavailable("unreadable");
  const inner = unwrapped(outer);
  const said = statesNothing(outer) ?? statesNothing(inner);
  if (said === "not_applicable") return { kind: "not_applicable" };
  const person = personOf(inner);
  // Who says "not found" and tells of a person says neither.
  if (status === 404 || said === "not_found")
    return person ? unavailable("unreadable") : { kind: "not_found" };
  if (said === "failed" || !person) return unavailable("unreadable");
  if (withoutSeparators(person.idNumber) !== idNumber) return unavailable("other_person");
  return { kind: "found", person: { ...person, idNumber } };
}
