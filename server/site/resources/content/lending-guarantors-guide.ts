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

/** How to appraise a loan and the people who guarantee it. */
export const lendingGuarantorsGuide: TextDocument = {
  sources: [
    "Employment Act, 2007 (deductions from wages)",
    "Sacco Societies Act, 2008",
    "Data Protection Act, 2019",
    "your SACCO's credit policy",
  ],
  blocks: [
    heading("What a guarantee is worth"),
    paragraph(
      "A SACCO lends on three things: the member's own deposits, the member's ability to pay, and the word of other members. The third is the cheapest to take and the dearest to use. Every guarantor who is called upon is a saver who trusted you, and who tells thirty colleagues. This guide sets out an appraisal in which the guarantee is rarely needed.",
    ),
    table(
      ["Line of defence|3", "Question|5", "Evidence in the file|5"],
      [
        [
          "1. Ability to pay",
          "Can this member pay this instalment, every month, and still live?",
          "Payslips or business records, bank or M-PESA statements, credit bureau report",
        ],
        [
          "2. Check-off or standing order",
          "Does the money reach us before it reaches the pocket?",
          "Employer's confirmation; standing order that ran at least once",
        ],
        [
          "3. Own deposits",
          "How much of the loan has the member saved?",
          "Statement on the day; lien marked",
        ],
        [
          "4. Guarantors",
          "Who stands behind the rest, and are they free to?",
          "Signed forms, exposure report, consent call",
        ],
        ["5. Other security", "Only where policy asks for it", "Valuation, title search, insurance"],
      ],
    ),
    heading("Step 1: ability to pay"),
    paragraph(
      "Work from the payslip or the business, not from what the member says is left. The law limits how much of a wage may be deducted (Employment Act, 2007: verify the current text), and most policies keep at least one third of basic pay in the member's hand. The following member asks for KES 300,000 over 36 months at 12% a year on the reducing balance:",
    ),
    totalledTable(
      ["Ability to pay|6", "KES a month|3|#", "Where it comes from|5"],
      [
        ["Basic pay", "68,000", "Payslips of the last three months"],
        ["Regular allowances", "12,000", "Only those paid in all three"],
        ["Statutory deductions", "-19,400", "Tax, pension, health, housing as on the payslip"],
        ["Savings and other loans by check-off", "-11,600", "Payslip; credit bureau for loans elsewhere"],
        ["New instalment", "-9,964", "Amortisation schedule in this resource centre"],
        ["Left in hand", "39,036", "Above one third of basic pay (22,667)"],
      ],
    ),
    bullets(
      "**Business income** counts at what the worst of the last six months showed, not the average.",
      "**Overtime and per diem** do not repay loans. They end when the loan is two years old.",
      "**Mobile and app loans** do not stand on the payslip. Ask, read the M-PESA statement for three months, and write the answer into the file.",
      "**Age and contract:** the last instalment falls due before retirement or the end of the contract, or there is security for the rest.",
    ),
    heading("Step 2: what the member may borrow"),
    example(
      "Deposits multiple",
      paragraph(
        "Deposits KES 120,000 x 3 (the multiple in this SACCO's policy) = KES 360,000. Less the balance of running loans that rest on the same deposits, KES 40,000. Free limit **KES 320,000**; asked for KES 300,000: within the limit.",
      ),
      paragraph(
        "Own deposits cover KES 120,000 - 40,000 = KES 80,000. Guarantors are needed for 300,000 - 80,000 = **KES 220,000**.",
      ),
    ),
    heading("Step 3: are the guarantors free?"),
    paragraph(
      "A guarantor is good for the deposits that are not yet promised: neither to secure their own loan nor to secure others. Count what is outstanding today, not what was first guaranteed:",
    ),
    totalledTable(
      [
        "Guarantor|4",
        "Deposits|3|#",
        "Own loans to cover|3|#",
        "Guaranteed for others|3|#",
        "Free|3|#",
        "Offers here|3|#",
      ],
      [
        ["Otieno, M-11840", "210,000", "60,000", "45,000", "105,000", "80,000"],
        ["Chebet, M-12011", "95,000", "0", "20,000", "75,000", "70,000"],
        ["Mutua, M-12377", "140,000", "90,000", "48,000", "2,000", "2,000"],
        ["Halima, M-13004", "88,000", "0", "0", "88,000", "70,000"],
        ["Together", "533,000", "150,000", "113,000", "270,000", "222,000"],
      ],
    ),
    paragraph(
      "Together they offer KES 222,000 for the KES 220,000 needed. But Mutua adds a name and no money: replace him, or do without. A file with five names of which three are exhausted is weaker than a file with two.",
    ),
    note(
      "Warning signs among guarantors",
      bullets(
        "A ring: A guarantees B, B guarantees C, C guarantees A. One default empties three accounts.",
        "All guarantors from one small workplace that may close, or one family with one income.",
        "A guarantor who is in arrears, or whose own check-off stopped.",
        "The same guarantor on more than [5] running loans.",
        "A junior who guarantees the head of department. Ask in private whether it was a request.",
      ),
    ),
    heading("Step 4: consent that stands"),
    paragraph(
      "The guarantor must know the amount, the borrower's name, the term, and that their deposits may be used. Sign before an officer, or confirm by a call to the number on our file, never to a number that the borrower wrote down. Tell guarantors in writing when the loan is paid out, when it falls into arrears, and when they are free.",
    ),
    form(
      "Guarantor's consent",
      { fields: ["Borrower and member number", "Loan product", "Amount and term"] },
      { fields: ["Guarantor and member number", "ID number", "Telephone on our file"] },
      { fields: ["I guarantee (KES)", "In words"] },
      {
        field:
          "I understand that my deposits up to this amount are held as security until the loan is repaid or I am replaced, that I will be told of arrears, and that I cannot withdraw the guarantee alone.",
        lines: 1,
      },
      {
        choice: "Confirmed by",
        options: ["Signature before officer", "Call to number on file", "Member portal"],
      },
      { fields: ["Guarantor's signature and date", "Officer, date and time of the call"] },
    ),
    heading("Step 5: the file a committee can decide on"),
    checklist(
      "One page in front: amount, purpose, ability to pay, limit, guarantors' free amounts, officer's recommendation with a reason.",
      "Application form signed and dated; purpose in words ('roof of the house in Nyeri', not 'development').",
      "Payslips of three months or business records of six; credit bureau report not older than 30 days.",
      "Statement of deposits, shares and running loans, printed on the day of appraisal.",
      "Guarantors' consents, exposure report, and the note of the confirmation calls.",
      "Check-off form stamped by the employer, or standing order set up.",
      "Conflict of interest: no relative, no debtor and no guarantor of this member decides.",
      "The member has seen the amortisation schedule and the total cost before signing.",
    ),
    subheading("Deciding"),
    table(
      ["Case|5", "Decision|3", "Reason to minute|5"],
      [
        ["Ability, limit and guarantors in order", "Approve", "Within policy; first instalment date"],
        [
          "Ability thin, everything else in order",
          "Smaller or longer",
          "The instalment that leaves one third of pay",
        ],
        ["Guarantors not free", "Return, not refuse", "Which guarantor, how much is missing"],
        [
          "In arrears elsewhere, explained and paid",
          "Approve with check-off",
          "Letter of clearance in the file",
        ],
        ["Purpose unclear, pressure for speed", "Hear the member", "A conversation finds more than a form"],
        ["Refused", "In writing, with the reason", "And what would change the decision"],
      ],
    ),
    note(
      "When a computer scores the member",
      paragraph(
        "A decision with legal effect is not made by a machine alone. A score is one page in the file: an officer looks at what it rests on, and the member may ask for a person to look again.",
      ),
    ),
    subheading("When a guarantor wants to leave"),
    steps(
      "The request comes in writing. Guarantees are not released because the borrower is a nuisance.",
      "The borrower brings a replacement who is free for the outstanding balance, or pays it down to what the others cover.",
      "Both consents are signed, the system is updated on the same day, and the one who leaves gets a letter.",
    ),
  ],
};
