/** What the resources use of pdfmake 0.3 beyond what the demo's CVs do; merged with the module's first declaration. */
declare module "pdfmake" {
  export interface DocumentDefinition {
    /** Drawn in the top margin of every page. */
    header?: (page: number, pages: number) => Content;
    /** Drawn in the bottom margin of every page. */
    footer?: (page: number, pages: number) => Content;
    /** Asked of every node once the pages are laid out: shall it begin a new one? */
    pageBreakBefore?: (node: LaidOutNode) => boolean;
    /** BCP 47 tag, for screen readers. */
    language?: string;
    /** The reader's window shows the title and not the file's name. */
    displayTitle?: boolean;
  }
  export interface LaidOutNode {
    headlineLevel?: number;
    /** How far down the page's text area the node begins: 0 at the top, 1 at the bottom. */
    startPosition: { verticalRatio: number };
  }
}
