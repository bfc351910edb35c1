import {
  bullets,
  checklist,
  example,
  form,
  heading,
  note,
  paragraph,
  steps,
  subheading,
  table,
} from "#server/platform/typesetting/model.ts";
import type { TextDocument } from "../text-document.ts";

/** A year of work for an elected supervisory committee. */
export const supervisoryCommitteeProgramme: TextDocument = {
  sources: [
    "Co-operative Societies Act",
    "Sacco Societies (Deposit-Taking Sacco Business) Regulations, 2010",
    "SASRA's complaints handling guideline (2023)",
    "your SACCO's registered by-laws",
  ],
  blocks: [
    heading("Eyes of the members"),
    paragraph(
      "The supervisory committee is elected by the members to look where the members cannot. It does not manage, and it does not approve loans. It asks, tests, writes down, and reports: to the board every month, and to the general meeting every year. Most committees are three people with other jobs. This programme needs about **two days a month**.",
    ),
    table(
      ["The committee|4", "The board|4", "The internal auditor|4"],
      [
        ["Elected by members", "Elected by members", "Employed by the SACCO"],
        [
          "Checks that decisions follow law, by-laws and policy",
          "Takes the decisions and answers for them",
          "Tests the controls all year, in depth",
        ],
        [
          "Reports to the general meeting, and to the board",
          "Reports to the general meeting",
          "Reports to the board's audit committee, with a line to you",
        ],
        ["Has no vote in the board", "Sets policy, appoints the manager", "Has no operational duty"],
      ],
    ),
    note(
      "Three rights to insist on",
      bullets(
        "To see any record, at any branch, on the day you ask.",
        "To meet the external auditor once a year without management in the room.",
        "To have your monthly report as an item on the board's agenda, with a written answer to each finding.",
      ),
    ),
    heading("The year at a glance"),
    table(
      ["Month|2", "Main subject|5", "Also, every month|6"],
      [
        [
          "January",
          "Year-end cash, stocks of cheques and cards",
          "Minutes of the board read; surprise count at one till",
        ],
        ["February", "Accounts against ledgers, before the auditor signs", "Five items drawn from suspense"],
        ["March", "The AGM: notice, register of delegates, elections", "Complaints: open and late"],
        [
          "April",
          "Dividend and interest credited correctly: 20 members recalculated",
          "Loans to officers and staff: list and arrears",
        ],
        ["May", "Loans: 25 files, from application to disbursement", "Previous findings: closed or not"],
        [
          "June",
          "Check-off: two large employers reconciled",
          "Cheques and payments above the limit: ten vouchers",
        ],
        ["July", "Arrears and provisions; rescheduled loans", "Minutes of the board read"],
        ["August", "Procurement and the largest ten suppliers", "Surprise count at another branch"],
        ["September", "Users, passwords and rights in the system", "Five items drawn from suspense"],
        [
          "October",
          "Members leaving: refunds within the notice, guarantees released",
          "Complaints: ten closed files read",
        ],
        ["November", "Data protection and AML: ten member files", "Loans to officers and staff"],
        [
          "December",
          "Budget against actual; board travel and sitting allowances",
          "Previous findings: closed or not",
        ],
      ],
    ),
    heading("How to test: drawing a sample"),
    steps(
      "**Get the whole list** from the system, not the list management offers. For loans: every loan paid out in the period, with amount and officer. The total must agree with the ledger.",
      "**Take the big ones.** The five largest, all loans to directors, committee members, staff and their relatives.",
      "**Then take every n-th.** 420 loans and 20 to draw: 420 / 20 = 21. Choose a start between 1 and 21 by lot, say 8: loans number 8, 29, 50, 71 and so on.",
      "**Ask for the files at once,** and start with the one that cannot be found.",
      "**Write one line a file:** number, what was checked, what was found, reference to the page. A test without a line did not happen.",
    ),
    example(
      "From a sample to a judgement",
      paragraph(
        "Of 25 loan files drawn, 4 lack a guarantor's signature, and all 4 were appraised by the same officer. That is not 16% of a nuisance, it is one person's habit: take all files of that officer. Had the four been spread over branches, the finding would be about the procedure: nobody checks signatures before disbursement.",
      ),
    ),
    heading("Twelve tests in detail"),
    table(
      ["Test|4", "What to look for|7"],
      [
        [
          "1. Cash",
          "Count before asking for the balance. IOUs, personal cheques and torn notes in the till; till limit; who holds which key",
        ],
        [
          "2. Loan within policy",
          "Deposits multiple, term, pay left after deductions, queue order: who was paid ahead of whom",
        ],
        [
          "3. Guarantors",
          "Signature against the specimen; call three guarantors and ask what they signed; total exposure of the most frequent ten",
        ],
        [
          "4. Insider loans",
          "Same terms as members; the officer left the room, and the minutes say so; arrears shown by name to the board",
        ],
        [
          "5. Rescheduling",
          "A loan in arrears replaced by a new one in the same month; how many times; who approved",
        ],
        [
          "6. Check-off",
          "Advice, schedule and bank agree; days late; unknown payroll numbers cleared within a week",
        ],
        [
          "7. Suspense",
          "Age, owner, support for each journal that clears it; journals just before month end",
        ],
        [
          "8. Refunds on exit",
          "Notice kept; guarantees released first; paid to the member's own account or number",
        ],
        ["9. Expenses", "Three quotations where policy asks; delivery note; who uses the thing bought"],
        [
          "10. Allowances",
          "Attendance register against sitting allowances; two meetings on one day; the budget the AGM approved",
        ],
        [
          "11. System rights",
          "Leavers; shared passwords; one person who can create a member, a loan and a payment",
        ],
        [
          "12. Ratios",
          "Last return against the ledger; liquidity 15%, core capital 10% of assets and 8% of deposits, or the minimum now in force",
        ],
      ],
    ),
    heading("Writing a finding that is acted upon"),
    paragraph(
      "A finding has five parts, in this order, in fewer than 120 words. The committee agrees on the facts with the officer before the report is sent: a finding that is wrong once costs a year of credibility.",
    ),
    example(
      "Finding 2026/07: Loans paid without a guarantor's signature",
      bullets(
        "**What should be:** credit policy 6.4: no disbursement before all guarantors have signed.",
        "**What is:** 4 of 25 files (DL-0417, DL-0433, DL-0481, DL-0502; KES 1.34 million) were paid with one signature missing.",
        "**Why:** the disbursement list does not show guarantors, so the finance officer cannot see it.",
        "**What it may cost:** KES 420,000 of guarantees that could not be enforced.",
        "**What to do:** add signed guarantors to the list; obtain the four signatures by 31 July. Owner: credit manager.",
      ),
    ),
    table(
      ["Rating|2", "Meaning|6", "Answer due|4"],
      [
        [
          "High",
          "Money lost or likely to be lost, law broken, or somebody acted in bad faith",
          "Chairperson the same day; board within 7 days",
        ],
        ["Medium", "A control fails and nothing stands behind it", "Next board meeting, with a date"],
        ["Low", "Order, filing, late signatures", "Manager, within the quarter"],
      ],
    ),
    form(
      "Monthly report to the board",
      { fields: ["Month", "Days worked", "Members present"] },
      { field: "What was tested (subject, sample, period)", lines: 2 },
      { field: "New findings: number, title, rating", lines: 3 },
      { field: "Earlier findings still open, with their age in days", lines: 2 },
      { choice: "Access", options: ["Given in full", "Late", "Refused (by whom)", "Records missing"] },
      { fields: ["Chairperson of the committee", "Secretary", "Received by the board on"] },
    ),
    subheading("When you suspect fraud"),
    checklist(
      "Say nothing to the person, and nothing in the corridor. Two members of the committee, no more, know.",
      "Copies first: registers, vouchers, system logs, secured the same day. Originals stay where they are, sealed.",
      "Chairperson of the board informed in person. If the chairperson is involved: the vice-chairperson, the auditor and the regulator.",
      "Rights in the system suspended before the conversation with the officer, not after it.",
      "Every step in a diary with date and time. Do not interrogate, do not promise, do not accept repayment without the board.",
    ),
  ],
};
