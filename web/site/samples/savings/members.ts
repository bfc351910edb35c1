import type { Member } from "./plan.ts";

/** Interest on deposits that the made-up SACCO declared last: 8% a year. */
export const yearlyRate = 800;

const ksh = (shillings: number) => shillings * 100;

export const members: readonly Member[] = [
  {
    id: "wambui-njoroge",
    name: "Wambui Njoroge",
    about: "Secondary school teacher in Thika, two children",
    income: ksh(58_000),
    budget: [
      { id: "rent", label: "Rent", kind: "need", amount: ksh(14_000) },
      { id: "food", label: "Food and household", kind: "need", amount: ksh(13_500) },
      { id: "fees", label: "School fees, by the month", kind: "need", amount: ksh(7_500) },
      { id: "transport", label: "Transport", kind: "need", amount: ksh(5_000) },
      { id: "family", label: "Family and church", kind: "want", amount: ksh(4_000) },
      { id: "leisure", label: "Airtime, data and outings", kind: "want", amount: ksh(4_500) },
    ],
    goal: { label: "Form One fees and uniform", target: ksh(150_000), saved: ksh(22_000), months: 18 },
  },
  {
    id: "otieno-okoth",
    name: "Otieno Okoth",
    about: "Boda boda rider in Kisumu who owns his motorcycle",
    income: ksh(34_000),
    budget: [
      { id: "rent", label: "Rent", kind: "need", amount: ksh(6_000) },
      { id: "food", label: "Food and household", kind: "need", amount: ksh(9_000) },
      { id: "fuel", label: "Fuel, service and insurance", kind: "need", amount: ksh(8_500) },
      { id: "family", label: "Support to parents", kind: "want", amount: ksh(3_000) },
      { id: "leisure", label: "Airtime, data and outings", kind: "want", amount: ksh(3_500) },
    ],
    goal: { label: "Deposit for a second motorcycle", target: ksh(90_000), saved: ksh(8_000), months: 12 },
  },
  {
    id: "chelagat-rono",
    name: "Chelagat Rono",
    about: "Nurse in Eldoret in her first year of work",
    income: ksh(46_000),
    budget: [
      { id: "rent", label: "Rent", kind: "need", amount: ksh(10_000) },
      { id: "food", label: "Food and household", kind: "need", amount: ksh(9_000) },
      { id: "loan", label: "HELB repayment", kind: "need", amount: ksh(4_000) },
      { id: "transport", label: "Transport", kind: "need", amount: ksh(3_500) },
      { id: "leisure", label: "Airtime, data and outings", kind: "want", amount: ksh(5_000) },
    ],
    goal: { label: "Emergency fund of three months", target: ksh(80_000), saved: 0, months: 12 },
  },
];
