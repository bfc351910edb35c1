import {
  type Cell,
  columnTitle,
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

const guide = prose(2);
const instructions: Sheet = {
  name: "Read me",
  columns: [28, 78],
  rows: [
    guide.title("Liquidity and capital adequacy worksheet"),
    guide.text(
      "A monthly working paper for the manager and the finance officer of a deposit-taking SACCO. It takes the closing balances of the ledger, computes the capital and liquidity ratios, shows the shillings of headroom behind each, and tests what three bad months would do to them.",
    ),
    [],
    guide.heading("How to use it"),
    [
      label("1. Close the month"),
      label(
        "Reconcile the banks, M-PESA, till and vault balances first. A ratio is as good as its worst reconciliation.",
      ),
    ],
    [
      label("2. Fill in Balances"),
      label(
        "Type the trial balance figures in the marigold cells. Deductions are typed as positive figures.",
      ),
    ],
    [
      label("3. Read Ratios"),
      label(
        "First see on Balances that the balance check says Balances. Then each line here says met or not met, and by how many shillings. Copy the lines into the board paper.",
      ),
    ],
    [
      label("4. Set the what-ifs"),
      label(
        "Stress holds three what-ifs in marigold. Set them to what your board fears most, then note its decision in the minutes.",
      ),
    ],
    [
      label("5. File the return"),
      label(
        "Transfer the figures to the current SASRA forms. This sheet is a working paper and not the form itself.",
      ),
    ],
    [],
    guide.heading("What the colours mean"),
    ...legend("The sample figures are fictional.", "A ratio or a total."),
    [],
    guide.heading("Where the minimums come from"),
    [
      label("Source"),
      label(
        "Sacco Societies Act, 2008 and the Sacco Societies (Deposit-Taking Sacco Business) Regulations, 2010.",
      ),
    ],
    [
      label("Verify"),
      label(
        "Minimums, definitions and forms change. Before filing, hold the marigold minimums on Ratios and the lines on Balances against the current text and SASRA's current circulars.",
      ),
    ],
    [
      label("Non-withdrawable deposits"),
      label(
        "SACCOs without a FOSA licence follow other regulations with other minimums: replace the figures on Ratios.",
      ),
    ],
  ],
};

const page = prose(3);
const amount = (name: string, value: number, hint = ""): Cell[] => [
  label(name),
  input(value, "money"),
  { role: "hint", value: hint },
];
/** An amount that may be below zero. */
const signed = (name: string, value: number, hint: string): Cell[] => [
  label(name),
  input(value, "money", { kind: "amount", min: -1e12 }),
  { role: "hint", value: hint },
];
const sum = (name: string, formula: string, hint = ""): Cell[] => [
  totalLabel(name),
  total(formula, "money"),
  { role: "hint", value: hint },
];

const balances: Sheet = {
  name: "Balances",
  columns: [46, 32, 66],
  rows: [
    page.title("Closing balances"),
    [label("SACCO"), input("Mwangaza Sample SACCO"), { role: "hint", value: "Name as licensed" }],
    [
      label("Month end"),
      input(new Date(Date.UTC(2026, 0, 31)), "date"),
      { role: "hint", value: "Last day of the month" },
    ],
    [],
    page.heading("Capital"),
    amount("Share capital, fully paid", 48_000_000, "Members' shares; not withdrawable"),
    amount("Statutory reserve", 21_500_000),
    signed("Retained earnings of earlier years", 9_800_000, "Losses carried forward with a minus"),
    signed(
      "Surplus of the year to date",
      4_200_000,
      "Only as far as your regulator lets unaudited surplus count; a deficit with a minus",
    ),
    amount("Capital grants and donations", 1_500_000, "Only what is not meant to be spent"),
    amount("Other disclosed reserves", 2_000_000),
    amount(
      "Less: deductions from core capital",
      3_000_000,
      "For example investments in subsidiaries; as the form lists them",
    ),
    sum("Core capital", "=SUM(B6:B11)-B12"),
    sum("Institutional capital", "=B13-B6", "Core capital without the members' share capital"),
    [],
    page.heading("Deposits and short-term liabilities"),
    amount("FOSA savings accounts", 142_000_000, "Withdrawable on demand"),
    amount("FOSA fixed deposits", 58_000_000),
    amount("BOSA deposits", 385_000_000, "Refundable on exit; also security for loans"),
    sum("Total deposits", "=SUM(B17:B19)"),
    amount(
      "Short-term liabilities",
      26_000_000,
      "Payables, borrowings due within a year, unremitted deductions",
    ),
    [],
    page.heading("Liquid assets"),
    amount("Cash in tills, vault and ATMs", 14_500_000),
    amount("Bank and mobile-money balances", 52_000_000, "Reconciled balances, not the statement's"),
    amount("Treasury bills and short placements", 49_000_000, "As far as the form admits them"),
    amount("Less: overdrafts and pledged balances", 6_500_000),
    sum("Net liquid assets", "=SUM(B24:B26)-B27"),
    [],
    page.heading("Total assets"),
    amount("Gross loans to members", 612_000_000),
    amount("Less: allowance for loan losses", 19_000_000, "From the delinquency and provisioning sheet"),
    amount("Property, equipment and all other assets", 34_500_000, "Without the liquid assets above"),
    sum("Total assets", "=SUM(B24:B26)+B31-B32+B33"),
    [],
    page.heading("Does it balance?"),
    amount(
      "Borrowings due after a year, and overdrafts",
      38_000_000,
      "What is owed and not yet above; overdrafts are taken off the liquid assets only",
    ),
    signed(
      "Capital and surplus that do not count above",
      7_000_000,
      "For example surplus not yet audited, revaluation and appropriation accounts",
    ),
    sum(
      "Deposits, liabilities and capital",
      "=B20+B21+B37+SUM(B6:B11)+B38",
      "Capital before the deductions, which are assets",
    ),
    sum(
      "Total assets less deposits, liabilities and capital",
      "=ROUND(B34-B39,2)",
      "Zero when nothing is missing",
    ),
    [
      totalLabel("Balance check"),
      total('=IF(B40=0,"Balances",IF(B40>0,"Assets are higher","Assets are lower"))'),
      {
        role: "hint",
        value:
          "Find the difference before you read the ratios: a line of the trial balance stands nowhere, or twice",
      },
    ],
  ],
  warnings: [
    { range: "B40:B41", formula: "=$B$40<>0", tone: "bad" },
    { range: "B41", formula: "=$B$40=0", tone: "good" },
  ],
};

const five = prose(6);
interface Ratio {
  name: string;
  numerator: string;
  denominator: string;
  minimum: number;
}
const ratios: Ratio[] = [
  {
    name: "Core capital / total assets",
    numerator: "Balances!B13",
    denominator: "Balances!B34",
    minimum: 0.1,
  },
  {
    name: "Core capital / total deposits",
    numerator: "Balances!B13",
    denominator: "Balances!B20",
    minimum: 0.08,
  },
  {
    name: "Institutional capital / total assets",
    numerator: "Balances!B14",
    denominator: "Balances!B34",
    minimum: 0.08,
  },
  {
    name: "Liquidity: net liquid assets / (savings deposits and short-term liabilities)",
    numerator: "Balances!B28",
    denominator: "(Balances!B17+Balances!B18+Balances!B21)",
    minimum: 0.15,
  },
];
const firstRatio = 6;
const met = (row: number) => total(`=IF(D${row}>=C${row},"Met","Not met")`);

const ratioSheet: Sheet = {
  name: "Ratios",
  columns: [46, 20, 16, 16, 14, 22],
  rows: [
    five.title("Ratios against their minimums"),
    five.text(
      "Headroom is what the SACCO could lose of the numerator before it falls to the minimum. A negative headroom is the sum to raise.",
    ),
    [],
    ["Measure", "Amount (KES)", "Minimum", "Actual", "Answer", "Headroom (KES)"].map((text) =>
      columnTitle(text),
    ),
    [
      label("Core capital in shillings"),
      result("=Balances!B13", "money"),
      input(10_000_000, "money"),
      total("=B5", "money"),
      met(5),
      result("=D5-C5", "money"),
    ],
    ...ratios.map(({ name, numerator, denominator, minimum }, index) => {
      const row = firstRatio + index;
      return [
        label(name),
        result(`=${numerator}`, "money"),
        input(minimum, "percent"),
        total(`=IF(${denominator}=0,0,B${row}/${denominator})`, "percent"),
        met(row),
        result(`=B${row}-C${row}*${denominator}`, "money"),
      ];
    }),
    [],
    [
      totalLabel("Measures met"),
      total('=COUNTIF(E5:E9,"Met")', "plain"),
      totalLabel("of"),
      total("=COUNTA(E5:E9)", "plain"),
    ],
    [],
    five.hint(
      "The denominator of the liquidity ratio here is FOSA savings, fixed deposits and short-term liabilities. Confirm the definition on the current liquidity return before you file.",
    ),
    [],
    five.heading("Sign-off"),
    [label("Prepared by (finance officer)"), input(null), label("Date"), input(null, "date")],
    [label("Reviewed by (manager)"), input(null), label("Date"), input(null, "date")],
    [label("Seen by (supervisory committee)"), input(null), label("Date"), input(null, "date")],
  ],
  landscape: true,
  warnings: [{ range: "E5:E9", formula: '=E5="Not met"', tone: "bad" }],
};

const stressRow = (name: string, formulas: [string, string, string], format: "money" | "percent"): Cell[] => [
  label(name),
  ...formulas.map((formula) => result(formula, format)),
];
const each = (formula: (column: string) => string): [string, string, string] => [
  formula("B"),
  formula("C"),
  formula("D"),
];

const four = prose(4);
const stress: Sheet = {
  name: "Stress",
  columns: [52, 22, 22, 22],
  rows: [
    four.title("What three bad months would do"),
    four.text(
      "Each column is one what-if, applied alone to the closing balances. Loan losses reduce capital and assets; withdrawals are paid out of liquid assets.",
    ),
    [],
    ["What happens", "Loans go bad", "Members withdraw", "Both at once"].map((text) => columnTitle(text)),
    [
      label("Share of gross loans written off"),
      input(0.04, "percent"),
      input(0, "percent"),
      input(0.04, "percent"),
    ],
    [
      label("Share of FOSA savings withdrawn"),
      input(0, "percent"),
      input(0.25, "percent"),
      input(0.25, "percent"),
    ],
    [
      label("Check-off remittance that arrives a month late (KES)"),
      input(0, "money"),
      input(18_000_000, "money"),
      input(18_000_000, "money"),
    ],
    [],
    four.heading("After the event"),
    stressRow(
      "Core capital",
      each((column) => `=Balances!$B$13-${column}5*Balances!$B$31`),
      "money",
    ),
    stressRow(
      "Total assets",
      each((column) => `=Balances!$B$34-${column}5*Balances!$B$31-${column}6*Balances!$B$17`),
      "money",
    ),
    stressRow(
      "Net liquid assets",
      each((column) => `=Balances!$B$28-${column}6*Balances!$B$17-${column}7`),
      "money",
    ),
    stressRow(
      "Core capital / total assets",
      each((column) => `=IF(${column}11=0,0,${column}10/${column}11)`),
      "percent",
    ),
    stressRow(
      "Liquidity",
      each((column) => {
        const liabilities = `(Balances!$B$17*(1-${column}6)+Balances!$B$18+Balances!$B$21)`;
        return `=IF(${liabilities}=0,0,${column}12/${liabilities})`;
      }),
      "percent",
    ),
    [
      totalLabel("Capital test"),
      ...["B", "C", "D"].map((column) => total(`=IF(${column}13>=Ratios!$C$6,"Holds","Fails")`)),
    ],
    [
      totalLabel("Liquidity test"),
      ...["B", "C", "D"].map((column) => total(`=IF(${column}14>=Ratios!$C$9,"Holds","Fails")`)),
    ],
    [],
    four.hint(
      "A failed test is a question for the board: a standby line, slower lending, a longer notice for fixed deposits, or an employer who must be chased. The late remittance leaves total assets unchanged, because the money is still owed.",
    ),
  ],
  landscape: true,
  warnings: [{ range: "B15:D16", formula: '=B15="Fails"', tone: "bad" }],
};

/** A monthly working paper for capital and liquidity ratios, with headroom and stress tests. */
export const prudentialRatiosWorksheet: Workbook = { sheets: [instructions, balances, ratioSheet, stress] };
