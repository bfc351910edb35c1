import { getResolvedPDFJS } from "unpdf";
import type { PdfPage } from "./open-pdf.ts";

/** A decoded picture as pdf.js keeps it until it is painted: its data, and of how many bytes a point is. */
interface KeptPicture {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  kind: number;
}

/**
 * Gives each picture of a page that has red, green and blue alone its opacity as soon as pdf.js has decoded it. pdf.js
 * paints pictures in strips of 16 rows, and for each strip of one without opacity its conversion runs over all the strips
 * above once more, to no effect: half a second for an A4 page at 200 dpi, and with the square of its height. Pictures with
 * opacity are copied. To be called before the page is drawn.
 */
export async function makePicturesOpaque({ objs }: PdfPage): Promise<void> {
  const { ImageKind } = await getResolvedPDFJS();
  const resolve = objs.resolve.bind(objs);
  objs.resolve = (id: string, kept?: Partial<KeptPicture> | null) => {
    if (kept?.data && kept.kind === ImageKind.RGB_24BPP) {
      kept.data = withOpacity(kept.data);
      kept.kind = ImageKind.RGBA_32BPP;
    }
    resolve(id, kept);
  };
}

/** Red, green, blue and full opacity of each point, from the first three. */
function withOpacity(colours: KeptPicture["data"]): Uint8ClampedArray {
  const data = new Uint8ClampedArray((colours.length / 3) * 4);
  for (let from = 0, to = 0; from + 2 < colours.length; from += 3, to += 4) {
    data[to] = colours[from] as number;
    data[to + 1] = colours[from + 1] as number;
    data[to + 2] = colours[from + 2] as number;
    data[to + 3] = 255;
  }
  return data;
}
