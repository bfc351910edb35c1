import { type Cv, job, study } from "../cv.ts";

/** CVs of kinds that were read badly: Europass, sections in a table of two columns, posts grouped under an employer. */
export const kinds: Cv[] = [
  {
    id: "dev-europass-labels",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
**Europass Curriculum Vitae**
**Personal information**
First name(s) / Surname(s): Wilson Kiprop Barng'etuny
Address(es): Kapsabet, Nandi
Telephone(s): 0722 411 206
E-mail(s): wilson.barngetuny@mail.example
Nationality: Kenyan
**Work experience**
Dates: 03/2019 - present
Occupation or position held: Credit Supervisor
Main activities and responsibilities: Supervises four loan officers
Name and address of employer: Chai Highlands SACCO, Kapsabet

Dates: 01/2015 - 02/2019
Occupation or position held: Loan Officer
Main activities and responsibilities: Appraised loans of tea farmers
Name and address of employer: Nandi Hills Microfinance, Nandi Hills
**Education and training**
Dates: 09/2010 - 12/2014
Title of qualification awarded: Bachelor of Commerce (Finance)
Name and type of organisation providing education and training: Moi University
**Personal skills and competences**
Computer skills and competences: MS Excel, Navision`,
    truth: {
      name: "Wilson Kiprop Barng'etuny",
      email: "wilson.barngetuny@mail.example",
      phone: "+254722411206",
      address: "Kapsabet, Nandi",
      experience: [
        job("Credit Supervisor", "Chai Highlands SACCO", "2019-03", "now"),
        job("Loan Officer", "Nandi Hills Microfinance", "2015-01", "2019-02"),
      ],
      education: [study("Bachelor of Commerce (Finance)", "Moi University", "degree", "2010-09", "2014-12")],
      skills: ["MS Excel", "Navision"],
    },
  },
  {
    id: "dev-table-sections",
    rendering: { producer: "docx", theme: "modern" },
    markup: `
@ Naliaka Wekesa Simiyu
naliaka.simiyu@mail.example | 0733 610 554 | Bungoma
[[[25
**Experience**
|||
**Branch Accountant**, Magharibi SACCO
April 2020 - Present
- Closes the branch's books every month
**Accounts Clerk**, Nzoia Traders
June 2016 - March 2020
- Posted invoices
]]]
[[[25
**Education**
|||
**Bachelor of Business Management**, Kibabii University
2012 - 2016
]]]
[[[25
**Skills**
|||
Reconciliation, QuickBooks, iTax
]]]`,
    truth: {
      name: "Naliaka Wekesa Simiyu",
      email: "naliaka.simiyu@mail.example",
      phone: "+254733610554",
      address: "Bungoma",
      experience: [
        job("Branch Accountant", "Magharibi SACCO", "2020-04", "now"),
        job("Accounts Clerk", "Nzoia Traders", "2016-06", "2020-03"),
      ],
      education: [study("Bachelor of Business Management", "Kibabii University", "degree", "2012", "2016")],
      skills: ["Reconciliation", "QuickBooks", "iTax"],
    },
  },
  {
    id: "dev-grouped-posts",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
@ Hassan Abdi Omar
0711 908 233 | hassan.omar@mail.example
P.O. Box 1450-70100, Garissa
# WORK EXPERIENCE
**Jirani Teachers SACCO, Garissa**
Senior Credit Officer, January 2021 - Present
- Leads the appraisal of development loans
Credit Officer, March 2018 - December 2020
- Appraised emergency loans
Teller, January 2016 - February 2018
- Balanced the till
# EDUCATION
Diploma in Co-operative Management, Co-operative University of Kenya, 2013 - 2015
# SKILLS
Loan appraisal, Debt recovery`,
    truth: {
      name: "Hassan Abdi Omar",
      email: "hassan.omar@mail.example",
      phone: "+254711908233",
      address: "P.O. Box 1450-70100, Garissa",
      experience: [
        job("Senior Credit Officer", "Jirani Teachers SACCO", "2021-01", "now"),
        job("Credit Officer", "Jirani Teachers SACCO", "2018-03", "2020-12"),
        job("Teller", "Jirani Teachers SACCO", "2016-01", "2018-02"),
      ],
      education: [
        study(
          "Diploma in Co-operative Management",
          "Co-operative University of Kenya",
          "diploma",
          "2013",
          "2015",
        ),
      ],
      skills: ["Loan appraisal", "Debt recovery"],
    },
  },
  {
    id: "dev-certificates-like-jobs",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
@ MERCY WANGARI
@ NDUNG'U
0720 515 616 | mercy.ndungu@mail.example | Thika
# EXPERIENCE
Internal Auditor, Kilimo SACCO, 2020 - Present
- Audits nine branches
# EDUCATION
Bachelor of Commerce, University of Nairobi, 2014 - 2018
# CERTIFICATIONS
Certified Public Accountant, KASNEB, 2019
Certified Information Systems Auditor, ISACA, 2021
# WHAT I BRING TO THE TABLE
Risk based auditing, ACL, Report writing`,
    truth: {
      name: "Mercy Wangari Ndung'u",
      email: "mercy.ndungu@mail.example",
      phone: "+254720515616",
      address: "Thika",
      experience: [job("Internal Auditor", "Kilimo SACCO", "2020", "now")],
      education: [
        study("Bachelor of Commerce", "University of Nairobi", "degree", "2014", "2018"),
        study("Certified Public Accountant", "KASNEB", null, null, "2019"),
        study("Certified Information Systems Auditor", "ISACA", null, null, "2021"),
      ],
      skills: ["Risk based auditing", "ACL", "Report writing"],
    },
  },
];
