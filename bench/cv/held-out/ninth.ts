import { type Cv, inBothFormats, job, study } from "../cv.ts";

/** The twins of `development/ninth.ts`, by other people, none of them tuned on. */
export const ninth: Cv[] = inBothFormats([
  {
    id: "held-europass-new",
    theme: "plain",
    markup: `
@ Mohamed Abdalla Shee
Nationality: Kenyan | Gender: Male
Phone number: (+254) 790112408 | Email address: mohamed.shee@barua.example
Address: Lamu Old Town, Lamu, Kenya (Home)
# WORK EXPERIENCE
[ 11/2021 – Current ] **Field Officer**
Bahari Fishermen Sacco
City: Lamu | Country: Kenya
- Registers groups of fishermen
[ 02/2018 – 10/2021 ] **Sales Assistant**
Island Hardware Ltd
City: Lamu | Country: Kenya
- Sold boat parts
# EDUCATION AND TRAINING
[ 2015 – 2017 ] **Diploma in Fisheries Management**
Pwani University
City: Kilifi | Country: Kenya
# DIGITAL SKILLS
KoboToolbox | Excel`,
    truth: {
      name: "Mohamed Abdalla Shee",
      email: "mohamed.shee@barua.example",
      phone: "+254790112408",
      address: "Lamu Old Town, Lamu, Kenya",
      experience: [
        job("Field Officer", "Bahari Fishermen Sacco", "2021-11", "now"),
        job("Sales Assistant", "Island Hardware Ltd", "2018-02", "2021-10"),
      ],
      education: [study("Diploma in Fisheries Management", "Pwani University", "diploma", "2015", "2017")],
      skills: ["KoboToolbox", "Excel"],
    },
  },
  {
    id: "held-employer-with-length",
    theme: "modern",
    markup: `
@ Irene Njoki Kabiru
Thika, Kenya
0722 918 330 | irene.kabiru@barua.example
# Experience
**Del Valle Foods**
4 years 1 month
**Accountant**
February 2022 - Present (2 years 9 months)
Thika
**Accounts Trainee**
October 2020 - January 2022 (1 year 4 months)
**Mwalimu Bora Academy**
**Bursar**
January 2018 - September 2020 (2 years 9 months)
# Education
**Mount Kenya University**
Bachelor of Commerce, Accounting · (2014 - 2017)
# Skills
Costing, Payroll`,
    truth: {
      name: "Irene Njoki Kabiru",
      email: "irene.kabiru@barua.example",
      phone: "+254722918330",
      address: "Thika, Kenya",
      experience: [
        job("Accountant", "Del Valle Foods", "2022-02", "now"),
        job("Accounts Trainee", "Del Valle Foods", "2020-10", "2022-01"),
        job("Bursar", "Mwalimu Bora Academy", "2018-01", "2020-09"),
      ],
      education: [
        study("Bachelor of Commerce, Accounting", "Mount Kenya University", "degree", "2014", "2017"),
      ],
      skills: ["Costing", "Payroll"],
    },
  },
  {
    id: "held-three-column-table",
    theme: "plain",
    markup: `
@ Caleb Wekesa Mang'oli
Box 220-50200 Bungoma, Mobile 0711 009 775, caleb.mangoli@barua.example
# EMPLOYMENT RECORD
|Job title|Name of employer|Dates|
|Loans Recovery Officer|Nzoia Cane Sacco|Jan 2021 – present|
|Weighbridge Clerk|Nzoia Sugar Company|2017 – 2020|
# EDUCATION
|Level|Institution|Dates|Award|
|College|Sang'alo Institute of Science and Technology|2015 – 2017|Diploma in Supply Chain Management|
|Secondary|Chesamisi Boys High School|2011 – 2014|KCSE C+|
# SKILLS
|Negotiation|Record keeping|`,
    truth: {
      name: "Caleb Wekesa Mang'oli",
      email: "caleb.mangoli@barua.example",
      phone: "+254711009775",
      address: "P.O. Box 220-50200, Bungoma",
      experience: [
        job("Loans Recovery Officer", "Nzoia Cane Sacco", "2021-01", "now"),
        job("Weighbridge Clerk", "Nzoia Sugar Company", "2017", "2020"),
      ],
      education: [
        study(
          "Diploma in Supply Chain Management",
          "Sang'alo Institute of Science and Technology",
          "diploma",
          "2015",
          "2017",
        ),
        study("KCSE", "Chesamisi Boys High School", null, "2011", "2014", "C+"),
      ],
      skills: ["Negotiation", "Record keeping"],
    },
  },
  {
    id: "held-form-of-names",
    theme: "classic",
    markup: `
^ **PERSONAL DATA FORM**
**1. PERSONAL DETAILS**
Surname: CHEPKWONY
First Name: GLADYS
Other Names: JEROTICH
Phone No: +254 726 004 551
Email: gladys.chepkwony@barua.example
Postal Address: 88-20210 Litein
**2. WORK EXPERIENCE**
Name of Employer: Kipkelion Tea Sacco
Position held: Receptionist
From: 01.06.2020 To: Present
Name of Employer: Litein Mission Hospital
Position held: Records Clerk
From: 04.02.2018 To: 30.05.2020
**3. EDUCATION**
Institution: Kericho Teachers College
Course: Certificate in Front Office Operations
Year: 2016-2017
Institution: Litein Girls High School
Course: KCSE
Year: 2012-2015
Grade: C (plain)
**4. SKILLS**
Switchboard, Minute writing`,
    truth: {
      name: "Gladys Jerotich Chepkwony",
      email: "gladys.chepkwony@barua.example",
      phone: "+254726004551",
      address: "88-20210 Litein",
      experience: [
        job("Receptionist", "Kipkelion Tea Sacco", "2020-06-01", "now"),
        job("Records Clerk", "Litein Mission Hospital", "2018-02-04", "2020-05-30"),
      ],
      education: [
        study(
          "Certificate in Front Office Operations",
          "Kericho Teachers College",
          "certificate",
          "2016",
          "2017",
        ),
        study("KCSE", "Litein Girls High School", null, "2012", "2015", "C (plain)"),
      ],
      skills: ["Switchboard", "Minute writing"],
    },
  },
  {
    id: "held-employer-contacts",
    theme: "spaced",
    markup: `
@ VIOLET AUMA OPIYO
Ugunja, Siaya | 0737 228 116 | violet.opiyo@barua.example
# WORKING EXPERIENCE
**Position: Loans Clerk**
Employer: Ugunja Traders Sacco, P.O. Box 7-40606 Ugunja, Tel 057 2034001
Period: 2nd May 2019 to date
Supervisor: Mr. Otieno Were, 0722 111 505
Duties and responsibilities
- Loan forms
**Position: Shop Attendant**
Employer: Sidindi Agrovet, P.O. Box 90 Siaya
Period: 12th Jan 2016 to 30th April 2019
Supervisor: Ms. Adhiambo, 0733 818 818
Duties and responsibilities
- Sales
# EDUCATION AND PROFESSIONAL QUALIFICATIONS
2014-2015: Certificate in Business Studies (Credit) – Siaya Institute of Technology
2010-2013: K.C.S.E. (C) – Sawagongo High School
# SKILLS AND COMPETENCIES
- Record keeping
- M-PESA agency`,
    truth: {
      name: "Violet Auma Opiyo",
      email: "violet.opiyo@barua.example",
      phone: "+254737228116",
      address: "Ugunja, Siaya",
      experience: [
        job("Loans Clerk", "Ugunja Traders Sacco", "2019-05-02", "now"),
        job("Shop Attendant", "Sidindi Agrovet", "2016-01-12", "2019-04-30"),
      ],
      education: [
        study(
          "Certificate in Business Studies",
          "Siaya Institute of Technology",
          "certificate",
          "2014",
          "2015",
          "Credit",
        ),
        study("K.C.S.E.", "Sawagongo High School", null, "2010", "2013", "C"),
      ],
      skills: ["Record keeping", "M-PESA agency"],
    },
  },
]);
