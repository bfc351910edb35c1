import {
  type Accepts,
  type Cell,
  columnTitle,
  entry,
  input,
  label,
  prose,
  result,
  type Sheet,
  total,
  totalLabel,
  type Workbook,
} from "../workbook/model.ts";
import { legend } from "./legend.ts";

/** Loans that a file holds. */
const loanRows = 500;

const guide = prose(2);
const instructions: Sheet = {
  name: "Read me",
  columns: [28, 78],
  rows: [
    guide.title("Delinquency and provisioning sheet"),
    guide.text(
      "Classifies the loan book by days in arrears, computes the provision each band needs, and gives the board the three figures it should see every month: portfolio at risk, the provision shortfall, and where the arrears sit.",
    ),
    [],
    guide.heading("How to use it"),
    [
      label("1. Check Bands"),
      label(
        "Set the first day and the rate of each band to the regulation and the credit policy that apply to your SACCO.",
      ),
    ],
    [
      label("2. Paste into Loans"),
      label(
        `One line a loan, from the loans register at month end: the marigold columns only. Up to ${loanRows} loans; a larger book goes into one file a branch.`,
      ),
    ],
    [
      label("3. Type the ledger figure"),
      label("On Summary, type the allowance for loan losses as it stands in the general ledger."),
    ],
    [
      label("4. Take Summary to the board"),
      label("Print it on one page. The charge to income goes to the finance officer for posting."),
    ],
    [],
    guide.heading("What the colours mean"),
    ...legend("The sample loans are fictional.", "A total or the answer you came for."),
    [],
    guide.heading("Words used"),
    [
      label("Days in arrears"),
      label(
        "Days since the oldest instalment that is still unpaid fell due. Not days since the last payment.",
      ),
    ],
    [
      label("Portfolio at risk (PAR 30)"),
      label(
        "The whole outstanding balance of loans more than 30 days in arrears, over the gross portfolio. It counts the balance, not only the missed instalments.",
      ),
    ],
    [
      label("Cover by own deposits"),
      label(
        "How much of a bad loan the member's own deposits would cover. Guarantors stand behind the rest.",
      ),
    ],
    [],
    guide.hint(
      "The bands and rates filled in are starting values in the usual five-class form. The source is the Sacco Societies (Deposit-Taking Sacco Business) Regulations, 2010, on classification and provisioning of assets; verify the current text and your auditor's IFRS 9 model before you post.",
    ),
  ],
};

const bandNames = ["Performing", "Watch", "Substandard", "Doubtful", "Loss"];
const bandStarts = [0, 1, 31, 181, 361];
const bandRates = [0.01, 0.05, 0.25, 0.5, 1];

const firstBand = 5;
const lastBand = firstBand + bandNames.length - 1;

/** Days from which a band counts. */
const fromZero: Accepts = { kind: "whole", min: 0, max: 0 };
const rising: Accepts = {
  kind: "formula",
  formula: `AND(INT(B${firstBand + 1})=B${firstBand + 1},B${firstBand + 1}>B${firstBand})`,
  message: "Type a whole number of days, more than in the band above: the bands rise.",
};

const three = prose(4);
const bands: Sheet = {
  name: "Bands",
  columns: [24, 20, 20, 58],
  rows: [
    three.title("Classification bands"),
    three.text(
      "A loan belongs to the last band whose first day it has reached. Keep the bands in rising order.",
    ),
    [],
    ["Band", "From day in arrears", "Provision rate", "What it usually means"].map((text) =>
      columnTitle(text),
    ),
    ...bandNames.map((name, index) => [
      input(name),
      input(bandStarts[index] ?? 0, "plain", index === 0 ? fromZero : rising),
      input(bandRates[index] ?? 0, "percent"),
      label(
        [
          "Paid up to date",
          "An instalment was missed: call within the week, ask the employer if it is check-off",
          "Letter to the member and the guarantors, rescheduling only with a paid instalment",
          "Guarantors' deposits are called on, legal demand",
          "Fully provided; recovery goes on and is reported apart",
        ][index] ?? "",
      ),
    ]),
  ],
};

/** Loan, member, product, balance, days in arrears, the member's own deposits. */
const sampleLoans: [string, string, string, number, number, number][] = [
  ["DL-0412", "M-10233", "Development", 412_000, 0, 160_000],
  ["DL-0437", "M-10871", "Development", 286_500, 0, 110_000],
  ["DL-0455", "M-11940", "Development", 655_000, 0, 240_000],
  ["DL-0478", "M-12007", "Development", 198_200, 12, 61_000],
  ["DL-0501", "M-12555", "Development", 540_000, 0, 205_000],
  ["DL-0533", "M-13120", "Development", 322_750, 0, 88_000],
  ["EM-1102", "M-10233", "Emergency", 38_000, 0, 0],
  ["EM-1140", "M-14018", "Emergency", 22_500, 19, 34_000],
  ["EM-1177", "M-14222", "Emergency", 41_000, 92, 27_500],
  ["EM-1203", "M-14760", "Emergency", 15_800, 214, 5_200],
  ["SF-2009", "M-11940", "School fees", 74_000, 0, 0],
  ["SF-2031", "M-15003", "School fees", 58_900, 4, 45_000],
  ["SF-2055", "M-15347", "School fees", 66_400, 38, 19_000],
  ["SF-2078", "M-15880", "School fees", 49_300, 0, 71_000],
  ["FA-3301", "M-16112", "FOSA advance", 18_000, 0, 9_500],
  ["FA-3318", "M-16207", "FOSA advance", 24_500, 61, 6_000],
  ["FA-3342", "M-16544", "FOSA advance", 12_750, 402, 2_800],
  ["FA-3360", "M-16901", "FOSA advance", 30_000, 0, 21_000],
];
const firstLoan = 6;
const lastLoan = firstLoan + loanRows - 1;
const column = (letter: string) => `Loans!$${letter}$${firstLoan}:$${letter}$${lastLoan}`;
const bandColumn = (letter: string) => `Bands!$${letter}$${firstBand}:$${letter}$${lastBand}`;

function loanLine(index: number): Cell[] {
  const row = firstLoan + index;
  const [loan = null, member = null, product = null, balance = null, days = null, deposits = null] =
    sampleLoans[index] ?? [];
  const whenFilled = (formula: string) => `=IF(D${row}="","",${formula})`;
  return [
    input(loan),
    input(member),
    input(product, undefined, {
      kind: "list",
      range: `Summary!$A$${firstProduct}:$A$${lastProduct}`,
      message:
        "Choose a product of the list. A new one is first added on Summary, below Where the arrears sit.",
    }),
    input(balance, "money"),
    input(days, "plain", { kind: "whole", min: 0, max: 20_000 }),
    input(deposits, "money"),
    entry(whenFilled(`IFERROR(LOOKUP(E${row},${bandColumn("B")},${bandColumn("A")}),"Check days")`)),
    entry(whenFilled(`IFERROR(LOOKUP(E${row},${bandColumn("B")},${bandColumn("C")}),0)`), "percent"),
    entry(whenFilled(`ROUND(D${row}*H${row},2)`), "money"),
    entry(whenFilled(`MAX(0,D${row}-F${row})`), "money"),
  ];
}

/** The last places are free for products of the SACCO's own. */
const products = ["Development", "Emergency", "School fees", "FOSA advance", null, null, null, null];
const firstProduct = 26;
const lastProduct = firstProduct + products.length - 1;

const nine = prose(10);
const loans: Sheet = {
  name: "Loans",
  columns: [13, 13, 16, 17, 11, 17, 16, 11, 17, 19],
  frozenRows: firstLoan - 1,
  lastPrintedRow: `MAX(${firstLoan},SUMPRODUCT(MAX((${column("D")}<>"")*ROW(${column("D")}))))`,
  landscape: true,
  rows: [
    nine.title("Loan book at month end"),
    [
      label("Loans"),
      total(`=COUNT(D${firstLoan}:D${lastLoan})`, "plain"),
      totalLabel("Portfolio"),
      total(`=SUM(D${firstLoan}:D${lastLoan})`, "money"),
    ],
    nine.text("Days in arrears count from the oldest unpaid instalment. A loan that is up to date has 0."),
    [],
    [
      "Loan",
      "Member",
      "Product",
      "Balance (KES)",
      "Days in arrears",
      "Own deposits (KES)",
      "Band",
      "Rate",
      "Provision (KES)",
      "Not covered by own deposits (KES)",
    ].map((text) => columnTitle(text)),
    ...Array.from({ length: loanRows }, (_, index) => loanLine(index)),
  ],
  warnings: [
    { range: `E${firstLoan}:E${lastLoan}`, formula: `=AND(E${firstLoan}<>"",E${firstLoan}>30)`, tone: "bad" },
    { range: `G${firstLoan}:G${lastLoan}`, formula: `=G${firstLoan}="Check days"`, tone: "bad" },
  ],
};

const share = (part: string, whole: string) => `=IF(${whole}=0,0,${part}/${whole})`;
const five = prose(5);

const summary: Sheet = {
  name: "Summary",
  columns: [34, 14, 20, 16, 20],
  rows: [
    five.title("Delinquency summary"),
    [label("Month end"), input(new Date(Date.UTC(2026, 0, 31)), "date")],
    [],
    ["Band", "Loans", "Balance (KES)", "Share", "Provision (KES)"].map((text) => columnTitle(text)),
    ...bandNames.map((_, index) => {
      const row = firstBand + index;
      return [
        label(""),
        result(`=COUNTIF(${column("G")},A${row})`, "plain"),
        result(`=SUMIF(${column("G")},A${row},${column("D")})`, "money"),
        result(share(`C${row}`, "C$10"), "percent"),
        result(`=SUMIF(${column("G")},A${row},${column("I")})`, "money"),
      ].with(0, result(`=Bands!A${row}`));
    }),
    [
      totalLabel("Portfolio"),
      total("=SUM(B5:B9)", "plain"),
      total("=SUM(C5:C9)", "money"),
      total("=SUM(D5:D9)", "percent"),
      total("=SUM(E5:E9)", "money"),
    ],
    [
      label("Balance check"),
      result("=B10-Loans!B2", "plain"),
      result("=ROUND(C10-Loans!D2,2)", "money"),
      result('=IF(AND(B11=0,C11=0),"Agrees","Check days")'),
      result(""),
    ],
    five.heading("Portfolio at risk"),
    ["Measure", "Loans", "Balance (KES)", "Share", "Board's limit"].map((text) => columnTitle(text)),
    ...[1, 30, 90].map((days, index) => {
      const row = 14 + index;
      return [
        label(days === 1 ? "Any arrears (1 day or more)" : `More than ${days} days (PAR ${days})`),
        result(`=COUNTIF(${column("E")},"${days === 1 ? ">=" : ">"}${days}")`, "plain"),
        result(`=SUMIF(${column("E")},"${days === 1 ? ">=" : ">"}${days}",${column("D")})`, "money"),
        total(share(`C${row}`, "C$10"), "percent"),
        input([0.15, 0.05, 0.03][index] ?? 0, "percent"),
      ];
    }),
    [],
    five.heading("Provision to post"),
    [label("Provision required"), null, result("=E10", "money")],
    [label("Allowance in the ledger"), null, input(85_000, "money")],
    [totalLabel("Charge to income (release if negative)"), null, total("=C19-C20", "money")],
    [
      label("Arrears above 30 days not covered by own deposits"),
      null,
      result(`=SUMIF(${column("E")},">30",${column("J")})`, "money"),
    ],
    [],
    five.heading("Where the arrears sit"),
    ["Product", "Loans", "Balance (KES)", "Provision (KES)", "Provision / balance"].map((text) =>
      columnTitle(text),
    ),
    ...products.map((name, index) => {
      const row = firstProduct + index;
      const whenNamed = (formula: string) => `=IF(A${row}="",0,${formula})`;
      return [
        input(name, undefined, {
          kind: "formula",
          formula: `COUNTIF($A$${firstProduct}:$A$${lastProduct},A${firstProduct})=1`,
          message: "Type each product once.",
        }),
        result(whenNamed(`COUNTIF(${column("C")},A${row})`), "plain"),
        result(whenNamed(`SUMIF(${column("C")},A${row},${column("D")})`), "money"),
        result(whenNamed(`SUMIF(${column("C")},A${row},${column("I")})`), "money"),
        total(share(`D${row}`, `C${row}`), "percent"),
      ];
    }),
    [
      totalLabel("All products listed"),
      total(`=SUM(B${firstProduct}:B${lastProduct})`, "plain"),
      total(`=SUM(C${firstProduct}:C${lastProduct})`, "money"),
      total(`=SUM(D${firstProduct}:D${lastProduct})`, "money"),
      total(`=IF(ROUND(C${lastProduct + 1}-Loans!D2,2)=0,"Agrees","Product missing")`),
    ],
  ],
  warnings: [
    { range: "D14:D16", formula: "=D14>E14", tone: "bad" },
    { range: "B11:D11", formula: '=$D$11<>"Agrees"', tone: "bad" },
    { range: "E34", formula: '=$E$34<>"Agrees"', tone: "bad" },
  ],
};

/** Loan book by days in arrears, the provision each band needs, and the figures a board watches. */
export const delinquencyProvisioningSheet: Workbook = { sheets: [instructions, bands, loans, summary] };
