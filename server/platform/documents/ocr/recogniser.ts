import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createWorker, OEM, PSM } from "tesseract.js";

/** A line as recognised in a picture: lines of neighbouring columns are apart. Pixels from the top left. */
export interface RecognisedLine {
  words: RecognisedWord[];
  /** Height of the line's row of letters, from the tops of the tall ones to the feet of the hanging ones. */
  rowHeight: number;
  baseline: number;
}

export interface RecognisedWord {
  text: string;
  x: number;
  width: number;
  /** 0 to 1. */
  confidence: number;
}

export interface Recogniser {
  /** @param image A PNG or JPEG file. */
  read(image: Uint8Array): Promise<RecognisedLine[]>;
  close(): Promise<void>;
}

/** The folder of the model: its integer form, made from the most exact one. */
const modelFolder = join(
  dirname(fileURLToPath(import.meta.resolve("@tesseract.js-data/eng/package.json"))),
  "4.0.0_best_int",
);

/**
 * Opens Tesseract with its English model, which reads the plain letters of Kiswahili as well.
 * @param onProgress Called with the share of the picture at hand that is read, 0 to 1.
 */
export async function openRecogniser(onProgress: (share: number) => void): Promise<Recogniser> {
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: modelFolder,
    cacheMethod: "none",
    gzip: true,
    // Without a handler the library throws inside its message listener, where nobody can catch it.
    errorHandler: () => {},
    logger: ({ status, progress }) => status === "recognizing text" && onProgress(progress),
  });
  // Sparse text: every piece of text wherever it is. Order and columns are the caller's to find.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: "200" });
  return {
    async read(image) {
      const { data } = await worker.recognize(Buffer.from(image), { rotateAuto: true }, { blocks: true });
      return (data.blocks ?? [])
        .flatMap((block) => block.paragraphs)
        .flatMap((paragraph) => paragraph.lines)
        .map((line) => ({
          words: line.words.map(({ text, bbox, confidence }) => ({
            text,
            x: bbox.x0,
            width: bbox.x1 - bbox.x0,
            confidence: confidence / 100,
          })),
          rowHeight: line.rowAttributes.rowHeight,
          baseline: (line.baseline.y0 + line.baseline.y1) / 2,
        }));
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
