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
  totalledTable,
} from "#server/platform/typesetting/model.ts";
import type { TextDocument } from "../text-document.ts";

/** A half-day course on following up arrears. */
export const arrearsFollowUp: TextDocument = {
  sources: [
    "Sacco Societies (Deposit-Taking Sacco Business) Regulations, 2010 (classification and provisioning)",
    "Data Protection Act, 2019",
    "SASRA's complaints handling guideline (2023)",
    "your SACCO's credit policy",
  ],
  blocks: [
    heading("The course in one page"),
    paragraph(
      "Arrears are cheapest on the first day and dearest on the ninetieth. Most members who miss an instalment want to pay and do not know how to say that they cannot. This half day is for loan officers, check-off clerks and branch managers; eight to fourteen people, one trainer, real (anonymised) cases of your own branch.",
    ),
    table(
      ["Time|2", "Part|5", "How|6"],
      [
        ["8.30", "What an unpaid loan costs", "Trainer, one worked example on the board"],
        ["9.00", "The first seven days", "Timeline put in order by pairs"],
        ["9.45", "The call", "Script, then six calls in pairs, one observer"],
        ["10.45", "Check-off that did not come", "Case: one employer, 40 members"],
        ["11.15", "Promises, rescheduling, guarantors", "Three cases in groups"],
        ["12.15", "What we change on Monday", "Each says one thing, aloud, with a date"],
      ],
    ),
    subheading("Bring to the room"),
    checklist(
      "Yesterday's arrears list of the branch, with names and numbers covered.",
      "Three loan files that went well after a first missed instalment, and three that did not.",
      "The arrears of the largest check-off employer, reconciled.",
      "The tariff of penalties, the rescheduling rule and the letter templates of your credit policy.",
      "A telephone on loudspeaker for the practice calls.",
    ),
    subheading("How you will know in three months that it worked"),
    bullets(
      "Nine of ten members who miss an instalment were spoken to, and not only sent an SMS, within three days.",
      "Two of three promises are kept in full, and each broken one has a next step within a day.",
      "Portfolio at risk over 30 days has fallen; the number of complaints about collection has not risen.",
    ),
    heading("What an unpaid loan costs"),
    example(
      "KES 200,000 at 12% a year goes bad",
      totalledTable(
        ["What the SACCO loses|6", "KES|3|#", "Remark|6"],
        [
          ["Outstanding balance", "164,000", "After 9 instalments"],
          ["Deposits of the member", "-52,000", "Set off"],
          ["Recovered from guarantors over two years", "-70,000", "Two of four resisted, one left the SACCO"],
          ["Legal and travel costs", "14,000", "Not recovered"],
          ["Lost", "56,000", "To be earned again by other loans"],
        ],
      ),
      paragraph(
        "With a margin of 3 cents a year on each shilling lent, it takes 56,000 / 0.03 = about **KES 1.87 million** lent for a year to earn it back. That is nine good loans of this size, for the sake of calls that were not made in the first week.",
      ),
    ),
    heading("The timeline"),
    table(
      ["Day|2", "What happens|7", "Who|3", "Record|3"],
      [
        ["-3", "Reminder by SMS with amount and paybill", "System", "Automatic"],
        ["1", "List of unpaid instalments, check-off apart from the rest", "Loans desk", "List printed"],
        [
          "1-3",
          "Call to each member who pays directly; call to the employer for check-off",
          "Officer",
          "Note of the call",
        ],
        [
          "7",
          "Second call, from the branch manager. Promise with date and amount",
          "Manager",
          "Promise form",
        ],
        [
          "15",
          "Letter to the member; guarantors are told that an instalment is late",
          "Officer",
          "Copies in the file",
        ],
        ["30", "Visit or meeting, with a guarantor if the member agrees", "Two officers", "Visit report"],
        ["31", "Loan moves to a worse class; provision rises", "Finance", "Provisioning sheet"],
        ["45", "Credit committee: reschedule, call in guarantors, or demand", "Committee", "Minute"],
        ["60", "Formal demand to member and guarantors", "Credit manager", "Registered letter"],
        [
          "90",
          "Set-off of deposits and guarantees as policy says; legal action considered",
          "Board's committee",
          "Minute",
        ],
      ],
    ),
    note(
      "Days count from the oldest unpaid instalment",
      paragraph(
        "A part payment goes to the oldest instalment and moves the date forward only when that instalment is paid in full. A loan is not 'current' because something was paid last week.",
      ),
    ),
    heading("The call, in six sentences"),
    steps(
      "**Who and why, to the right person.** 'Good morning, am I speaking with Akinyi? This is Peter from [SACCO], about your loan.' If somebody else answers: name, number, please call back. Nothing about debt.",
      "**The fact, without a judgement.** 'The instalment of 9,964 shillings for March, due on the 31st, has not reached us.'",
      "**One open question, then silence.** 'What happened?' Count to ten.",
      "**What is possible.** 'What can you pay this week, and what by the 15th?' Let the member name the figure.",
      "**The promise, repeated.** 'So 4,000 by M-PESA on Friday and 5,964 on the 15th. I write that down and send it to you now.'",
      "**What follows.** 'If something changes, call me before Friday, and we find another way. After the 15th I have to inform your guarantors.'",
    ),
    table(
      ["The member says|5", "What may lie behind it|4", "A good answer|7"],
      [
        [
          "'I have already paid.'",
          "Paid to a wrong account, or late remittance",
          "'Thank you. Please read me the M-PESA code or the payslip line; I look for it while we speak.'",
        ],
        [
          "'My employer deducts it.'",
          "Not remitted, or not deducted",
          "'Does the payslip of March show it? Then you are right, and I go after your employer. Please send me a picture.'",
        ],
        [
          "'I lost my job.'",
          "Fear; the final dues are still to come",
          "'I am sorry. When do you expect your final dues? Come on Tuesday, we plan from there.'",
        ],
        [
          "'Business is bad.'",
          "Season, sickness, another lender",
          "'What came in last week? Which other loans do you pay?'",
        ],
        [
          "'Call my guarantors, then.'",
          "Anger, or a quarrel among them",
          "'I would rather they never heard from me. What can you do by Friday?'",
        ],
        ["'Nitalipa tu.'", "A wish and not a promise", "'Asante. Kiasi gani, na tarehe gani?'"],
      ],
    ),
    subheading("Never"),
    bullets(
      "Threats, insults, calls before 8 a.m. or after 6 p.m., or to the employer's supervisor about a private loan.",
      "A message in a WhatsApp group, a list on the notice board, a photograph of the member.",
      "A promise that interest will be forgiven, made by somebody who may not forgive it.",
      "Cash taken in the field without an official receipt on the spot.",
    ),
    form(
      "Note of a call and promise to pay",
      { fields: ["Loan and member", "Date and time", "Number called", "Officer"] },
      { choice: "Reached", options: ["Member", "Other person: nothing said", "No answer", "Number wrong"] },
      { field: "Reason in the member's words", lines: 2 },
      { fields: ["Promised (KES)", "On", "How (M-PESA, cash, check-off)"] },
      { choice: "Kept", options: ["In full", "In part", "Not kept: next step below"] },
      { fields: ["Next step", "Due on", "Text sent to the member at"] },
    ),
    heading("Check-off that did not come"),
    paragraph(
      "When one employer is late, forty loans fall into arrears on one morning, and none of the forty members did anything wrong. Treat it as one case:",
    ),
    steps(
      "Reconcile first, with the sheet in this resource centre: who was deducted, who was not, what is missing in money.",
      "Call the employer's accountant on the first day after the seven days; write on the second; the manager visits in the second week.",
      "Tell the members by SMS: 'Your employer has not yet remitted March. You need not do anything; keep your payslip.' No penalty for members whose payslip shows the deduction.",
      "Members who were not deducted are followed up like any other member who missed an instalment.",
      "At 30 days the board decides: stop new lending to this employer, legal steps, report to the authorities.",
    ),
    heading("Reschedule, or not?"),
    table(
      ["Sign|6", "Reschedule|2", "Do not|2"],
      [
        ["Income has fallen but is steady, and shown on paper", "x", ""],
        ["One full instalment at the new amount was paid before signing", "x", ""],
        ["Guarantors agree in writing to the new term", "x", ""],
        ["It is the third time for the same loan", "", "x"],
        ["It would happen in the last week of a quarter, to improve a ratio", "", "x"],
        ["The member cannot be found", "", "x"],
      ],
    ),
    paragraph(
      "A rescheduled loan keeps its class until the member has paid for some months as agreed (your policy and the regulation say how many). Lists of rescheduled loans go to the board and to the supervisory committee every month.",
    ),
    heading("Calling on guarantors, decently"),
    example(
      "Letter to a guarantor, day 15",
      paragraph(
        "Dear [name], you guarantee KES [amount] of the loan of [borrower]. The instalment of [month] has not been paid. Nothing is asked of you today. We tell you because the rules require it, and because a word from a friend often helps more than a letter from us. If it is not paid by [date], we would like to meet you and [borrower] on [day]. Your deposits remain yours; up to the amount above they secure this loan.",
      ),
    ),
    checklist(
      "The guarantor was told at day 15, and not at day 90.",
      "The amount called on is the guarantor's share, and not more than was signed.",
      "All guarantors of the loan are treated alike, by their shares.",
      "Instalments were offered to the guarantor instead of one sum.",
      "What the borrower pays later goes back to the guarantors, in writing.",
      "A complaint about a guarantee stops the set-off until it is answered.",
    ),
    heading("Cases for the groups"),
    bullets(
      "**A.** Three instalments late, deposits cover 60%, the member answers every call and pays 2,000 each time. What do you propose, and what do the guarantors hear?",
      "**B.** A director's loan is 40 days late. The officer has not called 'out of respect'. Who does what, today?",
      "**C.** A borrower died. The guarantors ask to be released. What do you look for first? (Loan insurance; nominees are not debtors; the set-off as policy says.)",
    ),
    form(
      "What we change on Monday",
      { fields: ["Name", "One thing I will do differently", "From (date)"] },
      { fields: ["Name", "One thing I will do differently", "From (date)"] },
      { fields: ["Looked at again on", "By"] },
    ),
  ],
};
