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

/** Members that a file holds. */
const lines = 300;

const guide = prose(2);
const instructions: Sheet = {
  name: "Read me",
  columns: [28, 78],
  rows: [
    guide.title("Check-off reconciliation"),
    guide.text(
      "One employer, one month. What the SACCO asked the employer to deduct, what the employer's schedule says was deducted, and what really reached the bank: compared line by line, so that every member is credited with what is theirs and nothing rests in suspense without a name.",
    ),
    [],
    guide.heading("How to use it"),
    [
      label("1. Advice"),
      label(
        "Paste the deduction advice that was sent to the employer: payroll number, member, and the parts of the deduction.",
      ),
    ],
    [
      label("2. Remittance"),
      label("Paste the employer's schedule as it came: payroll number and amount. Do not correct it."),
    ],
    [
      label("3. Summary"),
      label("Type the payday, the date and the amount the bank received. Read the differences."),
    ],
    [
      label("4. Follow up"),
      label(
        "Work through every line that is not Matched within the week, and write down the reason in the Remarks column.",
      ),
    ],
    [],
    guide.heading("What the answers mean"),
    [label("Matched"), label("The employer deducted exactly what was asked.")],
    [
      label("Short"),
      label(
        "Less was deducted. Usually too little net pay: the legal limit on deductions, unpaid leave, another deduction that came first.",
      ),
    ],
    [
      label("Over"),
      label(
        "More was deducted. Usually an old loan instalment that was cleared but not removed from the payroll: refund or credit, in writing.",
      ),
    ],
    [
      label("Not deducted"),
      label(
        "Nothing came for this member: left service, transferred, or a wrong payroll number. Call today, because the loan starts to age.",
      ),
    ],
    [
      label("Unknown payroll number"),
      label(
        "On Remittance: money for somebody who is not on the advice, or without a number. It stays in suspense until identified.",
      ),
    ],
    [
      label("Listed twice, No payroll number"),
      label(
        "On Advice: the member stands on two lines, or on one without a number. What came is counted on the first line with the number: put the advice right.",
      ),
    ],
    [],
    guide.heading("What the colours mean"),
    ...legend("The sample members are fictional.", "A total or the answer you came for."),
    [],
    guide.hint(
      `Deductions are due to the SACCO within seven days; type the days on Summary if your agreement or the current law says otherwise. Up to ${lines} members: a larger employer goes into one file a pay point.`,
    ),
  ],
};

/** Payroll number, member, deposits, share capital, loan instalments, other. */
const sampleAdvice: [string, string, number, number, number, number][] = [
  ["P-10442", "Wanjiku Mwangi", 3_000, 500, 9_965, 200],
  ["P-10458", "Otieno Ouma", 2_500, 0, 7_420, 200],
  ["P-10517", "Chebet Koech", 5_000, 1_000, 0, 200],
  ["P-10560", "Mutua Musyoka", 2_000, 0, 4_310, 200],
  ["P-10603", "Halima Abdi", 4_000, 500, 12_880, 200],
  ["P-10611", "Barasa Wekesa", 1_500, 0, 3_275, 200],
  ["P-10649", "Nyambura Kariuki", 3_500, 0, 0, 200],
  ["P-10702", "Kiptoo Langat", 2_000, 500, 6_150, 200],
  ["P-10733", "Moraa Nyaboke", 2_500, 0, 5_540, 200],
  ["P-10780", "Salim Mwinyi", 3_000, 0, 8_015, 200],
  ["P-10816", "Wairimu Ndung'u", 6_000, 1_000, 15_400, 200],
  ["P-10854", "Lokwang Ekai", 1_500, 0, 0, 200],
];

/** What the sample employer's schedule says: some short, one over, one missing, one unknown. */
const sampleRemittance: [string, number][] = [
  ["P-10442", 13_665],
  ["P-10458", 10_120],
  ["P-10517", 6_200],
  ["P-10560", 4_510],
  ["P-10603", 17_580],
  ["P-10611", 4_975],
  ["P-10649", 5_700],
  ["P-10702", 8_850],
  ["P-10733", 8_240],
  ["P-10816", 22_600],
  ["P-10854", 1_700],
  ["P-10991", 2_700],
];

const first = 6;
const last = first + lines - 1;
/** The last row with a payroll number. */
const lastFilled = (sheet: string) =>
  `MAX(${first},SUMPRODUCT(MAX((${range(sheet, "A")}<>"")*ROW(${range(sheet, "A")}))))`;
const range = (sheet: string, column: string) => `${sheet}!$${column}$${first}:$${column}$${last}`;

const numbers = `A$${first}:A$${last}`;

function adviceLine(index: number): Cell[] {
  const row = first + index;
  const [payroll = null, member = null, ...parts] = sampleAdvice[index] ?? [];
  const amounts = Array.from({ length: 4 }, (_, part) => input(parts[part] ?? null, "money"));
  const whenFilled = (formula: string) => `=IF(AND(A${row}="",COUNT(C${row}:F${row})=0),"",${formula})`;
  return [
    input(payroll, undefined, {
      kind: "formula",
      formula: `COUNTIF(${numbers},A${first})=1`,
      message: "Type each payroll number once: one line a member, with all parts of the deduction.",
    }),
    input(member),
    ...amounts,
    entry(whenFilled(`SUM(C${row}:F${row})`), "money"),
    // What came for a number is counted once, on its first line.
    entry(
      whenFilled(
        `IF(A${row}="",0,IF(COUNTIF(A$${first - 1}:A${row},A${row})>1,0,SUMIF(${range("Remittance", "A")},A${row},${range("Remittance", "B")})))`,
      ),
      "money",
    ),
    entry(whenFilled(`ROUND(H${row}-G${row},2)`), "money"),
    entry(
      whenFilled(
        `IF(A${row}="","No payroll number",IF(COUNTIF(${numbers},A${row})>1,"Listed twice",IF(I${row}=0,"Matched",IF(H${row}=0,"Not deducted",IF(I${row}<0,"Short","Over")))))`,
      ),
    ),
    input(null),
  ];
}

const eleven = prose(11);
const advice: Sheet = {
  name: "Advice",
  columns: [13, 23, 13, 13, 14, 12, 15, 15, 14, 15, 32],
  frozenRows: first - 1,
  lastPrintedRow: lastFilled("Advice"),
  landscape: true,
  rows: [
    eleven.title("Deduction advice against remittance"),
    eleven.text("Paste the advice into the marigold columns. Asked, received, difference and answer follow."),
    [
      totalLabel("Totals"),
      totalLabel(""),
      ...["C", "D", "E", "F", "G", "H", "I"].map((column) =>
        total(`=SUM(${column}${first}:${column}${last})`, "money"),
      ),
    ],
    [],
    [
      "Payroll no.",
      "Member",
      "Deposits",
      "Share capital",
      "Loan instalment",
      "Other",
      "Asked (KES)",
      "Received (KES)",
      "Difference",
      "Answer",
      "Remarks",
    ].map((text) => columnTitle(text)),
    ...Array.from({ length: lines }, (_, index) => adviceLine(index)),
  ],
  warnings: [
    {
      range: `J${first}:J${last}`,
      formula: `=OR(J${first}="Not deducted",J${first}="Listed twice",J${first}="No payroll number")`,
      tone: "bad",
    },
    { range: `J${first}:J${last}`, formula: `=J${first}="Matched"`, tone: "good" },
  ],
};

function remittanceLine(index: number): Cell[] {
  const row = first + index;
  const [payroll = null, amount = null] = sampleRemittance[index] ?? [];
  return [
    input(payroll),
    input(amount, "money"),
    entry(
      `=IF(A${row}="",IF(B${row}="","","Unknown payroll number"),IF(COUNTIF(${range("Advice", "A")},A${row})=0,"Unknown payroll number",IF(COUNTIF(${numbers},A${row})>1,"Listed twice","On the advice")))`,
    ),
    input(null),
  ];
}

const four = prose(4);
const remittance: Sheet = {
  name: "Remittance",
  columns: [20, 20, 30, 44],
  frozenRows: first - 1,
  lastPrintedRow: lastFilled("Remittance"),
  rows: [
    four.title("Employer's schedule"),
    four.text(
      "Paste payroll number and amount as they came. A line listed twice is added up on Advice and marked here.",
    ),
    [totalLabel("Total of the schedule"), total(`=SUM(B${first}:B${last})`, "money")],
    [],
    ["Payroll no.", "Amount (KES)", "Answer", "Remarks"].map((text) => columnTitle(text)),
    ...Array.from({ length: lines }, (_, index) => remittanceLine(index)),
  ],
  warnings: [
    {
      range: `C${first}:C${last}`,
      formula: `=OR(C${first}="Unknown payroll number",C${first}="Listed twice")`,
      tone: "bad",
    },
  ],
};

const page = prose(3);
const answers = ["Matched", "Short", "Over", "Not deducted", "Listed twice", "No payroll number"];
const firstAnswer = 24;
const lastAnswer = firstAnswer + answers.length - 1;
const summary: Sheet = {
  name: "Summary",
  columns: [48, 32, 46],
  rows: [
    page.title("Reconciliation summary"),
    [
      label("Employer"),
      input("Sample County Government"),
      { role: "hint", value: "One workbook an employer and month" },
    ],
    [
      label("Payday"),
      input(new Date(Date.UTC(2026, 0, 28)), "date"),
      { role: "hint", value: "The day wages were paid" },
    ],
    [
      label("Days allowed for remitting"),
      input(7, "plain"),
      { role: "hint", value: "Check the law and your agreement" },
    ],
    [
      label("Date the money reached the bank"),
      input(new Date(Date.UTC(2026, 1, 10)), "date"),
      { role: "hint", value: "From the bank statement" },
    ],
    [
      label("Amount the bank received"),
      input(106_840, "money"),
      { role: "hint", value: "From the bank statement" },
    ],
    [],
    page.heading("Was it on time?"),
    [label("Due on"), result("=B3+B4", "date")],
    [totalLabel("Days late"), total("=MAX(0,B5-B9)", "plain")],
    [],
    page.heading("From the advice to the bank"),
    [label("Asked on the advice"), result("=Advice!G3", "money")],
    [
      label("Less: short, not deducted, or without a number"),
      result(`=SUMIF(${range("Advice", "I")},"<0")`, "money"),
    ],
    [label("Add: deducted over"), result(`=SUMIF(${range("Advice", "I")},">0")`, "money")],
    [totalLabel("Received for members on the advice"), total("=SUM(B13:B15)", "money")],
    [
      label("Add: unknown payroll numbers (to suspense)"),
      result(
        `=SUMIF(${range("Remittance", "C")},"Unknown payroll number",${range("Remittance", "B")})`,
        "money",
      ),
    ],
    [
      totalLabel("Total of the employer's schedule"),
      total("=B16+B17", "money"),
      totalLabel('=IF(ROUND(B18-Remittance!B3,2)=0,"Agrees with Remittance","An amount is not a figure")'),
    ],
    [label("Amount the bank received"), result("=B6", "money")],
    [
      totalLabel("Schedule not covered by money"),
      total("=B18-B19", "money"),
      totalLabel(
        '=IF(ROUND(B20,2)=0,"Fully paid",IF(B20>0,"Claim from the employer","More money than schedule"))',
      ),
    ],
    [],
    page.heading("Members by answer"),
    [columnTitle("Answer"), columnTitle("Members"), columnTitle("Difference (KES)")],
    ...answers.map((answer, index) => [
      label(answer),
      result(`=COUNTIF(${range("Advice", "J")},A${firstAnswer + index})`, "plain"),
      result(`=SUMIF(${range("Advice", "J")},A${firstAnswer + index},${range("Advice", "I")})`, "money"),
    ]),
    [
      totalLabel("All"),
      total(`=SUM(B${firstAnswer}:B${lastAnswer})`, "plain"),
      total(`=SUM(C${firstAnswer}:C${lastAnswer})`, "money"),
    ],
    [],
    page.heading("Sign-off"),
    [label("Prepared by (check-off clerk)"), input(null), input(null)],
    [label("Reviewed by (accountant)"), input(null), input(null)],
  ],
  warnings: [
    { range: "B10", formula: "=$B$10>0", tone: "bad" },
    { range: "B20:C20", formula: "=ROUND($B$20,2)<>0", tone: "bad" },
  ],
};

/** One employer's month: what was asked, what was deducted, what reached the bank. */
export const checkOffReconciliation: Workbook = { sheets: [instructions, summary, advice, remittance] };
