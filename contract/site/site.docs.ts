import { exampleId, pageFields, periodFields } from "../core/core.docs.ts";
import { describeSchema, describeUnion, type Fields } from "../core/documentation.ts";
import { agent, agentQuery } from "./agents.ts";
import { pageViewReport } from "./analytics.ts";
import { enquiryCalls } from "./enquiries.calls.ts";
import {
  closedDay,
  contactInput,
  enquiry,
  enquiryAnswer,
  enquiryChange,
  enquiryDetail,
  enquiryInput,
  enquiryList,
  enquiryReply,
  interestInput,
  meeting,
  meetingInput,
  meetingTimes,
  replyInput,
  solutionInput,
} from "./enquiries.ts";
import { pictureCalls } from "./pictures.ts";
import { resource, resourceCalls } from "./resources.ts";
import { brand, siteSettings } from "./settings.ts";

const sender: Fields<typeof interestInput> = {
  fullName: ["Who writes.", "Wanjiku Kamau"],
  email: ["Where the answer goes.", "wanjiku@example.co.ke"],
  phone: ["Phone number, Kenyan or international.", "+254712345678"],
  saccoName: ["The SACCO that the person writes for.", "Umoja SACCO"],
  message: ["What the person wants to know.", "We have 4,000 members in three branches."],
  website: ["Leave it out: only programs fill it in, and what they send is not kept.", ""],
  topic: ["What the enquiry is about.", "quote"],
};

const enquiryFields: Fields<typeof enquiry> = {
  id: ["Id of the enquiry.", exampleId],
  topic: ["What the enquiry is about.", "demo"],
  status: ["How far it has come.", "new"],
  createdAt: ["When it came.", "2026-11-20T07:15:00.000Z"],
  fullName: ["Who wrote.", "Wanjiku Kamau"],
  email: ["Where the answer goes.", "wanjiku@example.co.ke"],
  phone: ["Phone number; null if none was given.", "+254712345678"],
  saccoName: ["The SACCO that the person wrote for; null if none was named.", "Umoja SACCO"],
  subject: ["Subject of a message from the contact form; null for the other topics.", "Fees"],
  solution: ["The business solution asked about; null for the other topics.", null],
  meeting: ["The booked time; null without a meeting, and after it was cancelled."],
  language: ["What the sender reads, `en` or `sw`.", "sw"],
  excerpt: ["How the message begins; empty without one.", "We have 4,000 members"],
};

export const siteDocs = [
  describeSchema(siteSettings, "SiteSettings", "What every page needs to know of the installation.", {
    brand: ["Who runs the installation."],
    demo: ["Demo mode: sign-in pages show the account that fits.", true],
    outbox: ["Whether the mail outbox can be read.", true],
    appUrl: ["Public origin.", "https://jobs.example.co.ke"],
  }),
  describeSchema(brand, "Brand", "Who runs the installation, as it stands on every page and mail.", {
    product: ["Name of the product.", "Ushirika"],
    phone: ["Phone number.", "+254 700 000 360"],
    email: ["Email address.", "hello@ushirika.example"],
    address: ["Office address.", "Ushirika House, Kenyatta Avenue, Nairobi"],
  }),
  describeSchema(agentQuery, "AgentQuery", "Filters of the agent directory.", {
    q: ["Looked for in name, specialization and description.", "loan"],
    department: ["Department; may be given several times.", ["finance"]],
  }),
  describeSchema(agent, "Agent", "An AI agent of the directory.", {
    id: ["Id of the agent.", exampleId],
    name: ["Its name.", "Recruitment Specialist"],
    department: ["The department it works for.", "hr"],
    specialization: ["What it is for, in a few words.", "Hiring"],
    description: ["What it does.", "Reads CVs and explains each match."],
    capabilities: ["What it can do, one phrase each.", ["CV reading", "Match with reasons"]],
    isActive: ["Whether it is offered; the others are announced.", true],
    lastActivity: ["When it last did something; null until it has.", "2026-11-21T06:00:00.000Z"],
  }),
  describeUnion(enquiryInput, "EnquiryInput", "A message, a question or a booking; `topic` decides which."),
  describeSchema(contactInput, "ContactInput", "A message from the contact form.", {
    ...sender,
    topic: ["What the enquiry is about.", "contact"],
    subject: ["What the message is about.", "Fees"],
    message: ["The message.", "Please send us your fees."],
  }),
  describeSchema(meetingInput, "MeetingInput", "A demo or consultation in the team's calendar.", {
    ...sender,
    topic: ["What the meeting is for.", "demo"],
    phone: ["The team calls this number.", "+254712345678"],
    slot: ["Start of one of the offered slots.", "2026-11-24T07:00:00.000Z"],
  }),
  describeSchema(interestInput, "InterestInput", "A question for a quote or for the sales team.", sender),
  describeSchema(solutionInput, "SolutionInput", "A question about a business solution.", {
    ...sender,
    topic: ["What the enquiry is about.", "solution"],
    solution: ["Name of the solution.", "Sacco Hisa"],
  }),
  describeSchema(enquiryAnswer, "EnquiryAnswer", "What the visitor is told.", {
    message: ["What the visitor reads.", "Thank you. We answer within 24 hours."],
    meeting: ["The booked time; null without one."],
  }),
  describeSchema(meeting, "Meeting", "A time for a meeting.", {
    startsAt: ["Its start.", "2026-11-24T07:00:00.000Z"],
    endsAt: ["Its end.", "2026-11-24T07:30:00.000Z"],
  }),
  describeSchema(meetingTimes, "MeetingTimes", "When the team can be met.", {
    slots: ["Free times, earliest first."],
    closed: ["Public holidays of Kenya, on which no meeting is offered."],
  }),
  describeSchema(closedDay, "ClosedDay", "A day without meetings.", {
    day: ["The day, in Nairobi.", "2026-12-25"],
    holiday: ["The public holiday.", "Christmas Day"],
  }),
  describeSchema(enquiryCalls.slots.query, "SlotQuery", "Which slots are asked for.", {
    day: ["One day in Nairobi; the next two weeks without it.", "2026-11-24"],
  }),
  describeSchema(enquiryCalls.get.params, "EnquiryPath", "Which enquiry.", {
    id: ["Id of the enquiry.", exampleId],
  }),
  describeSchema(enquiryList.query, "EnquiryQuery", "Filters of the inbox.", {
    ...pageFields,
    status: ["How far an enquiry has come; may be given several times.", ["new"]],
    topic: ["What it is about; may be given several times.", ["demo", "consultation"]],
    sort: ["Order of the list; `-` is descending.", "-createdAt"],
  }),
  describeSchema(enquiry, "Enquiry", "An enquiry in the inbox's list.", enquiryFields),
  describeSchema(enquiryDetail, "EnquiryDetail", "An enquiry with its message and the replies to it.", {
    ...enquiryFields,
    message: [
      "The whole message; empty when the visitor wrote none.",
      "We have 4,000 members in three branches.",
    ],
    replies: ["What was answered, oldest first."],
  }),
  describeSchema(enquiryReply, "EnquiryReply", "An answer to an enquiry.", {
    id: ["Id of the reply.", exampleId],
    at: ["When it was sent.", "2026-11-20T09:00:00.000Z"],
    author: ["Who answered; null once that account is gone.", "Amina Hassan"],
    message: ["The answer.", "Thank you for writing. We call you on Tuesday."],
  }),
  describeSchema(replyInput, "EnquiryReplyInput", "An answer to be sent.", {
    message: ["The answer, sent by email.", "Thank you for writing. We call you on Tuesday."],
  }),
  describeSchema(enquiryChange, "EnquiryChange", "A new status of an enquiry.", {
    status: ["How far it has come.", "closed"],
  }),
  describeSchema(resource, "Resource", "A document of the resource centre.", {
    id: ["Short name in addresses.", "loan-amortisation"],
    group: ["Which group it stands in.", "finance"],
    title: ["Its title.", "Loan amortisation schedule"],
    description: ["What it is for.", "Instalments, interest and balance of a loan, month by month."],
    type: ["Type of the file.", "XLSX"],
    bytes: ["Size of the file; null for the first seconds after a start.", 48213],
    downloads: ["How often it was downloaded.", 112],
  }),
  describeSchema(resourceCalls.file.params, "ResourcePath", "Which document.", {
    id: ["Short name of the document.", "loan-amortisation"],
  }),
  describeSchema(pictureCalls.page.params, "PicturePath", "Which page's picture.", {
    name: ["Name of the page.", "agents"],
  }),
  describeSchema(pageViewReport, "PageViewReport", "Views of the site's pages.", {
    ...periodFields,
    total: ["Views in the period.", 4182],
    days: ["Every day of the period, oldest first; 0 where nobody came."],
    pages: ["Pages by their views, most viewed first."],
  }),
  describeSchema(pageViewReport.shape.days.element, "DayViews", "Views of a day.", {
    day: ["The day, in Nairobi.", "2026-11-21"],
    views: ["Pages viewed on it.", 139],
  }),
  describeSchema(pageViewReport.shape.pages.element, "PageViews", "Views of a page.", {
    path: ["Its address; ids are replaced.", "/jobs/:id"],
    views: ["How often it was viewed.", 731],
  }),
];
