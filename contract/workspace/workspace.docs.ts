import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { outboxList, outboxMail, outboxSms } from "./outbox.ts";
import {
  invitation,
  modulesChange,
  organisationChange,
  searchHit,
  searchQuery,
  teamMember,
  workspaceCalls,
} from "./workspace.ts";

const roles = ["What the person may do; `owner` may do everything.", ["hr"]] as const;

export const workspaceDocs = [
  describeSchema(searchQuery, "SearchQuery", "Words to look for in the workspace.", {
    q: ["At least two letters; fewer find nothing.", "wanj"],
  }),
  describeSchema(searchHit, "SearchHit", "Something in the workspace that the words were found in.", {
    kind: ["What it is.", "candidate"],
    id: ["Its id.", exampleId],
    title: ["A job's title, a person's name.", "Wanjiku Kamau"],
    detail: ["What tells it from others of the same title.", "wanjiku@example.co.ke"],
    similar: ["Whether it is only written nearly so: nothing has the words as typed.", false],
  }),
  describeSchema(modulesChange, "ModulesChange", "Which parts of the workspace are off.", {
    off: ["All that are off from then on; the others are on.", ["communications"]],
  }),
  describeSchema(organisationChange, "OrganisationChange", "A new name of the organisation.", {
    name: ["Its name.", "Umoja SACCO"],
  }),
  describeSchema(workspaceCalls.team.list.query, "TeamQuery", "Which part of the team.", pageFields),
  describeSchema(teamMember, "TeamMember", "Someone who works in the organisation.", {
    id: ["Id of the person.", exampleId],
    fullName: ["First and last name.", "Amina Hassan"],
    email: ["Email address.", "hr@umoja.example"],
    roles,
    joinedAt: ["When the person joined the organisation.", "2026-03-02T08:00:00.000Z"],
    invited: ["Whether the person has yet to choose a password.", false],
    twoFactor: ["Whether the person signs in with a code beside the password.", true],
    twoFactorDueAt: [
      "By when the person has to set that up; null where nobody asks it of them, or they have.",
      null,
    ],
    abilities: ["What who asked may do with this member now."],
  }),
  describeSchema(teamMember.shape.abilities, "TeamMemberAbilities", "What may be done with a member now.", {
    changeRoles: ["Whether the roles may be changed.", true],
    remove: ["Whether the member may be removed.", true],
    resetTwoFactor: ["Whether the member's second factor may be taken away.", true],
  }),
  describeSchema(invitation, "Invitation", "A colleague to bring in.", {
    fullName: ["First and last name.", "Amina Hassan"],
    email: ["Where the invitation goes.", "amina@example.co.ke"],
    roles,
  }),
  describeSchema(workspaceCalls.team.update.params, "TeamMemberPath", "Which colleague.", {
    id: ["Id of the person.", exampleId],
  }),
  describeSchema(workspaceCalls.team.update.body, "RolesChange", "New roles of a colleague.", { roles }),
  describeSchema(outboxList.query, "OutboxQuery", "Which part of the outbox.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
  describeSchema(outboxSms, "OutboxSms", "An SMS that would have been sent.", {
    id: ["Id of the SMS.", exampleId],
    to: ["Who it is for.", "+254712345678"],
    topic: ["What it is about.", "membership.link"],
    text: ["Its text; empty once it is gone.", "Umoja SACCO: we have received your application."],
    parts: ["As how many messages it is charged.", 1],
    state: ["How far it has come.", "kept"],
    queuedAt: ["When it was written.", "2026-11-21T06:00:00.000Z"],
    lastError: ["Why the last attempt failed; null if none did.", null],
  }),
  describeSchema(outboxMail, "OutboxMail", "A mail that would have been sent.", {
    id: ["Id of the mail.", exampleId],
    to: ["Who it is for.", "wanjiku@example.co.ke"],
    subject: ["Its subject.", "Please confirm your email address"],
    html: ["Its text with formatting.", "<p>Dear Wanjiku, ...</p>"],
    text: ["Its text without.", "Dear Wanjiku, ..."],
    attachments: ["Files that go with it."],
    state: ["How far it has come.", "kept"],
    queuedAt: ["When it was written.", "2026-11-21T06:00:00.000Z"],
    lastError: ["Why the last attempt failed; null if none did.", null],
  }),
  describeSchema(outboxMail.shape.attachments.element, "OutboxAttachment", "A file that goes with a mail.", {
    filename: ["Its name.", "invite.ics"],
    contentType: ["Its media type.", "text/calendar"],
    content: ["Its bytes in base64.", "QkVHSU46VkNBTEVOREFS"],
  }),
];
