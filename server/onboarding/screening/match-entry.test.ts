import { describe, expect, it } from "vitest";
import { soundKey } from "#server/platform/names/sound-key.ts";
import { matchEntry } from "./match-entry.ts";

const entry = {
  row: 2,
  names: ["Grace Wanjiku Kamau", "Mama Njeri"],
  numbers: ["023456789"],
  dateOfBirth: "1990-03-12",
  remarks: "",
};
const found = (question: object, more: object = {}) => {
  const match = matchEntry(question, { ...entry, ...more });
  return match && [match.score, ...match.reasons.map(({ code }) => code)];
};

describe("how names sound", () => {
  it.each([
    ["wanjiku", "wanjikoo"],
    ["wambui", "wabui"],
    ["wacera", "washera"],
    ["kipkoech", "kipkoesh"],
    ["nganga", "ganga"],
    ["lokiru", "rokiru"],
    ["wafula", "wavula"],
    ["abdiqani", "abdikani"],
    ["odhiambo", "othiambo"],
    ["musyoka", "musioka"],
    ["philemon", "filemon"],
  ])("%s as %s", (one, other) => expect(soundKey(one)).toBe(soundKey(other)));

  it.each([
    ["wanjiku", "wanjiru"],
    ["otieno", "atieno"],
    ["wekesa", "nekesa"],
    ["kiprotich", "jeprotich"],
    ["omondi", "ombati"],
  ])("%s not as %s", (one, other) => expect(soundKey(one)).not.toBe(soundKey(other)));
});

describe("an entry", () => {
  it("is found by a name in letters that look like its own", () => {
    expect(found({ fullName: "Gr\u0430c\u0435 W\u0430njiku K\u03b1m\u03b1u" })).toEqual(
      found({ fullName: "Grace Wanjiku Kamau" }),
    );
    expect(found({ fullName: "Gr\u0430c\u0435 Wanjiru Otieno" })).toBeNull();
  });

  it.each([
    ["by its number, with or without zeros", { idNumber: "23 456 789" }, [1, "number"]],
    [
      "by number and name",
      { idNumber: "023456789", fullName: "Kamau Grace Wanjiku" },
      [1, "number", "exact_name"],
    ],
    [
      "by its number, of another name",
      { idNumber: "23456789", fullName: "John Otieno" },
      [0.8, "number", "other_name"],
    ],
    ["by its name", { fullName: "KAMAU Grace Wanjiku" }, [0.95, "exact_name"]],
    [
      "by name and birth date",
      { fullName: "Grace Wanjiku Kamau", dateOfBirth: "12.03.1990" },
      [1, "exact_name", "same_birth_date"],
    ],
    [
      "lower, born on another day",
      { fullName: "Grace Wanjiku Kamau", dateOfBirth: "1971-07-30" },
      [0.57, "exact_name", "other_birth_date"],
    ],
    ["by an initial", { fullName: "Grace W. Kamau" }, [0.84, "fuzzy_name"]],
    ["by a slip of the pen", { fullName: "Grace Wanjlku Kamau" }, [0.86, "fuzzy_name"]],
    ["by ear", { fullName: "Gres Wanjikoo Kamao" }, null],
    ["by ear", { fullName: "Greisi Wanjikoo Kamao" }, null],
    ["by ear, with one name more", { fullName: "Grace Wanjikoo Kamao Mary" }, [0.65, "phonetic_name"]],
  ])("is found %s", (_, question, expected) => expect(found(question)).toEqual(expected));

  it("is not found by another name, by one name in common, or by an empty number", () => {
    expect(found({ fullName: "Grace Wanjiru Kamau" })).toBeNull();
    expect(found({ fullName: "Kamau" })).toBeNull();
    expect(found({ fullName: "Peter Kamau", idNumber: "" })).toBeNull();
    expect(found({ idNumber: "0" }, { numbers: ["00"] })).toEqual([1, "number"]);
  });
});
