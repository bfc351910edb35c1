import { cutOut } from "#server/platform/pictures/cut-out.ts";
import { type Quad, sidesOf } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import type { OcrModels, Output } from "./models.ts";
import { type ColourScale, writePlanes } from "./tensor.ts";

/** A character of a line: what it is, what else it might be, and where it stands. */
export interface ReadCharacter {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Middle of the character along the line, 0 at its beginning and 1 at its end. */
  at: number;
  /** How likely it is that a space stands before it. */
  spaceBefore: number;
  /** How likely it is that an apostrophe stands beside it where none was read; absent where nothing speaks for one. */
  signBeside?: number;
}

const colours: ColourScale = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };
/** Height of a line as the model wants it, and the widths that it may have. */
const lineHeight = 48;
const minWidth = 48;
const maxWidth = 1600;
/**
 * Lines that are read at once: as many as fit into so many points of width, padded to the widest. Reading what is padded
 * takes as long as reading letters: with four times as many the same lines take half as long again.
 */
const batchWidth = 800;
/** What a line may be made of. The model knows 6,600 characters, most of them Chinese. */
export const alphabets = {
  /** What stands on documents in Latin letters. */
  latin: /^[A-Za-z0-9 !"#%&'()*+,\-./:;<=>?@[\]_|~°«»’ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäçèéêëìíîïñòóôöùúûü]$/,
  /** A machine-readable zone (ICAO 9303). */
  zone: /^[A-Z0-9<]$/,
  digits: /^[0-9]$/,
};
export type Alphabet = keyof typeof alphabets;

interface Recognition {
  /** What the lines may be made of. Default latin. */
  alphabet?: Alphabet;
  /** How many times as wide as it is a line is shown to the model. Default 1. */
  stretch?: number;
}

/** Reads lines of text, each lying in its quad with its beginning on the left. */
export async function recogniseLines(
  models: OcrModels,
  picture: Pixels,
  quads: readonly Quad[],
  { alphabet = "latin", stretch = 1 }: Recognition = {},
): Promise<ReadCharacter[][]> {
  const read = await recogniseLinesAs(models, picture, quads, [alphabet], stretch);
  return read.map(([characters = []]) => characters);
}

/** Reads lines of text, and takes each for one of every alphabet: looking takes the time, not understanding. */
export async function recogniseLinesAs(
  models: OcrModels,
  picture: Pixels,
  quads: readonly Quad[],
  as: readonly Alphabet[],
  stretch = 1,
): Promise<ReadCharacter[][][]> {
  const lines = quads.map((quad, index) => ({ index, width: widthOf(quad, stretch), quad }));
  const read: ReadCharacter[][][] = quads.map(() => []);
  for (const batch of batchesOf(lines.toSorted((a, b) => a.width - b.width))) {
    const width = Math.max(...batch.map((line) => line.width));
    const input = new Float32Array(batch.length * 3 * lineHeight * width);
    for (const [place, line] of batch.entries()) {
      const part = input.subarray(place * 3 * lineHeight * width, (place + 1) * 3 * lineHeight * width);
      writePlanes(cutOut(picture, line.quad, line.width, lineHeight), colours, part, width);
    }
    const output = await models.run(models.recognition, input, [batch.length, 3, lineHeight, width]);
    for (const [place, line] of batch.entries()) {
      read[line.index] = as.map((alphabet) =>
        charactersOf(
          output,
          place,
          line.width / width,
          models.characters,
          allowedIn(models.characters, alphabet),
        ),
      );
    }
  }
  return read;
}

function widthOf(quad: Quad, stretch: number): number {
  const { width, height } = sidesOf(quad);
  const natural = (stretch * lineHeight * width) / Math.max(1, height);
  return Math.min(maxWidth, Math.max(minWidth, Math.ceil(natural / 8) * 8));
}

function batchesOf<L extends { width: number }>(lines: readonly L[]): L[][] {
  const batches: L[][] = [];
  for (const line of lines) {
    const last = batches.at(-1);
    if (last && (last.length + 1) * line.width <= batchWidth) last.push(line);
    else batches.push([line]);
  }
  return batches;
}

const apostrophes = ["'", "’"];
/** What is less likely is no sign at all. */
const minSign = 0.01;

/** By the characters of a model: another one has other outputs. */
const allowedOf = new WeakMap<readonly string[], Map<Alphabet, number[]>>();

/** The outputs that may count, nothing at all first. */
function allowedIn(characters: readonly string[], alphabet: Alphabet): number[] {
  const known = allowedOf.get(characters) ?? new Map<Alphabet, number[]>();
  allowedOf.set(characters, known);
  const allowed =
    known.get(alphabet) ??
    characters.flatMap((character, index) =>
      index === 0 || alphabets[alphabet].test(character) ? [index] : [],
    );
  known.set(alphabet, allowed);
  return allowed;
}

/**
 * From this probability on a space is one. The model was made for Chinese and gives spaces away: between words it
 * still sees one faintly, between letters of a word none at all (of 120 gaps in names and 900 letters: one mistake).
 */
const spaceThreshold = 0.06;

/** What the outputs of one line say: at each step the likeliest; one that goes on is one character (CTC). */
function charactersOf(
  { data, shape }: Output,
  place: number,
  used: number,
  characters: readonly string[],
  allowed: readonly number[],
): ReadCharacter[] {
  const [, steps = 0, classes = 0] = shape;
  const space = characters.length - 1;
  const signs = allowed.filter((index) => apostrophes.includes(characters[index] ?? ""));
  const read: ReadCharacter[] = [];
  let before = 0;
  let spaceBefore = 0;
  let sign = 0;
  for (let step = 0; step < steps * used; step++) {
    const from = (place * steps + step) * classes;
    let best = 0;
    let most = -1;
    for (const index of allowed) {
      const probability = data[from + index] as number;
      if (index !== space && probability > most) {
        most = probability;
        best = index;
      }
    }
    spaceBefore = Math.max(spaceBefore, data[from + space] as number);
    const last = read.at(-1);
    // Where a space is the likeliest, no character goes on.
    if ((data[from + space] as number) > most) best = 0;
    if (best === 0 && !apostrophes.includes(last?.text ?? ""))
      sign = Math.max(sign, ...signs.map((one) => data[from + one] as number));
    else if (best !== 0 && best === before && last) last.confidence = Math.max(last.confidence, most);
    else if (best !== 0) {
      read.push({
        text: characters[best] ?? "",
        confidence: most,
        at: (step + 0.5) / (steps * used),
        spaceBefore: read.length === 0 ? 0 : spaceBefore,
        ...besideIt(sign),
      });
      spaceBefore = 0;
      sign = 0;
    }
    before = best;
  }
  const end = read.at(-1);
  if (end) Object.assign(end, besideIt(Math.max(sign, end.signBeside ?? 0)));
  return read;
}

const besideIt = (sign: number): Pick<ReadCharacter, "signBeside"> =>
  sign < minSign ? {} : { signBeside: sign };

/** Characters as text, with the spaces between them. */
export const textOf = (characters: readonly ReadCharacter[]): string =>
  characters
    .map(({ text, spaceBefore }, index) => (index > 0 && spaceBefore >= spaceThreshold ? ` ${text}` : text))
    .join("");
