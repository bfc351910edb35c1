/** The part of word-extractor 1.0 that is used; the package ships no types. */
declare module "word-extractor" {
  interface TextOptions {
    filterUnicode?: boolean;
    includeFooters?: boolean;
    includeHeadersAndFooters?: boolean;
  }

  export interface WordDocument {
    getBody(options?: TextOptions): string;
    getHeaders(options?: TextOptions): string;
    getFooters(options?: TextOptions): string;
    getTextboxes(options?: TextOptions): string;
  }

  export default class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>;
  }
}
