import type { Canvas } from "@napi-rs/canvas";
import type { Chance } from "#server/seed/content/random.ts";
import type { Part } from "../truth.ts";
import { furtherCommunities } from "./further-names.ts";
import { christianNames, communities } from "./names.ts";
import { furtherHomes, furtherOffices, homes, offices } from "./places.ts";

/** A fictitious holder. Dates are ISO, names as they would be printed in capitals. */
export interface Person {
  /** Own names in their order; one who has a single name has it here, and no surname. */
  given: string[];
  surname: string;
  sex: "male" | "female";
  birth: string;
  home: readonly [district: string, division: string, location: string, subLocation: string];
  office: string;
  idNumber: string;
  serialNumber: string;
  passportNumber: string;
  kraPin: string;
  email: string;
  /** The photograph on the person's documents; one is drawn where there is none. */
  portrait?: Canvas;
}

/** The whole name in the order of an identity card that has one line for it. */
export const fullNameOf = ({ given, surname }: Person): string =>
  [...given, surname].filter(Boolean).join(" ");

const digits = (chance: Chance, count: number) =>
  Array.from({ length: count }, (_, at) => chance.between(at === 0 ? 1 : 0, 9)).join("");

const letter = (chance: Chance) => String.fromCharCode(65 + chance.between(0, 25));

export const isoDate = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** A day between the first of January of one year and the last of December of another. */
export const dayBetween = (chance: Chance, first: number, last: number): string =>
  isoDate(chance.between(first, last), chance.between(1, 12), chance.between(1, 28));

function namesOf(chance: Chance, sex: Person["sex"], part: Part): Pick<Person, "given" | "surname"> {
  const people = chance.pick(part === "further" ? furtherCommunities : communities);
  const own = chance.pick(people[sex]);
  const family = chance.pick(people.family.filter((name) => name !== own));
  const christian = () => chance.pick(christianNames[sex]);
  const shape = chance.next();
  if (people.given === "chain") {
    const father = chance.pick(people.male);
    const joined = shape < 0.15 ? [own, sex === "male" ? "bin" : "binti", father] : [own, father];
    return { given: joined, surname: family };
  }
  if (people.given === "none") {
    if (shape < 0.25) return { given: [own], surname: "" };
    return { given: shape < 0.6 ? [own, chance.pick(people.male)] : [own], surname: family };
  }
  if (shape < 0.1) return { given: [christian()], surname: family };
  if (shape < 0.22) return { given: [christian(), christian(), own], surname: family };
  if (shape < 0.3) return { given: [christian(), own], surname: `${family}-${chance.pick(people.family)}` };
  if (shape < 0.36) return { given: [christian(), letter(chance), own], surname: family };
  return { given: [christian(), own], surname: family };
}

/** A person whom nobody has met. Diacritics are dropped, as the registry's printers do. */
export function personFrom(chance: Chance, part: Part = "development"): Person {
  const sex = chance.happens(0.5) ? "male" : "female";
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  const names = namesOf(chance, sex, part);
  const given = names.given.map(plain);
  const surname = plain(names.surname);
  const mailName = [given[0], surname || given.at(-1)]
    .join(".")
    .toLowerCase()
    .replace(/[^a-z.]/g, "");
  return {
    given,
    surname,
    sex,
    birth: dayBetween(chance, 1951, 2006),
    home: chance.pick(part === "further" ? furtherHomes : homes),
    office: chance.pick<string>(part === "further" ? furtherOffices : offices),
    idNumber: chance.happens(0.06) ? `0${digits(chance, 6)}` : digits(chance, chance.pick([7, 8, 8, 8])),
    serialNumber: digits(chance, 9),
    passportNumber: chance.happens(0.3)
      ? `A${digits(chance, 7)}`
      : `${chance.pick(["A", "B", "C"])}K${digits(chance, chance.pick([6, 7]))}`,
    kraPin: `A0${digits(chance, 8)}${letter(chance)}`,
    email: `${mailName}${chance.between(1, 99)}@${chance.pick(["posta.example", "barua.example", "anwani.example"])}`,
  };
}
