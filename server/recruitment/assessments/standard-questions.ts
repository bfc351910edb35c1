import type { AssessmentQuestion } from "#contract/recruitment/assessments.ts";

type StandardQuestion = Omit<AssessmentQuestion, "id">;

type Own = Pick<StandardQuestion, "topic" | "text"> & Partial<StandardQuestion>;
const question = (values: Own & Pick<StandardQuestion, "kind">): StandardQuestion => ({
  options: [],
  right: [],
  tolerance: 0,
  points: 2,
  guidance: null,
  ...values,
});

const number = (topic: string, text: string, right: number, values: Partial<StandardQuestion> = {}) =>
  question({ topic, kind: "number", text, right: [String(right)], points: 3, ...values });

/** The first option is the right one; `options` are shown in the order of the alphabet. */
const single = (topic: string, text: string, [right, ...wrong]: [string, ...string[]]) =>
  question({ topic, kind: "single_choice", text, options: [right, ...wrong].toSorted(), right: [right] });

const several = (topic: string, text: string, right: string[], wrong: string[]) =>
  question({
    topic,
    kind: "multiple_choice",
    text,
    options: [...right, ...wrong].toSorted(),
    right,
    points: right.length,
  });

const words = (topic: string, text: string, guidance: string) =>
  question({ topic, kind: "text", text, guidance, points: 5 });

const loans = "Loans";
const cash = "Cash and tills";
const accounts = "Accounts";
const members = "Members and conduct";
const law = "Law and regulation";

/**
 * Questions that a SACCO of Kenya asks at its first round. The law behind them is
 * that of the SACCO Societies Act, the Employment Act (section 19), the Proceeds of Crime and Anti-Money Laundering
 * Act and the Data Protection Act.
 */
export const standardQuestions: readonly StandardQuestion[] = [
  number(
    loans,
    "A member has deposits of KSh 80,000. The SACCO lends up to three times the deposits. How much can the member borrow at most, in KSh?",
    240_000,
  ),
  number(
    loans,
    "A loan of KSh 120,000 is repaid in 12 equal parts of the principal, with 1% interest a month on the reducing balance. How much is the interest of the second month, in KSh?",
    1_100,
  ),
  number(
    loans,
    "A loan of KSh 50,000 costs 10% a year, flat, for two years. How much interest is paid in all, in KSh?",
    10_000,
  ),
  number(
    loans,
    "An employee earns KSh 45,000 a month. Deductions may take at most two thirds of it. How much must be left to take home, in KSh?",
    15_000,
  ),
  number(
    loans,
    "Loans of KSh 80,000,000 are outstanding; of these, KSh 6,000,000 have instalments more than 30 days late. What is the portfolio at risk, in percent?",
    7.5,
  ),
  words(
    loans,
    "A guarantor comes to you angry: the borrower has stopped paying and the guarantor's deposits are to be used. What do you say and do?",
    "Listens; explains what a guarantor signed for, from the agreement; says which steps against the borrower come first (contact, demand, the borrower's own deposits); offers to involve the borrower; records it; promises nothing that cannot be kept.",
  ),
  number(
    cash,
    "You count 17 notes of 1,000, 23 of 500, 41 of 200, 12 of 100 and 9 of 50. How much is it, in KSh?",
    38_350,
  ),
  single(cash, "At the end of the day your till is KSh 500 short. What do you do?", [
    "Count again, record the shortage and report it to the supervisor at once",
    "Make it up from your own money and say nothing",
    "Take it from tomorrow's first deposit",
    "Wait whether it turns up during the week",
  ]),
  single(cash, "A member hands you a note that looks counterfeit. What do you do?", [
    "Keep it, tell the member why, and call the supervisor",
    "Give it back and ask for another one",
    "Accept it, since the member is well known",
    "Tear it up in front of the member",
  ]),
  words(
    cash,
    "A member says that KSh 12,000 were sent to the SACCO by M-PESA yesterday and are not on the account. How do you find out what happened?",
    "Asks for the transaction code, number and time; looks in the paybill statement and in the suspense account; checks the account number that was typed; tells the member what happens next and by when; corrects it with a second person's approval.",
  ),
  single(accounts, "A member pays KSh 5,000 into savings, in cash. How is it posted?", [
    "Debit cash, credit member deposits",
    "Debit member deposits, credit cash",
    "Debit cash, credit share capital",
    "Debit income, credit cash",
  ]),
  several(
    accounts,
    "Which of these are entered in the cash book when it is reconciled with the bank statement?",
    ["Bank charges", "Interest that the bank credited", "A member's deposit made directly at the bank"],
    ["Cheques that have not been presented", "A deposit that the bank has not credited yet"],
  ),
  number(
    accounts,
    "A member holds share capital of KSh 20,000. The dividend is 12%, and 5% withholding tax is taken from it. How much is paid out, in KSh?",
    2_280,
  ),
  single(
    accounts,
    "Which Excel formula adds the amounts in column C of those rows whose branch in column A is Nakuru?",
    ['=SUMIF(A:A,"Nakuru",C:C)', '=COUNTIF(A:A,"Nakuru")', '=VLOOKUP("Nakuru",A:C,3)', "=SUM(C:C)*A:A"],
  ),
  single(members, "A man asks you for the balance of his wife's account, to help her plan. What do you do?", [
    "Decline kindly: only she can ask for it, or somebody with her written authority",
    "Tell him, since they are married",
    "Tell him if he knows her member number",
    "Tell him a rough figure",
  ]),
  single(members, "How does share capital differ from deposits?", [
    "Share capital can be transferred but not withdrawn; deposits are refunded when the member leaves",
    "Deposits can be transferred but not withdrawn; share capital is refunded at any time",
    "Both can be withdrawn at any time",
    "There is no difference",
  ]),
  words(
    members,
    "A member has waited for 40 minutes and shouts at you in a full banking hall. Write what you would say.",
    "Stays calm; apologises for the wait without excuses; asks for what is needed; takes care of it or says who does and when; moves the conversation aside; thanks the member.",
  ),
  words(
    members,
    "Your cousin applies for a loan, and the file lands on your desk. What do you do, and why?",
    "Declares it to the supervisor; hands the file over; does not look into or influence it; explains that members must be able to trust every decision.",
  ),
  single(law, "Who licenses and supervises deposit-taking SACCOs in Kenya?", [
    "The SACCO Societies Regulatory Authority (SASRA)",
    "The Central Bank of Kenya",
    "The Capital Markets Authority",
    "The Insurance Regulatory Authority",
  ]),
  single(law, "To whom is a suspicious transaction reported?", [
    "The Financial Reporting Centre",
    "The Kenya Revenue Authority",
    "The member, so that it can be explained",
    "The Credit Reference Bureau",
  ]),
  several(
    law,
    "Which of these should make you look closer at a transaction?",
    [
      "Cash paid in many parts, each a little below the amount that is reported",
      "Large sums that do not fit what the member earns",
      "A third person who directs what the member does at the counter",
    ],
    ["A salary that comes on the same day each month", "A standing order for school fees"],
  ),
  number(
    law,
    "Within how many hours of becoming aware of it must a breach of personal data be reported to the Data Commissioner?",
    72,
    { points: 2 },
  ),
];

/** What the standard questions are put together to. */
export const standardAssessments: readonly {
  name: string;
  instructions: string;
  minutes: number;
  passMark: number;
  topics: readonly string[];
}[] = [
  {
    name: "Credit and loans",
    instructions: "Have a calculator and paper at hand. Write sums as numbers, in KSh.",
    minutes: 30,
    passMark: 60,
    topics: [loans, law],
  },
  {
    name: "Teller and member care",
    instructions:
      "Have a calculator at hand. Where you are asked what you would do, a few sentences are enough.",
    minutes: 30,
    passMark: 60,
    topics: [cash, members],
  },
  {
    name: "Accounts and compliance",
    instructions: "Have a calculator and paper at hand.",
    minutes: 25,
    passMark: 60,
    topics: [accounts, law],
  },
];
