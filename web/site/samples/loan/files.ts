import type { LoanFile, LoanPolicy } from "./appraisal.ts";

/** Rules of the made-up SACCO; each SACCO sets its own. */
export const policy: LoanPolicy = {
  depositMultiple: 3,
  monthlyRate: 100,
  maxTerm: 48,
  membershipMonths: 6,
};

const ksh = (shillings: number) => shillings * 100;

/** Three applications: one that meets every rule, one short of guarantors, one the payslip cannot carry. */
export const loanFiles: readonly LoanFile[] = [
  {
    id: "joseph-mwangi",
    member: "Joseph Mwangi",
    employer: "Teachers Service Commission",
    purpose: "Development loan: a borehole on the family farm",
    joined: 74,
    deposits: ksh(210_000),
    outstanding: 0,
    basicPay: ksh(62_000),
    deductions: ksh(14_800),
    amount: ksh(450_000),
    months: 36,
    guarantors: [
      { id: "g1", name: "Agnes Muthoni", deposits: ksh(185_000), committed: ksh(60_000) },
      { id: "g2", name: "Paul Kariuki", deposits: ksh(240_000), committed: ksh(110_000) },
      { id: "g3", name: "Rose Atieno", deposits: ksh(98_000), committed: 0 },
    ],
    signed: ["g1", "g2"],
  },
  {
    id: "lilian-achieng",
    member: "Lilian Achieng",
    employer: "Kisumu County Government",
    purpose: "School fees loan: two children in boarding school",
    joined: 31,
    deposits: ksh(96_000),
    outstanding: ksh(38_000),
    basicPay: ksh(48_500),
    deductions: ksh(11_200),
    amount: ksh(180_000),
    months: 24,
    guarantors: [
      { id: "g1", name: "Moses Ouma", deposits: ksh(120_000), committed: ksh(75_000) },
      { id: "g2", name: "Beatrice Akinyi", deposits: ksh(150_000), committed: ksh(62_000) },
      { id: "g3", name: "Dan Wafula", deposits: ksh(64_000), committed: ksh(50_000) },
    ],
    signed: ["g1", "g3"],
  },
  {
    id: "hassan-abdi",
    member: "Hassan Abdi",
    employer: "Coast Cement Works",
    purpose: "Development loan: materials for a house in Kilifi",
    joined: 52,
    deposits: ksh(330_000),
    outstanding: 0,
    basicPay: ksh(54_000),
    deductions: ksh(21_500),
    amount: ksh(800_000),
    months: 48,
    guarantors: [
      { id: "g1", name: "Fatuma Said", deposits: ksh(260_000), committed: 0 },
      { id: "g2", name: "Juma Mwero", deposits: ksh(310_000), committed: ksh(45_000) },
      { id: "g3", name: "Esther Kadzo", deposits: ksh(75_000), committed: ksh(20_000) },
    ],
    signed: ["g1", "g2"],
  },
];
