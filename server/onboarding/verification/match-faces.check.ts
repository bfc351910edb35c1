import { CodedError } from "#contract/core/errors.ts";
import type { FaceVerdict } from "#contract/core/faces.ts";
import type { CaseCheckOutcome } from "#contract/onboarding/case-checks.ts";
import type { Platform } from "#server/platform/platform.ts";
import { comparePictures } from "../faces/faces.service.ts";
import type { RaisedFlag } from "../members/raised-flag.ts";
import type { CaseDocument, CaseToCheck, Engines, Finding, MakeCheck } from "./case.ts";
import { keepFace } from "./faces.service.ts";

const subject = "face";

const outcomes: Record<FaceVerdict, CaseCheckOutcome> = {
  match: "matched",
  no_match: "mismatch",
  unsure: "uncertain",
  no_face: "uncertain",
  several_faces: "uncertain",
};

const flags: Record<Exclude<FaceVerdict, "match">, RaisedFlag> = {
  no_match: {
    code: "face_mismatch",
    subject,
    detail: "The face on the passport photo is hardly that of the identity document.",
  },
  unsure: {
    code: "face_uncertain",
    subject,
    detail: "The face on the passport photo may be that of the identity document, or another.",
  },
  no_face: {
    code: "face_uncertain",
    subject,
    detail: "No face was found on the passport photo, or on the identity document.",
  },
  several_faces: {
    code: "face_uncertain",
    subject,
    detail: "The passport photo or the identity document shows several faces.",
  },
};

const uncertain = (detail: string): Finding => ({
  outcome: "uncertain",
  flags: [{ code: "face_uncertain", subject, detail }],
  evidence: [],
});

/** Wide enough for the portrait of a page to be seen. */
const pageWidth = 1654;

/** The picture of a document; of a PDF its first page. */
async function pictureOf({ files }: Platform, { pages }: Engines, { fileKey, contentType }: CaseDocument) {
  const bytes = await files.get(fileKey);
  return contentType === "application/pdf" ? pages.draw(bytes, 1, pageWidth) : bytes;
}

async function compare(platform: Platform, engines: Engines, theCase: CaseToCheck): Promise<Finding> {
  const { documents, memberId } = theCase;
  const selfie = documents.find(({ kind }) => kind === "passport-photo");
  const identity = documents.find(({ kind }) => kind === "id-front" || kind === "passport");
  if (!selfie || !identity) return uncertain("The passport photo or the identity document is missing.");
  const first = await pictureOf(platform, engines, selfie);
  const second = await pictureOf(platform, engines, identity);
  const { check, embedding } = await comparePictures(engines.faces, { first, second });
  const verdict = check.result.verdict;
  return {
    outcome: outcomes[verdict],
    flags: verdict === "match" ? [] : [flags[verdict]],
    evidence: [check],
    write: (scope) => keepFace(scope, platform.sealer, memberId, embedding),
  };
}

/** Compares the passport photo with the identity document's. */
export const matchFaces: MakeCheck = async (platform, engines, theCase) => {
  try {
    return await compare(platform, engines, theCase);
  } catch (error) {
    if (!(error instanceof CodedError) || error.code === "unavailable") throw error;
    return uncertain("The passport photo or the identity document cannot be looked at.");
  }
};
