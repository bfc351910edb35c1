import type { Chance } from "#server/seed/content/random.ts";
import type { Typed } from "../truth.ts";
import { fullNameOf, type Person, personFrom } from "./person.ts";

/** What an applicant with this document typed, and where it differs on purpose. */
export function typedBy(person: Person, difference: Typed["difference"], chance: Chance): Typed {
  const own: Typed = {
    difference,
    fullName: fullNameOf(person),
    dateOfBirth: person.birth,
    idNumber: person.idNumber,
    kraPin: person.kraPin,
  };
  const words = own.fullName.split(" ");
  switch (difference) {
    case "none":
      return own;
    case "names-reordered":
      return { ...own, fullName: [...words.slice(-1), ...words.slice(0, -1)].join(" ") };
    case "middle-name-missing":
      return { ...own, fullName: words.filter((_, at) => at !== 1 || words.length < 3).join(" ") };
    case "wrong-number":
      return {
        ...own,
        idNumber: otherDigit(person.idNumber, chance),
        kraPin: otherDigit(person.kraPin, chance),
      };
    case "day-month": {
      // Only a day that can be a month can be taken for one.
      const [year = "", month = "", day = ""] = person.birth.split("-");
      if (Number(day) > 12 || day === month) return { ...own, difference: "none" };
      return { ...own, dateOfBirth: `${year}-${day}-${month}` };
    }
    case "other-person": {
      const other = personFrom(chance);
      return { ...typedBy(other, "none", chance), difference };
    }
  }
}

function otherDigit(number: string, chance: Chance): string {
  const at = chance.between(2, number.length - 2);
  const digit = (Number(number[at]) + chance.between(1, 9)) % 10;
  return number.slice(0, at) + digit + number.slice(at + 1);
}
