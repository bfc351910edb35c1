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

/** Daily operations of a SACCO with a front and a back office. */
export const fosaBosaOperations: TextDocument = {
  sources: [
    "Sacco Societies Act, 2008",
    "Sacco Societies (Deposit-Taking Sacco Business) Regulations, 2010",
    "your SACCO's operations and credit policies",
  ],
  blocks: [
    heading("Two offices, one member"),
    paragraph(
      "The **back office** (BOSA) is the savings and credit society as members have always known it: share capital, deposits that stand as security, loans with guarantors. The **front office** (FOSA) is the counter: accounts from which members withdraw, salaries processed, cash, cards, M-PESA. The member sees one SACCO. Most losses arise in the seam between the two.",
    ),
    table(
      ["|3", "BOSA|5", "FOSA|5"],
      [
        [
          "Money held",
          "Share capital (transferable, not withdrawable) and deposits (refunded on exit after notice)",
          "Savings, salary, junior and fixed-deposit accounts, withdrawable on their terms",
        ],
        [
          "How it comes in",
          "Check-off, standing order from FOSA, M-PESA paybill",
          "Cash, salary, transfers, M-PESA, cheques",
        ],
        [
          "Loans",
          "Development, emergency, school fees: against deposits and guarantors",
          "Salary advances, short overdrafts against salary",
        ],
        [
          "Main risk",
          "Over-lending on the same guarantors; late check-off",
          "Cash, fraud, a run on withdrawable savings",
        ],
        [
          "Licence",
          "Registration; regulations on non-withdrawable deposits where they apply",
          "Deposit-taking licence: no counter without it",
        ],
        [
          "Daily question",
          "Is every shilling of check-off on the right member?",
          "Does the cash agree, and is there enough for tomorrow?",
        ],
      ],
    ),
    heading("Who may do what"),
    paragraph(
      "Small branches have four people and twelve duties. What matters is which duties may never meet in one pair of hands.",
    ),
    table(
      ["Duty|5", "May be done by|4", "Never together with|5"],
      [
        [
          "Open an account, change a telephone number",
          "Member service officer",
          "Approving a withdrawal or a PIN reset on that account",
        ],
        ["Pay and receive cash", "Teller", "Holding a vault key alone; posting journals"],
        ["Approve above the teller's limit", "Head teller, branch manager", "Keying in the same transaction"],
        ["Appraise a loan", "Credit officer", "Approving it; disbursing it"],
        ["Disburse a loan to FOSA", "Finance officer", "Appraising it; changing guarantors in the system"],
        ["Post check-off", "Check-off clerk", "Receiving the employer's cheque or clearing suspense"],
        ["Reconcile bank and M-PESA", "Accountant", "Initiating payments"],
        ["Create users and limits", "System administrator", "Posting anything at all"],
      ],
    ),
    heading("The day at the counter"),
    steps(
      "**Opening, two people.** Vault opened under dual control; cash counted against last evening's certificate; tills issued and signed for by denomination.",
      "**First hour.** M-PESA float and bank balances read and written down. Failed overnight transfers listed. Standing orders from FOSA to BOSA checked: how many ran, how many failed for lack of funds.",
      "**During the day.** Till limit respected: excess cash goes back to the vault, with a slip, at any hour. No teller serves their own account, or a relative's.",
      "**Cut-off.** The last transaction carries the day's date. What comes later is tomorrow's.",
      "**Balancing.** Each till by denomination, before the teller sees the system's figure. A difference is posted on the same day to teller shortages or overages, never carried in a pocket.",
      "**Closing.** Vault certificate signed by both custodians. Cash sheet, M-PESA and ATM positions to the manager before anyone leaves.",
    ),
    totalledTable(
      ["Cash position at closing|6", "Notes and coins (KES)|4|#", "System (KES)|4|#", "Difference|3|#"],
      [
        ["Till 1", "184,350", "184,350", "0"],
        ["Till 2", "97,800", "98,000", "-200"],
        ["Vault", "2,450,000", "2,450,000", "0"],
        ["ATM (counted at last loading, less dispensed)", "612,000", "612,000", "0"],
        ["Branch", "3,344,150", "3,344,350", "-200"],
      ],
    ),
    paragraph(
      "The KES 200 of till 2 is posted to teller shortages today, with the teller's signature. Three shortages in a month are a conversation; three equal shortages are an investigation.",
    ),
    heading("Where money crosses between the offices"),
    table(
      ["Crossing|4", "What goes wrong|5", "Control|6"],
      [
        [
          "Loan disbursed to the FOSA account",
          "Paid before guarantors signed, or twice",
          "Disbursement list compared with the committee's minutes line by line; one person prepares, another releases",
        ],
        [
          "Instalments by standing order",
          "Order not ended when the loan ends; order fails silently",
          "Report of failed orders every morning; loan closure ends the order automatically",
        ],
        [
          "Salary processed, loan recovered",
          "Recovery from the wrong account; net pay credited late",
          "Salary file total = credits + recoveries; unmatched lines in suspense the same day",
        ],
        [
          "Check-off received",
          "Lump sum sits in suspense for weeks",
          "Suspense listed by employer and age; nothing older than seven days without a name",
        ],
        [
          "Offsetting a loan with deposits",
          "Deposits used although they secure somebody else's loan",
          "Guarantee exposure printed and attached to the request",
        ],
        [
          "Inter-branch deposits",
          "Credited in one branch, never received in the other",
          "Inter-branch accounts are nil every evening",
        ],
      ],
    ),
    note(
      "Suspense is a list, not a place",
      paragraph(
        "A suspense balance of KES 1.2 million says nothing. A list of 38 items with payer, date, amount, and who is looking for the owner says everything. The manager signs the list each Friday; the supervisory committee draws five items from it.",
      ),
    ),
    heading("Liquidity, seen from the counter"),
    paragraph(
      "Deposit-taking SACCOs keep liquid assets of at least 15% under the current regulations; the worksheet in this resource centre computes it. The ratio looks back at month end. The counter needs a view of the next ten days:",
    ),
    totalledTable(
      ["Next ten days (KES '000)|5", "Days 1-3|2|#", "Days 4-7|2|#", "Days 8-10|2|#"],
      [
        ["Opening liquid funds", "9,400", "6,150", "2,050"],
        ["Salaries and check-off expected", "1,200", "2,400", "14,800"],
        ["Usual net withdrawals at the counter", "-2,150", "-3,300", "-5,900"],
        ["Loans approved, not yet paid", "-2,300", "-2,400", "-2,000"],
        ["Suppliers, tax, loan repayments of the SACCO", "0", "-800", "-350"],
        ["Closing liquid funds", "6,150", "2,050", "8,600"],
      ],
    ),
    paragraph(
      "The week before payday is the narrow place. With a floor of KES 3 million set by the board, days 4 to 7 need action today: spread disbursements, place the fixed deposit later, or draw on the standby line. Not on the morning when a member cannot be paid.",
    ),
    example(
      "Trigger levels for the board to set",
      bullets(
        "**Green:** liquid funds above [6] million for all ten days. Lend as approved.",
        "**Amber:** below [6] million on any day. The manager orders disbursements by date of approval and tells the chairperson.",
        "**Red:** below [3] million on any day. No new disbursements above [100,000]; standby line drawn; daily call with the chairperson and the treasurer.",
      ),
    ),
    heading("Monthly control sheet"),
    checklist(
      "Member deposits, shares and loans: subsidiary ledgers agree with the general ledger, with a print-out of both.",
      "Bank, M-PESA paybill, till numbers and card settlement reconciled; reconciling items older than 30 days explained.",
      "Suspense, inter-branch, teller differences and stale cheques listed by age.",
      "Dormant accounts: list printed, access restricted, every reactivation approved by two people.",
      "System users: leavers disabled, nobody with two roles that may not meet.",
      "Surprise count of one till and the vault, on a day that nobody could foresee.",
      "Returns to the regulator prepared from these reconciled figures and not before.",
    ),
    form(
      "Surprise cash count",
      { fields: ["Branch", "Date and time started", "Till / vault / ATM"] },
      { fields: ["Counted (KES)", "System balance (KES)", "Difference (KES)"] },
      { field: "Explanation by the custodian, in their own words", lines: 2 },
      { choice: "Found", options: ["Limits kept", "Keys held apart", "IOUs in the till", "Unposted slips"] },
      { fields: ["Custodian's signature", "Counted by (two names)", "Signatures"] },
    ),
  ],
};
