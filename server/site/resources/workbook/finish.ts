import {
  appendMarkupInsideElement,
  findElement,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from "write-excel-file/utility";
import type { Brand } from "#contract/site/settings.ts";
import type { Calculated } from "./calculate.ts";
import { escapeXml } from "./escape-xml.ts";
import type { Value } from "./functions.ts";
import { columnIndex, columnName, type Sheet, type Workbook } from "./model.ts";
import { validationMarkup } from "./validation.ts";

/** The stored result of a formula: the attribute that names its type, and the element that holds it. */
function stored(value: Value): { type: string; markup: string } {
  if (typeof value === "string") return { type: ' t="str"', markup: `<v>${escapeXml(value)}</v>` };
  if (typeof value === "boolean") return { type: ' t="b"', markup: `<v>${Number(value)}</v>` };
  return { type: "", markup: `<v>${value ?? 0}</v>` };
}

const formulaCell = /<c r="([A-Z]+)(\d+)"([^>]*)>(<f>.*?<\/f>)<\/c>/g;

/** Stores each formula's result beside it. */
function storeResults(xml: string, sheet: string, valueAt: Calculated): string {
  return xml.replace(formulaCell, (_, letters: string, row: string, attributes: string, formula: string) => {
    const { type, markup } = stored(valueAt(sheet, Number(row) - 1, columnIndex(letters)));
    return `<c r="${letters}${row}"${attributes}${type}>${formula}${markup}</c>`;
  });
}

/** Columns and rows may be made wider; without a password, so that who has to change a formula can. */
const protection = '<sheetProtection sheet="1" objects="1" scenarios="1" formatColumns="0" formatRows="0"/>';

/** A4, one page wide, with the brand and the page number in the printed footer. */
function pageSetup(sheet: Sheet, brand: Brand): string[] {
  // `&` introduces a field in a printed footer; doubled, it is itself.
  const footer = escapeXml(
    `&L&8${`${brand.product}, ${brand.email}`.replaceAll("&", "&&")}&R&8&A, page &P of &N`,
  );
  return [
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${sheet.landscape ? "landscape" : "portrait"}" fitToWidth="1" fitToHeight="0"/>`,
    `<headerFooter><oddFooter>${footer}</oddFooter></headerFooter>`,
  ];
}

/** A sheet with its formulas' results, its protection, the rules of its inputs, and its page. */
export function finishSheet(xml: string, sheet: Sheet, brand: Brand, valueAt: Calculated): string {
  const order = getOrderOfSiblings("xl/worksheets/sheet{id}.xml", "worksheet") ?? [];
  return [protection, validationMarkup(sheet), ...pageSetup(sheet, brand)]
    .filter(Boolean)
    .reduce(
      (content, element) =>
        insertElementMarkupAccordingToOrderOfSiblings(content, element, order, "worksheet"),
      storeResults(xml, sheet.name, valueAt),
    );
}

const style = /<xf ([^>]*)>(.*?)<\/xf>/g;

/**
 * Unlocks the styles with the given fill and the book's regular letters: those of the inputs.
 * @param fill without the number sign
 */
export function unlockStyles(xml: string, fill: string): string {
  const [, fills = ""] = /<fills[^>]*>(.*?)<\/fills>/s.exec(xml) ?? [];
  const index = fills.split("</fill>").findIndex((one) => one.includes(fill));
  return xml.replace(style, (unchanged, attributes: string, inner: string) =>
    attributes.includes(`fillId="${index}"`) && attributes.includes('fontId="0"')
      ? `<xf ${attributes} applyProtection="1">${inner}<protection locked="0"/></xf>`
      : unchanged,
  );
}

/** Prints the rows that are filled in, with the columns' titles on every page. */
export function namePrintRanges(xml: string, workbook: Workbook): string {
  const names = workbook.sheets.flatMap(({ name, columns, rows, frozenRows, lastPrintedRow }, index) => {
    const sheet = `'${name}'!`;
    const last = `$${columnName(columns.length - 1)}`;
    const range = (kind: string, formula: string) =>
      `<definedName name="_xlnm.${kind}" localSheetId="${index}">${escapeXml(formula)}</definedName>`;
    return [
      ...(lastPrintedRow
        ? [
            range(
              "Print_Area",
              `${sheet}$A$1:INDEX(${sheet}${last}$1:${last}$${rows.length},${lastPrintedRow})`,
            ),
          ]
        : []),
      ...(frozenRows ? [range("Print_Titles", `${sheet}$${frozenRows}:$${frozenRows}`)] : []),
    ];
  });
  const element = findElement(xml, "definedNames");
  return element && names.length > 0 ? appendMarkupInsideElement(xml, element, names.join("")) : xml;
}
