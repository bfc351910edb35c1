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

/** How to prepare, hold and close an annual general or delegates' meeting. */
export const agmDelegatesPlanner: TextDocument = {
  sources: [
    "Co-operative Societies Act",
    "Sacco Societies Act, 2008",
    "Sacco Societies (Deposit-Taking Sacco Business) Regulations, 2010",
    "your SACCO's registered by-laws",
  ],
  blocks: [
    heading("A meeting that members trust"),
    paragraph(
      "The annual general meeting is where the owners see what became of their money. Members forgive a lower dividend that was explained; they do not forgive papers that arrived the night before. This planner starts twelve weeks out. It works for a general meeting of all members and for an annual **delegates'** meeting, where members of each electoral zone are represented by the delegates they elected.",
    ),
    note(
      "Your by-laws come first",
      paragraph(
        "Notice period, quorum, number of delegates, how they are elected and how votes are cast are set by the Co-operative Societies Act and your by-laws. Write your own figures into the table below before anything is sent out.",
      ),
    ),
    table(
      ["Rule in your by-laws|5", "Clause|2", "Our figure|3"],
      [
        ["Days of notice for an annual meeting", "", ""],
        ["Quorum: members or delegates present", "", ""],
        ["Members a delegate stands for", "", ""],
        ["Term of a delegate and of a board member; how many retire each year", "", ""],
        ["Last date of the meeting after the year's end", "", ""],
        ["Majority to change a by-law", "", ""],
      ],
    ),
    heading("Twelve weeks, week by week"),
    table(
      ["Week|1", "What must be done|7", "Who|3"],
      [
        [
          "-12",
          "Board fixes date, venue and theme; books the auditor's final visit; writes the budget of the meeting",
          "Board, manager",
        ],
        [
          "-11",
          "Draft accounts to the auditor; list of loans, deposits and guarantors agreed with the ledger",
          "Finance",
        ],
        [
          "-10",
          "Zone meetings announced where delegates are elected; electoral register printed by branch",
          "Secretary",
        ],
        [
          "-9",
          "Zone elections; results and reserve delegates minuted on the day, signed by two members",
          "Returning officers",
        ],
        [
          "-8",
          "Audited accounts to the board; proposal for dividend on shares and interest on deposits",
          "Board, auditor",
        ],
        [
          "-7",
          "Accounts and proposed dividend submitted to the regulator and the Commissioner where their approval or registration is required before the meeting",
          "Manager",
        ],
        [
          "-6",
          "Nominations for board and supervisory committee open; vetting of candidates begins",
          "Nomination committee",
        ],
        [
          "-5",
          "Reports written: chairperson, treasurer, supervisory committee, manager. Each two pages at most",
          "Authors",
        ],
        [
          "-4",
          "Notice, agenda, last year's minutes, accounts and proposed resolutions sent out; posted in every branch",
          "Secretary",
        ],
        [
          "-3",
          "Delegates' briefing in each zone: one hour, the accounts in plain words, questions collected",
          "Treasurer",
        ],
        [
          "-2",
          "Rehearsal of the figures; venue, public address, ballot boxes, sign interpreter, first aid",
          "Secretariat",
        ],
        [
          "-1",
          "Register of delegates closed; badges and ballot papers numbered; proxies checked if by-laws allow them",
          "Returning officer",
        ],
        ["0", "The meeting", "All"],
        [
          "+1",
          "Draft minutes; resolutions listed with owner and date; results and dividend announced to all members",
          "Secretary",
        ],
        [
          "+2",
          "Returns of the meeting filed; new officers' forms submitted; bank mandates changed",
          "Manager",
        ],
        [
          "+4",
          "Dividend and interest credited; members told by SMS; questions answered at the desk",
          "Finance",
        ],
      ],
    ),
    heading("Sample notice and agenda"),
    example(
      "Notice of the annual delegates' meeting",
      paragraph(
        "Notice is given that the annual delegates' meeting of [SACCO] Society Limited will be held on [day, date] at [place], starting at [9.00 a.m.]. Registration opens at 8.00 a.m. and closes at 9.30 a.m. Delegates bring their national ID and badge. Papers may be read in every branch and at [web address] from [date]. Questions in writing reach the secretary by [date].",
      ),
      steps(
        "Call to order, prayer, quorum confirmed by the returning officer",
        "Notice and agenda adopted",
        "Minutes of the last meeting confirmed; matters arising reported one by one",
        "Report of the board, and report of the supervisory committee",
        "Audited accounts and auditor's report: presented, discussed, adopted",
        "Dividend on share capital and interest on deposits: proposal and vote",
        "Budget and borrowing limit of the coming year; honoraria",
        "Appointment of the auditor",
        "By-law amendments of which notice was given",
        "Elections to the board and the supervisory committee",
        "Any other business of which notice was given; closing",
      ),
    ),
    heading("Explaining the surplus"),
    paragraph(
      "Show the delegates one table, from the surplus to what each of them receives. The figures below are an invented SACCO; the shares of the surplus that go to reserves follow the law and your by-laws.",
    ),
    totalledTable(
      ["From surplus to members|6", "KES|3|#", "In words|6"],
      [
        ["Income from loans", "78,400,000", "What borrowers paid in interest and fees"],
        ["Other income", "6,100,000", "Placements, FOSA commissions"],
        ["Less: staff, branches, systems", "-29,700,000", "35 cents of every shilling earned"],
        ["Less: provision for loans", "-4,800,000", "Money set aside for loans in arrears"],
        [
          "Less: interest on deposits (proposed)",
          "-34,600,000",
          "Paid to savers: 9.0% on an average of KES 384.4 million",
        ],
        ["Less: tax", "-1,400,000", "As computed with the auditor"],
        [
          "Less: statutory and other reserves",
          "-6,700,000",
          "Institutional capital, which belongs to all and to no one",
        ],
        ["Left for dividend on shares", "7,300,000", "14.6% on share capital of KES 50.0 million"],
      ],
    ),
    example(
      "What one member receives",
      paragraph(
        "Wanjiru holds shares of KES 25,000 and her deposits averaged KES 180,000 over the year. Dividend: 25,000 x 14.6% = **KES 3,650**. Interest on deposits: 180,000 x 9.0% = **KES 16,200**. Together KES 19,850 before withholding tax at the rate in force.",
      ),
      paragraph(
        "Interest is earned on the weighted average: a shilling deposited in January works twelve months, one deposited in November works two. Delegates ask this every year, so show it on one slide.",
      ),
    ),
    heading("Elections without a quarrel"),
    bullets(
      "The returning officer is not an employee, not a candidate, and not related to one. Write the name into the notice.",
      "Candidates are vetted before the meeting against the by-laws and the regulator's requirements for fit and proper officers; those refused learn the reason in writing in time to appeal.",
      "One numbered ballot paper a delegate and position; the stubs are kept with the minutes.",
      "Count in front of one agent a candidate; announce votes cast, spoiled, and for each candidate; write all of it into the minutes.",
      "A tie is settled as the by-laws say. If they are silent, agree on the rule before the vote, never after it.",
      "Officers with a loan in arrears, or whose guaranteed loans are in arrears, are a question for the vetting, not for the floor.",
    ),
    form(
      "Nomination form",
      { fields: ["Position", "Electoral zone / branch", "Date received"] },
      { fields: ["Candidate's name", "Member number", "Telephone"] },
      { fields: ["Proposer (name, number, signature)", "Seconder (name, number, signature)"] },
      {
        choice: "Attached",
        options: ["Copy of ID", "Certificates", "Loan statement", "Declaration of interests"],
      },
      { field: "Why I stand: experience that serves the SACCO", lines: 3 },
      { fields: ["Vetting result", "Reason given to the candidate on", "Chair of the committee"] },
    ),
    heading("On the day"),
    checklist(
      "Signed attendance register, with arrival times, by zone; quorum read out and minuted before item 1.",
      "Papers for delegates who did not receive theirs; spare ballot papers sealed and counted.",
      "Time written beside each agenda item; a timekeeper whom the chairperson obeys.",
      "Every motion: proposer, seconder, exact words on the screen, votes for, against, abstaining.",
      "Questions that need figures are noted with the delegate's number and answered in writing within 14 days.",
      "The auditor is in the room for the accounts and has the floor.",
      "Members who are guests sit apart from delegates who vote.",
      "A quiet corner for members with a complaint about their own account: not on the floor.",
    ),
    subheading("Minutes that hold"),
    form(
      "Resolution sheet (one line a decision)",
      { fields: ["Number", "Agenda item", "Proposer and seconder"] },
      { field: "Exact words of the resolution", lines: 2 },
      { fields: ["For / against / abstained", "Who carries it out", "By when", "Done on"] },
    ),
    subheading("After the meeting, ask ten delegates"),
    bullets(
      "Which figure do you remember? If none, the accounts were not explained.",
      "What will you tell your zone? Give every delegate one page to take home.",
      "What should we stop doing next year?",
    ),
  ],
};
