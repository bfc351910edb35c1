import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { openForDrawing } from "#server/platform/documents/pdf/page-image.ts";
import type { Scanner } from "../cv.ts";
import { pdfOfPictures } from "./pdfmake.ts";

/** As office scanners are set. */
export const officeScanner: Scanner = { width: 1654, tilt: 0.014, noise: 28, quality: 60 };

/**
 * A PDF as it comes back from a printer and a scanner: grey, askew, with specks, without text.
 */
export async function scanOf(bytes: Uint8Array, scanner = officeScanner): Promise<Uint8Array> {
  const drawer = await openForDrawing(bytes);
  const pictures: Buffer[] = [];
  for (let number = 1; number <= drawer.pageCount; number++) {
    const { canvas } = await drawer.draw(number, scanner.width);
    pictures.push(await scanned(canvas, scanner).encode("jpeg", scanner.quality));
  }
  await drawer.close();
  return pdfOfPictures(pictures);
}

function scanned(page: Canvas, { tilt, noise }: Scanner): Canvas {
  const sheet = createCanvas(page.width, page.height);
  const context = sheet.getContext("2d");
  context.fillStyle = "#f4f2ec";
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.translate(sheet.width / 2, sheet.height / 2);
  context.rotate(tilt);
  context.globalCompositeOperation = "multiply";
  context.drawImage(page, -sheet.width / 2, -sheet.height / 2);
  const picture = context.getImageData(0, 0, sheet.width, sheet.height);
  const random = randomFrom(7);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const grey = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
    data.fill(Math.max(0, Math.min(255, grey + noise * (random() + random() - 1))), at, at + 3);
  }
  context.putImageData(picture, 0, 0);
  return sheet;
}

/** Numbers from 0 to 1, the same ones at every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
