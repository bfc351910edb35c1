import { type Cv, job, study } from "../cv.ts";

/** Written after the reader had been mended on the fourth round of the development part, and not looked at since. */
export const fifth: Cv[] = [
  {
    id: "ho-midwife-two-lines",
    rendering: { producer: "libreoffice-pdf", theme: "classic" },
    markup: `
@ NAOM KERUBO ONSONGO
^ P.O. Box 1270-40200, Kisii | 0718 404 121 / 0739 404 121 | naomkerubo@uzazi.example
# PERSONAL PROFILE
Registered nurse midwife with experience in rural dispensaries.
# WORK EXPERIENCE
**Nurse In-charge** >> Jan 2020 to date
Nyamache Sub-County Hospital
- Supervise nine nurses and the maternity theatre
**Nurse Midwife** >> Aug 2015 to Dec 2019
Ogembo Mission Dispensary
- Deliveries, antenatal clinics and outreach
# EDUCATION
Bachelor of Science in Nursing (Upgrading), Kisii University >> 2019 – 2022
Diploma in Registered Nursing and Midwifery, Kendu Adventist School of Medical Sciences >> 2011 – 2015
KCSE, Nyabisia Girls High School, C+ >> 2006 – 2009
# SKILLS
Emergency obstetric care, Neonatal resuscitation, Stock management
# REFEREES
Dr. James Ombati, Medical Officer of Health, 0722 312 900`,
    truth: {
      name: "Naom Kerubo Onsongo",
      email: "naomkerubo@uzazi.example",
      phone: "+254718404121",
      address: "P.O. Box 1270-40200, Kisii",
      experience: [
        job("Nurse In-charge", "Nyamache Sub-County Hospital", "2020-01", "now"),
        job("Nurse Midwife", "Ogembo Mission Dispensary", "2015-08", "2019-12"),
      ],
      education: [
        study("Bachelor of Science in Nursing (Upgrading)", "Kisii University", "degree", "2019", "2022"),
        study(
          "Diploma in Registered Nursing and Midwifery",
          "Kendu Adventist School of Medical Sciences",
          "diploma",
          "2011",
          "2015",
        ),
        study("KCSE", "Nyabisia Girls High School", null, "2006", "2009", "C+"),
      ],
      skills: ["Emergency obstetric care", "Neonatal resuscitation", "Stock management"],
    },
  },
  {
    id: "ho-treasurer-career-table",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
^ **JOSEPH NJUGUNA KAGWE**
^ Githunguri, Kiambu
^ 0721 303 808
^ jnkagwe@maziwa.example
# CAREER SUMMARY
Fourteen years of bookkeeping in dairy cooperatives.
# EMPLOYMENT
|Dates|Employer|Position|Main duties|
|2017 - date|Githunguri Milk Growers Cooperative|Finance Manager|Budgets, audits, payments to 24,000 farmers|
|2010 - 2017|Limuru Dairy Cooperative|Accountant|Ledgers and payroll|
# QUALIFICATIONS
|Year|Institution|Qualification|
|2014|Kasneb|CPA(K)|
|2006 - 2010|Jomo Kenyatta University of Agriculture and Technology|BCom (Accounting), Second Class Upper|
|2002 - 2005|Githiga High School|KCSE, B|
# SKILLS
- Sage Evolution
- Payroll
- Cost control
# HOBBIES
Farming`,
    truth: {
      name: "Joseph Njuguna Kagwe",
      email: "jnkagwe@maziwa.example",
      phone: "+254721303808",
      address: "Githunguri, Kiambu",
      experience: [
        job("Finance Manager", "Githunguri Milk Growers Cooperative", "2017", "now"),
        job("Accountant", "Limuru Dairy Cooperative", "2010", "2017"),
      ],
      education: [
        study("CPA(K)", "Kasneb", null, null, "2014"),
        study(
          "BCom (Accounting)",
          "Jomo Kenyatta University of Agriculture and Technology",
          "degree",
          "2006",
          "2010",
          "Second Class Upper",
        ),
        study("KCSE", "Githiga High School", null, "2002", "2005", "B"),
      ],
      skills: ["Sage Evolution", "Payroll", "Cost control"],
    },
  },
  {
    id: "ho-designer-two-columns",
    rendering: { producer: "chromium", theme: "modern" },
    markup: `
[[[35
@ Mercy Wanja
@ Gitonga
UI/UX Designer
# Contact
0111 909 303
hello.wanja@ubunifu.example
Ruaka, Kiambu
# Tools
Figma
Adobe XD
Webflow
# Languages
English, Kiswahili, Kimeru
|||
# Profile
Designer of forms that people finish. I test with five users before anyone writes code.
# Experience
**Product Designer** | Kilele Digital Studio
May 2022 – Present | Nairobi
- Redesigned loan application of a bank; completion up 31%
**Junior Designer** | Savanna Creatives Ltd
Oct 2019 – Apr 2022 | Nairobi
- Brand and web work for 20 clients
# Education
**BA Design** | University of Nairobi
2015 – 2019 | Second Class Honours, Upper Division
**KCSE** | Kaaga Girls High School
2011 – 2014 | B+
# Referees
Lucy Kendi, Creative Director, 0722 555 818
]]]`,
    truth: {
      name: "Mercy Wanja Gitonga",
      email: "hello.wanja@ubunifu.example",
      phone: "+254111909303",
      address: "Ruaka, Kiambu",
      experience: [
        job("Product Designer", "Kilele Digital Studio", "2022-05", "now"),
        job("Junior Designer", "Savanna Creatives Ltd", "2019-10", "2022-04"),
      ],
      education: [
        study(
          "BA Design",
          "University of Nairobi",
          "degree",
          "2015",
          "2019",
          "Second Class Honours, Upper Division",
        ),
        study("KCSE", "Kaaga Girls High School", null, "2011", "2014", "B+"),
      ],
      skills: ["Figma", "Adobe XD", "Webflow"],
    },
  },
  {
    id: "ho-karani-kiswahili",
    rendering: { producer: "libreoffice-doc", theme: "classic" },
    markup: `
^ **WASIFU**
Jina kamili: Saumu Mwanajuma Bakari
Simu: +254 (0) 745 120 404
Barua pepe: saumubakari@karani.example
Anwani: S.L.P. 90 – 80403, Kwale
# MALENGO
Kupata nafasi ya ukarani katika chama cha akiba na mikopo.
# UZOEFU WA KAZI
Karani wa Mikopo, Chama cha Akiba cha Shimba, Julai 2021 – hadi sasa
- Kupokea maombi ya mikopo
Mhudumu wa Wateja, Duka la Simu Ukunda, Februari 2019 – Juni 2021
# ELIMU
Stashahada ya Usimamizi wa Biashara, Chuo cha Ufundi cha Pwani, 2016 – 2018
KCSE, Shule ya Sekondari ya Matuga, 2012 – 2015, C
# UJUZI
Kompyuta, Uwekaji hesabu, Mawasiliano
# MAREJELEO
Bw. Ali Mwakio, Meneja, 0722 101 500`,
    truth: {
      name: "Saumu Mwanajuma Bakari",
      email: "saumubakari@karani.example",
      phone: "+254745120404",
      address: "S.L.P. 90-80403, Kwale",
      experience: [
        job("Karani wa Mikopo", "Chama cha Akiba cha Shimba", "2021-07", "now"),
        job("Mhudumu wa Wateja", "Duka la Simu Ukunda", "2019-02", "2021-06"),
      ],
      education: [
        study("Stashahada ya Usimamizi wa Biashara", "Chuo cha Ufundi cha Pwani", "diploma", "2016", "2018"),
        study("KCSE", "Shule ya Sekondari ya Matuga", null, "2012", "2015", "C"),
      ],
      skills: ["Kompyuta", "Uwekaji hesabu", "Mawasiliano"],
    },
  },
  {
    id: "ho-engineer-dates-left",
    rendering: { producer: "libreoffice-pdf", theme: "plain" },
    markup: `
^ **Eng. Abdullahi Gedi Hirsi**
^ South C, Nairobi • +254 716 818 929 • gedi.hirsi@maji.example
# Profile
Water engineer registered with the board since 2018.
# Experience
2019 – present :: Water Engineer, Northern Water Works Agency, Garissa
 :: Designed 14 boreholes and two dams
2016 – 2019 :: Site Engineer, Tawakal Construction Company Ltd, Wajir
 :: Supervised pipelines
# Education
2010 – 2015 :: BSc Water and Environmental Engineering, Egerton University (Second Class Honours, Upper Division)
2006 – 2009 :: KCSE, Garissa High School (A-)
# Skills
EPANET, AutoCAD, Project management, Contract supervision`,
    truth: {
      name: "Abdullahi Gedi Hirsi",
      email: "gedi.hirsi@maji.example",
      phone: "+254716818929",
      address: "South C, Nairobi",
      experience: [
        job("Water Engineer", "Northern Water Works Agency", "2019", "now"),
        job("Site Engineer", "Tawakal Construction Company Ltd", "2016", "2019"),
      ],
      education: [
        study(
          "BSc Water and Environmental Engineering",
          "Egerton University",
          "degree",
          "2010",
          "2015",
          "Second Class Honours, Upper Division",
        ),
        study("KCSE", "Garissa High School", null, "2006", "2009", "A-"),
      ],
      skills: ["EPANET", "AutoCAD", "Project management", "Contract supervision"],
    },
  },
  {
    id: "ho-intern-student",
    rendering: { producer: "pdfmake", theme: "modern" },
    markup: `
@ Kelvin Ochieng Oluoch
Homa Bay, Kenya · 0797 606 111 · kelvinoluoch@chuo.example
# Objective
To serve as an intern in the audit department.
# Education
Bachelor of Commerce (Accounting), Tom Mboya University, Sept 2021 – Present
KCSE, Homa Bay High School, 2017 – 2020, B
# Experience
Attachee, Homa Bay County Treasury, May 2024 – Aug 2024
- Vouching and filing
Volunteer, Kenya Red Cross Society, 2022 – 2023
# Achievements
Best student in taxation, 2023
# Skills
Excel, QuickBooks, Teamwork
# References
Mr. Paul Odongo, Chief Finance Officer, 0722 900 400`,
    truth: {
      name: "Kelvin Ochieng Oluoch",
      email: "kelvinoluoch@chuo.example",
      phone: "+254797606111",
      address: "Homa Bay, Kenya",
      experience: [
        job("Attachee", "Homa Bay County Treasury", "2024-05", "2024-08"),
        job("Volunteer", "Kenya Red Cross Society", "2022", "2023"),
      ],
      education: [
        study("Bachelor of Commerce (Accounting)", "Tom Mboya University", "degree", "2021-09", null),
        study("KCSE", "Homa Bay High School", null, "2017", "2020", "B"),
      ],
      skills: ["Excel", "QuickBooks", "Teamwork"],
    },
  },
  {
    id: "ho-insurance-caps-blocks",
    rendering: { producer: "chromium", theme: "compact" },
    markup: `
@ Caroline Mumbua Ndunge
Insurance and risk officer — Katani, Machakos County — 0720.919.303 — caroline.ndunge@bima.example
# Work experience
ORION GENERAL INSURANCE COMPANY LTD, NAIROBI
Claims Officer, 06/2020 to present
- Settled 1,100 motor claims in 2022
Underwriting Assistant, 09/2017 to 05/2020
- Prepared quotations and policies
MAVUNO INSURANCE AGENCY, MACHAKOS
Sales Agent, 01/2015 to 08/2017
# Academic and professional qualifications
Diploma in Insurance (AIIK), College of Insurance, 2018
BSc Actuarial Science, South Eastern Kenya University, 2010 - 2014, Second Class Honours (Lower Division)
KCSE, Mbooni Girls High School, 2005 - 2008, B plain
# Competencies
Claims handling • Underwriting • Negotiation
# Referees
Peter Mulwa, Claims Manager, Orion General Insurance, pmulwa@orion.example`,
    truth: {
      name: "Caroline Mumbua Ndunge",
      email: "caroline.ndunge@bima.example",
      phone: "+254720919303",
      address: "Katani, Machakos County",
      experience: [
        job("Claims Officer", "ORION GENERAL INSURANCE COMPANY LTD", "2020-06", "now"),
        job("Underwriting Assistant", "ORION GENERAL INSURANCE COMPANY LTD", "2017-09", "2020-05"),
        job("Sales Agent", "MAVUNO INSURANCE AGENCY", "2015-01", "2017-08"),
      ],
      education: [
        study("Diploma in Insurance (AIIK)", "College of Insurance", "diploma", null, "2018"),
        study(
          "BSc Actuarial Science",
          "South Eastern Kenya University",
          "degree",
          "2010",
          "2014",
          "Second Class Honours (Lower Division)",
        ),
        study("KCSE", "Mbooni Girls High School", null, "2005", "2008", "B plain"),
      ],
      skills: ["Claims handling", "Underwriting", "Negotiation"],
    },
  },
  {
    id: "ho-uk-teacher",
    rendering: { producer: "docx", theme: "modern" },
    markup: `
@ Fiona MacLeod
12 Harbour Row, Leith, Edinburgh EH6 6JN
fiona.macleod@school.example | 07700 900 614
# Personal statement
Primary teacher with a love of maths games.
# Teaching experience
**Class Teacher (P5)**, Leith Walk Primary School, Aug 2019 – present
**Volunteer Teacher**, Starehe Girls' Centre, Nairobi, Jan 2018 – Dec 2018
# Education
**PGDE Primary Education**, University of Edinburgh, 2018 – 2019
**MA (Hons) History**, University of Glasgow, 2013 – 2017, 2:1
# Skills
Numeracy, Phonics, Google Classroom`,
    truth: {
      name: "Fiona MacLeod",
      email: "fiona.macleod@school.example",
      phone: "+447700900614",
      address: "12 Harbour Row, Leith, Edinburgh EH6 6JN",
      experience: [
        job("Class Teacher (P5)", "Leith Walk Primary School", "2019-08", "now"),
        job("Volunteer Teacher", "Starehe Girls' Centre", "2018-01", "2018-12"),
      ],
      education: [
        study("PGDE Primary Education", "University of Edinburgh", "advanced_diploma", "2018", "2019"),
        study("MA (Hons) History", "University of Glasgow", "masters", "2013", "2017", "2:1"),
      ],
      skills: ["Numeracy", "Phonics", "Google Classroom"],
    },
  },
  {
    id: "ho-chief-clerk-form",
    rendering: { producer: "libreoffice-doc", theme: "plain" },
    markup: `
**CURRICULUM VITAE**
**PERSONAL DETAILS**
NAME: Ekiru Akiru Esther
P.O. BOX: 101 – 30500, LODWAR
TEL. NO: 0729 111 454
EMAIL: estherekiru@kata.example
**EDUCATION BACKGROUND**
2017 – 2019: Lodwar Vocational Training Centre – Certificate in Secretarial Studies – Pass
2013 – 2016: Turkana Girls Secondary School – KCSE – D+
2004 – 2012: Nakwamekwi Primary School – KCPE – 240 marks
**WORK EXPERIENCE**
2021 – to date: Secretary – Turkana County Public Service Board
2019 – 2021: Office Assistant – Lodwar Water Users Association
**SKILLS**
Typing, Filing, Minute writing
**REFEREES**
Madam Rose Ewoi – Office Administrator – 0721 606 888`,
    truth: {
      name: "Ekiru Akiru Esther",
      email: "estherekiru@kata.example",
      phone: "+254729111454",
      address: "P.O. Box 101-30500, Lodwar",
      experience: [
        job("Secretary", "Turkana County Public Service Board", "2021", "now"),
        job("Office Assistant", "Lodwar Water Users Association", "2019", "2021"),
      ],
      education: [
        study(
          "Certificate in Secretarial Studies",
          "Lodwar Vocational Training Centre",
          "certificate",
          "2017",
          "2019",
          "Pass",
        ),
        study("KCSE", "Turkana Girls Secondary School", null, "2013", "2016", "D+"),
        study("KCPE", "Nakwamekwi Primary School", null, "2004", "2012", "240 marks"),
      ],
      skills: ["Typing", "Filing", "Minute writing"],
    },
  },
];
