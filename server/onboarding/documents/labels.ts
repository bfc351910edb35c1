import { asLetter, closestIn } from "./fuzzy.ts";
import { isKnownName } from "./likely-words.ts";
import { type DocumentLine, type Piece, pieceOf } from "./pieces.ts";

/** What a label says that a value is. `other` are labels of what nobody asks for, and headings. */
export const labelNames = [
  "serialNumber",
  "idNumber",
  "fullName",
  "surname",
  "givenNames",
  "dateOfBirth",
  "sex",
  "district",
  "placeOfIssue",
  "dateOfIssue",
  "dateOfExpiry",
  "documentNumber",
  "kraPin",
  "other",
] as const;
export type LabelName = (typeof labelNames)[number];

/** How labels are written, in English, Kiswahili and French. Abbreviations only where a value follows them. */
const spellings: Record<LabelName, readonly string[]> = {
  serialNumber: [
    "SERIAL NUMBER",
    "SERIAL NO",
    "SERIAL",
    "S NO",
    "NAMBARI YA SIRI",
    "NAMBARI YA USAJILI",
    "NAMBA YA USAJILI",
    "NAMBARI YA MFULULIZO",
  ],
  idNumber: [
    "ID NUMBER",
    "ID NO",
    "IDENTITY NUMBER",
    "IDENTITY NO",
    "IDENTITY CARD NUMBER",
    "IDENTITY CARD NO",
    "IDENTIFICATION NUMBER",
    "NATIONAL ID NUMBER",
    "NATIONAL ID NO",
    "IDENTIFICATION NO",
    "NATIONAL IDENTITY NUMBER",
    "NATIONAL IDENTITY NO",
    "ID CARD NUMBER",
    "ID CARD NO",
    "NAMBARI YA KITAMBULISHO",
    "NAMBA YA KITAMBULISHO",
    "KITAMBULISHO NO",
    "NAMBARI YA ID",
    "NAMBA YA ID",
    "MAISHA NUMBER",
    "MAISHA NAMBA",
    "PERSONAL NO",
    "PERSONAL NUMBER",
    "NAMBARI YA KIBINAFSI",
    "NO PERSONNEL",
  ],
  fullName: [
    "FULL NAMES",
    "FULL NAME",
    "NAMES",
    "NAME",
    "NAMES IN FULL",
    "NAME OF HOLDER",
    "NAMES OF HOLDER",
    "HOLDERS NAME",
    "JINA LA MWENYE KADI",
    "MAJINA YA MWENYE KADI",
    "JINA KAMILI",
    "MAJINA KAMILI",
    "JINA",
    "TAXPAYER NAME",
    "NAME OF TAXPAYER",
    "TAXPAYERS NAME",
  ],
  surname: [
    "SURNAME",
    "LAST NAME",
    "FAMILY NAME",
    "JINA LA UKOO",
    "JINA LA FAMILIA",
    "JINA LA MWISHO",
    "NOM",
  ],
  givenNames: [
    "GIVEN NAMES",
    "GIVEN NAME",
    "OTHER NAMES",
    "OTHER NAME",
    "FIRST NAMES",
    "FIRST NAME",
    "FORENAMES",
    "JINA LA KUPEWA",
    "MAJINA YA KUPEWA",
    "MAJINA MENGINE",
    "JINA LA KWANZA",
    "MAJINA",
    "PRENOMS",
  ],
  dateOfBirth: [
    "DATE OF BIRTH",
    "BIRTH DATE",
    "DOB",
    "BORN ON",
    "BORN",
    "TAREHE YA KUZALIWA",
    "SIKU YA KUZALIWA",
    "DATE DE NAISSANCE",
  ],
  sex: ["SEX", "GENDER", "JINSIA", "SEXE"],
  district: [
    "DISTRICT OF BIRTH",
    "BIRTH DISTRICT",
    "DISTRICT",
    "WILAYA YA KUZALIWA",
    "WILAYA",
    "COUNTY OF BIRTH",
    "KAUNTI YA KUZALIWA",
  ],
  placeOfIssue: [
    "PLACE OF ISSUE",
    "ISSUED AT",
    "PLACE ISSUED",
    "PLACE OF ISSUANCE",
    "ISSUE PLACE",
    "ISSUING PLACE",
    "ISSUING OFFICE",
    "MAHALI PA KUTOLEWA",
    "MAHALI PA KUTOLEWA KADI",
    "MAHALI PA UTOAJI",
    "MAHALI ILIPOTOLEWA",
    "KIMETOLEWA",
  ],
  dateOfIssue: [
    "DATE OF ISSUE",
    "ISSUE DATE",
    "DATE ISSUED",
    "DATE OF ISSUANCE",
    "ISSUED ON",
    "ISSUED",
    "TAREHE YA KUTOLEWA",
    "TAREHE ILIYOTOLEWA",
    "TAREHE YA UTOAJI",
    "KIMETOLEWA TAREHE",
    "CERTIFICATE DATE",
    "DATE DE DELIVRANCE",
  ],
  dateOfExpiry: [
    "DATE OF EXPIRY",
    "EXPIRY DATE",
    "DATE OF EXPIRATION",
    "EXPIRATION DATE",
    "EXPIRY",
    "EXPIRES ON",
    "EXPIRES",
    "VALID UNTIL",
    "VALID TO",
    "VALID THRU",
    "TAREHE YA MWISHO",
    "TAREHE YA MWISHO WA MATUMIZI",
    "MWISHO WA MATUMIZI",
    "TAREHE YA KUISHA",
    "TAREHE YA KUMALIZIKA",
    "DATE D EXPIRATION",
  ],
  documentNumber: [
    "PASSPORT NO",
    "PASSPORT NUMBER",
    "NAMBARI YA PASIPOTI",
    "NAMBA YA PASIPOTI",
    "NO DU PASSEPORT",
    "CARD NUMBER",
    "CARD NO",
    "NAMBARI YA KADI",
    "DOCUMENT NUMBER",
    "DOCUMENT NO",
  ],
  kraPin: [
    "PERSONAL IDENTIFICATION NUMBER",
    "PERSONAL IDENTIFICATION NO",
    "TAXPAYER PIN",
    "PIN NUMBER",
    "PIN NO",
    "KRA PIN",
    "PIN",
  ],
  other: [
    "NATIONALITY",
    "CITIZENSHIP",
    "URAIA",
    "NATIONALITE",
    "PLACE OF BIRTH",
    "MAHALI PA KUZALIWA",
    "MAHALI ALIPOZALIWA",
    "LIEU DE NAISSANCE",
    "DIVISION",
    "TARAFA",
    "SUB LOCATION",
    "LOCATION",
    "CONSTITUENCY",
    "WARD",
    "COUNTY",
    "HOLDERS SIGN",
    "HOLDERS SIGNATURE",
    "SIGNATURE",
    "SAHIHI",
    "AUTHORITY",
    "ISSUING AUTHORITY",
    "MAMLAKA",
    "AUTORITE",
    "TYPE",
    "AINA",
    "COUNTRY CODE",
    "CODE",
    "HEIGHT",
    "OCCUPATION",
    "EMAIL ADDRESS",
    "REGISTERED ADDRESS",
    "LR NUMBER",
    "PO BOX",
    "POSTAL CODE",
    "TAX AREA",
    "STATION",
    "CITY TOWN",
    "BUILDING",
    "STREET ROAD",
    "PASSPORT",
    "PASSEPORT",
    "PASIPOTI",
    "THIS PASSPORT CONTAINS",
    "PRINCIPAL REGISTRARS SIGN",
    "PRINCIPAL REGISTRAR",
    "JAMHURI YA KENYA",
    "REPUBLIC OF KENYA",
    "NATIONAL IDENTITY CARD",
    "KITAMBULISHO CHA TAIFA",
    "PIN CERTIFICATE",
    "TAXPAYER INFORMATION",
    "KENYA REVENUE AUTHORITY",
    "TAX OBLIGATIONS REGISTRATION DETAILS",
    "HARAMBEE",
    "THIS CARD IS THE PROPERTY OF THE GOVERNMENT OF KENYA",
    "IF FOUND RETURN TO THE NEAREST",
  ],
};

interface Spelling {
  name: LabelName;
  letters: string;
}

const allSpellings: readonly Spelling[] = Object.entries(spellings).flatMap(([name, all]) =>
  all.map((text) => ({ name: name as LabelName, letters: text.replace(/ /g, "") })),
);

/** A label where it stands. */
export interface Label {
  name: LabelName;
  piece: Piece;
  /** Wrong letters for each letter: 0 is as it should be. */
  fault: number;
}

/** Words so short are labels only as they are, and where a word begins and ends. */
const shortWord = 5;
/** A label may be wrong in one letter of so many, if it is not a long one. */
const lettersForOneFault = 4.5;
const longWord = 11;

const known = new WeakMap<DocumentLine, Label[]>();

/** The labels in a line, from left to right. Where several would fit, the longest counts. */
export function labelsIn(line: DocumentLine): readonly Label[] {
  // A line is asked for its labels by whoever looks for values, other kinds and other documents.
  const labels = known.get(line) ?? lookedFor(line);
  known.set(line, labels);
  return labels;
}

function lookedFor(line: DocumentLine): Label[] {
  const found: (Label & { weight: number })[] = [];
  for (const { letters, places } of stretchesOf(line)) {
    for (const { name, letters: word } of allSpellings) {
      if (word.length > letters.length + 2) continue;
      for (let from = 0; from < letters.length; ) {
        const match = closestIn(letters.slice(from), word);
        const [start, end] = [from + match.from, from + match.to];
        if (match.distance > maxFaults(word) || end <= start) break;
        const piece = pieceOf(line, places[start] ?? 0, (places[end - 1] ?? 0) + 1);
        const ends = endsWord(line, piece);
        const begins = beginsWord(line, piece);
        const stands = word.length > shortWord ? begins || match.distance === 0 : begins && ends;
        // `MAINA` is a name, and no `MAJINA` without a letter.
        const isName = match.distance > 0 && isKnownName(piece.text);
        if (stands && !isName && !isInSentence(line, piece)) {
          const weight = word.length - 2.5 * match.distance + (ends ? 1.5 : 0);
          found.push({ name, piece, fault: match.distance / word.length, weight });
        }
        from = end;
      }
    }
  }
  const chosen: typeof found = [];
  for (const label of found.toSorted((a, b) => b.weight - a.weight || a.piece.from - b.piece.from)) {
    if (chosen.every(({ piece }) => label.piece.to <= piece.from || label.piece.from >= piece.to))
      chosen.push(label);
  }
  return chosen
    .toSorted((a, b) => a.piece.from - b.piece.from)
    .map(({ name, piece, fault }) => ({ name, piece, fault }));
}

/** The letters between colons, which end labels, each with its place in the line. Digits count as the letters they look like. */
function stretchesOf(line: DocumentLine): { letters: string; places: number[] }[] {
  const stretches = [{ letters: "", places: [] as number[] }];
  for (const [index, { text }] of line.characters.entries()) {
    const letter = asLetter(text.normalize("NFD").charAt(0));
    if (text === ":") stretches.push({ letters: "", places: [] });
    if (!/^[A-Z]$/.test(letter)) continue;
    const last = stretches.at(-1);
    if (!last) continue;
    last.letters += letter;
    last.places.push(index);
  }
  return stretches.filter(({ letters }) => letters !== "");
}

/** Letters of a label that may be wrong: none of a short one, every third of a long one, which is then hard to mistake. */
const maxFaults = (word: string) =>
  word.length <= shortWord
    ? 0
    : Math.floor(word.length / (word.length >= longWord ? 3.2 : lettersForOneFault));

/** Whether words of a sentence stand before it: `require in the name of the`. */
function isInSentence(line: DocumentLine, { from }: Piece): boolean {
  const before =
    pieceOf(line, 0, from)
      .text.split(/[:/.,]/)
      .at(-1) ?? "";
  return before.split(" ").filter((word) => /^\p{L}?\p{Ll}+$/u.test(word)).length >= 3;
}

/** Whether a short word begins one: `SEX: F`, not the end of `ESSEX`. */
function beginsWord(line: DocumentLine, { from }: Piece): boolean {
  const before = line.characters[from - 1];
  return !before || !/[\p{L}\d]/u.test(before.text) || (line.characters[from]?.spaceBefore ?? 0) > 0.05;
}

function endsWord(line: DocumentLine, { to }: Piece): boolean {
  const after = line.characters[to];
  return !after || !/[\p{L}\d]/u.test(after.text) || after.spaceBefore > 0.05;
}
