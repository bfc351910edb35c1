/** The part of pdfmake 0.3 that this project uses; the package ships no types. */
declare module "pdfmake" {
  /** https://pdfmake.github.io/docs/0.3/document-definition-object/ */
  export interface DocumentDefinition {
    content: Content;
    pageSize: "A4";
    /** Points: left, top, right, bottom. */
    pageMargins: [number, number, number, number];
    defaultStyle: Record<string, unknown>;
    styles?: Record<string, Record<string, unknown>>;
    background?: () => Content;
    info: Record<string, string | Date>;
  }
  export type Content = string | { [property: string]: unknown } | Content[];
  export interface FontFiles {
    normal: string;
    bold: string;
    italics: string;
    bolditalics: string;
  }
  const pdfmake: {
    setFonts(fonts: Record<string, FontFiles>): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Uint8Array> };
  };
  export default pdfmake;
}
