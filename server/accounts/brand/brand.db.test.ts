import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrandInput } from "#contract/accounts/brand.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { imprintOf, letterheadOf } from "./brand.service.ts";

const app = startTestApp();

const brand: BrandInput = {
  shortName: "Upendo",
  tagline: "Growing together since 1998",
  taglineSwahili: "Tunakua pamoja tangu 1998",
  colour: "#7a1f5c",
  phone: "0712 345 678",
  email: "hello@upendo.example",
  address: "Upendo House, Nakuru",
  website: "https://www.upendo.example",
};

let sacco: { id: string; slug: string };
let owner: TestPerson;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
  owner = await createStaff(app.current, sacco.id, ["owner"]);
});

const asOwner = () => app.current.as(owner.token).brand;
const asVisitor = () => app.current.as(undefined).brand.ofSacco({ params: { slug: sacco.slug } });

/** A wide red bar on nothing, as a PNG of a size that no page needs. */
const bar = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({
          create: { width: 2000, height: 400, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
        })
          .withExif({ IFD0: { Copyright: "secret place" } })
          .png()
          .toBuffer(),
      ),
    ],
    "logo.png",
    { type: "image/png" },
  );

describe("the brand of an organisation", () => {
  it("is its name only, until an owner decides", async () => {
    expect(await asVisitor()).toMatchObject({ shortName: "", colour: "", logo: null });
    expect(await letterheadOf(app.current.platform, sacco.id)).toBeNull();
  });

  it("is shown to everybody once it is saved", async () => {
    await asOwner().save({ body: brand });
    expect(await asVisitor()).toMatchObject({ ...brand, phone: "+254712345678", slug: sacco.slug });
    expect(await letterheadOf(app.current.platform, sacco.id)).toMatchObject({
      colour: "#7a1f5c",
      contacts: ["Upendo House, Nakuru", "+254712345678", "hello@upendo.example"],
    });
  });

  it("refuses a colour that cannot be read, and names the nearest shade that can", async () => {
    const refused = await asOwner()
      .save({ body: { ...brand, colour: "#ffcc00" } })
      .catch((error: { fields?: Record<string, string> }) => error.fields);
    expect(refused).toEqual({ colour: expect.stringMatching(/contrast of 1\.\d.*#[0-9a-f]{6}/) });
  });

  it("is that of one organisation, and nobody's else", async () => {
    const other = await createOrganisation(app.current);
    expect(await app.current.as(undefined).brand.ofSacco({ params: { slug: other.slug } })).toMatchObject({
      shortName: "",
      logo: null,
    });
  });

  it("is only the owner's to change", async () => {
    const colleague = await createStaff(app.current, sacco.id, ["hr"]);
    const refused = app.current.as(colleague.token).brand.save({ body: brand });
    await expect(refused).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a logo", () => {
  it("is made small, keeps nothing but what is seen, and is shown to everybody", async () => {
    const { logo } = await asOwner().saveLogo({ form: {}, files: { logo: await bar() } });
    expect(logo).toMatchObject({ width: 480, height: 96 });
    const answer = await app.current.http.inject({ url: logo?.path ?? "" });
    expect(answer.headers).toMatchObject({ "content-type": "image/png", etag: expect.any(String) });
    const picture = await sharp(answer.rawPayload).metadata();
    expect(picture).toMatchObject({ format: "png", width: 480, hasAlpha: true });
    expect(answer.rawPayload.includes("secret place")).toBe(false);
    const { logo: printed } = await imprintOf(app.current.platform, sacco.id);
    expect(printed).toMatchObject({ width: 480, height: 96 });
    if (printed === null || printed === "mark") throw new Error("no logo of its own");
    expect(Buffer.from(printed.png)).toEqual(answer.rawPayload);
  });

  it("has another address when it is replaced, and is gone when it is removed", async () => {
    const before = await asVisitor();
    const after = await asOwner().saveLogo({ form: {}, files: { logo: await bar() } });
    expect(after.logo?.path).not.toBe(before.logo?.path);
    expect(await asOwner().removeLogo()).toMatchObject({ logo: null, colour: "#7a1f5c" });
    const answer = await app.current.http.inject({ url: after.logo?.path ?? "" });
    expect(answer.statusCode).toBe(404);
  });

  it("is no SVG, whatever its name says", async () => {
    const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "logo.png");
    const refused = asOwner().saveLogo({ form: {}, files: { logo: svg } });
    await expect(refused).rejects.toMatchObject({ code: "file_type" });
  });
});
