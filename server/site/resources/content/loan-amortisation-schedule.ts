import {
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

/** The longest term the schedules hold, in months: a mortgage of thirty years. */
const maxTerm = 360;

const guide = prose(2);
const instructions: Sheet = {
  name: "Read me",
  columns: [26, 78],
  rows: [
    guide.title("Loan amortisation schedule"),
    guide.text(
      "One loan, shown two ways: interest on the reducing balance, and flat interest on the original principal. Use it at the loans desk to show a member what each month costs, and in the credit committee to compare two offers on the same terms.",
    ),
    [],
    guide.heading("How to use it"),
    [
      label("1. Open the Loan sheet"),
      label("Fill in the marigold cells. Every other cell is a formula, and protected."),
    ],
    [
      label("2. Read the comparison"),
      label(
        "The lower half of the Loan sheet gives the instalment, the total interest and the cost of each method.",
      ),
    ],
    [
      label("3. Print a schedule"),
      label(
        "Print Reducing balance or Flat rate on A4 and attach it to the loan agreement. Both parties sign the copy that was really agreed. Excel prints the months of the term; in LibreOffice choose the pages.",
      ),
    ],
    [
      label("4. Keep a copy"),
      label(
        "Save one file a loan, named with the loan number, so that the agreed schedule can be found again.",
      ),
    ],
    [],
    guide.heading("What the colours mean"),
    ...legend("The sample figures are fictional.", "A total or the answer you came for."),
    [],
    guide.heading("How it calculates"),
    [
      label("Reducing balance"),
      label(
        "Interest of a month = opening balance x annual rate / 12. The instalment is the level payment that clears the loan (the PMT function).",
      ),
    ],
    [
      label("Flat rate"),
      label(
        "Interest of a month = original principal x annual rate / 12, the same every month. Principal is repaid in equal parts.",
      ),
    ],
    [
      label("Rounding"),
      label(
        "Interest is rounded to the cent and the instalment up to the next cent, so that the last one is never the largest: it is smaller by what rounding left, cents on a short loan and some shillings on a long one.",
      ),
    ],
    [
      label("Equivalent rate"),
      label(
        "The reducing-balance rate that would cost the member exactly as much as the flat rate: the honest figure when two lenders are compared.",
      ),
    ],
    [],
    guide.hint(
      `The schedules hold up to ${maxTerm} months. The deposit multiple and the share of pay that must remain are your SACCO's own policy: set them on the Loan sheet. The Employment Act, 2007 limits deductions from wages; check its current text before you rely on the pay test.`,
    ),
  ],
};

const lead = prose(3);
/** Rows of the Loan sheet, from 1, that the other formulas refer to. */
const at = {
  principal: 7,
  rate: 8,
  months: 9,
  firstDue: 10,
  fee: 11,
  deposits: 12,
  multiple: 13,
  basicPay: 14,
};
const held = { deductions: 15, remaining: 16, complete: 17 };
const loan = (row: number) => `Loan!$B$${row}`;

/** A formula that stays empty until the loan can be calculated. */
const whenComplete = (formula: string) => `=IF(${loan(held.complete)}="Yes",${formula},"")`;

const field = (name: string, value: Cell, hint: string): Cell[] => [
  label(name),
  value,
  { role: "hint", value: hint },
];
const cost = (name: string, reducing: string, flat: string): Cell[] => [
  label(name),
  result(whenComplete(reducing), "money"),
  result(whenComplete(flat), "money"),
];

const loanSheet: Sheet = {
  name: "Loan",
  columns: [42, 28, 48],
  rows: [
    lead.title("The loan"),
    lead.text("Fill in the marigold cells; the schedules and the comparison follow."),
    [],
    field("Member and number", input("Achieng Odhiambo, M-20417"), "As on the application form"),
    field("Loan product", input("Development loan"), "As in the credit policy"),
    field("Loan number", input("DL-0931"), "From the loans register"),
    field("Principal (KES)", input(300_000, "money"), "The amount approved"),
    field("Interest rate a year", input(0.12, "percent"), "Type 12%; 0% for a loan without interest"),
    field(
      "Term in months",
      input(36, "plain", { kind: "whole", min: 1, max: maxTerm }),
      `From 1 to ${maxTerm}`,
    ),
    field(
      "First instalment due",
      input(new Date(Date.UTC(2026, 0, 31)), "date"),
      "Usually the payday after disbursement",
    ),
    field("Fees and insurance at disbursement", input(6_500, "money"), "Everything deducted before pay-out"),
    field("Member's deposits (KES)", input(120_000, "money"), "BOSA deposits on the day of application"),
    field(
      "Deposit multiple",
      input(3, "plain", { kind: "whole", min: 1, max: 20 }),
      "Your policy: how many times deposits a member may borrow",
    ),
    field("Basic pay a month (KES)", input(68_000, "money"), "From the latest payslip"),
    field(
      "Other deductions a month (KES)",
      input(31_000, "money"),
      "Statutory deductions, other loans and savings",
    ),
    field("Share of basic pay that must remain", input(1 / 3, "percent"), "Your policy, within the law"),
    [
      totalLabel("Can this loan be calculated?"),
      total(`=IF(COUNT(B7:B9)=3,IF(AND(B7>0,B8>=0,B9>=1,B9<=${maxTerm},INT(B9)=B9),"Yes","No"),"No")`),
      {
        role: "hint",
        value: `It takes a principal, a rate, and a term of 1 to ${maxTerm} whole months`,
      },
    ],
    lead.heading("What it costs"),
    [columnTitle(""), columnTitle("Reducing balance"), columnTitle("Flat rate")],
    cost("Monthly instalment", "'Reducing balance'!D9", "'Flat rate'!D9"),
    cost("Total interest", "'Reducing balance'!E6", "'Flat rate'!E6"),
    cost("Total repaid", "'Reducing balance'!D6", "'Flat rate'!D6"),
    cost("Interest and fees together", `B21+${loan(at.fee)}`, `C21+${loan(at.fee)}`),
    [
      totalLabel("Equivalent reducing-balance rate a year"),
      total(whenComplete(loan(at.rate)), "percent"),
      // The first guess is near the answer: from its own, a spreadsheet does not arrive over some hundred months.
      total(
        whenComplete(
          `IF(${loan(at.rate)}=0,0,RATE(${loan(at.months)},-C20,${loan(at.principal)},0,0,${loan(at.rate)}/12)*12)`,
        ),
        "percent",
      ),
    ],
    [totalLabel("Flat costs the member more by"), total(""), total(whenComplete("C21-B21"), "money")],
    cost("Paid out to the member", `${loan(at.principal)}-${loan(at.fee)}`, "B26"),
    [],
    lead.heading("Three tests before approval (reducing balance)"),
    [columnTitle("Test"), columnTitle("Figure"), columnTitle("Answer")],
    [
      label("Loan limit: deposits x multiple"),
      result(`=${loan(at.deposits)}*${loan(at.multiple)}`, "money"),
      total(whenComplete(`IF(${loan(at.principal)}<=B30,"Within the limit","Above the limit")`)),
    ],
    [
      label("Pay left after all deductions"),
      result(whenComplete(`${loan(at.basicPay)}-${loan(held.deductions)}-B20`), "money"),
      total(
        whenComplete(
          `IF(B31>=${loan(at.basicPay)}*${loan(held.remaining)},"Enough remains","Too little remains")`,
        ),
      ),
    ],
    [
      label("Amount that guarantors must cover"),
      result(whenComplete(`MAX(0,${loan(at.principal)}-${loan(at.deposits)})`), "money"),
      total(whenComplete(`IF(B32>0,"Guarantors needed","Covered by own deposits")`)),
    ],
  ],
  warnings: [
    { range: "C30", formula: '=$C$30="Above the limit"', tone: "bad" },
    { range: "C31", formula: '=$C$31="Too little remains"', tone: "bad" },
    { range: "B17", formula: '=$B$17="No"', tone: "bad" },
  ],
};

/** The first month's row of a schedule. */
const firstRow = 9;
const lastRow = firstRow + maxTerm - 1;

interface Method {
  name: string;
  explanation: string;
  /** Formulas for the instalment, the interest and the principal of a row; `last` is true in the last month. */
  instalment: (row: number, last: string) => string;
  interest: (row: number) => string;
}

const reducing: Method = {
  name: "Reducing balance",
  explanation: "Interest is charged on what the member still owes, so it falls every month.",
  instalment: (row, last) =>
    `IF(${last},C${row}+E${row},MIN(C${row}+E${row},ROUNDUP(-PMT(${loan(at.rate)}/12,${loan(at.months)},${loan(at.principal)}),2)))`,
  interest: (row) => `ROUND(C${row}*${loan(at.rate)}/12,2)`,
};

const flat: Method = {
  name: "Flat rate",
  explanation: "Interest is charged on the original principal throughout, whatever has been repaid.",
  instalment: (row, last) =>
    `IF(${last},C${row},MIN(C${row},ROUNDUP(${loan(at.principal)}/${loan(at.months)},2)))+E${row}`,
  interest: () => `ROUND(${loan(at.principal)}*${loan(at.rate)}/12,2)`,
};

function month(number: number, { instalment, interest }: Method): Cell[] {
  const row = firstRow + number - 1;
  const whenDue = (formula: string) => `=IF(A${row}="","",${formula})`;
  return [
    entry(whenComplete(`IF(${number}<=${loan(at.months)},${number},"")`), "plain"),
    entry(whenDue(`IF(${loan(at.firstDue)}="","",EDATE(${loan(at.firstDue)},${number - 1}))`), "date"),
    entry(whenDue(number === 1 ? loan(at.principal) : `G${row - 1}`), "money"),
    entry(whenDue(instalment(row, `A${row}=${loan(at.months)}`)), "money"),
    entry(whenDue(interest(row)), "money"),
    entry(whenDue(`D${row}-E${row}`), "money"),
    entry(whenDue(`ROUND(C${row}-F${row},2)`), "money"),
  ];
}

const wide = prose(7);
const schedule = (method: Method): Sheet => ({
  name: method.name,
  columns: [11, 15, 18, 18, 16, 18, 18],
  frozenRows: firstRow - 1,
  lastPrintedRow: `${firstRow - 1}+MAX(1,COUNT('${method.name}'!$A$${firstRow}:$A$${lastRow}))`,
  warnings: [{ range: "G6", formula: '=AND($G$6<>"",$G$6<>0)', tone: "bad" }],
  rows: [
    wide.title(`Schedule: ${method.name.toLowerCase()}`),
    wide.text(method.explanation),
    [
      label("Loan"),
      { ...result("=Loan!B6"), span: 2 },
      null,
      label("Member"),
      { ...result("=Loan!B4"), span: 3 },
      null,
      null,
    ],
    [],
    ["Months", "", "", "Total repaid", "Total interest", "Total principal", "Balance at end"].map((text) =>
      columnTitle(text),
    ),
    [
      total(`=COUNT(A${firstRow}:A${lastRow})`, "plain"),
      total(""),
      total(""),
      ...["D", "E", "F"].map((column) => total(`=SUM(${column}${firstRow}:${column}${lastRow})`, "money")),
      total(whenComplete(`ROUND(${loan(at.principal)}-F6,2)`), "money"),
    ],
    [],
    ["No.", "Due", "Opening balance", "Instalment", "Interest", "Principal", "Closing balance"].map((text) =>
      columnTitle(text),
    ),
    ...Array.from({ length: maxTerm }, (_, index) => month(index + 1, method)),
  ],
});

/** Reducing-balance and flat schedules of one loan, compared, with the three tests of a credit committee. */
export const loanAmortisationSchedule: Workbook = {
  sheets: [instructions, loanSheet, schedule(reducing), schedule(flat)],
};
