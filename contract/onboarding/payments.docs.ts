import { exampleId } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { paymentAssignment } from "./payment-import.ts";
import { memberPayments, payment, paymentCalls, paymentInput } from "./payments.ts";

const fields: Fields<typeof paymentInput> = {
  kind: ["What was paid.", "entrance_fee"],
  amount: ["Whole shillings.", 1000],
  method: ["How it came in.", "mpesa"],
  reference: ["Code of the confirmation or receipt; empty without one.", "TKN4X7Y2ZQ"],
  paidOn: ["Day of the payment.", "2026-11-20"],
};

export const paymentDocs = [
  describeSchema(paymentAssignment, "PaymentAssignment", "Whom a payment of a statement is for.", {
    row: ["Number of the row in the file; the headings are row 1.", 12],
    memberId: ["Id of the member or applicant; null for whom the row itself names.", exampleId],
  }),
  describeSchema(paymentInput, "PaymentInput", "A payment to record.", fields),
  describeSchema(payment, "Payment", "A payment that was recorded.", {
    ...fields,
    id: ["Id of the payment.", exampleId],
    recordedAt: ["When it was recorded.", "2026-11-22T09:14:00.000Z"],
    recordedBy: ["By whom; null where the account is gone.", "Amina Hassan"],
    statement: [
      "Name of the statement that it was read from; null for what was typed.",
      "paybill-november.csv",
    ],
  }),
  describeSchema(
    memberPayments.shape.entranceFee,
    "AmountDue",
    "What is asked for, and what has been paid of it.",
    {
      due: ["What the organisation asks for, in whole shillings.", 1000],
      paid: ["What has been paid, in whole shillings.", 500],
    },
  ),
  describeSchema(memberPayments, "MemberPayments", "What a member has paid, and what is still due.", {
    entranceFee: ["The entrance fee."],
    firstShares: ["The first shares."],
    shareCapital: ["The shares that every member comes to hold."],
    savings: ["Everything but the entrance fee, in whole shillings.", 4500],
    payments: ["Newest first."],
  }),
  describeSchema(paymentCalls.list.params, "MemberPaymentsPath", "Whose payments.", {
    id: ["Id of the member.", exampleId],
  }),
];
