import { beforeAll, expect, it } from "vitest";
import { faceCalls } from "#contract/onboarding/faces.ts";
import { card, jpeg, portrait, turned } from "#server/testing/face-pictures.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { describeOnce } from "#server/testing/once.ts";
import { addressOf, startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let officer: TestPerson;
let selfie: File;
let document: File;
beforeAll(async () => {
  const { id } = await createOrganisation(app.current);
  officer = await createStaff(app.current, id, ["onboarding"]);
  const anne = await portrait("anneAgain");
  selfie = pictureFile("selfie.jpg", jpeg(await portrait("anne")));
  document = pictureFile("card.jpg", jpeg(turned(card(anne, anne), 12)));
});

const pictureFile = (name: string, bytes: Buffer) =>
  new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
/** What an iPhone's photograph begins with. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic\0\0\0\0mif1heic"),
  Buffer.alloc(64),
]);
const identity = () => app.current.as(officer.token).identity;

describeOnce("comparing faces", () => {
  it("compares two pictures, and keeps nothing when no case is named", async () => {
    const answer = await identity().compareFaces({ form: {}, files: { first: selfie, second: document } });
    expect(answer).toMatchObject({ verdict: "match", threshold: 0.53, noMatchThreshold: 0.72 });
    expect(answer.distance).toBeLessThan(0.53);
    expect(answer.boxes.second[0]).toMatchObject({ compared: true, quality: { notices: [] } });
  });

  it("keeps the result under the caller's case, with digests in place of the pictures", async () => {
    const form = { reference: "join-faces-1" };
    const answer = await identity().compareFaces({ form, files: { first: selfie, second: document } });
    const { rows } = await identity().checks.list({ params: { id: "join-faces-1" } });
    expect(rows).toMatchObject([{ kind: "faces", outcome: "match", engineVersion: "2", result: answer }]);
    expect(rows[0]?.evidence).toMatchObject({
      thresholds: { match: 0.53, noMatch: 0.72 },
      firstSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("stops with its caller, and keeps nothing", async () => {
    const address = await addressOf(app.current);
    const leaving = new AbortController();
    const body = new FormData();
    body.append("reference", "join-faces-left");
    body.append("first", selfie);
    body.append("second", document);
    const left = fetch(`${address}${faceCalls.compareFaces.path}`, {
      method: "POST",
      body,
      headers: { authorization: `Bearer ${officer.token}` },
      signal: leaving.signal,
    });
    // Answered while the pictures are looked at.
    await fetch(`${address}/healthz`);
    leaving.abort(new Error("left"));
    await expect(left).rejects.toThrow("left");
    // Pairs are compared one after the other: this one is only begun when the other has ended.
    await identity().compareFaces({ form: {}, files: { first: selfie, second: document } });
    await expect(identity().checks.list({ params: { id: "join-faces-left" } })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("refuses what is no picture, and a picture whose end is missing", async () => {
    const text = pictureFile("notes.jpg", Buffer.from("no picture at all"));
    await expect(
      identity().compareFaces({ form: {}, files: { first: text, second: document } }),
    ).rejects.toMatchObject({
      code: "file_type",
    });
    const cut = pictureFile("cut.jpg", Buffer.from(await selfie.arrayBuffer()).subarray(0, 4000));
    await expect(
      identity().compareFaces({ form: {}, files: { first: selfie, second: cut } }),
    ).rejects.toMatchObject({
      code: "file_damaged",
    });
  });

  it.each([
    ["HEIC", heic, /HEIC photograph.* Save it as JPEG/],
    ["GIF", Buffer.from("GIF89a".padEnd(64, "\0")), /type GIF\. Please upload a JPEG, PNG or WebP file/],
  ])("says of a %s what to send in its place", async (_, bytes, message) => {
    const files = { first: selfie, second: pictureFile("photo.jpg", bytes) };
    await expect(identity().compareFaces({ form: {}, files })).rejects.toMatchObject({
      code: "file_type",
      message: expect.stringMatching(message),
    });
  });
});
