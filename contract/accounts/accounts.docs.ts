import { exampleId } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { authCalls } from "./accounts.calls.ts";
import {
  linkToken,
  loginInput,
  messageAnswer,
  newPasswordInput,
  passwordLinkAnswer,
  registerInput,
  sessionAnswer,
  signupInput,
  trialInput,
  user,
  workspace,
} from "./accounts.ts";

export const workspaceFields: Fields<typeof workspace> = {
  slug: ["Name of the organisation in addresses.", "umoja"],
  name: ["Name of the organisation.", "Umoja SACCO"],
  roles: ["What the person may do there.", ["hr"]],
  trialEndsAt: ["Last moment of the trial; null once the organisation pays.", "2026-12-05T08:00:00.000Z"],
  trialDaysLeft: ["Whole days of the trial that are left; null without one.", 14],
  isProvider: ["Whether this organisation runs the installation.", false],
  holdsSample: ["Whether it holds sample data of a made-up SACCO beside its own.", false],
  twoFactorDueAt: [
    "By when the person has to set two-factor sign-in up; null where nobody asks it of them, or they have.",
    null,
  ],
  twoFactorOverdue: ["Whether that day is over: nothing else opens before it is set up.", false],
  modulesOff: ["Parts of the workspace that the organisation has switched off.", []],
  abilities: ["What the person may do with the workspace now."],
};

const email = ["Email address; upper and lower case are the same.", "wanjiku@example.co.ke"] as const;
const newPassword = ["6 to 128 characters.", "Karibu-2026!"] as const;
const page = ["The page that led to the trial; it decides how many days it has.", "recruitment"] as const;
const token = ["The token from the link in the mail.", "q4Jt9vXbE2hYkR7sLw0m"] as const;

export const accountDocs = [
  describeSchema(signupInput, "SignupInput", "Someone who starts a free trial.", {
    fullName: ["First and last name.", "Wanjiku Kamau"],
    email,
    organization: ["Name of the SACCO; the workspace is named after the person without it.", "Umoja SACCO"],
    password: newPassword,
    page,
  }),
  describeSchema(trialInput, "TrialInput", "Someone who asks for a trial and chooses the password later.", {
    saccoName: ["Name of the SACCO.", "Umoja SACCO"],
    contactPerson: ["First and last name.", "Wanjiku Kamau"],
    email,
    phone: ["Phone number, Kenyan or international.", "+254712345678"],
    page,
  }),
  describeSchema(registerInput, "RegisterInput", "A job seeker who opens an account.", {
    firstName: ["First name.", "Wanjiku"],
    lastName: ["Last name.", "Kamau"],
    email,
    phone: ["Phone number, Kenyan or international.", "+254712345678"],
    password: newPassword,
  }),
  describeSchema(loginInput, "LoginInput", "Who signs in.", {
    email,
    password: ["The person's password.", "Karibu-2026!"],
    code: [
      "With two-factor sign-in: the code of the authenticator app, or a backup code. Without it the answer is `two_factor_required`.",
      "492039",
    ],
  }),
  describeSchema(linkToken, "LinkToken", "The right that the link of a mail gives.", { token }),
  describeSchema(passwordLinkAnswer, "PasswordLink", "What a link that sets a password is for.", {
    welcome: ["Whom it lets in for the first time; null where it replaces a password."],
  }),
  describeSchema(
    passwordLinkAnswer.shape.welcome.unwrap(),
    "Welcome",
    "Somebody who chooses a first password.",
    {
      email,
      firstName: ["First name.", "Wanjiku"],
      organization: ["Whose workspace it opens; null for an account without one.", "Umoja SACCO"],
      invitedBy: ["The colleague who invited them; null for who began the workspace.", "Amina Hassan"],
      roles: ["What the person may do there.", ["hr"]],
      trialEndsAt: ["Last moment of the trial; null without one.", "2026-12-05T08:00:00.000Z"],
    },
  ),
  describeSchema(
    authCalls.requestPasswordReset.body,
    "PasswordResetInput",
    "Whose password is to be set anew.",
    {
      email,
    },
  ),
  describeSchema(newPasswordInput, "NewPasswordInput", "A new password and the right to set it.", {
    token,
    password: newPassword,
  }),
  describeSchema(messageAnswer, "Message", "A sentence for the person.", {
    message: ["What happened, or what to do next.", "We sent you a link. Please check your inbox."],
  }),
  describeSchema(sessionAnswer, "Session", "A session that has begun.", {
    token: ["Send it as `Authorization: Bearer <token>`; browsers use the cookie instead.", "8Zk3..."],
    user: ["Who signed in."],
  }),
  describeSchema(user, "User", "The signed-in person, as shown to themselves.", {
    id: ["Id of the person.", exampleId],
    email,
    emailVerified: ["Whether the address has been proven.", true],
    fullName: ["First and last name.", "Wanjiku Kamau"],
    firstName: ["First name.", "Wanjiku"],
    lastName: ["Last name.", "Kamau"],
    phone: ["Phone number; null if none was given.", "+254712345678"],
    language: ["Language that the person chose, `en` or `sw`; null until they chose one.", "sw"],
    isCandidate: ["Whether this is a job seeker's account.", false],
    organization: ["Name of the organisation the person works in; null for a job seeker.", "Umoja SACCO"],
    workspace: ["The organisation the person works in; null for a job seeker."],
  }),
  describeSchema(workspace, "Workspace", "An organisation, as one of its people sees it.", workspaceFields),
  describeSchema(
    workspace.shape.abilities,
    "WorkspaceAbilities",
    "What a person may do with the workspace now.",
    {
      change: ["Whether anything may be changed: not once the trial has ended.", true],
      rename: ["Whether the person may rename the organisation.", false],
      invite: ["Whether the person may invite a colleague.", false],
      inviteRefusal: [
        "The code an owner's invitation would be refused with; null where it is allowed.",
        null,
      ],
    },
  ),
];
