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

/** What a SACCO needs on paper, and at the counter, for the Data Protection Act. */
export const dataProtectionPack: TextDocument = {
  sources: [
    "Data Protection Act, 2019, and its regulations",
    "guidance of the Office of the Data Protection Commissioner",
    "anti-money-laundering law (record keeping)",
  ],
  blocks: [
    heading("Whose data, and whose duty"),
    paragraph(
      "A SACCO knows a member's salary, children, debts, fingerprints and the names of those who trust them. Under the Data Protection Act, 2019 the SACCO is the **data controller** of all of it; the core-banking vendor, the SMS company and the payroll bureau are **processors**, and answer to you. This pack gives the papers that an inspection asks for first, and the habits that make them true.",
    ),
    table(
      ["Kind of data|4", "Examples in a SACCO|6", "Treat as|3"],
      [
        [
          "Ordinary personal data",
          "Name, ID number, telephone, address, employer, balance, loans, guarantors",
          "Personal",
        ],
        [
          "Sensitive personal data",
          "Fingerprint, face image used to identify, marital status, family details, health on an insurance form",
          "Sensitive: stricter basis, fewer eyes",
        ],
        [
          "Data of others",
          "Next of kin, nominees, guarantors, referees, children with junior accounts",
          "Personal: tell them too",
        ],
        ["Not personal", "Totals by branch, ratios, an account plan", "Free to use"],
      ],
    ),
    heading("On what basis do you hold it?"),
    paragraph(
      "Do not ask for consent where you do not need it: consent can be withdrawn, a contract cannot be half withdrawn. Membership rests on contract and legal duty; marketing rests on consent that the member gives freely and separately.",
    ),
    table(
      ["Purpose|5", "Basis|4", "Remark|5"],
      [
        ["Opening and running the membership", "Contract", "No consent box needed; a notice is"],
        [
          "Identification, registry check, AML records",
          "Legal duty",
          "A refusal to identify means no account",
        ],
        [
          "Loans, guarantors, credit bureau",
          "Contract and legal duty",
          "Tell the guarantor what you hold of them",
        ],
        [
          "Check-off with the employer",
          "Contract: the member's authority",
          "Send the employer the deduction only, never the purpose or the balance",
        ],
        [
          "Face or fingerprint to identify",
          "Explicit consent, with another way offered",
          "A member who refuses is served with ID and signature",
        ],
        [
          "SMS offers, newsletters, photographs at the AGM",
          "Consent, opt-in",
          "Off unless switched on; one word stops it",
        ],
        ["CCTV in the banking hall", "Legitimate interest", "Sign at the door; short, fixed storage"],
      ],
    ),
    heading("A consent and privacy notice to adapt"),
    example(
      "Notice to members",
      bullets(
        "**Who we are:** [SACCO] Society Limited, [address], is the controller of your data. Questions: [data protection officer], [telephone], [e-mail].",
        "**What we hold:** identity, contact, employment and income, next of kin and nominees, accounts, loans and guarantees, and, if you agree, an image of your face for comparison with your ID.",
        "**Why:** to run your membership and loans (contract); to identify you and keep records against money laundering (law); to send you offers (only if you tick the box).",
        "**Who else sees it:** the employer who deducts for you, credit reference bureaus, the regulator, our auditors, and service providers under contract: [list]. Outside Kenya: [none / country and safeguard].",
        "**Decisions by computer:** [our loan score] is computed automatically; an officer decides. You may ask for the reasons and for a second look.",
        "**How long:** while you are a member, and afterwards as the law requires; records against money laundering at least seven years.",
        "**Your rights:** to see your data, to have them corrected or erased, to object, to take back a consent at any time. Without the data that law or contract need, we cannot keep your account.",
        "**Complaints:** to us first, or to the Office of the Data Protection Commissioner.",
      ),
    ),
    form(
      "Consents (each one separate, none of them a condition of membership)",
      {
        choice: "I agree to the use of my face image to compare it with my ID",
        options: ["Yes", "No, by ID and signature"],
      },
      { choice: "I agree to offers and news", options: ["By SMS", "By e-mail", "By telephone", "No"] },
      { choice: "I agree to photographs from meetings in SACCO publications", options: ["Yes", "No"] },
      { fields: ["Name and member number", "Signature", "Date and time", "Notice version"] },
    ),
    heading("Register of processing"),
    paragraph(
      "One table, kept by the data protection officer, read by the board once a year. Four lines are filled in as a pattern; a SACCO of average size has fifteen to twenty.",
    ),
    table(
      ["Activity|3", "Data|4", "Shared with|3", "Kept|3", "Protected by|3"],
      [
        [
          "Member register",
          "Identity, contact, employment, next of kin",
          "Regulator, auditor",
          "Membership + 7 years",
          "Roles; log of every view",
        ],
        [
          "Loan files",
          "Income, bureau report, guarantors",
          "Credit bureau",
          "End of loan + 7 years",
          "Locked cabinet; scans encrypted",
        ],
        ["Check-off", "Payroll number, amount", "Employer", "7 years", "Encrypted file, one address a side"],
        ["Job applications", "CV, certificates, referees", "Nobody", "[12] months", "HR only"],
      ],
    ),
    heading("When a member asks for their data"),
    steps(
      "**Any desk, any form.** 'I want to see what you have about me' is a request. Write it down, give a number.",
      "**Identify** the person as you would before a withdrawal. A spouse is not the member.",
      "**Clock:** deadlines are short, 7 to 14 days depending on the request. Promise seven.",
      "**Collect** from the system, the paper file, call recordings, e-mail. Take out what belongs to others: a guarantor's balance, a colleague's note.",
      "**Answer** on paper or by a protected file; note what was sent and when.",
    ),
    example(
      "Erasure asked for, and partly refused",
      paragraph(
        "Dear [name], you left the SACCO on [date] and ask us to erase your data. We have erased your photograph, your marketing consents and your telephone number from our SMS list. Identity and transaction records must be kept at least seven years under anti-money-laundering law; they are locked away from daily use and will be erased in [month, year]. You may complain to the Data Protection Commissioner.",
      ),
    ),
    heading("A breach: the first 72 hours"),
    paragraph(
      "A breach is any loss, theft, publication or change of personal data: a laptop stolen, a loan list e-mailed to the wrong employer, a printout found at the tuck shop. Where there is a real risk of harm, the Commissioner is notified **within 72 hours** of becoming aware, and the members are told.",
    ),
    table(
      ["Hour|2", "What to do|7", "Who|3"],
      [
        [
          "0-2",
          "Stop it: recall the mail, disable the account, change the password. Keep the evidence, delete nothing",
          "Whoever finds it, ICT",
        ],
        [
          "2-6",
          "Write down when, what, how many members, which data, who can see it now. Tell the manager",
          "Data protection officer",
        ],
        [
          "6-24",
          "Judge the harm: money, shame, safety. Sensitive data or passwords make it serious",
          "Manager, DPO, counsel",
        ],
        [
          "24-48",
          "Draft the notice to the Commissioner; draft the message to members in plain words, in both languages",
          "DPO",
        ],
        [
          "48-72",
          "Send. If not everything is known, send what is known and say when more will come",
          "Manager",
        ],
        [
          "After",
          "Entry in the breach register, cause removed, board informed, staff told what was learnt",
          "DPO, board",
        ],
      ],
    ),
    form(
      "Breach record",
      { fields: ["Number", "Found on (date, time)", "Found by"] },
      { field: "What happened, and how it was stopped", lines: 2 },
      { fields: ["Members affected", "Kinds of data", "Who could see it"] },
      { choice: "Notified", options: ["Commissioner", "Members", "Police", "Not required: reason below"] },
      { fields: ["Sent on (date, time)", "Hours after discovery", "Signed"] },
    ),
    subheading("Ten habits that cost nothing"),
    checklist(
      "Screens face away from the queue; forms are turned over when somebody sits down.",
      "No member list on a private phone, no ID photographs in a WhatsApp group.",
      "The guarantor learns the amount and the arrears, never the borrower's payslip.",
      "Debt is discussed with the member and the guarantors, not with the supervisor at work.",
      "Loan files go home with nobody.",
      "Each user has a name and a password of their own; leavers are disabled the same day.",
      "Old forms are shredded, and not used as scrap paper at the front desk.",
      "Every vendor who sees member data has signed a processing agreement.",
      "Laptops and phones of the SACCO are encrypted and locked.",
      "Registration with the Commissioner's office is checked once a year: is it needed, is it valid?",
    ),
    note(
      "Ask for less",
      paragraph(
        "The safest data are those you never took. Clan, religion and political views have no place on a membership form. Walk through yours with a red pen once a year.",
      ),
    ),
  ],
};
