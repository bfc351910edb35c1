import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { fileErrors } from "./files.messages.ts";
import { authorsOfRemarks, remarkSubtype } from "./pdf-remarks.ts";

/*
 * A PDF says who made it, when and with what in its information dictionary and in XMP metadata (ISO 32000-1, 14.3), and its
 * photographs say by which camera and where they were taken (EXIF). Remarks on its pages say who wrote them, and a signature
 * who signed. All are overwritten where they stand: the file keeps its length, and with it every position that its
 * cross-references name.
 */

/** Bytes that one packed stream of objects may unpack to. */
const maxUnpacked = 8 * 1024 * 1024;
/** How much of each kind is looked for: each may cost a look at the whole file. */
const maxFound = 300;

const unpack = promisify(inflate) as (
  bytes: Uint8Array,
  options: { maxOutputLength: number },
) => Promise<Buffer>;
const pack = promisify(deflate) as (bytes: Uint8Array, options: { level: number }) => Promise<Buffer>;

const refused = () =>
  new CodedError(
    "file_too_complex",
    textOf(fileErrors, (t) => t.pdfKeepsAuthor),
  );

interface Stretch {
  from: number;
  to: number;
}

/** The file as it is, and the copy that is changed. */
interface Work {
  /** One character for each byte. */
  text: string;
  copy: Buffer;
}

const emptyDictionary = "<<>>";

/** Where the dictionary of a signature says that it is one. */
const signatureType = /\/Type\s{0,20}\/(?:Sig|DocTimeStamp)\b/g;

/** Puts an empty dictionary, and spaces, over what stands between two places. */
function empty({ copy }: Pick<Work, "copy">, { from, to }: Stretch): void {
  copy.fill(" ", from, to, "latin1");
  if (to - from >= emptyDictionary.length) copy.write(emptyDictionary, from, "latin1");
}

/** Matches in the file. @throws CodedError for more than a document has */
function* found({ text }: Pick<Work, "text">, pattern: RegExp) {
  let count = 0;
  for (const match of text.matchAll(pattern)) {
    count += 1;
    if (count > maxFound) throw refused();
    yield match;
  }
}

/** What stands between `obj` and `endobj` of the object in which a place lies. */
function objectAround({ text }: Work, at: number): Stretch | null {
  let begin = text.lastIndexOf("obj", at);
  while (begin > 0 && text.slice(begin - 3, begin) === "end") begin = text.lastIndexOf("obj", begin - 1);
  const to = text.indexOf("endobj", at);
  return begin < 0 || to < 0 ? null : { from: begin + 3, to };
}

/** Each object of a number: a file that was saved anew after its end has several. */
function objectsNumbered(work: Work, number: string): Stretch[] {
  const objects: Stretch[] = [];
  for (const match of found(work, new RegExp(`(?<![0-9])${number}\\s{1,20}[0-9]{1,5}\\s{1,20}obj`, "g"))) {
    const from = match.index + match[0].length;
    const to = work.text.indexOf("endobj", from);
    if (to >= 0) objects.push({ from, to });
  }
  return objects;
}

/** Where the dictionary that begins at a place ends; dictionaries and strings in it may nest. */
function endOfDictionary(text: string, at: number): number {
  let depth = 0;
  let inString = 0;
  for (let place = at; place < text.length; place += 1) {
    const character = text[place];
    if (inString > 0) {
      if (character === "\\") place += 1;
      else if (character === "(") inString += 1;
      else if (character === ")") inString -= 1;
    } else if (character === "(") inString = 1;
    else if (text.startsWith("<<", place)) {
      depth += 1;
      place += 1;
    } else if (text.startsWith(">>", place)) {
      depth -= 1;
      place += 1;
      if (depth === 0) return place + 1;
    }
  }
  return text.length;
}

/** Numbers of the information dictionaries that the file's ends name; those that stand in the end itself are emptied. */
function informationNumbers(work: Work): Set<string> {
  const numbers = new Set<string>();
  for (const match of found(work, /\/Info\s{0,20}(?:([0-9]{1,10})\s{1,20}[0-9]{1,5}\s{1,20}R|<<)/g)) {
    if (match[1]) numbers.add(match[1]);
    else {
      const from = match.index + match[0].length - 2;
      empty(work, { from, to: endOfDictionary(work.text, from) });
    }
  }
  return numbers;
}

/** The dictionary and the data of the stream whose type stands at a place. */
function streamAt(work: Work, at: number) {
  const around = objectAround(work, at);
  if (!around) return null;
  const begin = work.text.indexOf("stream", at);
  const end = work.text.indexOf("endstream", begin + 6);
  if (begin < 0 || end < 0 || begin > around.to) return null;
  const from = begin + 6 + (work.text.startsWith("\r\n", begin + 6) ? 2 : 1);
  return { dictionary: work.text.slice(around.from, begin), data: { from, to: end } };
}

/** Takes out who wrote the remarks, each of which stands in an object of its own or in that of its page. */
function emptyAuthorsOfRemarks(work: Work): void {
  let done = 0;
  for (const { index } of found(work, remarkSubtype)) {
    if (index < done) continue;
    const around = objectAround(work, index);
    if (!around) throw refused();
    const stream = work.text.indexOf("stream", around.from);
    const to = stream >= 0 && stream < around.to && stream > index ? stream : around.to;
    fillAuthors(work.copy, work.text.slice(around.from, to), around.from);
    done = to;
  }
}

/** Puts spaces over the authors of the remarks in a text that begins at a place. @returns whether there were any */
function fillAuthors(copy: Buffer, text: string, at: number): boolean {
  const authors = authorsOfRemarks(text);
  for (const { from, to } of authors) copy.fill(" ", at + from, at + to, "latin1");
  return authors.length > 0;
}

/** The same, and what signatures say of who signed, among unpacked objects. @returns whether there was anything */
function emptyRemarksAmong(objects: Buffer): boolean {
  const text = objects.toString("latin1");
  const first = text.search(remarkSubtype) >= 0 && fillAuthors(objects, text, 0);
  let isThere = first;
  for (const { index } of found({ text }, signatureType)) {
    isThere = true;
    const from = text.lastIndexOf("<<", index);
    empty({ copy: objects }, { from, to: endOfDictionary(text, from) });
  }
  return isThere;
}

/** Empties what is to go of the objects that are packed with others. @throws CodedError when that cannot be done */
async function emptyPacked(work: Work, numbers: ReadonlySet<string>): Promise<void> {
  for (const { index } of found(work, /\/Type\s{0,20}\/ObjStm/g)) {
    const stream = streamAt(work, index);
    if (!stream) throw refused();
    const { dictionary, data } = stream;
    const isPacked = dictionary.includes("/FlateDecode");
    if (/\/(?:DecodeParms|F)\b/.test(dictionary) || (!isPacked && dictionary.includes("/Filter"))) {
      throw refused();
    }
    const given = work.copy.subarray(data.from, data.to);
    const objects = isPacked
      ? await unpack(given, { maxOutputLength: maxUnpacked }).catch(() => Promise.reject(refused()))
      : Buffer.from(given);
    const isChanged = [emptyAmong(objects, dictionary, numbers), emptyRemarksAmong(objects)].includes(true);
    if (!isChanged) continue;
    const changed = isPacked ? await pack(objects, { level: 9 }) : objects;
    if (changed.length > given.length) throw refused();
    given.fill(0);
    changed.copy(given);
  }
}

/** Empties what has one of these numbers among unpacked objects. @returns whether there was such a one */
function emptyAmong(objects: Buffer, dictionary: string, numbers: ReadonlySet<string>): boolean {
  const first = Number(/\/First\s{1,20}([0-9]{1,9})/.exec(dictionary)?.[1]);
  if (!Number.isInteger(first)) throw refused();
  // Pairs of a number and the place of its object.
  const head = objects.toString("latin1", 0, first).trim().split(/\s+/);
  const places = head.filter((_, nth) => nth % 2 === 1).map((place) => first + Number(place));
  let isThere = false;
  for (let nth = 0; nth < places.length; nth += 1) {
    const from = places[nth] ?? objects.length;
    if (!numbers.has(head[2 * nth] ?? "")) continue;
    const to = Math.min(...places.filter((place) => place > from), objects.length);
    empty({ copy: objects }, { from, to });
    isThere = true;
  }
  return isThere;
}

/** Kinds of segments of a JPEG (ITU-T T.81, B.1): where the picture itself begins, and what its colours need. */
const scan = 0xda;
const colours = new Set([0xe0, 0xee]);
const iccProfile = 0xe2;
/** Application segments and comments: what a decoder can do without. */
const isRemark = (kind: number) => (kind >= 0xe0 && kind <= 0xef) || kind === 0xfe;

/** Empties what a JPEG says of its making (EXIF, XMP, comments); its colours stay as they are. */
function emptyRemarks(jpeg: Buffer): void {
  for (let place = 2; place + 4 <= jpeg.length && jpeg[place] === 0xff; ) {
    const kind = jpeg[place + 1] ?? scan;
    if (kind === scan) return;
    const end = place + 2 + jpeg.readUInt16BE(place + 2);
    const profile = kind === iccProfile && jpeg.toString("latin1", place + 4, place + 15) === "ICC_PROFILE";
    if (isRemark(kind) && !colours.has(kind) && !profile) jpeg.fill(0, place + 4, end);
    place = end;
  }
}

/** Empties what the photographs say of their making. @throws CodedError for one that is packed once more */
function emptyPhotographs(work: Work): void {
  for (const { index } of found(work, /\/DCTDecode\b/g)) {
    const stream = streamAt(work, index);
    if (!stream || !/\/Filter\s{0,20}\[?\s{0,20}\/DCTDecode/.test(stream.dictionary)) throw refused();
    emptyRemarks(work.copy.subarray(stream.data.from, stream.data.to));
  }
}

/**
 * The PDF without what it says of its author, its making and its programs. What is written on its pages stays, and so do
 * remarks on them, without who wrote them.
 * @throws CodedError `file_too_complex` for one of which that cannot be said for certain
 */
export async function withoutAuthor(bytes: Uint8Array): Promise<Buffer> {
  const copy = Buffer.from(bytes);
  const work: Work = { text: copy.toString("latin1"), copy };
  for (const { index } of found(work, /\/(?:Type\s{0,20}\/Metadata|Subtype\s{0,20}\/XML)\b/g)) {
    const around = objectAround(work, index);
    if (!around) throw refused();
    empty(work, around);
  }
  emptyPhotographs(work);
  emptyAuthorsOfRemarks(work);
  for (const { index } of found(work, signatureType)) {
    const around = objectAround(work, index);
    if (!around) throw refused();
    empty(work, around);
  }
  const numbers = informationNumbers(work);
  for (const number of numbers) for (const object of objectsNumbered(work, number)) empty(work, object);
  await emptyPacked(work, numbers);
  return work.copy;
}
