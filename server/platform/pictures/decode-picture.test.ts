import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { decodePicture } from "./decode-picture.ts";

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "red" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "blue" } },
      left: width / 2,
      top: 0,
    },
  ]);

const decode = (bytes: Uint8Array, maxSide = 1000) => decodePicture(bytes, { maxSide });

async function colourAt(bytes: Uint8Array, x: number, y: number) {
  const { pixels } = await decode(bytes);
  const at = (y * pixels.width + x) * 3;
  const [red = 0, , blue = 0] = pixels.data.subarray(at, at + 3);
  return red > blue ? "red" : "blue";
}

/** Turns what the header says of the size into another. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  return copy;
}

describe("decodePicture", () => {
  it.each(["jpeg", "png", "webp"] as const)("decodes %s, smaller where it is large", async (format) => {
    const { pixels, ...size } = await decode(await halves(400, 200).toFormat(format).toBuffer(), 100);
    expect(size).toEqual({ width: 400, height: 200, scale: 0.25 });
    expect(pixels).toMatchObject({ width: 100, height: 50 });
    expect(pixels.data).toHaveLength(100 * 50 * 3);
  });

  it("turns a photograph upright that its camera marked", async () => {
    const bytes = await halves(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await decode(bytes)).toMatchObject({ width: 20, height: 40, scale: 1 });
    expect(await colourAt(bytes, 10, 5)).toBe("red");
    expect(await colourAt(bytes, 10, 35)).toBe("blue");
  });

  it("gives three colours, whatever the file has", async () => {
    const clear = await sharp({
      create: { width: 2, height: 2, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect([...(await decode(clear)).pixels.data]).toEqual(Array(12).fill(255));
    const grey = await halves(4, 4).greyscale().png().toBuffer();
    expect((await decode(grey)).pixels.data).toHaveLength(48);
    const cmyk = await halves(40, 40).toColourspace("cmyk").jpeg().toBuffer();
    expect(await colourAt(cmyk, 35, 5)).toBe("blue");
  });

  it("leaves what lies around a window on a larger memory alone", async () => {
    const bytes = await halves(4, 4).png().toBuffer();
    const large = Buffer.concat([Buffer.alloc(100, 1), bytes, Buffer.alloc(100, 2)]);
    expect(await decode(large.subarray(100, 100 + bytes.length))).toMatchObject({ width: 4 });
  });

  it("refuses a picture whose end is missing", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
      const bytes = await sharp({
        create: { width: 200, height: 200, channels: 3, background: "red", noise },
      })
        .toFormat(format)
        .toBuffer();
      await expect(decode(bytes.subarray(0, bytes.length / 2)), format).rejects.toMatchObject({
        code: "file_damaged",
      });
    }
  });

  it("says so when the end of the data is missing and not that of the file", async () => {
    const bytes = await halves(400, 400).jpeg().toBuffer();
    const end = Buffer.from([0xff, 0xd9]);
    await expect(decode(Buffer.concat([bytes.subarray(0, bytes.length - 200), end]))).rejects.toMatchObject({
      code: "file_damaged",
      message: expect.stringContaining("incomplete"),
    });
  });

  it("refuses a picture that moves", async () => {
    const frames = await sharp(await Promise.all(["red", "blue"].map((background) => frameOf(background))), {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    await expect(decode(frames)).rejects.toMatchObject({ code: "picture_animated" });
    const png = await halves(4, 4).png().toBuffer();
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
    const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    await expect(decode(moving)).rejects.toMatchObject({ code: "picture_animated" });
  });

  it("refuses too many points before it decodes them", async () => {
    const png = await halves(4, 4).png().toBuffer();
    await expect(decode(claiming(png, 8_000, 8_000))).rejects.toMatchObject({ code: "picture_too_large" });
    await expect(decode(claiming(png, 60_000, 60_000))).rejects.toMatchObject({ code: "file_bomb" });
    await expect(decode(claiming(png, 5_000, 5_000))).rejects.toMatchObject({ code: "file_damaged" });
  });

  it("refuses what is no picture", async () => {
    await expect(decode(new Uint8Array())).rejects.toMatchObject({ code: "file_empty" });
    await expect(decode(Buffer.from("%PDF-1.7\n"))).rejects.toMatchObject({ code: "file_type" });
    await expect(decode(Buffer.from("\xff\xd8\xff garbage", "latin1"))).rejects.toMatchObject({
      code: "file_damaged",
    });
  });
});

const frameOf = (background: string) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
