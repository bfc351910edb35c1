import { type Cv, job, study } from "../cv.ts";

export const fourth: Cv[] = [
  {
    id: "ho-bank-manager",
    rendering: { producer: "chromium", theme: "classic" },
    markup: `
@ Rosemary Chelangat Bii
^ Bomet Town • 0722 515 313 • rosemary.bii@wingu.example
# Professional Profile
Banker with twelve years in retail and agricultural lending.
# Career History
**Credit Manager – Tea Growers SACCO Ltd** >> Feb 2020 – To date
- Chairs the credit committee and reports to the CEO
- Recovered KES 31 million of bad loans in 2022
**Relationship Manager – Mavuno Bank Kenya Ltd** >> Aug 2014 – Jan 2020
- Grew the dairy portfolio with 14 cooperatives
**Bank Clerk – Mavuno Bank Kenya Ltd** >> Nov 2011 – Jul 2014
- Opened accounts and verified documents
# Academic and Professional Qualifications
- Master of Science (Finance), Jomo Kenyatta University of Agriculture & Technology, 2017 – 2019
- Bachelor of Business Management (Finance & Banking), Moi University, 2007 – 2011, Second Class Upper
- AKIB, Kenya Institute of Bankers, 2015
# Key Competencies
- Credit risk
- Agricultural lending
- Debt recovery
- Team building
# Referees
Available on request.`,
    truth: {
      name: "Rosemary Chelangat Bii",
      email: "rosemary.bii@wingu.example",
      phone: "+254722515313",
      address: "Bomet Town",
      experience: [
        job("Credit Manager", "Tea Growers SACCO Ltd", "2020-02", "now"),
        job("Relationship Manager", "Mavuno Bank Kenya Ltd", "2014-08", "2020-01"),
        job("Bank Clerk", "Mavuno Bank Kenya Ltd", "2011-11", "2014-07"),
      ],
      education: [
        study(
          "Master of Science (Finance)",
          "Jomo Kenyatta University of Agriculture & Technology",
          "masters",
          "2017",
          "2019",
        ),
        study(
          "Bachelor of Business Management (Finance & Banking)",
          "Moi University",
          "degree",
          "2007",
          "2011",
          "Second Class Upper",
        ),
        study("AKIB", "Kenya Institute of Bankers", null, null, "2015"),
      ],
      skills: ["Credit risk", "Agricultural lending", "Debt recovery", "Team building"],
    },
  },
  {
    id: "ho-nurse-doc",
    rendering: { producer: "libreoffice-doc", theme: "modern" },
    markup: `
Name: Everlyne Nafula Makokha
Mobile: 0712 909 414
Email: nafulamakokha@afya.example
P.O. Box 1044, Webuye

# Objective
To nurse with skill and kindness in a busy ward.
# Professional Experience
1. Webuye County Hospital
Position: Nursing Officer III
Period: September 2017 to present
- Maternity ward in-charge since 2021
2. Lugulu Mission Hospital
Position: Enrolled Nurse
Period: June 2013 to August 2017
- Outpatient and immunisation
# Education
Higher Diploma in Midwifery – KMTC Nairobi – 2018 to 2019
Diploma in Nursing – KMTC Webuye – 2010 to 2013 – Credit
KCSE – Lugulu Girls High School – 2006 to 2009 – B
# Licence
Registered with the Nursing Council of Kenya, licence valid
# Skills
Midwifery, Infection prevention, Data reporting (DHIS2)`,
    truth: {
      name: "Everlyne Nafula Makokha",
      email: "nafulamakokha@afya.example",
      phone: "+254712909414",
      address: "P.O. Box 1044, Webuye",
      experience: [
        job("Nursing Officer III", "Webuye County Hospital", "2017-09", "now"),
        job("Enrolled Nurse", "Lugulu Mission Hospital", "2013-06", "2017-08"),
      ],
      education: [
        study("Higher Diploma in Midwifery", "KMTC Nairobi", "advanced_diploma", "2018", "2019"),
        study("Diploma in Nursing", "KMTC Webuye", "diploma", "2010", "2013", "Credit"),
        study("KCSE", "Lugulu Girls High School", null, "2006", "2009", "B"),
      ],
      skills: ["Midwifery", "Infection prevention", "Data reporting (DHIS2)"],
    },
  },
  {
    id: "ho-data-analyst",
    rendering: { producer: "libreoffice-pdf", theme: "compact" },
    markup: `
@ TIMOTHY MWENDA KIRIMI
Data Analyst
Nairobi, Kenya | timothy.kirimi@data.example | +254 758 300 200 | linkedin.com/in/tkirimi
# Summary
Analyst with four years in fintech and public health, fond of clear charts.
# Technical Skills
**Programming:** Python, R, SQL
**Visualisation:** Power BI, Tableau
**Databases:** PostgreSQL, BigQuery
# Experience
Data Analyst >> Nairobi, Kenya
Pesa Rahisi Technologies >> Mar 2022 – Present
- Built dashboards for 40 branch managers
- Automated weekly reports, saving 12 hours
Junior Data Analyst >> Kisumu, Kenya
Lakeside Health Trust >> Jan 2020 – Feb 2022
- Cleaned survey data for 9,000 households
# Projects
Matatu arrival times, an open data set of Nairobi routes, 2023
# Education
BSc Statistics and Programming >> Kenyatta University
Second Class Honours (Upper Division) >> Sept 2015 – Dec 2019
# Certifications
Google Data Analytics Certificate, Coursera, 2021
IBM Data Science Professional Certificate, Coursera, 2022`,
    truth: {
      name: "Timothy Mwenda Kirimi",
      email: "timothy.kirimi@data.example",
      phone: "+254758300200",
      address: "Nairobi, Kenya",
      experience: [
        job("Data Analyst", "Pesa Rahisi Technologies", "2022-03", "now"),
        job("Junior Data Analyst", "Lakeside Health Trust", "2020-01", "2022-02"),
      ],
      education: [
        study(
          "BSc Statistics and Programming",
          "Kenyatta University",
          "degree",
          "2015-09",
          "2019-12",
          "Second Class Honours (Upper Division)",
        ),
        study("Google Data Analytics Certificate", "Coursera", "certificate", null, "2021"),
        study("IBM Data Science Professional Certificate", "Coursera", "certificate", null, "2022"),
      ],
      skills: ["Python", "R", "SQL", "Power BI", "Tableau", "PostgreSQL", "BigQuery"],
    },
  },
  {
    id: "ho-caps-labels",
    rendering: { producer: "pdfmake", theme: "plain" },
    markup: `
^ **CURRICULUM VITAE**
**PERSONAL DATA**
NAME :: OBADIAH MAKORI NYAKUNDI
PHONE :: +254 711 818 181
EMAIL :: obadiahmakori@kisii.example
ADDRESS :: P.O. Box 67-40200, Kisii
**CAREER OBJECTIVE**
To be a dependable security supervisor.
**WORK EXPERIENCE**
JAN 2018 – TO DATE :: **SECURITY SUPERVISOR**
:: Ulinzi Guards Limited, Kisii
:: Supervising 25 guards at night
MAY 2014 – DEC 2017 :: **SECURITY GUARD**
:: Ulinzi Guards Limited, Nyamira
:: Guarding a bank branch
**EDUCATION BACKGROUND**
2010 – 2013 :: Nyanchwa Boys High School
:: KCSE, mean grade D+ (plus)
2002 – 2009 :: Gesarate Primary School
:: KCPE, 287 marks
**OTHER SKILLS**
First aid, Fire fighting, Report writing
**REFEREES**
Capt. (Rtd) Joseph Omwenga, Operations Manager, Ulinzi Guards Limited, 0720 404 505`,
    truth: {
      name: "Obadiah Makori Nyakundi",
      email: "obadiahmakori@kisii.example",
      phone: "+254711818181",
      address: "P.O. Box 67-40200, Kisii",
      experience: [
        job("SECURITY SUPERVISOR", "Ulinzi Guards Limited", "2018-01", "now"),
        job("SECURITY GUARD", "Ulinzi Guards Limited", "2014-05", "2017-12"),
      ],
      education: [
        study("KCSE", "Nyanchwa Boys High School", null, "2010", "2013", "D+ (plus)"),
        study("KCPE", "Gesarate Primary School", null, "2002", "2009", "287 marks"),
      ],
      skills: ["First aid", "Fire fighting", "Report writing"],
    },
  },
  {
    id: "ho-german",
    rendering: { producer: "docx", theme: "compact" },
    markup: `
@ Matthias Brandt
Hamburg, Germany · matthias.brandt@nord.example · +49 151 23456789
# Profile
Logistics planner who likes ports, timetables and well kept spreadsheets.
# Work Experience
10/2018 – present :: **Supply Chain Planner**
:: Hafenlogistik Nord GmbH, Hamburg
:: Plans container moves for 60 customers
04/2014 – 09/2018 :: **Dispatcher**
:: Elbe Transport AG, Bremen
# Education
2011 – 2014 :: **Bachelor of Science in Logistics**
:: Jade University of Applied Sciences
# Languages
German (native), English (C1)
# IT Skills
SAP TM, Excel, Python`,
    truth: {
      name: "Matthias Brandt",
      email: "matthias.brandt@nord.example",
      phone: "+4915123456789",
      address: "Hamburg, Germany",
      experience: [
        job("Supply Chain Planner", "Hafenlogistik Nord GmbH", "2018-10", "now"),
        job("Dispatcher", "Elbe Transport AG", "2014-04", "2018-09"),
      ],
      education: [
        study(
          "Bachelor of Science in Logistics",
          "Jade University of Applied Sciences",
          "degree",
          "2011",
          "2014",
        ),
      ],
      skills: ["SAP TM", "Excel", "Python"],
    },
  },
  {
    id: "ho-hospitality-sidebar",
    rendering: { producer: "chromium", theme: "compact" },
    markup: `
@ Mwanaisha Ali Baya
[[[33
# CONTACT
Diani, Kwale
0702 300 909
mwanaisha@bahari.example
# KEY SKILLS
Guest relations
Opera PMS
Upselling
Fire safety
# LANGUAGES
Kiswahili, English, Italian
# REFEREES
Mr. Enzo Conti
General Manager, Coral Strand Hotel
0733 600 700
|||
# CAREER SUMMARY
Front office professional from the coast with a smile that survives August.
# WORK EXPERIENCE
**Front Office Manager**, Coral Strand Hotel, Diani
June 2019 – Present
- Leads a team of eleven
- Guest score from 8.1 to 9.0
**Receptionist**, Palm Lagoon Resort, Watamu
March 2015 – May 2019
- Handled groups of up to 90
# EDUCATION
**Diploma in Front Office Operations**, Kenya Utalii College
2012 – 2014, Credit
**KCSE**, Matuga Girls High School
2008 – 2011, C+
]]]`,
    truth: {
      name: "Mwanaisha Ali Baya",
      email: "mwanaisha@bahari.example",
      phone: "+254702300909",
      address: "Diani, Kwale",
      experience: [
        job("Front Office Manager", "Coral Strand Hotel", "2019-06", "now"),
        job("Receptionist", "Palm Lagoon Resort", "2015-03", "2019-05"),
      ],
      education: [
        study(
          "Diploma in Front Office Operations",
          "Kenya Utalii College",
          "diploma",
          "2012",
          "2014",
          "Credit",
        ),
        study("KCSE", "Matuga Girls High School", null, "2008", "2011", "C+"),
      ],
      skills: ["Guest relations", "Opera PMS", "Upselling", "Fire safety"],
    },
  },
  {
    id: "ho-fresh-graduate",
    rendering: { producer: "pdfmake", theme: "compact" },
    markup: `
@ Stella Kavata Nzioka
Wote, Makueni County
+254 745 070 606 | stellakavata@chuo.example
# Career Objective
A graduate trainee post in a savings society.
# Education
**South Eastern Kenya University, Kitui** >> 2019 – 2023
Bachelor of Cooperative Business, Second Class (Upper Division)
**Precious Blood Kilungu** >> 2015 – 2018
Kenya Certificate of Secondary Education, Mean Grade B
# Internships and Attachments
**Makueni Fruit Growers Cooperative** >> May – August 2022
Accounts Intern
- Reconciled deliveries of 600 farmers
**Huduma Centre, Wote** >> January – March 2024
Customer Care Assistant
- Served 80 visitors a day
# Leadership and Volunteering
Chairperson, Cooperative Students Club, 2021 – 2022
# Skills
- Bookkeeping
- Excel
- Public speaking
# Hobbies
Netball, hiking`,
    truth: {
      name: "Stella Kavata Nzioka",
      email: "stellakavata@chuo.example",
      phone: "+254745070606",
      address: "Wote, Makueni County",
      experience: [
        job("Accounts Intern", "Makueni Fruit Growers Cooperative", "2022-05", "2022-08"),
        job("Customer Care Assistant", "Huduma Centre", "2024-01", "2024-03"),
        job("Chairperson", "Cooperative Students Club", "2021", "2022"),
      ],
      education: [
        study(
          "Bachelor of Cooperative Business",
          "South Eastern Kenya University",
          "degree",
          "2019",
          "2023",
          "Second Class (Upper Division)",
        ),
        study(
          "Kenya Certificate of Secondary Education",
          "Precious Blood Kilungu",
          null,
          "2015",
          "2018",
          "B",
        ),
      ],
      skills: ["Bookkeeping", "Excel", "Public speaking"],
    },
  },
];
