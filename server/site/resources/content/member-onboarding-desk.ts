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

/** Desk training and checklists for registering a member in one visit. */
export const memberOnboardingDesk: TextDocument = {
  sources: [
    "Co-operative Societies Act and your by-laws (admission of members)",
    "Proceeds of Crime and Anti-Money Laundering Act, 2009",
    "Data Protection Act, 2019",
  ],
  blocks: [
    heading("One visit, one sitting"),
    paragraph(
      "Most people who start a membership form and never finish were sent home for one paper. A member who comes from the coast to the county office once a month does not come twice. The aim of this training is a complete file in **25 minutes**, and a member who knows what happens next.",
    ),
    table(
      ["Minutes|2", "Step|4", "What the officer does|8"],
      [
        [
          "0-3",
          "Welcome",
          "Common bond? 18 or older? Documents on the table. If one is missing, say now what can be done today and what later by phone",
        ],
        [
          "3-8",
          "Who are you?",
          "Bio-data from the ID and not from dictation; the member reads the screen back",
        ],
        [
          "8-12",
          "Work and income",
          "Employer, payroll number, terms of service; or business, place, income of a weak month",
        ],
        ["12-16", "Money", "Shares, monthly deposit, how it is paid; check-off form signed"],
        ["16-20", "Family", "Next of kin, nominees with shares that total 100%"],
        [
          "20-24",
          "Checks",
          "Documents photographed, registry asked, face compared; notice explained, consents ticked by the member's own hand",
        ],
        [
          "24-25",
          "What next",
          "Member number or date of approval, first deduction, the officer's name and number",
        ],
      ],
    ),
    heading("Documents: what to accept"),
    table(
      ["Document|4", "Accept|6", "Send back|6"],
      [
        [
          "National ID / Maisha card",
          "Original, both sides, all four corners in the picture, no flash on the number",
          "Photocopy, photograph of a screen, a finger over the date",
        ],
        ["Passport", "Page with photograph and the two lines of signs at the bottom", "Expired, page cut"],
        [
          "KRA PIN certificate",
          "PIN like A123456789B. A for a person",
          "P for an organisation, typed number without certificate",
        ],
        [
          "Passport photo",
          "Face straight, plain background, taken this year",
          "Cut out of a group, sunglasses, filter",
        ],
        ["Payslip", "Last month, payroll number readable", "Net pay only, employer missing"],
      ],
    ),
    bullets(
      "**ID number or serial number?** The ID number has seven to nine digits; the serial number on the card has nine. The wrong one is the most frequent error at the desk.",
      "**Telephone:** 07..., 01..., 254... and +254... are the same number. Send a code and let the member read it aloud: a wrong digit is found now and not on payday.",
      "**Names in the order of the ID.** The payroll may have another order: write both, never correct one to fit the other.",
      "**Leading zeros** count in ID, payroll and account numbers.",
    ),
    heading("Money: say it before they sign"),
    paragraph(
      "Read the figures of your own by-laws into the middle column. The third column is a range seen among Kenyan SACCOs, to help a member who compares:",
    ),
    table(
      ["What|5", "Ours (KES)|3", "Seen elsewhere (KES)|4", "Can it be taken out?|5"],
      [
        ["Entrance fee", "", "500 - 2,000", "No"],
        [
          "Minimum share capital",
          "",
          "5,000 - 100,000, often in instalments",
          "No; transferable to a member",
        ],
        ["Monthly deposit", "", "500 - 5,000", "On exit, after notice (60 days is usual)"],
        ["Loan", "", "Commonly up to 3 times savings", "-"],
      ],
    ),
    example(
      "First six months of Njeri, teacher",
      totalledTable(
        ["Month|3", "Fee|2|#", "Shares|2|#", "Deposits|2|#", "Deducted|2|#"],
        [
          ["January", "1,000", "2,000", "2,500", "5,500"],
          ["February", "0", "2,000", "2,500", "4,500"],
          ["March", "0", "2,000", "2,500", "4,500"],
          ["April", "0", "2,000", "2,500", "4,500"],
          ["May", "0", "2,000", "2,500", "4,500"],
          ["June", "0", "0", "2,500", "2,500"],
          ["Together", "1,000", "10,000", "15,000", "26,000"],
        ],
      ),
      paragraph(
        "Rights start when the entrance fee and the minimum shares are paid: for Njeri at the end of May. Show this table to the member on the first day, and nobody is disappointed in February.",
      ),
    ),
    heading("Check-off authority"),
    form(
      "Authority to deduct",
      { fields: ["Employer and station", "Payroll number", "Terms of service (permanent / contract until)"] },
      { fields: ["Deposits a month (KES)", "Share capital a month (KES)", "From month"] },
      {
        field:
          "I authorise my employer to deduct these amounts from my salary and to remit them to [SACCO] until I change this authority in writing.",
        lines: 1,
      },
      { fields: ["Member's signature and date", "SACCO officer", "Received by the employer on"] },
    ),
    paragraph(
      "Deductions reach the SACCO within seven days. Tell the member: if the payslip shows it and the SMS does not come within ten days, call us, not the employer.",
    ),
    heading("Next of kin and nominees are not the same"),
    paragraph(
      "The **next of kin** is whom we call. A **nominee** is who receives the member's money after death. One may be the other, but ask for each. The next of kin is an adult: take the date of birth. Nominees may be several, and their shares add up to exactly 100%. For a nominee under age, ask who would act as guardian, and check with your advocate how your by-laws treat it.",
    ),
    totalledTable(
      ["Nominee|5", "Relationship|3", "ID number or birth date|4", "Share|2|#"],
      [
        ["Spouse", "Spouse", "2xxxxx18", "50.00%"],
        ["First child", "Child", "4 May 2009", "16.67%"],
        ["Second child", "Child", "19 Aug 2012", "16.67%"],
        ["Mother", "Parent", "0xxxxx42", "16.66%"],
        ["Together", "", "", "100.00%"],
      ],
    ),
    note(
      "Thirds",
      paragraph(
        "Three equal parts of one half are 16.67 + 16.67 + 16.66. Ask the member who takes the hundredth less; a form that says 99.99% is refused when it is needed most. Review nominees every year, and at every marriage, birth and death.",
      ),
    ),
    heading("The checks, and what to say about them"),
    table(
      ["Result|4", "What it means|5", "What you say and do|7"],
      [
        [
          "All matched",
          "Text on the ID, registry and face agree",
          "Thank the member; the file goes to approval",
        ],
        ["Name in another order", "Usually a match", "Show both; the member signs the one on the ID"],
        [
          "Registry: not found",
          "New card, typing error, or a problem",
          "Key the number again from the card; then flag for a supervisor",
        ],
        [
          "Registry: unavailable",
          "Nobody knows yet",
          "'The registry is not answering. Your form is complete; we check again tonight and send you an SMS.'",
        ],
        [
          "Face: not sure",
          "Old ID photograph, light, glasses",
          "One better picture; then a second officer looks. Never tell a member that the computer does not believe them",
        ],
        [
          "Mismatch",
          "Different birth date or name",
          "Do not accuse. Flag it with a note; the supervisor decides",
        ],
      ],
    ),
    paragraph(
      "A flag never turns a person away at the desk. A person decides, with the evidence beside them, and never the officer who keyed the form: two pairs of eyes on every member.",
    ),
    subheading("Before the member stands up"),
    checklist(
      "The member has read name, ID number and telephone on the screen.",
      "Entrance fee, shares and deposits were said in shillings, and the month in which rights start.",
      "Check-off form signed, or the paybill number and account written on the welcome card.",
      "Nominees total 100.00%; next of kin is 18 or older.",
      "Source of funds in one sentence; politically exposed person: yes or no.",
      "Privacy notice explained; marketing and face image ticked or not, by the member.",
      "The member knows the next date and whom to call.",
    ),
    heading("The first 90 days"),
    table(
      ["Day|1", "Who calls or writes|4", "What about|8"],
      [
        ["1", "SMS", "Welcome, member number or date of the board's approval, officer's name"],
        ["7", "The officer who registered", "'Was anything unclear?' and the mobile app set up together"],
        ["35", "Check-off desk", "Did the first deduction arrive? If not, who is chasing it"],
        ["60", "SMS", "Shares paid so far; what is open until rights start"],
        ["90", "Branch", "First statement explained; one question: would you bring a colleague?"],
      ],
    ),
    subheading("When the answer is no"),
    steps(
      "The board, or the officer it named, admits members; a refusal states its reasons in writing.",
      "Money already paid is returned at once, to the number or account it came from.",
      "The file of an application that ended is kept or deleted as the data protection register says, and not 'just in case'.",
    ),
    heading("Role plays for the training"),
    bullets(
      "**The impatient one.** He has fifteen minutes before his bus. Which steps can be finished by phone, and which cannot?",
      "**The widow.** She wants to name a child of twelve as her only nominee. What do you ask, and what do you not ask?",
      "**The trader.** She has no payslip and three M-PESA numbers. Which figure goes into the income field?",
      "**The colleague's brother.** 'You know him, skip the picture.' Who may waive the check? (Nobody.)",
    ),
  ],
};
