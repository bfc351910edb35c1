import { createCanvas } from "@napi-rs/canvas";
import { createIsomorphicCanvasFactory, getResolvedPDFJS } from "unpdf";
import { describe, expect, it } from "vitest";
import { makePicturesOpaque } from "./opaque-pictures.ts";
import { openPdf } from "./open-pdf.ts";
import { openForDrawing } from "./page-image.ts";

const [width, height] = [40, 56];
const colours = { red: [220, 40, 40], blue: [40, 60, 200] };

/** A page that is a picture: red above, blue below. */
async function scan(): Promise<Uint8Array> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = `rgb(${colours.red})`;
  context.fillRect(0, 0, width, height / 2);
  context.fillStyle = `rgb(${colours.blue})`;
  context.fillRect(0, height / 2, width, height / 2);
  const jpeg = await canvas.encode("jpeg", 100);
  const paint = `${width} 0 0 ${height} 0 0 cm /Scan Do`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>`,
    `<< /Length ${paint.length} >> stream\n${paint}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >> stream\n`,
  ].map((object, index) => `${index + 1} 0 obj ${object}`);
  const [before, last] = [objects.slice(0, -1), objects.at(-1) ?? ""];
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(`%PDF-1.4\n${before.map((object) => `${object} endobj\n`).join("")}${last}`),
      jpeg,
      Buffer.from("\nendstream endobj\ntrailer << /Size 6 /Root 1 0 R >>\n"),
    ]),
  );
}

describe("pictures of a page that is drawn", () => {
  it("have their opacity before they are painted", async () => {
    const pdf = await openPdf(await scan(), {
      CanvasFactory: await createIsomorphicCanvasFactory(() => import("@napi-rs/canvas")),
    });
    const page = await pdf.getPage(1);
    await makePicturesOpaque(page);
    await page.getOperatorList();
    const { ImageKind } = await getResolvedPDFJS();
    const kept = [...page.objs].map(([, picture]) => picture);
    expect(kept).toMatchObject([{ width, height, kind: ImageKind.RGBA_32BPP }]);
    expect(kept[0].data).toHaveLength(4 * width * height);
    await pdf.loadingTask.destroy();
  });

  it("keep their colours", async () => {
    const drawer = await openForDrawing(await scan());
    const { canvas } = await drawer.draw(1, width);
    const at = (y: number) => [...canvas.getContext("2d").getImageData(width / 2, y, 1, 1).data];
    for (const [y, colour] of [
      [height / 4, colours.red],
      [(3 * height) / 4, colours.blue],
    ] as const) {
      for (const [channel, value] of at(y).slice(0, 3).entries())
        expect(Math.abs(value - (colour[channel] ?? 0))).toBeLessThan(6);
      expect(at(y)[3]).toBe(255);
    }
    await drawer.close();
  });
});
