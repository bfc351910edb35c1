import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { accountCalls } from "./own-account.calls.ts";
import {
  accountEmail,
  emailChange,
  emailLinkAnswer,
  endedSessions,
  languageChoice,
  ownSession,
  passwordChange,
  profileChange,
} from "./own-account.ts";

const { page, pageSize } = pageFields;
const presentPassword = ["The password that the person has now.", "Karibu-2026!"] as const;
const newEmail = "wanjiku@mail.example";

export const ownAccountDocs = [
  describeSchema(profileChange, "ProfileChange", "The person's own name and phone.", {
    firstName: ["First name.", "Amina"],
    lastName: ["Last name; empty for who has one name only.", "Hassan"],
    phone: ["Phone number; empty removes it.", "+254712345678"],
  }),
  describeSchema(languageChoice, "LanguageChoice", "The language that the person wants to read.", {
    language: ["`en` or `sw`.", "sw"],
  }),
  describeSchema(emailChange, "EmailChange", "Another address for the account, and who asks for it.", {
    email: ["The new address.", newEmail],
    password: presentPassword,
  }),
  describeSchema(accountEmail, "AccountEmail", "The address of an account.", {
    email: ["The address.", "wanjiku@example.co.ke"],
    pending: ["The one that is to take its place; null without one."],
  }),
  describeSchema(
    accountEmail.shape.pending.unwrap(),
    "PendingEmail",
    "An address that waits to be confirmed.",
    {
      email: ["The new address.", newEmail],
      until: ["Until when the link that went there works.", "2026-11-22T08:00:00.000Z"],
    },
  ),
  describeSchema(emailLinkAnswer, "EmailLink", "What a link that confirms an address is for.", {
    email: ["The address that it makes the account's.", newEmail],
  }),
  describeSchema(passwordChange, "PasswordChange", "A new password in the place of the present one.", {
    currentPassword: presentPassword,
    password: ["6 to 128 characters.", "Karibu-2027!"],
  }),
  describeSchema(accountCalls.sessions.list.query, "SessionsQuery", "Which part of the list.", {
    page,
    pageSize,
  }),
  describeSchema(ownSession, "OwnSession", "A place that the person is signed in at.", {
    id: ["Id of the session.", exampleId],
    current: ["Whether it is the one that asks.", true],
    startedAt: ["When the person signed in.", "2026-11-20T06:30:00.000Z"],
    lastSeenAt: ["When it was used last, to the day.", "2026-11-21T06:30:00.000Z"],
    browser: ["Its browser; null for another program.", "Chrome"],
    system: ["What the browser runs on; null where it does not say.", "Android"],
    address: ["Network address that it began at; null if unknown.", "41.90.64.10"],
  }),
  describeSchema(accountCalls.sessions.end.params, "SessionPath", "Which session.", {
    id: ["Id of the session.", exampleId],
  }),
  describeSchema(endedSessions, "EndedSessions", "What became of the other sessions.", {
    ended: ["How many ended.", 2],
  }),
];
