import type { DuplicatesResult } from "#contract/onboarding/duplicates.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { faceEngine } from "#server/platform/faces/compare-faces.ts";
import { compareNames } from "../comparison/names/compare-names.ts";
import type { RaisedFlag } from "../members/raised-flag.ts";
import type { MakeCheck } from "./case.ts";
import * as queries from "./duplicates.queries.ts";
import { findSameFaces } from "./faces.service.ts";

const duplicate = (subject: string, detail: string): RaisedFlag => ({
  code: "duplicate_person",
  subject,
  detail,
});

/**
 * Looks for the same person elsewhere in the organisation. The same ID number, phone or KRA PIN is refused of a second
 * member; what is left are numbers written otherwise, people with the same birthday and hardly another name,
 * applications that were not sent yet, and faces.
 */
export const findDuplicates: MakeCheck = async (platform, _engines, { organisationId, memberId, form }) => {
  const { fullName, idNumber, dateOfBirth, kraPin, primaryMobileNumber: phoneNumber } = form;
  const { members, applications } = await inOrganisation(
    platform.database,
    organisationId,
    async (scope) => ({
      members: await queries.similarMembers(scope, { memberId, idNumber, dateOfBirth }),
      applications: await queries.openApplicationsWith(scope, { idNumber, kraPin, phoneNumber }),
    }),
  );
  const withoutZeros = (number: string) => number.replace(/^0+/, "");
  const sameNumber = members.filter((other) => withoutZeros(other.idNumber) === withoutZeros(idNumber));
  const sameName = members.filter(
    (other) =>
      !sameNumber.includes(other) &&
      other.dateOfBirth === dateOfBirth &&
      compareNames(fullName, other.fullName).outcome !== "differs",
  );
  const faces = await findSameFaces(platform, organisationId, memberId);
  const flags: RaisedFlag[] = [
    ...sameNumber.map(({ id }) =>
      duplicate(id, "Another member has the same ID number but for zeros at its beginning."),
    ),
    ...sameName.map(({ id }) =>
      duplicate(id, "Another member was born on the same day and has the same name, or nearly."),
    ),
    ...applications.map(({ id }) =>
      duplicate(
        `application ${id}`,
        "Another application, not sent yet, has the same ID number, phone or KRA PIN.",
      ),
    ),
    ...faces.same.map(({ memberId: id }) => ({
      code: "same_face" as const,
      subject: id,
      detail: "The face on the passport photo is much like that of another member.",
    })),
  ];
  return {
    outcome: flags.length > 0 ? "uncertain" : "matched",
    flags,
    evidence: [
      {
        kind: "duplicates",
        outcome: flags.length > 0 ? "found" : "none",
        engine: faceEngine.name,
        engineVersion: faceEngine.version,
        result: {
          sameNumber: sameNumber.map(({ id }) => id),
          sameName: sameName.map(({ id }) => id),
          applications: applications.map(({ id }) => id),
          faces: faces.same,
        } satisfies DuplicatesResult,
        evidence: { facesCompared: faces.compared },
      },
    ],
  };
};
