import { findEmails, findPhones } from "./contact.ts";
import { labelled } from "./labels.ts";
import { isPlace, isTownInRegion, mentionsPlace } from "./lexicon/places.ts";
import type { Confident } from "./name.ts";
import type { ResumeLine } from "./resume-lines.ts";

const box =
  /(?:\bp\.?\s?o\.?\s?box|\bs\.\s?l\.\s?p\.?|\bslp|\bsanduku la posta|\bprivate bag|(?<![\p{L}])box)\.?\s*(?:no\.?|nambari)?\s*:?\s*(?:private bag\s*)?/giu;
const label =
  /^(?:(?:postal|physical|home|permanent|current|contact|residential|present|mailing)\s+)?(?:address|residence|location|anwani|makazi|mahali|ninapoishi|domicile|city|town)(?:\s+(?:ya posta|yangu|ya sasa|address))?$/;
const street =
  /(?:\d+[\p{L}]?,?\s+\p{L}|\p{L}\s+\d+).*\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|close|crescent|court|apartments?|apt|house|estate|way|place|floor|plot|block)\b/iu;
const postcode = /\b(?:\d{5}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]{2}\s+\d{5})\b/;

/** Finds the owner's address: a post box, a labelled address, a street, or the town named beside the contacts. */
export function findAddress(lines: ResumeLine[]): Confident<string> | null {
  return boxAddress(lines) ?? labelledAddress(lines) ?? looseAddress(lines);
}

const clean = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/\s+,/g, ",")
    .replace(/\s*\((?:home|current|permanent|postal|nyumbani)\)/i, "")
    .replace(/^[\s,:;|•·–—-]+|[\s,:;|•·–—.-]+$/g, "");

/** Cuts off what shares the line with an address: phones, e-mails, other labels. */
function upToContacts(text: string): string {
  const ends = [...findEmails(text), ...findPhones(text)].map((found) => found.index);
  const mark =
    /\s*(?:[|•;]|\b(?:tel|phone|mobile|cell|simu|e-?mail|barua ?pepe|nationality|sex|gender|age|dob|date of birth)\b|,?\s*\b(?:residence|location|makazi)\s*:)/i.exec(
      text,
    );
  if (mark) ends.push(mark.index);
  return text.slice(0, Math.min(text.length, ...ends));
}

function boxAddress(lines: ResumeLine[]): Confident<string> | null {
  for (const [index, line] of lines.entries()) {
    const text = line.text.replace(/\t/g, " ");
    const match = [...text.matchAll(box)].find((each) =>
      /^\D{0,3}\d/.test(text.slice(each.index + each[0].length)),
    );
    if (!match) continue;
    let value = clean(upToContacts(text.slice(match.index)));
    const next = lines[index + 1]?.text.replace(/\t/g, " ").trim() ?? "";
    const continued = clean(upToContacts(next));
    const open = !/\p{L}{3,}/u.test(value.slice(match[0].length));
    if (
      open &&
      continued.length < 50 &&
      (isPlace(continued.replace(/\d+/g, "")) || /^(?:code\s*)?\d{5}/i.test(continued))
    ) {
      value = `${value}, ${continued}`;
    }
    const town =
      open && !/\p{L}{3,}/u.test(value.slice(match[0].length)) ? townBeside(lines, match[0]) : null;
    if (town) value = `${value}, ${town}`;
    return { value: normaliseBox(value), confidence: /\p{L}{3,}/u.test(value.slice(8)) ? 0.95 : 0.8 };
  }
  return null;
}

/**
 * The town of a box that names none: `Nairobi | P.O. Box 1234-00100`, or a location with a label of its own. A town
 * that merely stands somewhere else may be an employer's.
 * @param written as the box begins in its line
 */
function townBeside(lines: ResumeLine[], written: string): string | null {
  const told = labelledAddress(lines.filter((line) => !line.text.includes(written)))?.value;
  if (told && isPlace(told)) return told;
  const line = lines.find(({ text }) => text.replace(/\t/g, " ").includes(written));
  const [before = "", after = ""] = (line?.text ?? "").split(written.trim(), 2);
  const parts = [...contactParts(before).toReversed(), ...contactParts(after)].map((part) =>
    clean(part.replace(/^.*?:/, "")),
  );
  return parts.find(isPlace) ?? null;
}

/** `P.O BOX 1234 - 00100 NAIROBI` -> `P.O. Box 1234-00100, Nairobi`; `S.L.P.` stays as written. */
function normaliseBox(value: string): string {
  const parts =
    /^(p\.?\s?o\.?\s?box|box|s\.?\s?l\.?\s?p\.?|[^\d]+?)\.?\s*(?:no\.?)?\s*:?\s*(\d[\d\s]*?)(?:\s*[-–—,]\s*|\s+)?(?:code\s*)?(\d{5})?[\s,.-]*(\D.*)?$/i.exec(
      value,
    );
  if (!parts) return value;
  const [, kind = "", number = "", code, town = ""] = parts;
  const name = /^s/i.test(kind) ? kind.trim() : "P.O. Box";
  const place =
    town === town.toUpperCase()
      ? town.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
      : town;
  return clean(`${name} ${number.trim()}${code ? `-${code}` : ""}${place ? `, ${place}` : ""}`);
}

function labelledAddress(lines: ResumeLine[]): Confident<string> | null {
  for (const line of lines) {
    const pair = labelled(line);
    if (!pair?.label.split(/\s*\/\s*/).some((part) => label.test(part))) continue;
    const value = clean(upToContacts(pair.value));
    if (value.length > 2) return { value, confidence: 0.9 };
  }
  return null;
}

/** Separators between the parts of a contact line. */
const contactSeparator = /\t|\s*[|•·⋅◦♦;~]\s*|\s{2,}|\s[–—-]\s|(?<=\p{L}{3}|\d|\t)\.\s|^[\s/,]+/u;

/** The parts of a contact line; a spaced slash parts them too, but not two places: `Nairobi / Nakuru`. */
const contactParts = (text: string) =>
  withoutContacts(text)
    .split(contactSeparator)
    .flatMap((part) => {
      const sides = part.split(/\s\/\s/);
      return sides.every(mentionsPlace) ? [part] : sides;
    });

/** `Currently in Leeds`, `Based in Nairobi`: what leads to a place is no part of it. */
const whereabouts =
  /^(?:(?:currently|presently|now)\s+)?(?:(?:living|lives?|based|residing|residence|resident|located)\s+)?(?:in|at)\s+(?=\p{Lu})/iu;

/** A contact line without phones, e-mails, web addresses and their labels; a tab where each was. */
function withoutContacts(text: string): string {
  let rest = text;
  const found = [...findEmails(text), ...findPhones(text)].sort((a, b) => b.index - a.index);
  for (const { index, length } of found) rest = `${rest.slice(0, index)}\t${rest.slice(index + length)}`;
  return rest
    .replace(/\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|me|ke)\/\S*/gi, "\t")
    .replace(
      /\b(?:tel(?:ephone)?|phone|mobile|cell(?:phone)?|e-?mail|simu|barua ?pepe|whatsapp|contacts?)\b\.?\s*:?/gi,
      "\t",
    );
}

/** `I live in Kapsoya estate Eldoret.` */
const told =
  /\b(?:i (?:live|reside|stay)|naishi|ninaishi|nakaa)\s+(?:(?:in|at)\s+)?(\p{Lu}[^.;|@\d]{2,60}?)\s*(?:[.;|]|$)/iu;

function looseAddress(lines: ResumeLine[]): Confident<string> | null {
  for (const line of lines.slice(0, 25)) {
    const place = told.exec(line.text)?.[1];
    if (place && mentionsPlace(place)) return { value: clean(place), confidence: 0.7 };
  }
  for (const line of lines.slice(0, 25)) {
    // A bullet here may be an icon.
    if ((line.bullet && !isPlace(line.text)) || line.text.length > 200) continue;
    for (const segment of contactParts(line.text)) {
      const text = clean(segment).replace(whereabouts, "");
      const words = text.split(" ").length;
      if (text.length < 3 || text.length > 90 || /[@:]/.test(text) || /^\(.*\)$/.test(text)) continue;
      const placed =
        isPlace(text) ||
        isTownInRegion(text) ||
        (mentionsPlace(text) &&
          /^(?:\p{Lu}|ul\.|rue |calle |via )/u.test(text) &&
          (words <= 3 || (text.includes(",") && words <= 9)));
      if (street.test(text) || (postcode.test(text) && text.includes(",")))
        return { value: text, confidence: 0.8 };
      if (placed) return { value: text, confidence: isPlace(text) ? 0.75 : 0.55 };
    }
    const cityState =
      /(?<![\p{L}])(\p{Lu}[\p{L}.' -]{2,24}, (?:[A-Z]{2}|\p{Lu}\p{L}{3,15}))(?![\p{L}])/u.exec(line.text);
    if (cityState?.[1] && isPlace(cityState[1].split(",")[1] ?? ""))
      return { value: cityState[1], confidence: 0.6 };
  }
  return null;
}
