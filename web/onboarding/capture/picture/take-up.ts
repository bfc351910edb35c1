import type { CaptureQuality } from "#contract/onboarding/application-documents.ts";
import {
  judgePicture,
  measuredSide,
  type PictureAdvice,
  type PictureSubject,
} from "../quality/judge-picture.ts";
import { planeOf } from "../quality/plane.ts";
import { contextOf, drawn, fileOf, type Part } from "./draw.ts";
import { noticesOf } from "./notices.ts";

/** A picture as it is sent: small, without what a camera writes into its files, and measured. */
export interface TakenPicture {
  file: File;
  quality: Omit<CaptureQuality, "attempt" | "notices">;
  advice: readonly PictureAdvice[];
  notices: CaptureQuality["notices"];
}

/** Enough for small print, and a tenth of what a phone's camera writes. */
const maxSide = 1800;

/**
 * Draws a picture anew, which leaves behind where and with what it was taken, and measures it.
 * @param source a picture, or the video of a camera of which a part is kept
 */
export async function takeUp(
  source: CanvasImageSource,
  part: Part,
  name: string,
  subject: PictureSubject,
): Promise<TakenPicture> {
  const sent = drawn(source, part, maxSide);
  const file = await fileOf(sent, name);
  // The page may answer a press in between.
  await new Promise((resolve) => setTimeout(resolve));
  const { width, height } = sent;
  const small = drawn(sent, { left: 0, top: 0, width, height }, measuredSide);
  const image = contextOf(small).getImageData(0, 0, small.width, small.height);
  const { framing: _, advice, ...measures } = judgePicture(planeOf(image), subject, Math.max(width, height));
  return { file, quality: { width, height, ...measures }, advice, notices: noticesOf(advice) };
}

/** The same for a file that somebody chose. @throws when the browser cannot open it */
export async function takeUpFile(file: File, subject: PictureSubject): Promise<TakenPicture> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  try {
    const name = `${file.name.replace(/\.\w+$/, "")}.jpg`;
    return await takeUp(picture, { left: 0, top: 0, width, height }, name, subject);
  } finally {
    picture.close();
  }
}
