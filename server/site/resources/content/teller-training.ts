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
  totalledTable,
} from "#server/platform/typesetting/model.ts";
import type { TextDocument } from "../text-document.ts";

/** A trainer's plan for the first ten working days of a FOSA teller. */
export const tellerTraining: TextDocument = {
  sources: [
    "your SACCO's cash and operations manual",
    "Proceeds of Crime and Anti-Money Laundering Act, 2009",
    "Data Protection Act, 2019",
  ],
  blocks: [
    heading("For the trainer"),
    paragraph(
      "A new teller is usually put beside an old one for a week. What is learnt that way includes the old one's shortcuts. This plan takes ten working days: a subject each morning for 45 minutes, practice at the counter, ten minutes of questions before closing. The trainer signs each line; the teller does not work alone before day 8.",
    ),
    table(
      ["Day|1", "Subject|5", "The teller can, by the evening|6", "Signed|2"],
      [
        [
          "1",
          "The SACCO, members, FOSA and BOSA",
          "Explain shares, deposits and savings to a member in two minutes",
          "",
        ],
        ["2", "Cash: counting, bundling, till limit", "Count 200 notes twice without a difference", ""],
        [
          "3",
          "Genuine and forged notes",
          "Name four features to feel, look at and tilt; knows what to do",
          "",
        ],
        ["4", "Identify the member", "Check ID, photograph, signature and PIN mandate; refuse politely", ""],
        ["5", "Deposits, withdrawals, limits", "Post 20 practice transactions; call an approval", ""],
        [
          "6",
          "M-PESA, cards, cheques, transfers",
          "Trace a paybill payment by its code; explain a pending one",
          "",
        ],
        ["7", "Balancing and differences", "Balance a practice till; find a planted error", ""],
        ["8", "Difficult moments", "Two role plays; first hour alone, trainer behind", ""],
        ["9", "AML, privacy, fraud", "Fill in an internal report; knows what not to say", ""],
        ["10", "Test and open questions", "80% of the test; till handed over", ""],
      ],
    ),
    heading("Day 1: explain it in two minutes"),
    table(
      ["What the member says|5", "What it is|3", "What to answer|7"],
      [
        [
          "'I want to withdraw my shares.'",
          "Share capital",
          "Shares are your part of the SACCO. They cannot be withdrawn, but they can be transferred to another member, and they earn a dividend.",
        ],
        [
          "'Give me half of my deposits.'",
          "BOSA deposits",
          "Deposits stay while you are a member, because your loans and those you guaranteed rest on them. They are refunded when you leave, after notice.",
        ],
        [
          "'My salary is not there.'",
          "FOSA account",
          "Let me look whether the employer's file has come. It came at [time]; your line is posted / not on it. I will write it down and call you.",
        ],
        [
          "'Why did you take 200 shillings?'",
          "Charge",
          "This is the [charge]; here it stands in the tariff. If it is wrong, I will register a complaint for you right now.",
        ],
      ],
    ),
    heading("Day 2: counting"),
    steps(
      "Receive the money where the member and the camera see it. Nothing else on the counter.",
      "Sort by denomination, all faces one way. Count each denomination twice, once by hand, before anything is said.",
      "Say the amount aloud and wait for the member to agree. **Then** post it.",
      "Give the receipt before the next member steps up. Put the money away by denomination.",
      "Paying out: post, count twice, count a third time into the member's hand, ask for the count at the counter.",
      "At the till limit stop, and call for a transfer to the vault, whatever the queue says.",
    ),
    example(
      "Exercise: denominations",
      paragraph(
        "A member asks for KES 47,650 in the fewest notes and coins. Fill in the slip, then compare:",
      ),
      totalledTable(
        ["Denomination|4", "Pieces|3|#", "KES|3|#"],
        [
          ["1,000", "47", "47,000"],
          ["500", "1", "500"],
          ["100", "1", "100"],
          ["50", "1", "50"],
          ["Together", "50", "47,650"],
        ],
      ),
    ),
    heading("Day 3: forged notes"),
    checklist(
      "Feel: raised print and crisp paper. A forged note is often smooth or limp.",
      "Look: watermark against the light, security thread unbroken, serial numbers alike in style and straight.",
      "Tilt: colours or images that change. The central bank's current leaflet lies at each counter.",
      "In doubt: do not return it, do not accuse. 'I have to have this note looked at; I will give you a receipt for it.'",
      "Write down serial number, name, telephone and time; the head teller takes over and follows the manual.",
    ),
    heading("Day 4: who stands before you?"),
    bullets(
      "The face against the photograph on the screen and on the ID: eyes, ears, chin. Not the hair, not the clothes.",
      "The ID number has seven to nine digits. The card also carries a serial number: do not mix them up.",
      "A changed telephone number and a large withdrawal on one day: call the old number, call the head teller.",
      "Nobody withdraws for another without a mandate on file. Not the wife, not the pastor, not the chairman.",
      "Account details are said to nobody over the telephone whom you have not identified as the manual says.",
    ),
    heading("Day 7: balancing, and finding the error"),
    paragraph(
      "Count first, look at the system afterwards. If there is a difference, these five looks find nine of ten, in this order:",
    ),
    table(
      ["The difference is|4", "Look for|7", "Example|4"],
      [
        ["Equal to a transaction", "One posted and not paid, or paid and not posted", "KES 3,400: slip 118"],
        [
          "Twice a transaction",
          "A deposit posted as a withdrawal, or the reverse",
          "KES 9,000: slip of 4,500",
        ],
        ["Divisible by 9", "Figures turned round", "KES 270: 1,630 keyed as 1,360"],
        ["One denomination", "A bundle with a note too many or too few", "KES 1,000: open the bundles"],
        ["Ends in noughts", "A nought too many", "KES 4,500: 5,000 keyed as 500"],
      ],
    ),
    example(
      "Exercise: find it",
      totalledTable(
        ["Practice till|6", "KES|3|#"],
        [
          ["Cash issued in the morning", "150,000"],
          ["Deposits received (31 slips)", "284,630"],
          ["Withdrawals paid (24 slips)", "-219,400"],
          ["Transfer to the vault", "-100,000"],
          ["The system says", "115,230"],
        ],
      ),
      paragraph(
        "Counted: KES 114,960. The difference is -270, divisible by 9. A deposit slip of 1,360 was keyed as 1,630. Correct the entry with the head teller's approval, tell the member, keep both slips.",
      ),
    ),
    heading("Day 8: difficult moments"),
    table(
      ["Scene|6", "What we want to hear|8"],
      [
        [
          "The member shouts: the loan was promised for today.",
          "'You were told today, and it is not there. I am sorry. I will find out now who has the file; please sit with me for five minutes.' Then truly find out.",
        ],
        [
          "An old member has forgotten the PIN and cannot read the form.",
          "Read aloud in the language of the member, out of others' hearing. Never take the PIN from a slip of paper.",
        ],
        [
          "A director asks to be served first, and to sign later.",
          "'Karibu. I will serve you in turn, and I need the signature first, as with everybody.' The head teller backs the teller.",
        ],
        [
          "A colleague asks to borrow 500 from the till until the evening.",
          "'I cannot, and please do not ask me again.' Tell the head teller on the same day.",
        ],
        [
          "System down, hall full.",
          "Say it aloud, every fifteen minutes, with a time. Take telephone numbers. No cash without posting, unless the manual's offline sheet is opened by the manager.",
        ],
      ],
    ),
    heading("Day 9: three things never said"),
    bullets(
      "To a member under a suspicion report: anything about it. Serve normally; telling is an offence.",
      "To anybody: another member's balance, loan or address. Also not to a spouse, an employer or a police officer without papers: call the manager.",
      "To a caller from 'head office' or 'the bank': a password or a code. Nobody who may have it will ask.",
    ),
    heading("Day 10: test"),
    form(
      "Questions 1 to 6. Name, date:",
      { field: "1. May share capital be withdrawn? What can be done with it?", lines: 1 },
      { field: "2. You are KES 1,800 short. Name two looks that come first, and why.", lines: 1 },
      {
        field: "3. Till limit KES 200,000; you hold 214,000; eleven members are waiting. What do you do?",
        lines: 1,
      },
      { field: "4. A registry check answers 'unavailable'. Is the member identified?", lines: 1 },
      { field: "5. A note feels smooth. Your exact words to the member?", lines: 1 },
      { field: "6. Fewest notes and coins for KES 18,350.", lines: 1 },
    ),
    form(
      "Questions 7 to 12 (10 of 12 correct to pass)",
      { field: "7. A husband asks for his wife's balance. Your exact words?", lines: 1 },
      { field: "8. What is tipping off?", lines: 1 },
      { field: "9. A member says 'this charge is theft'. Is it a complaint? What do you do?", lines: 1 },
      { field: "10. When do you see the system balance: before or after counting?", lines: 1 },
      {
        field: "11. A paybill payment is on the member's phone and not in the account. What do you ask for?",
        lines: 1,
      },
      { field: "12. Who may hold both vault keys?", lines: 1 },
    ),
    note(
      "Answers for the trainer",
      paragraph(
        "1 No; transferred to another member. 2 A slip of 1,800; a slip of 900 on the wrong side; also divisible by 9, so turned figures. 3 Stop and transfer to the vault. 4 No: unavailable is not matched. 5 That it has to be looked at, and a receipt is given. 6 18 x 1,000, 1 x 200, 1 x 100, 1 x 50. 7 A friendly no, with the way a mandate is given. 8 Letting somebody know that a report was or may be made. 9 Yes; register it now and give the number. 10 After. 11 The transaction code, date and amount. 12 Nobody.",
      ),
    ),
  ],
};
