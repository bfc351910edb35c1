/** What stands before or after names and belongs to nobody's name: forms of address, professions, honours. */
const titles: ReadonlySet<string> = new Set(
  `mr mrs ms miss madam sir dr doctor prof professor eng engr engineer arch architect qs cpa fcpa adv advocate hon
  honourable mheshimiwa mhe rev reverend pastor ps bishop archbishop fr father sr sister bro brother canon deacon evangelist
  apostle imam ustadh sheikh shaikh sheik alhaj alhaji haji hajj hajji hajia hajjat maalim mwalimu mzee mama baba bwana bibi
  bi ndugu capt captain col colonel gen general maj major lt lieutenant sgt sergeant cpl corporal pte insp inspector supt
  chief amb ambassador sen senator gov governor justice judge president phd md esq late marehemu`
    .trim()
    .split(/\s+/),
);

/** Titles that some people bear as a name: they count as one where both sides have them. */
const alsoNames: ReadonlySet<string> = new Set("sheikh haji mwalimu major judge chief mzee bibi".split(" "));

/** Words that join names: "wa Kamau" (of), "arap", "ole", "bin", "binti" (son or daughter of), "al". */
const joining: ReadonlySet<string> = new Set(
  "wa wo bin binti bint bt ibn arap ole ol al el de da van von and na mwana kwa so do nee".split(" "),
);

/** Sides of a name that was given on, and who of two is meant by it. */
const generations: ReadonlyMap<string, string> = new Map([
  ["jnr", "junior"],
  ["jr", "junior"],
  ["junior", "junior"],
  ["snr", "senior"],
  ["senior", "senior"],
  ["ii", "junior"],
  ["iii", "third"],
]);

/** What a written name is made of. */
export interface NameTokens {
  /** In lower case, without marks and apostrophes, in the order written. An initial is one letter. */
  names: string[];
  /** Titles that may be names. */
  titles: string[];
  generation: string | null;
}

/** More names than this are no person's; what comes after is left unread. */
const maxTokens = 12;

/** Latin letters that no decomposition turns into plain ones. */
const plainLetters: Record<string, string> = {
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/**
 * Letters of other alphabets by the Latin ones that they cannot be told from on a screen: Cyrillic, then Greek. With them a name
 * could be written that no list of names finds.
 */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  "\u0430a \u0432b \u0441c \u0501d \u0435e \u04bbh \u043dh \u0456i \u0458j \u043ak \u043cm \u043eo \u0440p \u051bq \u0455s \u0442t \u051dw \u0445x \u0443y \u03b1a \u03b2b \u03b5e \u03b9i \u03bak \u03bfo \u03c1p \u03c4t \u03c5u \u03bdv \u03c7x"
    .split(" ")
    .map(([other = "", latin = ""]) => [other, latin]),
);

const folded = (text: string): string =>
  text
    .slice(0, 400)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    // Ng'ang'a and Nganga, Achieng' and Achieng are one spelling; all that stands for the apostrophe goes.
    .replace(/['’‘ʼ´`ʻ′]/g, "")
    .replace(/[øđðłıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => lookAlikes.get(letter) ?? letter);

const isApart = (word: string): boolean => titles.has(word) || joining.has(word);

/** Takes a written name apart. `J.K. Otieno-Were (Dr.)` is j, k, otieno and were. */
export function nameTokens(text: string): NameTokens {
  const words = folded(text)
    .replace(/\b([sdw])\s*\/\s*o\b/g, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, maxTokens);
  const generation = words
    .flatMap((word) => generations.get(word) ?? [])
    .sort()
    .join(" ");
  const names = words.filter((word) => !isApart(word) && !generations.has(word));
  const besides = words.filter((word) => alsoNames.has(word));
  // "Haji Mwalimu" is a name too.
  if (names.length === 0) return { names: besides, titles: [], generation: generation || null };
  return { names, titles: besides, generation: generation || null };
}
