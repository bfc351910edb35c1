import type { DemoJob } from "../types.ts";
import { umojaBenefits } from "./benefits.ts";

export const umojaIctJobs: DemoJob[] = [
  {
    key: "umoja-software-developer",
    organization: "umoja",
    title: "Software Developer",
    department: "ICT",
    location: "Nairobi",
    type: "full-time",
    salary: "KSh 120,000 - 170,000",
    experience: "3+ years",
    education: "Bachelor's degree in computer science, software engineering or information technology",
    description: `We build what our members touch ourselves: the member portal, the USSD menu, the loan application on the phone and the services that connect them with the core banking system, M-PESA and the credit bureaus. Three developers, one tester, and a release every second week.

Correctness matters more here than anywhere you may have worked. A payment callback may arrive twice, late or not at all, and the member's balance must be right each time. You will write TypeScript and SQL, automated tests before you are asked for them, and short notes that let the next person understand why.

Two mornings a quarter you sit in a branch and watch members use what you made. It is the part of the job that people here talk about most.`,
    requirements: [
      "Bachelor's degree in computer science, software engineering or information technology",
      "Three years or more building and running web applications that handle money or personal data",
      "Solid TypeScript or JavaScript, SQL and REST APIs; experience with PostgreSQL",
      "Has integrated M-PESA or a bank interface, and can explain what happens when it fails",
      "Writes automated tests and reviews other people's code kindly",
    ],
    responsibilities: [
      "Design, build and test features of the member portal and mobile loan application",
      "Maintain integrations with the core banking system, M-PESA paybill and credit bureaus",
      "Investigate incidents with Operations and write what was learned",
      "Protect members' data: least privilege, encryption, audit trail",
      "Take part in a paid on-call week every fourth week",
    ],
    benefits: [
      ...umojaBenefits,
      "Two days a week from home",
      "Laptop of your choice within budget",
      "KSh 60,000 a year for courses and conferences",
    ],
    skills: [
      "TypeScript",
      "JavaScript",
      "SQL",
      "REST APIs",
      "PostgreSQL",
      "M-PESA integration",
      "Automated testing",
      "Git",
    ],
    status: "Active",
    postedDaysAgo: 36,
    deadlineInDays: 11,
    professions: ["ict"],
    level: "mid",
    appeal:
      "Sitting in a branch to watch members use the software is something I have wanted from every employer so far.",
  },
  {
    key: "umoja-digital-channels-officer",
    organization: "umoja",
    title: "Digital Channels Officer",
    department: "ICT",
    location: "Nairobi",
    type: "full-time",
    salary: "KSh 75,000 - 100,000",
    experience: "2-4 years",
    education:
      "Bachelor's degree or diploma in information technology, business information systems or a related field",
    description: `Seven of ten transactions at Umoja now happen on a phone. You look after the channels that carry them: USSD, the mobile app, the M-PESA paybill, agency banking and the ATM card. In the morning you know what failed overnight and which members are affected; by noon they know it too, from us and not from rumours.

You stand between members, branches, the developers and the partners. You reconcile the float, chase reversals with the mobile operator, test new menus in Kiswahili and English, and teach branch staff to move a shy member from the queue to the phone.`,
    requirements: [
      "Bachelor's degree or diploma in information technology, business information systems or a related field",
      "Two years or more supporting mobile or agency banking at a SACCO, bank or fintech",
      "Understands how paybill confirmation, reversal and settlement work",
      "Good with Excel and SQL queries",
      "Explains technical matters in words that a member can use",
    ],
    responsibilities: [
      "Watch USSD, app, paybill, agency and card channels and resolve failed transactions the same day",
      "Reconcile settlement and float accounts with Finance daily",
      "Register and train agents, and review their limits",
      "Test menus and new features before release",
      "Report uptake, failures and fraud attempts every month",
    ],
    benefits: [...umojaBenefits, "Airtime and data allowance", "On-call allowance"],
    skills: [
      "Mobile banking",
      "M-PESA paybill",
      "Reconciliation",
      "SQL",
      "User support",
      "Agency banking",
      "MS Excel",
      "Communication",
    ],
    status: "Active",
    postedDaysAgo: 29,
    deadlineInDays: 17,
    professions: ["ict", "teller"],
    level: "mid",
    appeal:
      "Members should hear of a failed transaction from us first; I have worked that way and know how much trust it buys.",
  },
  {
    key: "umoja-ict-support-intern",
    organization: "umoja",
    title: "ICT Support Intern",
    department: "ICT",
    location: "Nyeri",
    type: "internship",
    salary: "KSh 20,000 a month",
    experience: "No experience needed",
    education:
      "Diploma or degree in information technology or computer science, completed or in the final year",
    description: `Six months with the support team that keeps nine branches working. You are based in Nyeri and travel with a technician to Karatina, Nanyuki and Murang'a, where you will learn that most printer faults are paper and most network faults are a cable.

You finish with a reference that says precisely what you can do. Two of our present support technicians started as interns.`,
    requirements: [
      "Diploma or degree in information technology or computer science, completed or in the final year",
      "Knows Windows, basic networking and how to ask good questions",
      "Patient with people who are in a hurry",
    ],
    responsibilities: [
      "Answer support calls from branches and record what solved them",
      "Set up computers, printers and tills, and replace faulty parts",
      "Check backups and antivirus reports each morning",
      "Keep the equipment register of the branches you visit",
    ],
    benefits: [
      "Monthly stipend",
      "Travel and lunch on branch visits",
      "A mentor and a written assessment at the end",
    ],
    skills: ["IT support", "Networking", "Windows", "Hardware repair", "Communication"],
    status: "Active",
    postedDaysAgo: 24,
    deadlineInDays: 7,
    professions: ["ict"],
    level: "junior",
    appeal: "I want to learn support in real branches, with real queues waiting.",
  },
];
