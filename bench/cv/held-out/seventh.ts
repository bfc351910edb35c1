import { type Cv, job, study } from "../cv.ts";

/** CVs of the kinds of `development/kinds.ts`, by other people. */
export const seventh: Cv[] = [
  {
    id: "held-europass-second",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
**Europass Curriculum Vitae**
**Personal information**
Surname(s) / First name(s): Mutua Ndinda Carolyne
Address(es): Wote, Makueni
Telephone(s): 0715 204 331
E-mail(s): carolyne.mutua@mail.example
**Work experience**
Dates: 06/2018 - present
Occupation or position held: Teller
Main activities and responsibilities: Serves members and balances the till
Name and address of employer: Makueni Farmers SACCO, Wote
**Education and training**
Dates: 01/2015 - 12/2017
Title of qualification awarded: Diploma in Business Management
Name and type of organisation providing education and training: Machakos University
**Personal skills and competences**
Computer skills and competences: MS Word, QuickBooks`,
    truth: {
      name: "Mutua Ndinda Carolyne",
      email: "carolyne.mutua@mail.example",
      phone: "+254715204331",
      address: "Wote, Makueni",
      experience: [job("Teller", "Makueni Farmers SACCO", "2018-06", "now")],
      education: [
        study("Diploma in Business Management", "Machakos University", "diploma", "2015-01", "2017-12"),
      ],
      skills: ["MS Word", "QuickBooks"],
    },
  },
  {
    id: "held-grouped-two-line-name",
    rendering: { producer: "docx", theme: "modern" },
    markup: `
@ COLLINS KIBET
@ ROTICH
0726 118 409 | collins.rotich@mail.example | Kericho
# CAREER HISTORY
**Tea Growers SACCO, Kericho**
Branch Manager, July 2021 - Present
- Leads eleven people
Operations Supervisor, May 2017 - June 2021
- Supervised tellers
# EDUCATION
Bachelor of Business Management, Moi University, 2012 - 2016
# MY TOOLBOX
Leadership, Core banking systems`,
    truth: {
      name: "Collins Kibet Rotich",
      email: "collins.rotich@mail.example",
      phone: "+254726118409",
      address: "Kericho",
      experience: [
        job("Branch Manager", "Tea Growers SACCO", "2021-07", "now"),
        job("Operations Supervisor", "Tea Growers SACCO", "2017-05", "2021-06"),
      ],
      education: [study("Bachelor of Business Management", "Moi University", "degree", "2012", "2016")],
      skills: ["Leadership", "Core banking systems"],
    },
  },
];
