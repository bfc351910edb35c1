import { afterAll, beforeAll, expect, it } from "vitest";
import { createPagePictures } from "#server/platform/documents/pdf/page-pictures.ts";
import { createFaceEngine } from "#server/platform/faces/face-engine.ts";
import { databaseText } from "#server/testing/database-text.ts";
import { jpeg, portrait } from "#server/testing/face-pictures.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { type CaseFile, createCase } from "#server/testing/member-cases.ts";
import { describeOnce } from "#server/testing/once.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { entriesOf } from "../../../bench/documents/catalogue.ts";
import { makeDocument } from "../../../bench/documents/make-document.ts";
import { createDocumentReader } from "../documents/document-reader.ts";
import { createRegistryDesk } from "../registry/registry.service.ts";
import { createSandboxRegistry } from "../registry/sandbox-registry.ts";
import type { Engines } from "./case.ts";
import { checkMember } from "./check-member.service.ts";

const app = startTestApp();
const attempt = { retry: 0, last: false };

/** Documents of one person: the same id draws the same one on every layout. */
async function papers() {
  const [entry] = entriesOf("development");
  if (!entry) throw new Error("The set is empty");
  const person = { ...entry, id: "a whole case", difference: "none" } as const;
  const front = await makeDocument({ ...person, layout: "maisha-front", condition: "clean" });
  const certificate = await makeDocument({ ...person, layout: "kra-pin", condition: "pdf-text" });
  const photo = jpeg(await portrait("anne"));
  const files: CaseFile[] = [
    { kind: "passport-photo", name: "photo.jpg", bytes: photo },
    { kind: "id-front", name: front.truth.file, bytes: front.bytes },
    { kind: "kra-pin", name: certificate.truth.file, bytes: certificate.bytes },
  ];
  const { fullName, dateOfBirth, idNumber, kraPin } = front.truth.typed;
  return { files, form: { fullName, dateOfBirth, idNumber, kraPin, gender: "" } as const };
}

describeOnce("the checks of a member's case, by the real engines", () => {
  let engines: Engines;
  let officer: TestPerson;
  let organisationId: string;
  beforeAll(async () => {
    organisationId = (await createOrganisation(app.current)).id;
    officer = await createStaff(app.current, organisationId, ["onboarding"]);
    engines = {
      documents: createDocumentReader(),
      pages: createPagePictures(),
      faces: createFaceEngine(),
      registry: createRegistryDesk(app.current.platform, createSandboxRegistry()),
    };
  });
  afterAll(() => Promise.all([engines.documents.close(), engines.pages.close(), engines.faces.close()]));

  it("are made in order, each with its evidence, and move the member on", async () => {
    const { files, form } = await papers();
    const { memberId, key } = await createCase(app.current, organisationId, { files, form });
    await checkMember(app.current.platform, engines, { organisationId, memberId }, attempt);
    const { caseChecks, members, notifications } = app.current.as(officer.token);
    const params = { id: memberId };
    const found = await caseChecks.get({ params });
    expect(found.checks.map(({ kind, status, outcome }) => [kind, status, outcome])).toEqual([
      ["text_extraction", "done", "matched"],
      ["registry", "done", "not_found"],
      ["face_match", "done", "mismatch"],
      ["liveness", "done", "not_applicable"],
      ["duplicates", "done", "matched"],
      ["screening", "done", "matched"],
      ["expiry", "done", "matched"],
    ]);
    expect(found.flags.map(({ code }) => code)).toEqual(["registry_not_found", "face_mismatch", "high_risk"]);
    expect(found.risk).toMatchObject({ rating: "high", reasons: [{ condition: "identity_doubtful" }] });
    expect(found.evidence.map(({ kind }) => kind).toSorted()).toEqual([
      "comparison",
      "comparison",
      "document",
      "document",
      "duplicates",
      "faces",
      "registry",
      "screening",
    ]);
    expect(await members.get({ params })).toMatchObject({ onboardingStep: "verification" });
    expect((await notifications.list()).rows).toMatchObject([
      {
        kind: "member_waiting",
        detail: form.fullName,
        path: `/dashboard/member-onboarding/members/${memberId}`,
      },
    ]);
    const shown = await app.current.as(undefined, "sw").caseChecks.progress({ params: { key } });
    expect(shown.map(({ kind, words }) => [kind, words])).toEqual([
      ["text_extraction", "Tayari"],
      ["registry", "Tayari. Mtu wa SACCO ataiangalia."],
      ["face_match", "Tayari. Mtu wa SACCO ataiangalia."],
    ]);
    const stored = await databaseText(app.current.platform.database);
    expect(stored.get("public.identity_check")).not.toContain(form.idNumber);
    expect(stored.get("public.member_flag")).not.toContain(form.idNumber);
  });
});
