import { counties } from "#contract/onboarding/counties.ts";

/** Towns and quarters in which SACCOs have branches, beside the counties. Kikuyu is left out: it is a language first. */
const towns =
  "Ahero, Athi River, Awendo, Bondo, Chuka, Diani, Eldoret, Gatundu, Gilgil, Githunguri, Hola, Iten, Juja, Kabarnet, Kakamega, Kangundo, Kapenguria, Kapsabet, Karatina, Karen, Kehancha, Keroka, Kerugoya, Kitale, Kitengela, Limuru, Lodwar, Londiani, Malindi, Maralal, Mariakani, Masii, Matuu, Maua, Molo, Moyale, Mtwapa, Mumias, Mwala, Mwea, Naivasha, Nanyuki, Narok, Ngong, Njoro, Nyahururu, Ol Kalou, Ongata Rongai, Othaya, Oyugis, Rongai, Rongo, Ruaka, Ruiru, Sagana, Siaya, Tala, Taveta, Thika, Ukunda, Upper Hill, Utawala, Voi, Watamu, Webuye, Westlands, Wote, Wundanyi".split(
    ", ",
  );

const names = [...counties, ...towns].sort((one, other) => other.length - one.length);
const anyPlace = names.map((name) => name.replace("'", "['’]?")).join("|");
const nameOf = new Map(names.map((name) => [name.toLowerCase().replace("'", ""), name]));
const known = (found: string) => nameOf.get(found.toLowerCase().replace(/['’]/g, "")) ?? found;

const standing = new RegExp(
  `^(?:the )?(?:(?:job |duty |work )?(?:location|station|place of work|work ?station)(?: is)?[: -]*|(?:to be |will be )?(?:based|stationed|located|posted|working)? ?(?:in|at|from) (?:our |the )?)?(${anyPlace})(?: (?:county|town|branch|office|cbd|city))?(?:, (?:${anyPlace}|kenya))?$`,
  "i",
);
const inside = new RegExp(
  String.raw`\b(?:(?:based|stationed|located|posted|work(?:ing)?) (?:in|at|from) (?:our |the )?(${anyPlace})|(?:head office|branch|office|stationed) (?:is )?in (${anyPlace})|(?:our|the) (${anyPlace}) (?:branch|office))\b`,
  "i",
);
const named = new RegExp(String.raw`\b(?:${anyPlace})\b`, "i");

/** The place that a clause says and nothing else: `Based in Nakuru`, `Location: Thika branch`. */
export function placeAlone(clause: string): string | null {
  const found = standing.exec(clause)?.[1];
  return found ? known(found) : null;
}

/** The place of work that a sentence names among other things: `run our Thika branch`. */
export function placeInside(clause: string): string | null {
  const [, based, office, branch] = inside.exec(clause) ?? [];
  const found = based ?? office ?? branch;
  return found ? known(found) : null;
}

/** A place anywhere in a title: `Branch Manager - Nakuru`. */
export function placeNamed(title: string): string | null {
  const [found] = named.exec(title) ?? [];
  return found ? known(found) : null;
}
