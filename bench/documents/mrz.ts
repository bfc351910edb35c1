import { fullNameOf, type Person } from "./people/person.ts";

const weights = [7, 3, 1] as const;

/** Check digit of ICAO 9303, part 3: digits as they are, A to Z as 10 to 35, the filler as 0. */
export function checkDigit(text: string): string {
  let sum = 0;
  for (const [at, character] of [...text].entries()) {
    const value = character === "<" ? 0 : Number.parseInt(character, 36);
    sum += value * (weights[at % weights.length] ?? 0);
  }
  return String(sum % 10);
}

const filled = (text: string, length: number) => text.padEnd(length, "<").slice(0, length);
const short = (date: string) => date.slice(2).replaceAll("-", "");
const checked = (text: string) => text + checkDigit(text);
const letterOf = ({ sex }: Person) => (sex === "male" ? "M" : "F");

/** Apostrophes are left out, hyphens and spaces become fillers. */
const transcribed = (name: string) => name.replaceAll("'", "").replace(/[^A-Z]+/g, "<");

/** Surname, two fillers, own names. One who has a single name has it where the surname goes. */
function nameField({ given, surname }: Person, length: number): string {
  const own = given.map(transcribed).join("<");
  return filled(surname === "" ? own : `${transcribed(surname)}<<${own}`, length);
}

/** The two lines of a passport, 44 characters each. */
export function passportZone(person: Person, expiry: string, personalNumber: string): string[] {
  const number = checked(filled(person.passportNumber, 9));
  const birth = checked(short(person.birth));
  const end = checked(short(expiry));
  const personal = filled(personalNumber, 14);
  const own = personal + (personalNumber === "" ? "<" : checkDigit(personal));
  return [
    `P<KEN${nameField(person, 39)}`,
    `${number}KEN${birth}${letterOf(person)}${end}${own}${checkDigit(number + birth + end + own)}`,
  ];
}

/** The three lines of a card of the third generation, 30 characters each; its country is seen as KEN and as KYA. */
export function cardZone(person: Person, expiry: string, country: "KEN" | "KYA"): string[] {
  const number = checked(person.serialNumber);
  const optional = filled(person.idNumber, 15);
  const birth = checked(short(person.birth));
  const end = checked(short(expiry));
  const spare = filled("", 11);
  return [
    `ID${country}${number}${optional}`,
    `${birth}${letterOf(person)}${end}${country}${spare}${checkDigit(number + optional + birth + end + spare)}`,
    nameField(person, 30),
  ];
}

/** The three lines of a card of the second generation, which follow no standard: the number stands after `<B`. */
export function oldCardZone(person: Person, issue: string, office: string): string[] {
  const names = transcribed(fullNameOf(person));
  const birth = checked(short(person.birth));
  const number = `B${person.idNumber.padStart(9, "0")}`;
  return [
    filled(`IDKYA${checked(person.serialNumber)}<<${office}<<<<<${person.serialNumber.slice(-4)}`, 30),
    `${birth}${letterOf(person)}${checked(short(issue))}<${number}P<<${checkDigit(birth + number)}`,
    filled(names, 30),
  ];
}
