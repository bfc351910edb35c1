import { createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";
import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";
import { sandboxPeople } from "#server/onboarding/registry/sandbox-people.ts";
import { applicantForms, type CaseName } from "#server/seed/content/applicant-forms.ts";
import { makeDocument } from "../documents/make-document.ts";
import type { Person } from "../documents/people/person.ts";
import type { Truth } from "../documents/truth.ts";
import { drawFace, type Pose } from "./face/draw-face.ts";
import type { Features } from "./face/features.ts";
import { people } from "./people.ts";

/** Small enough for a repository, large enough to be read: certificates and passports have smaller letters. */
const cards = { longEdge: 1040, quality: 54 };

const sizes: Partial<Record<Truth["layout"], typeof cards>> = {
  passport: { longEdge: 1500, quality: 50 },
  "kra-pin": { longEdge: 1440, quality: 36 },
};

const asKept = (bytes: Uint8Array, { longEdge: most, quality }: typeof cards): Promise<Buffer> =>
  sharp(bytes)
    .rotate()
    .resize({ width: most, height: most, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

function photograph(features: Features, pose: Pose, width: number) {
  const canvas = createCanvas(width, Math.round(width * 1.26));
  drawFace(canvas.getContext("2d"), { x: 0, y: 0, width, height: canvas.height }, features, pose);
  return canvas;
}

const kinds: Record<Truth["layout"], ApplicationDocumentKind> = {
  "old-front": "id-front",
  "maisha-front": "id-front",
  "old-back": "id-back",
  "maisha-back": "id-back",
  passport: "passport",
  "kra-pin": "kra-pin",
};

/** Name and surname as cards print them. */
function printedName(fullName: string): Pick<Person, "given" | "surname"> {
  const words = fullName.toUpperCase().split(" ");
  return { given: words.slice(0, -1), surname: words.at(-1) ?? "" };
}

/** The pictures of a case as an applicant sent them: always the same ones. */
export async function picturesOf(name: CaseName): Promise<Map<ApplicationDocumentKind, Buffer>> {
  const { face, onCard, printed, certificate, layouts, conditions, expiry } = people[name];
  const { fullName, gender, idNumber, dateOfBirth, kraPin, email } = applicantForms[name];
  const registered = sandboxPeople.get(idNumber);
  const hue = (fullName.length * 67) % 360;
  const [today, then] = [
    { turned: 0.05, light: 1.06, smile: 0.05, cloth: `hsl(${hue} 32% 34%)`, ground: "#cdd8d2" },
    { turned: -0.02, light: 1, smile: 0, cloth: `hsl(${hue + 130} 24% 32%)`, ground: "#dfe6ea" },
  ];
  const selfie = photograph(face, today, 520).toBuffer("image/jpeg", 92);
  const pictures = new Map<ApplicationDocumentKind, Buffer>([
    ["passport-photo", await asKept(selfie, { longEdge: 656, quality: 78 })],
  ]);
  for (const layout of layouts) {
    const person: Partial<Person> = {
      ...(printed ?? printedName(fullName)),
      sex: gender === "Female" ? "female" : "male",
      birth: dateOfBirth,
      ...(layout === "passport" ? { passportNumber: idNumber } : { idNumber }),
      kraPin,
      ...(registered ? { serialNumber: registered.serialNumber } : {}),
      ...(email ? { email } : {}),
      portrait: photograph({ ...face, ...onCard }, then, 420),
      ...(layout === "kra-pin" ? certificate : {}),
    };
    const { bytes } = await makeDocument({
      id: `demo case ${name}`,
      part: "development",
      layout,
      condition: conditions[layout] ?? "clean",
      difference: "none",
      made: { person, ...(expiry ? { expiry } : {}) },
    });
    pictures.set(kinds[layout], await asKept(bytes, sizes[layout] ?? cards));
  }
  return pictures;
}
