import { count, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type ApplicationForm, applicationForm } from "#contract/onboarding/application-form.ts";
import { joiningSteps } from "#contract/onboarding/begun-applications.ts";
import { caseCheckKinds } from "#contract/onboarding/case-checks.ts";
import { kycStatuses, onboardingSteps } from "#contract/onboarding/members.ts";
import { typedValues } from "#contract/onboarding/typed-values.ts";
import { createApplicationKeys } from "#server/onboarding/applications/application-keys.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { faceEngine } from "#server/platform/faces/compare-faces.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { idleQueue } from "#server/testing/member-cases.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { demoCases, memberIdOf } from "./cases/demo-cases.ts";
import { readPicture } from "./cases/recorded.ts";
import { applicantForms, caseNames } from "./content/applicant-forms.ts";
import { seedOnboarding } from "./seed-onboarding.ts";

const app = startTestApp();
let umojaId: string;
let officer: ReturnType<typeof app.current.as>;

/** Seeds the demo's members; their pictures are put into the store once the transaction is over. */
beforeAll(async () => {
  const { platform } = app.current;
  const umoja = await createOrganisation(app.current);
  const jirani = await createOrganisation(app.current);
  const { userId, token } = await createStaff(app.current, umoja.id, ["onboarding"]);
  const owner = await createStaff(app.current, umoja.id, ["owner"]);
  const pictures = new Map<string, Uint8Array>();
  const files = {
    ...platform.files,
    put: async (key: string, bytes: Uint8Array) => void pictures.set(key, bytes),
  };
  const tools = {
    files,
    keys: createApplicationKeys(platform.config),
    sealer: platform.sealer,
    queue: idleQueue,
  };
  await acrossOrganisations(platform.database, (tx) =>
    seedOnboarding(
      {
        tx,
        today: new Date(),
        passwordHash: "",
        organisationIds: new Map([
          ["umoja", umoja.id],
          ["jirani", jirani.id],
        ]),
        staffIds: new Map([
          ["onboarding@umoja.example", userId],
          ["owner@umoja.example", owner.userId],
        ]),
        later: () => {},
      },
      tools,
    ),
  );
  for (const [key, bytes] of pictures) await platform.files.put(key, bytes, { contentType: "image/jpeg" });
  umojaId = umoja.id;
  officer = app.current.as(token);
});

it("gives the figures of the specification, with members in every state", async () => {
  const figures = await officer.members.figures();
  expect(figures).toMatchObject({
    members: { now: 12_847 },
    activeAccounts: { now: 9_234 },
    deposits: { now: 45_213_600 },
  });
  for (const { now, monthAgo } of Object.values(figures)) {
    expect(monthAgo).toBeGreaterThan(now * 0.85);
    expect(monthAgo).toBeLessThan(now);
  }
  const states = await acrossOrganisations(app.current.platform.database, (tx) =>
    tx
      .select({ step: members.onboardingStep, kyc: members.kycStatus, count: count() })
      .from(members)
      .where(eq(members.organisationId, umojaId))
      .groupBy(members.onboardingStep, members.kycStatus)
      .orderBy(members.onboardingStep, members.kycStatus),
  );
  expect([...new Set(states.map(({ step }) => step))].toSorted()).toEqual([...onboardingSteps].toSorted());
  expect([...new Set(states.map(({ kyc }) => kyc))].toSorted()).toEqual([...kycStatuses].toSorted());
});

it("has members who sent an application and were admitted, and applications that were left", async () => {
  const experience = await createStaff(app.current, umojaId, ["experience"]);
  const { joining, from, to } = await app.current
    .as(experience.token)
    .experience.figures.journey({ query: {} });
  const [begun, sent, admitted, saving] = joining.map(({ now }) => now);
  expect(begun).toBeGreaterThan(sent ?? 0);
  expect(sent).toBeGreaterThan(admitted ?? 0);
  expect(admitted).toBeGreaterThan(40);
  expect(saving).toBe(admitted);
  expect(joining.every(({ past }) => past > 0)).toBe(true);
  // Each step leads to as many rows as it counts, of which each has come at least that far.
  for (const [place, { step, now }] of joining.entries()) {
    const listed = await officer.membership.begun.list({
      query: { from, to, ...(step === "begun" ? {} : { reached: step }), pageSize: 200 },
    });
    expect({ step, total: listed.total }).toEqual({ step, total: now });
    expect(listed.rows.every(({ reached }) => joiningSteps.indexOf(reached) >= place)).toBe(true);
  }
  const { rows } = await officer.members.list({
    query: { source: ["wizard"], onboardingStep: ["complete"] },
  });
  const { lately } = await officer.members.overview();
  expect(lately.averageHours).toBeGreaterThan(1);
  const { application } = await officer.members.file({ params: { id: rows[0]?.id ?? "" } });
  const typed = typedValues(application?.form as ApplicationForm);
  expect(applicationForm.safeParse(typed).error).toBeUndefined();
});

it("has requests about people's data, of an applicant and of a former member, whose record the law has kept", async () => {
  const { rows } = await officer.dataRequests.list({ query: { status: ["open"] } });
  expect(rows.map(({ kind, erasable }) => ({ kind, erasable }))).toEqual([
    { kind: "erasure", erasable: false },
    { kind: "correction", erasable: true },
  ]);
  const former = await officer.members.list({ query: { former: "true" } });
  expect(former.rows).toMatchObject([{ id: rows[0]?.memberId, endReason: "transferred" }]);
});

describe.each(caseNames)("the case %s", (name) => {
  const params = { id: memberIdOf(name) };

  it("has pictures that staff can open, and every check with what it was made from", async () => {
    const documents = await officer.members.documents({ params });
    for (const { id: documentId, kind } of documents) {
      const opened = await officer.members.documentContent({ params: { ...params, documentId } });
      const bytes = new Uint8Array(await opened.arrayBuffer());
      expect(Buffer.compare(bytes, await readPicture(name, kind)), kind).toBe(0);
    }
    const { checks, evidence, risk } = await officer.caseChecks.get({ params });
    expect(checks.map(({ kind }) => kind)).toEqual(caseCheckKinds);
    const { member } = await officer.members.file({ params });
    expect(risk?.rating).toBe(member.risk);
    const readings = evidence.filter(({ kind }) => kind === "document");
    const papers = documents.filter(({ kind }) => kind !== "passport-photo");
    expect(readings).toHaveLength(papers.length);
    // Kept faces can be compared with those of the present engine only; another one wants `bench/demo-cases/make.ts`.
    const faces = evidence.find(({ kind }) => kind === "faces");
    expect(faces).toMatchObject({ engine: faceEngine.name, engineVersion: faceEngine.version });
  });

  it("is as far as officers have brought it", async () => {
    const { member, application } = await officer.members.file({ params });
    const { rejected, approved, assigned, assisted } = demoCases[name];
    expect(member).toMatchObject({
      fullName: applicantForms[name].fullName,
      onboardingStep: approved ? "approval" : "verification",
      kycStatus: approved ? "verified" : rejected ? "rejected" : assigned ? "in_progress" : "pending",
    });
    expect(member.abilities.verifyRefusal).toBe(assisted ? "own_entry" : null);
    expect(application?.reopenedParts).toEqual(rejected?.parts ?? []);
  });
});
