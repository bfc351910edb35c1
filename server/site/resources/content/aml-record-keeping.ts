import {
  bullets,
  checklist,
  example,
  form,
  heading,
  note,
  paragraph,
  steps,
  table,
} from "#server/platform/typesetting/model.ts";
import type { TextDocument } from "../text-document.ts";

/** Know-your-member rules and records against money laundering, at the size of a SACCO. */
export const amlRecordKeeping: TextDocument = {
  sources: [
    "Proceeds of Crime and Anti-Money Laundering Act, 2009, and its regulations",
    "guidance of the Financial Reporting Centre and of SASRA",
    "Data Protection Act, 2019",
  ],
  blocks: [
    heading("Why a SACCO of teachers should care"),
    paragraph(
      "Money that needs washing looks for places where people know each other and do not ask. A SACCO with a common bond knows its members better than any bank; it only has to write down what it knows. This paper covers the four things an inspection asks for: how you identify, how you rate risk, how you notice and report, and what you keep.",
    ),
    note(
      "Your reporting officer",
      paragraph(
        "One person is named by the board as the money-laundering reporting officer, with a deputy: [name, telephone]. Only this person reports to the Financial Reporting Centre. Thresholds, forms and deadlines change: the officer reads the current law and circulars every quarter and initials this page.",
      ),
    ),
    heading("Identify before the first shilling"),
    table(
      ["Who|3", "Take and copy|6", "Check|5"],
      [
        [
          "Individual",
          "National ID or passport (original seen), KRA PIN, photograph, telephone, address, employer or business",
          "Registry: name, ID number, date of birth. Face against the ID",
        ],
        [
          "Foreign member, diaspora",
          "Passport, alien ID where held, proof of address abroad",
          "Video call recorded, or certified copies",
        ],
        [
          "Minor",
          "Birth certificate; the identification of the adult who opens the account",
          "Who may withdraw, and until when",
        ],
        [
          "Group (chama)",
          "Registration, constitution, minutes naming the signatories, list of members",
          "Each signatory as an individual",
        ],
        [
          "Company",
          "Registration, non-individual KRA PIN, directors, beneficial owners",
          "Who really owns it, down to people",
        ],
      ],
    ),
    paragraph(
      "Numbers are checked for shape on the spot. A national ID number has seven to nine digits, and the card's serial number is a different one. A KRA PIN has a letter, nine digits and a letter; persons have an **A** at the start, organisations a **P**. Leading zeros count: these are texts, not numbers.",
    ),
    bullets(
      "**Four outcomes of a registry check, never merged:** matched, mismatch, not found, registry unavailable. 'Unavailable' is not 'matched': the member waits, or is opened with limits.",
      "**Names in another order** are the same name: Otieno Ouma James and James Ouma Otieno. A different name is a mismatch, to be explained in the file.",
      "**Source of funds** is one sentence that could be checked: 'salary, Kisumu County, payroll number', not 'savings'.",
      "**Politically exposed persons** (high public office, close family and associates) declare it on the form, and the manager approves.",
    ),
    heading("Rate the risk, once and again"),
    paragraph(
      "Three levels are enough. Add the points; review low risk every [three years], medium every [two], high every year, and whenever something changes.",
    ),
    table(
      ["Factor|4", "0 points|4", "1 point|4", "3 points|4"],
      [
        ["Income", "Salary by check-off", "Business with records", "Cash business, no records"],
        ["Residence", "In the common bond's area", "Elsewhere in Kenya", "Abroad"],
        ["Office", "None", "Local public office", "Politically exposed person"],
        ["Product", "BOSA deposits only", "FOSA account", "Large cash, third-party payments"],
        ["How met", "At the counter", "At an event, by an agent", "Never met in person"],
      ],
    ),
    example(
      "Three members rated",
      bullets(
        "Nurse, check-off, county hospital, BOSA only, at the counter: 0 points. **Low.**",
        "Hardware dealer with books, FOSA account, met at an event: 1 + 0 + 0 + 1 + 1 = 3 points. **Medium** (2 to 5).",
        "Cash trader living abroad, third-party deposits, opened online: 3 + 3 + 0 + 3 + 3 = 12 points. **High** (6 or more): manager approves, source of funds documented, first six months watched.",
      ),
    ),
    heading("What should make a teller look twice"),
    table(
      ["At the counter|6", "In the accounts|6", "In loans|6"],
      [
        [
          "Cash just below the amount that is reported, several days running",
          "Deposits out of all proportion to the payslip",
          "Repaid in cash, in full, weeks after disbursement",
        ],
        [
          "Somebody else answers the questions",
          "Many small M-PESA receipts from strangers, one withdrawal",
          "Deposits made the day before, to reach the multiple",
        ],
        [
          "Hurry, and an offer of thanks",
          "Dormant account wakes up with a large sum",
          "Guarantors who do not know the borrower",
        ],
        [
          "A document that was never folded",
          "In today, out today, nothing left",
          "Purpose changes when asked for papers",
        ],
        [
          "Refuses a receipt, or asks for another name on it",
          "Refund asked to a third party's account",
          "Shares bought high, then transferred at once",
        ],
      ],
    ),
    heading("From a doubt to a report"),
    steps(
      "**The teller serves the member** politely and to the end, unless policy says stop. No question that warns.",
      "**Internal report on the same day,** on the form in this paper, to the reporting officer. Not to the branch WhatsApp group, not to the supervisor's desk.",
      "**The officer looks** at the file, six months of transactions, and linked accounts; asks for facts that can be had without warning the member.",
      "**Decision in writing,** with reasons, whether it goes to the Financial Reporting Centre. A report that was not sent is kept as carefully as one that was.",
      "**No tipping off.** To tell the member, or anybody who may tell the member, is an offence. The account is served normally unless the Centre or a court says otherwise.",
    ),
    heading("What to keep, and for how long"),
    paragraph(
      "Anti-money-laundering records are kept **at least seven years**. The clock starts when the relationship or the transaction ends, not when the paper was made. A file that cannot be found in two days does not exist for an inspector.",
    ),
    table(
      ["Record|6", "Kept at least|4", "Clock starts|4", "Where|3"],
      [
        ["Identification: copies, registry answer, face comparison", "7 years", "Membership ends", ""],
        ["Transactions: vouchers, M-PESA and bank records", "7 years", "Date of the transaction", ""],
        ["Risk ratings and their reviews", "7 years", "Membership ends", ""],
        ["Internal reports and decisions, sent or not", "7 years", "Date of the decision", "Officer's safe"],
        ["Training: who, when, test result", "7 years", "Date of the training", ""],
        ["Applications abandoned before membership", "Delete early, [30 days]", "Last activity", "-"],
      ],
    ),
    note(
      "When data protection and record keeping meet",
      paragraph(
        "A former member may ask for erasure. The duty to keep AML records comes first for as long as it runs: restrict access, say why in the answer, and name the month in which the data will go.",
      ),
    ),
    form(
      "Internal report (confidential)",
      { fields: ["Number", "Date and time", "Branch"] },
      { fields: ["Member and number", "Account", "Amount (KES)"] },
      { choice: "Kind", options: ["Cash", "M-PESA", "Transfer", "Loan", "Identity", "Behaviour", "Other"] },
      { field: "What was seen or heard: facts first, then what seemed odd", lines: 3 },
      { fields: ["Reported by", "Received by the officer (date, time)"] },
      { choice: "Decision", options: ["Reported to the Centre", "Watch for 90 days", "Closed"] },
      { field: "Reasons", lines: 1 },
    ),
    heading("Self-check before an inspection"),
    checklist(
      "The board's minute that names the reporting officer and the deputy is on file.",
      "Ten member files drawn by lot: identification complete, PIN shape right, registry answer printed, source of funds in one sentence.",
      "All high-risk members on one list, each with a review in the last twelve months.",
      "Members without a valid telephone or with two ID numbers: list at nought, or with names of who is calling them.",
      "Cash transactions at and above the reporting threshold now in force: list agrees with the reports sent.",
      "Internal reports numbered without a gap; each with a decision.",
      "Every teller trained in the last twelve months; three tellers asked at random what tipping off means.",
      "Back-up of records read back on a different machine, this quarter.",
    ),
  ],
};
