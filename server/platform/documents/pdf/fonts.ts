import type { PdfPage } from "./open-pdf.ts";

/** What the name of a font says about the text set in it. */
export interface FontFace {
  bold: boolean;
  /** Its glyphs are pictograms: a telephone, a calendar, a star. */
  icons: boolean;
}

const boldName = /bold|black|heavy|demi|medium/i;

/**
 * Families of pictograms, which templates set beside contacts, dates and ratings. Symbol, Wingdings and their
 * like are not among them: word processors take the marks of lists from those.
 */
const iconName =
  /font-?awesome|(?<!\p{Ll})fa(?:brands|solid|regular)|icon|marvosym|academicons|glyphicons|entypo|fontello|material(?:design|symbols)|typcn|typicons|foundation-?icons|octicons|feather|weathericons|themify|linecons/iu;

/**
 * The faces of fonts by their PostScript names. These arrive with the drawing operators, which are only asked
 * for while a font of the page is still unknown.
 */
export async function fontFaces(page: PdfPage, fonts: Set<string>): Promise<Map<string, FontFace>> {
  const unknown = [...fonts].some((font) => !page.commonObjs.has(font));
  if (unknown) await page.getOperatorList();
  const faces = new Map<string, FontFace>();
  for (const font of fonts) {
    const name = await fontName(page, font);
    faces.set(font, { bold: boldName.test(name), icons: iconName.test(name) });
  }
  return faces;
}

function fontName(page: PdfPage, font: string): Promise<string> {
  return new Promise((resolve) => {
    // A font that failed to load never arrives; the worker's queue is empty by the next turn of the loop.
    const timer = setTimeout(() => resolve(""), 200);
    page.commonObjs.get(font, (data: { name?: string } | null) => {
      clearTimeout(timer);
      resolve(data?.name ?? "");
    });
  });
}
