import type { EnquiryStatus, EnquiryTopic } from "#contract/site/enquiries.ts";

interface DemoEnquiry {
  topic: EnquiryTopic;
  status: EnquiryStatus;
  hoursAgo: number;
  fullName: string;
  email: string;
  phone: string;
  saccoName: string;
  subject?: string;
  solution?: string;
  message: string;
  /** Which of the free times for a meeting was booked; none for other topics. */
  slot?: number;
  reply?: string;
}

/** Works for the provider: owns its organisation and answers what is in the inbox. */
export const demoTeamMember = { email: "team@ushirika.example", fullName: "Grace Akinyi Ochieng" };

/** What is in the inbox of the organisation that runs the demo's site. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    topic: "demo",
    status: "new",
    hoursAgo: 2,
    fullName: "Beatrice Nafula Simiyu",
    email: "b.simiyu@mwangaza.example",
    phone: "+254722000114",
    saccoName: "Mwangaza Teachers SACCO",
    message:
      "Our onboarding desk gets 40 applicants a day in January. We want to see the ID check on a Maisha card.",
    slot: 3,
  },
  {
    topic: "contact",
    status: "new",
    hoursAgo: 5,
    fullName: "Peter Kipchumba Rotich",
    email: "rotich@highlandstea.example",
    phone: "+254733000207",
    saccoName: "Highlands Tea Growers SACCO",
    subject: "Check-off lists from factories",
    message:
      "Five factories send us remittances in five formats, two of them as scanned PDF. Which of these can you read?",
  },
  {
    topic: "solution",
    status: "new",
    hoursAgo: 22,
    fullName: "Fatuma Abdalla Mwinyi",
    email: "fatuma@pwaniboda.example",
    phone: "+254711000332",
    saccoName: "Pwani Boda Boda SACCO",
    solution: "Habahaba",
    message: "Our members save 50 shillings a day by M-PESA. Could Habahaba keep a goal for each of them?",
  },
  {
    topic: "consultation",
    status: "answered",
    hoursAgo: 46,
    fullName: "Samuel Mbugua Kariuki",
    email: "skariuki@nyeridairy.example",
    phone: "+254720000418",
    saccoName: "Nyeri Dairy Farmers SACCO",
    message: "We are preparing for our SASRA inspection and want to know where to begin.",
    slot: 11,
    reply:
      "Thank you for booking. Please have last quarter's returns at hand; we will start with the complaints register.",
  },
  {
    topic: "quote",
    status: "answered",
    hoursAgo: 75,
    fullName: "Lilian Adhiambo Odhiambo",
    email: "lodhiambo@lakeregion.example",
    phone: "+254735000526",
    saccoName: "Lake Region Health Workers SACCO",
    message: "8,200 members, three branches. Recruitment and member onboarding only, for now.",
    reply:
      "Good to hear from you. The quote is on its way; it covers both agents for three branches, with training on site.",
  },
  {
    topic: "sales",
    status: "closed",
    hoursAgo: 190,
    fullName: "Victor Musyoka Kilonzo",
    email: "vkilonzo@kambahardware.example",
    phone: "+254701000633",
    saccoName: "Ukambani Traders SACCO",
    message: "Do you resell core banking systems?",
    reply:
      "We do not; our agents work beside the core banking system that you have. We are happy to show you how.",
  },
];

/** Pages of the demo's site and their views on an ordinary working day. */
export const demoPageViews: readonly { path: string; views: number }[] = [
  { path: "/", views: 120 },
  { path: "/jobs", views: 95 },
  { path: "/agents", views: 61 },
  { path: "/jobs/:id", views: 58 },
  { path: "/member-onboarding-agent", views: 34 },
  { path: "/resources", views: 29 },
  { path: "/recruitment-specialist-agent", views: 22 },
  { path: "/business-solutions", views: 18 },
  { path: "/customer-experience-agent", views: 15 },
  { path: "/contact", views: 12 },
];
