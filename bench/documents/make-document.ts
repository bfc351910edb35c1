import { PDFDocument, type SKRSContext2D } from "@napi-rs/canvas";
import { type Chance, chance } from "#server/seed/content/random.ts";
import { pdfOfPictures } from "../cv/render/pdfmake.ts";
import { cornersOf, rotationOf } from "./camera/geometry.ts";
import { photograph, type Shot } from "./camera/photograph.ts";
import type { Entry } from "./catalogue.ts";
import { loadTypefaces } from "./fonts.ts";
import { openBooklet } from "./layouts/booklet.ts";
import { kraPin } from "./layouts/kra-pin.ts";
import { type Look, lookFrom } from "./layouts/look.ts";
import { maishaBack } from "./layouts/maisha-back.ts";
import { maishaFront } from "./layouts/maisha-front.ts";
import { oldBack } from "./layouts/old-back.ts";
import { oldFront, oldIssue } from "./layouts/old-front.ts";
import type { Paper } from "./layouts/paper.ts";
import { passport } from "./layouts/passport.ts";
import type { Box, Drawing } from "./layouts/sheet.ts";
import { dayBetween, type Person, personFrom } from "./people/person.ts";
import { typedBy } from "./people/typed.ts";
import { classOf, type FieldName, fieldNames, type Kind, type Quadrilateral, type Truth } from "./truth.ts";

export interface MadeDocument {
  bytes: Uint8Array;
  truth: Truth;
}

const kindOf: Record<Truth["layout"], Kind> = {
  "old-front": "id-front",
  "maisha-front": "id-front",
  "old-back": "id-back",
  "maisha-back": "id-back",
  passport: "passport",
  "kra-pin": "kra-pin",
};

/** Makes one document of the set: the person, the paper, the picture of it, and what is true of it. */
export async function makeDocument(entry: Entry): Promise<MadeDocument> {
  loadTypefaces();
  const source = chance(`ushirika documents ${entry.id}`);
  const person = { ...personFrom(source, entry.part), ...entry.made?.person };
  const look = lookFrom(source, entry.part);
  const paper = paperOf(entry, person, look, source);
  const made = await pictureOf(paper.drawing, entry, source);
  const fields = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const known = paper.printed[name];
      if (!known) return [];
      const place = made.places.get(name);
      const readable = classOf(entry.condition) !== "spoiled" && !place?.hidden;
      return [[name, { ...known, readable, place: place?.corners ?? null }]];
    }),
  );
  const { bytes, type, width, height, corners } = made;
  return {
    bytes,
    truth: {
      id: entry.id,
      part: entry.part,
      kind: kindOf[entry.layout],
      layout: entry.layout,
      typefaces: look.typefaces.name,
      condition: entry.condition,
      class: classOf(entry.condition),
      file: `${entry.id}-${entry.condition}.${type.split("/")[1]?.replace("jpeg", "jpg")}`,
      type,
      width,
      height,
      corners,
      rotation: rotationOf(corners),
      fields,
      typed: typedBy(person, entry.difference, source),
    },
  };
}

function paperOf({ layout, made }: Entry, person: Person, look: Look, source: Chance): Paper {
  const drawn = dayBetween(source, 2027, 2036);
  const expiry = made?.expiry ?? drawn;
  const issue = `${Number(expiry.slice(0, 4)) - 10}${expiry.slice(4)}`;
  switch (layout) {
    case "old-front":
      return oldFront(person, look, oldIssue(person, source), source);
    case "old-back":
      return oldBack(person, look, oldIssue(person, source), source);
    case "maisha-front":
      return maishaFront(person, look, expiry, source);
    case "maisha-back":
      return maishaBack(person, look, expiry, source);
    case "passport": {
      const paper = passport(person, look, issue, expiry, source);
      return source.happens(0.5) ? { ...paper, drawing: openBooklet(paper.drawing, look) } : paper;
    }
    case "kra-pin":
      return kraPin(person, look, dayBetween(source, 2012, 2026), source);
  }
}

type Picture = Pick<Truth, "type" | "width" | "height" | "corners"> & {
  bytes: Uint8Array;
  places: Map<FieldName, { corners: Quadrilateral; hidden: boolean }>;
};

async function pictureOf(drawing: Drawing, entry: Entry, source: Chance): Promise<Picture> {
  if (entry.condition === "pdf-text") return textPdf(drawing, source.happens(0.5));
  const shot = photograph(drawing, entry.condition, source);
  if (entry.condition === "pdf-scan") return scannedPdf(drawing, shot);
  const { picture, corners, places } = shot;
  const png = entry.condition === "clean" && source.happens(0.3);
  return {
    bytes: png ? await picture.encode("png") : await picture.encode("jpeg", shot.quality),
    type: png ? "image/png" : "image/jpeg",
    width: picture.width,
    height: picture.height,
    corners,
    places,
  };
}

function textPdf(drawing: Drawing, byWord: boolean): Picture {
  const { width, height } = drawing;
  const pdf = new PDFDocument({ title: "PIN Certificate" });
  const places = new Map<FieldName, Box>();
  // Same calls as those of a canvas; the package types the page as the browser's context.
  const context = pdf.beginPage(width, height) as unknown as SKRSContext2D;
  drawing.draw({ context, places, byWord });
  pdf.endPage();
  return {
    bytes: pdf.close(),
    type: "application/pdf",
    width,
    height,
    corners: cornersOf(0, 0, width, height),
    places: new Map([...places].map(([field, box]) => [field, inPage(box)])),
  };
}

const inPage = ({ x, y, width, height }: Box) => ({ corners: cornersOf(x, y, width, height), hidden: false });

async function scannedPdf(drawing: Drawing, { picture, quality, corners, places }: Shot): Promise<Picture> {
  const jpeg = await picture.encode("jpeg", quality);
  return {
    bytes: await pdfOfPictures([jpeg]),
    type: "application/pdf",
    width: drawing.width,
    height: drawing.height,
    corners,
    places,
  };
}
