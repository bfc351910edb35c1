import { type Cv, job, study } from "../cv.ts";

export const second: Cv[] = [
  {
    id: "ho-header-contacts",
    rendering: { producer: "docx", theme: "modern" },
    markup: `
%header Caroline Mumbua Kioko | 0705 778 990 | carol.kioko@mymail.example | Machakos
# About me
Human resource generalist with a passion for fair pay and orderly records.
# Work history
**HR Generalist** >> Aug 2021 – present
Savannah Flowers Ltd, Naivasha
- Run payroll for 640 staff
- Chair the welfare committee
**HR Intern** >> Jan 2021 – Jul 2021
County Assembly of Machakos
- Digitised 1,200 staff files
# Education
**Master of Science in Human Resource Management** >> 2022 – 2024
Jomo Kenyatta University of Agriculture and Technology
**Bachelor of Human Resource Management** >> 2016 – 2020
Machakos University
First Class Honours
# Professional qualifications
CHRP, Human Resource Management Professionals Examinations Board >> 2021
# Competencies
- Payroll management
- Recruitment
- Labour law
- Conflict resolution`,
    truth: {
      name: "Caroline Mumbua Kioko",
      email: "carol.kioko@mymail.example",
      phone: "+254705778990",
      address: "Machakos",
      experience: [
        job("HR Generalist", "Savannah Flowers Ltd", "2021-08", "now"),
        job("HR Intern", "County Assembly of Machakos", "2021-01", "2021-07"),
      ],
      education: [
        study(
          "Master of Science in Human Resource Management",
          "Jomo Kenyatta University of Agriculture and Technology",
          "masters",
          "2022",
          "2024",
        ),
        study(
          "Bachelor of Human Resource Management",
          "Machakos University",
          "degree",
          "2016",
          "2020",
          "First Class Honours",
        ),
        study("CHRP", "Human Resource Management Professionals Examinations Board", null, null, "2021"),
      ],
      skills: ["Payroll management", "Recruitment", "Labour law", "Conflict resolution"],
    },
  },
  {
    id: "ho-no-headings",
    rendering: { producer: "chromium", theme: "plain" },
    markup: `
@ Joseph Lokwawi Ekai
Lodwar, Turkana County
Mobile: +254 (0) 729 553 118
joseph.ekai@sanduku.example

I am a field officer with six years in drought response and community savings groups.

Field Officer, Turkana Pastoralist Cooperative, Lodwar, January 2019 – to date
- Formed 46 savings groups of pastoralist women
- Wrote monthly reports for two donors

Data Clerk, Kakuma Health Centre, March 2016 – December 2018
- Entered patient data into the county system

Diploma in Community Development, Kenya Institute of Social Work, 2014 – 2016
KCSE, Lodwar High School, 2009 – 2012, Mean grade C+

Skills: Community mobilisation, Report writing, Data entry, Motorbike riding`,
    truth: {
      name: "Joseph Lokwawi Ekai",
      email: "joseph.ekai@sanduku.example",
      phone: "+254729553118",
      address: "Lodwar, Turkana County",
      experience: [
        job("Field Officer", "Turkana Pastoralist Cooperative", "2019-01", "now"),
        job("Data Clerk", "Kakuma Health Centre", "2016-03", "2018-12"),
      ],
      education: [
        study(
          "Diploma in Community Development",
          "Kenya Institute of Social Work",
          "diploma",
          "2014",
          "2016",
        ),
        study("KCSE", "Lodwar High School", null, "2009", "2012", "C+"),
      ],
      skills: ["Community mobilisation", "Report writing", "Data entry", "Motorbike riding"],
    },
  },
  {
    id: "ho-right-sidebar",
    rendering: { producer: "pdfmake", theme: "modern" },
    markup: `
@ Brian Wafula Simiyu
Software Developer
[[[66
# Experience
**Backend Developer**
Malipo Systems, Nairobi
Mar 2022 - Present
- Built the settlement service in Go and PostgreSQL
- Cut nightly batch time from 5 hours to 40 minutes
**Junior Developer**
Kazi Labs
Jan 2020 - Feb 2022
- Maintained the payroll product in TypeScript
# Projects
Offline voter register for chama elections, 2023
# Education
**BSc. Computer Science**
Masinde Muliro University of Science and Technology
2015 - 2019
Second Class Honours, Upper Division
|||
# Contact
Bungoma / Nairobi
brian.simiyu@devmail.example
0716 204 775
github.com/briansimiyu
# Skills
Go
TypeScript
PostgreSQL
Docker
Linux
# Interests
Chess
Running
]]]`,
    truth: {
      name: "Brian Wafula Simiyu",
      email: "brian.simiyu@devmail.example",
      phone: "+254716204775",
      address: "Bungoma / Nairobi",
      experience: [
        job("Backend Developer", "Malipo Systems", "2022-03", "now"),
        job("Junior Developer", "Kazi Labs", "2020-01", "2022-02"),
      ],
      education: [
        study(
          "BSc. Computer Science",
          "Masinde Muliro University of Science and Technology",
          "degree",
          "2015",
          "2019",
          "Second Class Honours, Upper Division",
        ),
      ],
      skills: ["Go", "TypeScript", "PostgreSQL", "Docker", "Linux"],
    },
  },
  {
    id: "ho-ruled-tables",
    rendering: { producer: "libreoffice-pdf", theme: "plain" },
    markup: `
@ FAITH NKATHA MUTHURI
^ P.O. BOX 2210 - 60200 MERU
^ TEL: 0714 909 332 / 0735 400 118
^ EMAIL: faithmuthuri@epost.example
# PERSONAL PROFILE
A cheerful teller with five years behind the counter of deposit taking SACCOs.
# WORK EXPERIENCE
|Period|Employer|Position|Duties|
|July 2020 - To date|Mlima Farmers SACCO|Senior Teller|Cash handling, vault custody and balancing of the branch till|
|Jan 2018 - June 2020|Capital Ridge Microfinance Bank|Teller|Receiving deposits and paying withdrawals|
# ACADEMIC QUALIFICATIONS
|Institution|Qualification|Year|Grade|
|Meru University of Science and Technology|Bachelor of Cooperative Management|2013 - 2017|Second Class (Lower)|
|Kaaga Girls High School|Kenya Certificate of Secondary Education|2009 - 2012|B (Plain)|
# SKILLS AND COMPETENCES
- Cash management
- Customer care
- Fraud detection
- MS Excel
# REFEREES
Moses Kirimi, Branch Manager, Mlima Farmers SACCO, P.O. Box 10 Meru, 0721 000 345`,
    truth: {
      name: "Faith Nkatha Muthuri",
      email: "faithmuthuri@epost.example",
      phone: "+254714909332",
      address: "P.O. Box 2210-60200, Meru",
      experience: [
        job("Senior Teller", "Mlima Farmers SACCO", "2020-07", "now"),
        job("Teller", "Capital Ridge Microfinance Bank", "2018-01", "2020-06"),
      ],
      education: [
        study(
          "Bachelor of Cooperative Management",
          "Meru University of Science and Technology",
          "degree",
          "2013",
          "2017",
          "Second Class (Lower)",
        ),
        study(
          "Kenya Certificate of Secondary Education",
          "Kaaga Girls High School",
          null,
          "2009",
          "2012",
          "B (Plain)",
        ),
      ],
      skills: ["Cash management", "Customer care", "Fraud detection", "MS Excel"],
    },
  },
  {
    id: "ho-dates-left",
    rendering: { producer: "docx", theme: "compact" },
    markup: `
@ Lydia Nyaboke Momanyi
Kisii | lydia.momanyi@barua.example | 0723 887 615
# Professional summary
Internal auditor with a background in tax and a record of clean opinions.
# Experience
2018 – Present :: **Internal Auditor**, Gusii Dairy Cooperative Society, Kisii
- Plan and run risk based audits of 11 collection centres
2015 – 2018 :: **Audit Associate**, Omwenga & Partners CPA, Nairobi
- Audited SACCOs, schools and NGOs
2014 :: **Audit Trainee**, Kenya Revenue Authority
# Education
2010 – 2014 :: BCom (Accounting), University of Nairobi, Upper Second Class Honours
2006 – 2009 :: KCSE, Nyabururu Girls, A-
# Memberships
ICPAK, member since 2017
# Skills
Risk assessment; IFRS; Data analysis; TeamMate; Report writing`,
    truth: {
      name: "Lydia Nyaboke Momanyi",
      email: "lydia.momanyi@barua.example",
      phone: "+254723887615",
      address: "Kisii",
      experience: [
        job("Internal Auditor", "Gusii Dairy Cooperative Society", "2018", "now"),
        job("Audit Associate", "Omwenga & Partners CPA", "2015", "2018"),
        job("Audit Trainee", "Kenya Revenue Authority", "2014", "2014"),
      ],
      education: [
        study(
          "BCom (Accounting)",
          "University of Nairobi",
          "degree",
          "2010",
          "2014",
          "Upper Second Class Honours",
        ),
        study("KCSE", "Nyabururu Girls", null, "2006", "2009", "A-"),
      ],
      skills: ["Risk assessment", "IFRS", "Data analysis", "TeamMate", "Report writing"],
    },
  },
];
