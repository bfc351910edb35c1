import { beforeAll, expect, it } from "vitest";
import { jpeg, portrait } from "#server/testing/face-pictures.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { beginApplication } from "#server/testing/membership.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let sacco: Awaited<ReturnType<typeof createOrganisation>>;
let officer: TestPerson;
let still: File;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
  officer = await createStaff(app.current, sacco.id, ["onboarding"]);
  still = new File([new Uint8Array(jpeg(await portrait("beth")))], "frame.jpg", { type: "image/jpeg" });
});

const applicant = () => app.current.as().membership;
const files = () => ({
  frame1: still,
  frame2: still,
  frame3: still,
  frame4: still,
  frame5: still,
  frame6: still,
});

it("asks an applicant for head turns, also on another phone, and tells nobody but the staff what came of it", async () => {
  const { id, key } = await beginApplication(app.current, sacco.slug);
  const phone = await applicant().handOver({ params: { key } });
  const params = { key: phone.key };
  const challenge = await applicant().askForTurns({ params });
  expect(challenge.turns).toHaveLength(3);
  const form = { challengeId: challenge.id };
  // One face in every frame: nothing to do better. That the picture stands still is for the staff.
  expect(await applicant().sendFrames({ params, form, files: files() })).toEqual({ seen: true });
  const { rows } = await app.current.as(officer.token).identity.checks.list({ params: { id } });
  expect(rows).toMatchObject([{ kind: "liveness", outcome: "flagged", checkedBy: null }]);
  await expect(applicant().sendFrames({ params, form, files: files() })).rejects.toMatchObject({
    code: "not_found",
  });
});

it("answers no key but that of an application", async () => {
  const params = { key: "A".repeat(32) };
  await expect(applicant().askForTurns({ params })).rejects.toMatchObject({ code: "not_found" });
});
