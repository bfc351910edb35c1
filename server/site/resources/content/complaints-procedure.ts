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

/** A complaints procedure ready for a board's approval, with its clocks, letters, register and report. */
export const complaintsProcedure: TextDocument = {
  sources: ["SASRA's complaints handling guideline (2023)", "Data Protection Act, 2019"],
  blocks: [
    heading("What this document is for"),
    paragraph(
      "A member who complains still expects something from you. A member who does not complain moves the check-off to another SACCO. This procedure can be adopted by the board as it stands: fill in the names, set the two or three periods that are yours to set, and minute it.",
    ),
    paragraph(
      "A **complaint** is any expression of dissatisfaction, spoken or written, in any language, through any channel, about a product, a decision, a delay, a charge or the conduct of a person. It need not contain the word complaint. An enquiry that is answered on the spot to the member's satisfaction is not one, but three of the same kind in a week are a sign.",
    ),
    heading("The clocks"),
    table(
      ["Step|3", "Within|3", "Who|3", "What the member gets|5"],
      [
        [
          "Acknowledge",
          "3 working days of receipt",
          "Front desk",
          "A reference number, the name of the officer and the date of the next news",
        ],
        [
          "Investigate",
          "14 days",
          "Complaints officer",
          "A call if anything is missing; the clock stops only while you wait for the member, and the file says so",
        ],
        [
          "Communicate",
          "7 days after the investigation",
          "Manager",
          "A written decision with its reasons and the way to appeal",
        ],
        [
          "If you are late",
          "Before the date passes",
          "Complaints officer",
          "An explanation and a new date, in writing",
        ],
      ],
    ),
    paragraph(
      "The periods follow SASRA's complaints guideline of 2023. Your own promise may be shorter, never longer. A reasonable promise for the desk: simple matters (a wrong charge, a missing receipt, an ATM card) are closed within two working days.",
    ),
    note(
      "Anonymous complaints",
      paragraph(
        "An anonymous channel must exist: a locked box in the banking hall, opened by two people who do not work there, and a number or form that does not ask for a name. Anonymous complaints get a reference number too, printed on the notice board when they are closed. Nobody tries to find out who wrote.",
      ),
    ),
    heading("Seven steps from the counter to the board"),
    steps(
      "**Listen and write.** Whoever hears the complaint records it, on the spot, in the member's words. No one says 'come back on Monday when the manager is in'.",
      "**Register.** One register for all branches and channels, on paper or on screen, with a running number. A complaint that reached a board member at a funeral is registered on the next working day.",
      "**Sort.** Simple: closed at the desk. Standard: to the complaints officer. Serious: suspected fraud, a data breach, conduct of an officer or a director, a matter in the press. Serious matters go to the manager on the same day and, where a manager or director is involved, straight to the supervisory committee.",
      "**Acknowledge.** By SMS, letter or e-mail, in the language in which the member complained.",
      "**Investigate.** Ledger, vouchers, call records, the officer's account, and the member's. Write down what was looked at and what was found. The person complained about never investigates.",
      "**Decide and tell.** Upheld, partly upheld, or not upheld; the reason in two plain sentences; what is put right and when; how to appeal inside the SACCO and outside it.",
      "**Learn.** Each closed complaint gets a root cause. Three of one cause in a month become an agenda item.",
    ),
    heading("Who does what"),
    table(
      ["Role|3", "Duty|8", "Name and telephone|4"],
      [
        ["Every employee", "Receives and registers; never argues, never promises a result", "-"],
        ["Complaints officer", "Runs the register, investigates, keeps the clocks, drafts the answers", ""],
        ["Branch manager", "Decides simple and standard complaints up to the branch limit", ""],
        ["Manager / CEO", "Decides the rest, signs every letter that says no", ""],
        ["Supervisory committee", "Complaints about management; reads ten closed files each quarter", ""],
        ["Board", "Reads the monthly report, approves this procedure once a year", "-"],
      ],
    ),
    heading("Words that help, words that harm"),
    table(
      ["Instead of|5", "Say|6"],
      [
        [
          "That is the policy.",
          "Here is the rule, and here is why it exists. Let me see what we can do inside it.",
        ],
        [
          "You should have read the form.",
          "I see it was not clear. Let me show you where the charge comes from.",
        ],
        ["The system did it.", "Our records show this entry on 14 March. I am checking who made it and why."],
        [
          "Your employer has not paid, it is not us.",
          "Your employer's remittance for March has not come. We wrote to them on the 5th; this is what we ask of them, and your loan shows no penalty meanwhile.",
        ],
        ["Pole, hakuna.", "Pole sana. Leo sina jibu kamili; nitakupigia kesho kabla ya saa sita."],
      ],
    ),
    heading("Letters to copy"),
    example(
      "Acknowledgement (SMS, 3 working days at most)",
      paragraph(
        "Dear [name], we have received your complaint about [subject] on [date]. Reference [number]. [Officer] is looking into it and will give you news by [date]. Questions: [telephone]. [SACCO]",
      ),
    ),
    example(
      "Late: explanation and new date",
      paragraph(
        "Dear [name], we promised an answer on complaint [number] by [date]. We are still waiting for [what, from whom]. We are sorry. You will have our answer by [new date]. If you do not wish to wait, you may write to [supervisory committee contact].",
      ),
    ),
    example(
      "Decision: partly upheld",
      paragraph(
        "Dear [name], you told us that two loan instalments were taken in March. Our records show that your employer deducted once, on 28 March, and that a standing order at the FOSA took the second, on 30 March. The standing order should have ended with the old loan; that was our omission, and KES [amount] was returned to your account today. The interest charged on the late check-off stays, because [reason].",
      ),
      paragraph(
        "If you disagree, write within [30] days to the supervisory committee, [address]. You may also take the matter to the regulator or to the Co-operative Tribunal. We thank you: since your complaint, every loan that closes also ends its standing order on the same day.",
      ),
    ),
    heading("Worked example: counting the days"),
    paragraph(
      "A member complains on **Thursday 2 April**. Friday 3 April and Monday 6 April are public holidays (Good Friday and Easter Monday). The acknowledgement is due within three working days:",
    ),
    table(
      ["Day|4", "Counts as|3", "Remark|6"],
      [
        ["Thursday 2 April", "Day of receipt", "Registered the same day, number C-0417"],
        ["Friday 3 April", "-", "Public holiday"],
        [
          "Saturday 4, Sunday 5 April",
          "-",
          "Not counted here as working days: your procedure says which days are",
        ],
        ["Monday 6 April", "-", "Public holiday"],
        ["Tuesday 7 April", "Working day 1", ""],
        ["Wednesday 8 April", "Working day 2", ""],
        ["Thursday 9 April", "Working day 3", "Last day to acknowledge"],
      ],
    ),
    paragraph(
      "The investigation asked the member for a payslip on 13 April and received it on 17 April: four days on which the clock stood still. The file shows both dates.",
    ),
    heading("The register and the monthly report"),
    paragraph(
      "The register has one line a complaint: number, date, channel, subject, product, branch, officer, due dates, date of each step, outcome, money returned, root cause. Personal details stay in the file; the register that goes to the board has none.",
    ),
    table(
      ["Monthly figure|6", "This month|2|#", "Last month|2|#", "How to count|6"],
      [
        ["Received", "", "", "By date of receipt, all channels"],
        ["Acknowledged on time", "", "", "Within 3 working days, as a share of received"],
        ["Closed on time", "", "", "Both periods kept, as a share of closed"],
        ["Open and late", "", "", "Listed one by one with the new date"],
        ["Upheld or partly upheld", "", "", "As a share of closed"],
        ["Returned to members (KES)", "", "", "Sum of corrections and goodwill"],
        ["Most frequent root cause", "", "", "One, with what was changed"],
      ],
    ),
    note(
      "A report with no complaints",
      paragraph(
        "Nought complaints in a month from three thousand members does not mean that all is well. It means that complaints are not being written down. The board should ask how many calls the front desk took.",
      ),
    ),
    subheading("Before the board adopts this procedure"),
    checklist(
      "Names and telephone numbers are filled in, and each person knows it.",
      "The notice 'How to complain' hangs in every branch, in English and Kiswahili, with the anonymous channel.",
      "The telephone number on the notice was called by a stranger, and was answered.",
      "The register exists and its first line is filled in.",
      "Staff have practised two role plays: an angry member, and a member who complains about a colleague.",
      "Complaint files are kept apart from loan files, with access for three named people only.",
      "The supervisory committee has the key of the complaints box.",
    ),
    subheading("Mistakes that turn a complaint into a dispute"),
    bullets(
      "Asking the member to 'put it in writing' when it was already said.",
      "Sending the reply by the officer who was complained about.",
      "Closing the file because the member stopped calling.",
      "Blacklisting a guarantor while his complaint about the guarantee is open.",
    ),
    heading("Complaint form"),
    form(
      "Complaint",
      { fields: ["Reference number", "Date and time received", "Received by (name, branch)"] },
      {
        choice: "Channel",
        options: ["Counter", "Telephone", "Letter", "E-mail", "Social media", "Box", "Anonymous"],
      },
      { fields: ["Member's name (optional)", "Member number", "Telephone"] },
      {
        choice: "About",
        options: ["Loan", "Deposits", "FOSA account", "Check-off", "Charges", "Conduct", "Data"],
      },
      { field: "What happened, in the member's words", lines: 4 },
      { field: "What the member would like us to do", lines: 2 },
      { choice: "Sorted as", options: ["Simple", "Standard", "Serious: to the manager today"] },
      { fields: ["Acknowledged on", "Investigation due on", "Decision due on"] },
      { fields: ["Signature of the member (if present)", "Signature of the officer"] },
    ),
  ],
};
