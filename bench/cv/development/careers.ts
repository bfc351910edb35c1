import { type Cv, job, study } from "../cv.ts";

/** CVs of people in work, each as another hand would type it, written without sight of the reader's rules. */
export const careers: Cv[] = [
  {
    id: "dev-nurse-two-phones",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
^ **CURRICULUM VITAE**
^ **MERCY CHEPKOECH ROTICH**
^ P.O. BOX 2210 - 20200, KERICHO
^ Cell: 0722-345-118 / 0101 345 118
^ Email: mercychepkoech88@afya.example

PERSONAL STATEMENT
I am a registered nurse with nine years in maternity and outpatient wards of busy public hospitals.

PERSONAL DATA
Date of Birth: 12th June, 1988
Gender: Female
Marital Status: Married
Nationality: Kenyan
ID No: 26114509
Languages: English, Kiswahili, Kipsigis

WORKING EXPERIENCE
Feb 2019 – To Date: **Kericho County Referral Hospital**
Position: Nursing Officer III
Duties
- Admitting, assessing and nursing of mothers in labour
- In charge of the ward stores since 2021
- Mentoring students from Kenya Medical Training College
Sept 2014 – Jan 2019: **Tenwek Mission Hospital**
Position: Registered Community Health Nurse
Duties
- Outreach clinics in 14 villages
- Immunisation and defaulter tracing

EDUCATION BACKGROUND
2010 – 2014: Kenya Medical Training College, Nakuru
Diploma in Kenya Registered Community Health Nursing
2004 – 2007: Kipsigis Girls High School
KCSE Mean Grade B (Plain)
1996 – 2003: Chepkutuny Primary School
KCPE 355 Marks

OTHER TRAININGS
- Basic Life Support, AHA Kenya, 2022

HOBBIES
Singing, athletics and reading

REFEREES
Dr. Joel Koech
Medical Superintendent, Kericho County Referral Hospital
Tel: 0720 111 909
Sr. Anne Mutai
Matron, Tenwek Mission Hospital
Email: amutai@tenwek.example`,
    truth: {
      name: "Mercy Chepkoech Rotich",
      email: "mercychepkoech88@afya.example",
      phone: "+254722345118",
      address: "P.O. Box 2210-20200, Kericho",
      experience: [
        job("Nursing Officer III", "Kericho County Referral Hospital", "2019-02", "now"),
        job("Registered Community Health Nurse", "Tenwek Mission Hospital", "2014-09", "2019-01"),
      ],
      education: [
        study(
          "Diploma in Kenya Registered Community Health Nursing",
          "Kenya Medical Training College",
          "diploma",
          "2010",
          "2014",
        ),
        study("KCSE", "Kipsigis Girls High School", null, "2004", "2007", "B (Plain)"),
        study("KCPE", "Chepkutuny Primary School", null, "1996", "2003", "355 Marks"),
      ],
      skills: [],
    },
  },
  {
    id: "dev-accountant-pipes",
    rendering: { producer: "chromium", theme: "classic" },
    markup: `
@ CPA Brian Otieno Odhiambo
Kisumu, Kenya | +254 (0) 733 909 212 | brian.odhiambo@hesabu.example | linkedin.example/in/brianodhiambo

Results driven accountant with 7+ years of experience in SACCOs and microfinance. Reduced month end close from 12 days to 4.
# Core Competencies
Financial Reporting | Budgeting & Forecasting | IFRS 9 | Tax Compliance | Sage 300 | Advanced Excel
# Career History
Senior Accountant | Lake Basin Deposit Taking SACCO | 08/2020 – Present
- Prepares monthly management accounts for the board and SASRA returns
- Led the move from manual ledgers to Sage 300 between Jan 2021 and June 2021
Accountant | Nyanza Microfinance Ltd | 03/2017 – 07/2020
- Reconciled 14 bank accounts and M-PESA paybills
Accounts Assistant | Ouma & Associates, Certified Public Accountants | 01/2016 – 02/2017
- Audited schools, clinics and churches
# Academic & Professional Qualifications
CPA(K) | Kasneb | 2018
Bachelor of Commerce (Finance Option), Second Class Upper | Maseno University | 2011 – 2015
KCSE, B+ | Maranda High School | 2007 – 2010
# Memberships
ICPAK member no. 18842
# Referees
Available on request`,
    truth: {
      name: "Brian Otieno Odhiambo",
      email: "brian.odhiambo@hesabu.example",
      phone: "+254733909212",
      address: "Kisumu, Kenya",
      experience: [
        job("Senior Accountant", "Lake Basin Deposit Taking SACCO", "2020-08", "now"),
        job("Accountant", "Nyanza Microfinance Ltd", "2017-03", "2020-07"),
        job("Accounts Assistant", "Ouma & Associates", "2016-01", "2017-02"),
      ],
      education: [
        study("CPA(K)", "Kasneb", null, null, "2018"),
        study(
          "Bachelor of Commerce (Finance Option)",
          "Maseno University",
          "degree",
          "2011",
          "2015",
          "Second Class Upper",
        ),
        study("KCSE", "Maranda High School", null, "2007", "2010", "B+"),
      ],
      skills: [
        "Financial Reporting",
        "Budgeting & Forecasting",
        "IFRS 9",
        "Tax Compliance",
        "Sage 300",
        "Advanced Excel",
      ],
    },
  },
  {
    id: "dev-driver-swahili",
    rendering: { producer: "libreoffice-doc", theme: "plain" },
    markup: `
**WASIFU KAZI**
Jina: Juma Hamisi Mwinyi
Anwani: S.L.P. 411 – 80100, Mombasa
Simu: 0712 004 556
Baruapepe: jumamwinyi@bandarini.example
Tarehe ya kuzaliwa: 3 Machi 1979
Dini: Mwislamu

# LENGO
Kupata kazi ya udereva katika shirika linalojali usalama wa watu na mali.
# UZOEFU WA KAZI
Januari 2020 hadi sasa – Dereva wa Lori, Simba Wasafirishaji Ltd, Mombasa
Kusafirisha makasha kutoka bandarini hadi Nairobi na Kampala.
Juni 2013 hadi Desemba 2019 – Dereva wa Basi, Pwani Safari Coaches
Kubeba abiria kati ya Mombasa na Malindi.
2008 – 2013 – Utingo, Pwani Safari Coaches
# ELIMU
2007: Leseni ya udereva daraja B, C na E – Chuo cha Udereva Changamwe
1994 – 1997: Shule ya Upili ya Shimo la Tewa – KCSE, alama D+
1986 – 1993: Shule ya Msingi Tudor – KCPE
# UJUZI
- Udereva wa kujihami
- Ufundi mdogo wa magari
- Kuzungumza Kiswahili, Kiingereza na Kiarabu
# WADHAMINI
Bw. Said Omar, Meneja, Simba Wasafirishaji Ltd, simu 0733 222 111`,
    truth: {
      name: "Juma Hamisi Mwinyi",
      email: "jumamwinyi@bandarini.example",
      phone: "+254712004556",
      address: "S.L.P. 411-80100, Mombasa",
      experience: [
        job("Dereva wa Lori", "Simba Wasafirishaji Ltd", "2020-01", "now"),
        job("Dereva wa Basi", "Pwani Safari Coaches", "2013-06", "2019-12"),
        job("Utingo", "Pwani Safari Coaches", "2008", "2013"),
      ],
      education: [
        study("Leseni ya udereva daraja B, C na E", "Chuo cha Udereva Changamwe", null, null, "2007"),
        study("KCSE", "Shule ya Upili ya Shimo la Tewa", null, "1994", "1997", "D+"),
        study("KCPE", "Shule ya Msingi Tudor", null, "1986", "1993"),
      ],
      skills: [
        "Udereva wa kujihami",
        "Ufundi mdogo wa magari",
        "Kuzungumza Kiswahili, Kiingereza na Kiarabu",
      ],
    },
  },
  {
    id: "dev-ict-officer-latex",
    rendering: { producer: "chromium", theme: "compact" },
    markup: `
^ **Harpreet Singh Sagoo**
^ Parklands, Nairobi · 0733 818 202 · hsagoo@mtandao.example · github.example/hsagoo
# Experience
**Ubuntu Systems Ltd** >> Nairobi, Kenya
**ICT Officer** >> Jul '19 – Present
- Runs 60 virtual machines and the core banking system of a cooperative with 40,000 members
- Wrote the disaster recovery plan tested in Nov 2022
**Help Desk Technician** >> Jan '17 – Jun '19
- Closed 25 tickets a day; trained 3 interns from Strathmore University
**Gulf Data Centre** >> Dubai, UAE
**Network Intern** >> Summer 2016
- Crimped cables, later configured switches
# Education
**Strathmore University** >> Nairobi, Kenya
BSc Informatics and Computer Science, Second Class Honours (Upper Division) >> 2012 – 2016
**Oshwal Academy** >> Nairobi, Kenya
IGCSE, 8 subjects >> 2010
# Certifications
Cisco Certified Network Associate (CCNA), 2018
CISA, ISACA, 2021
# Technical Skills
**Languages:** Python, Bash, SQL
**Tools:** VMware, Veeam, Zabbix, Git
**Networks:** OSPF, VLANs, FortiGate`,
    truth: {
      name: "Harpreet Singh Sagoo",
      email: "hsagoo@mtandao.example",
      phone: "+254733818202",
      address: "Parklands, Nairobi",
      experience: [
        job("ICT Officer", "Ubuntu Systems Ltd", "2019-07", "now"),
        job("Help Desk Technician", "Ubuntu Systems Ltd", "2017-01", "2019-06"),
        job("Network Intern", "Gulf Data Centre", "2016", "2016"),
      ],
      education: [
        study(
          "BSc Informatics and Computer Science",
          "Strathmore University",
          "degree",
          "2012",
          "2016",
          "Second Class Honours (Upper Division)",
        ),
        study("IGCSE", "Oshwal Academy", null, null, "2010"),
        study("Cisco Certified Network Associate (CCNA)", "", null, null, "2018"),
        study("CISA", "ISACA", null, null, "2021"),
      ],
      skills: ["Python", "Bash", "SQL", "VMware", "Veeam", "Zabbix", "Git", "OSPF", "VLANs", "FortiGate"],
    },
  },
  {
    id: "dev-teacher-tables",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
@ WANJIKU NJERI KAMAU
TSC No. 558812
P. O. Box 91, Ol Kalou. Mobile 0720.118.220. Email wanjikunjeri@shule.example

# ACADEMIC QUALIFICATIONS
|INSTITUTION|YEAR|COURSE / CERTIFICATE|GRADE|
|Moi University|2008 - 2012|Bachelor of Education (Arts), Kiswahili and History|Second Class Lower|
|Nyandarua High School|2003 - 2006|KCSE|B|
|Ol Kalou D.E.B. Primary School|1995 - 2002|KCPE|377|

# TEACHING EXPERIENCE
|PERIOD|SCHOOL|POSITION|RESPONSIBILITIES|
|May 2018 to date|Ol Joro Orok Secondary School|Head of Department, Languages|Timetables, moderation of exams|
|Jan 2013 to April 2018|Leshau Boys High School|Teacher of Kiswahili|Class teacher and drama patron|

# COMPETENCIES
Drama, Debate, KNEC examiner for paper 2, Guidance and counselling

# REFEREES
|NAME|TITLE|CONTACT|
|Mr. Peter Gicheru|Principal, Ol Joro Orok Secondary School|0722 000 561|
|Mrs. Ruth Maina|Sub-County Director|0711 345 000|`,
    truth: {
      name: "Wanjiku Njeri Kamau",
      email: "wanjikunjeri@shule.example",
      phone: "+254720118220",
      address: "P.O. Box 91, Ol Kalou",
      experience: [
        job("Head of Department, Languages", "Ol Joro Orok Secondary School", "2018-05", "now"),
        job("Teacher of Kiswahili", "Leshau Boys High School", "2013-01", "2018-04"),
      ],
      education: [
        study(
          "Bachelor of Education (Arts), Kiswahili and History",
          "Moi University",
          "degree",
          "2008",
          "2012",
          "Second Class Lower",
        ),
        study("KCSE", "Nyandarua High School", null, "2003", "2006", "B"),
        study("KCPE", "Ol Kalou D.E.B. Primary School", null, "1995", "2002", "377"),
      ],
      skills: ["Drama", "Debate", "KNEC examiner for paper 2", "Guidance and counselling"],
    },
  },
  {
    id: "dev-loan-officer-canva",
    rendering: { producer: "chromium", theme: "modern" },
    markup: `
[[[34
# CONTACT
☎ +254 768 400 123
✉ faithmwende@mikopo.example
⌂ Machakos, Kenya
# EXPERTISE
Credit appraisal
Debt collection
Group lending
Customer service
# LANGUAGE
English
Kiswahili
Kikamba
# HOBBIES
Hiking
Netball
|||
@ FAITH
@ MWENDE
Loan Officer
# ABOUT ME
I help small traders to borrow what they can repay. Five years in the field, default rate below 3 percent.
# WORK EXPERIENCE
2021 - Present
**Mavuno Credit Society**
Loan Officer
- Manages a portfolio of KES 45 million
2019 - 2021
**Ukamba Women Finance Trust**
Field Credit Assistant
- Formed 36 groups in Mwala and Yatta
# EDUCATION
2015 - 2019
**Machakos University**
Bachelor of Economics and Finance
2011 - 2014
**Kitondo Girls Secondary School**
KCSE, Mean Grade B
# REFERENCE
**Josephine Mutua**
Branch Manager / Mavuno Credit Society
0745 000 321
]]]`,
    truth: {
      name: "Faith Mwende",
      email: "faithmwende@mikopo.example",
      phone: "+254768400123",
      address: "Machakos, Kenya",
      experience: [
        job("Loan Officer", "Mavuno Credit Society", "2021", "now"),
        job("Field Credit Assistant", "Ukamba Women Finance Trust", "2019", "2021"),
      ],
      education: [
        study("Bachelor of Economics and Finance", "Machakos University", "degree", "2015", "2019"),
        study("KCSE", "Kitondo Girls Secondary School", null, "2011", "2014", "B"),
      ],
      skills: ["Credit appraisal", "Debt collection", "Group lending", "Customer service"],
    },
  },
  {
    id: "dev-agronomist-europass",
    rendering: { producer: "libreoffice-pdf", theme: "plain" },
    markup: `
^ **Europass Curriculum Vitae**
# Personal information
First name(s) / Surname(s) :: Abdirahman Noor **Farah**
Address(es) :: Kutulo Street, 70100 Garissa, Kenya
Telephone(s) :: Mobile: +254 715 600 419
E-mail :: a.farah@kilimo.example
Nationality :: Kenyan
Date of birth :: 04/11/1990
Gender :: Male
# Work experience
Dates :: 02/2018 → Present
Occupation or position held :: Agronomist
Main activities and responsibilities :: Advising 700 farmers on drought tolerant sorghum and irrigation along the Tana
Name and address of employer :: Tana Dryland Farmers Union, Garissa
Type of business or sector :: Agriculture

Dates :: 09/2015 → 01/2018
Occupation or position held :: Assistant Field Officer
Name and address of employer :: Northern Relief Initiative, Dadaab
# Education and training
Dates :: 2011 → 2015
Title of qualification awarded :: BSc in Dryland Agriculture
Name and type of organisation providing education and training :: South Eastern Kenya University
Level in national or international classification :: ISCED 6

Dates :: 2007 → 2010
Title of qualification awarded :: Kenya Certificate of Secondary Education
Name and type of organisation providing education and training :: Garissa High School
# Personal skills and competences
Mother tongue(s) :: Somali
Other language(s) :: English, Kiswahili
Computer skills and competences :: QGIS, MS Excel, KoboToolbox
Driving licence :: B`,
    truth: {
      name: "Abdirahman Noor Farah",
      email: "a.farah@kilimo.example",
      phone: "+254715600419",
      address: "Kutulo Street, 70100 Garissa, Kenya",
      experience: [
        job("Agronomist", "Tana Dryland Farmers Union", "2018-02", "now"),
        job("Assistant Field Officer", "Northern Relief Initiative", "2015-09", "2018-01"),
      ],
      education: [
        study("BSc in Dryland Agriculture", "South Eastern Kenya University", "degree", "2011", "2015"),
        study("Kenya Certificate of Secondary Education", "Garissa High School", null, "2007", "2010"),
      ],
      skills: ["QGIS", "MS Excel", "KoboToolbox"],
    },
  },
  {
    id: "dev-receptionist-dashes",
    rendering: { producer: "pdfmake", theme: "plain" },
    markup: `
RESUME
Name – Lydia Atieno Were
Contacts – 254790112233 or 0110 112 233
Email address – lydiawere21@ofisi.example
Residence – Umoja II, Nairobi

CAREER SUMMARY
Friendly front desk professional. I have answered 200 calls a day with a smile.

EMPLOYMENT RECORD
1. Receptionist at Uhai Medical Centre (Since 2021)
Receiving patients, booking appointments, handling petty cash
2. Front Office Assistant @ Lenana Suites Hotel (2019–2021)
Check in and check out, night audit
3. Intern @ Nairobi City County, Records Department (Jan – Apr 2019)

EDUCATION
Diploma – Front Office Operations, Railway Training Institute – Graduated 2018 – Credit
KCSE – Pumwani Girls' Secondary School – 2015 – C+ (Plus)

SKILLS
Switchboard, Opera PMS, Filing, MS Office, French (basic)`,
    truth: {
      name: "Lydia Atieno Were",
      email: "lydiawere21@ofisi.example",
      phone: "+254790112233",
      address: "Umoja II, Nairobi",
      experience: [
        job("Receptionist", "Uhai Medical Centre", "2021", "now"),
        job("Front Office Assistant", "Lenana Suites Hotel", "2019", "2021"),
        job("Intern", "Nairobi City County", "2019-01", "2019-04"),
      ],
      education: [
        study(
          "Diploma – Front Office Operations",
          "Railway Training Institute",
          "diploma",
          null,
          "2018",
          "Credit",
        ),
        study("KCSE", "Pumwani Girls' Secondary School", null, null, "2015", "C+ (Plus)"),
      ],
      skills: ["Switchboard", "Opera PMS", "Filing", "MS Office", "French"],
    },
  },
  {
    id: "dev-manager-twenty-years",
    rendering: { producer: "libreoffice-pdf", theme: "classic" },
    markup: `
%footer Curriculum Vitae – Geoffrey Kiprono Langat                                      Page
@ GEOFFREY KIPRONO LANGAT, MBA, CPA(K)
General Manager, Cooperatives and Rural Finance
P.O. Box 1556-20100 NAKURU   Tel: (+254) 722 90 80 70   geoffrey.langat@ushirika.example
# EXECUTIVE PROFILE
Cooperative finance leader with over twenty years of growing SACCOs, from teller to chief executive. Raised assets of two societies above KES 5 billion.
# KEY SKILLS
- Strategy and governance
- Credit risk
- Regulatory compliance
- Change management
- Board relations
# PROFESSIONAL EXPERIENCE
**MAU SUMMIT SACCO SOCIETY LTD, NAKURU** >> 2012 to date
**Chief Executive Officer** >> July 2017 to date
- Grew membership from 22,000 to 61,000
- Won FOSA of the year, 2019 and 2021
**Finance and Administration Manager** >> March 2012 – June 2017
- Introduced mobile banking in 2014 with Safaricom
**ELDAMA RAVINE TEACHERS SACCO** >> 2003 to 2012
**Branch Accountant** >> January 2007 – February 2012
**Accounts Clerk** >> May 2003 – December 2006
**KENYA TEA PACKERS, KERICHO** >> 2001 to 2003
**Stores Clerk** >> August 2001 – April 2003
# EDUCATION
Master of Business Administration (Strategic Management), Kabarak University, 2013-2015
Bachelor of Commerce (Accounting), Egerton University, 2004-2008, Second Class Honours Lower Division
CPA (K), Kasneb, 2006
Kenya Certificate of Secondary Education, Kabianga High School, 1997-2000, B-
# TRAININGS AND SEMINARS
- Risk management, Kenya Institute of Bankers, 2016
- Leadership programme, Strathmore Business School, 2018
# REFEREES
1. Hon. Paul Sang, Chairman, Mau Summit SACCO Society Ltd, 0722 333 777, psang@mausummit.example
2. Prof. Mary Bett, Dean, Kabarak University, 0733 100 100`,
    truth: {
      name: "Geoffrey Kiprono Langat",
      email: "geoffrey.langat@ushirika.example",
      phone: "+254722908070",
      address: "P.O. Box 1556-20100, Nakuru",
      experience: [
        job("Chief Executive Officer", "MAU SUMMIT SACCO SOCIETY LTD", "2017-07", "now"),
        job("Finance and Administration Manager", "MAU SUMMIT SACCO SOCIETY LTD", "2012-03", "2017-06"),
        job("Branch Accountant", "ELDAMA RAVINE TEACHERS SACCO", "2007-01", "2012-02"),
        job("Accounts Clerk", "ELDAMA RAVINE TEACHERS SACCO", "2003-05", "2006-12"),
        job("Stores Clerk", "KENYA TEA PACKERS", "2001-08", "2003-04"),
      ],
      education: [
        study(
          "Master of Business Administration (Strategic Management)",
          "Kabarak University",
          "masters",
          "2013",
          "2015",
        ),
        study(
          "Bachelor of Commerce (Accounting)",
          "Egerton University",
          "degree",
          "2004",
          "2008",
          "Second Class Honours Lower Division",
        ),
        study("CPA (K)", "Kasneb", null, null, "2006"),
        study("Kenya Certificate of Secondary Education", "Kabianga High School", null, "1997", "2000", "B-"),
      ],
      skills: [
        "Strategy and governance",
        "Credit risk",
        "Regulatory compliance",
        "Change management",
        "Board relations",
      ],
    },
  },
  {
    id: "dev-returnee-abroad",
    rendering: { producer: "pdfmake", theme: "modern" },
    markup: `
@ Naomi Jepchumba Kosgei
Supply chain analyst returning to Kenya

Mobile: +44 7700 900 415 (UK) | +254 711 600 715 (Kenya)
naomi.kosgei@ugavi.example
Currently in Leeds, UK – relocating to Eldoret, January 2025
# What I have done
**Supply Chain Analyst**, Northern Grocers plc, Leeds, UK
Oct 2020 – now
Forecasts for 340 stores; cut waste by 11%.
**Warehouse Team Leader**, Aire Logistics, Bradford, UK
Sep 2018 – Sep 2020
**Procurement Assistant**, Rivatex East Africa, Eldoret
Feb 2015 – Jul 2017
# What I have studied
MSc Logistics and Supply Chain Management (Distinction), University of Leeds, 2017 – 2018
BSc Mathematics, Moi University, 2010 – 2014 (Upper Second)
# What I can do
Power BI, SQL, SAP MM, Negotiation`,
    truth: {
      name: "Naomi Jepchumba Kosgei",
      email: "naomi.kosgei@ugavi.example",
      phone: "+447700900415",
      address: "Leeds, UK",
      experience: [
        job("Supply Chain Analyst", "Northern Grocers plc", "2020-10", "now"),
        job("Warehouse Team Leader", "Aire Logistics", "2018-09", "2020-09"),
        job("Procurement Assistant", "Rivatex East Africa", "2015-02", "2017-07"),
      ],
      education: [
        study(
          "MSc Logistics and Supply Chain Management",
          "University of Leeds",
          "masters",
          "2017",
          "2018",
          "Distinction",
        ),
        study("BSc Mathematics", "Moi University", "degree", "2010", "2014", "Upper Second"),
      ],
      skills: ["Power BI", "SQL", "SAP MM", "Negotiation"],
    },
  },
  {
    id: "dev-engineer-header-name",
    rendering: { producer: "docx", theme: "modern" },
    markup: `
%header Eng. Dickson Onyango Ouko | dickson.ouko@ujenzi.example | 0741-202-303
%footer Page 1
# PROFILE SUMMARY
Registered civil engineer. Roads, drainage and a stubborn respect for soil tests.
# EMPLOYMENT HISTORY
KENYA RURAL ROADS AUTHORITY
Resident Engineer – Homa Bay Region
From: 1st March 2016  To: Date
Supervised 84 km of low volume sealed roads.
Approved payments to contractors such as Lolwe Builders Ltd.
OTIENO KABUGI CONSULTING ENGINEERS
Graduate Engineer
From: 10th June 2011  To: 28th February 2016
Designed culverts for the Ministry of Water.
# EDUCATIONAL BACKGROUND
UNIVERSITY OF NAIROBI
BSc. Civil Engineering (First Class Honours)
2006 – 2011
KANGA HIGH SCHOOL
K.C.S.E (A Plain)
2001 – 2004
# PROFESSIONAL REGISTRATION
Engineers Board of Kenya, Reg. No. A2210 (2017)
# SKILLS
AutoCAD Civil 3D; Bills of quantities; FIDIC contracts; Site supervision`,
    truth: {
      name: "Dickson Onyango Ouko",
      email: "dickson.ouko@ujenzi.example",
      phone: "+254741202303",
      address: null,
      experience: [
        job("Resident Engineer", "KENYA RURAL ROADS AUTHORITY", "2016-03-01", "now"),
        job("Graduate Engineer", "OTIENO KABUGI CONSULTING ENGINEERS", "2011-06-10", "2016-02-28"),
      ],
      education: [
        study(
          "BSc. Civil Engineering",
          "UNIVERSITY OF NAIROBI",
          "degree",
          "2006",
          "2011",
          "First Class Honours",
        ),
        study("K.C.S.E", "KANGA HIGH SCHOOL", null, "2001", "2004", "A Plain"),
      ],
      skills: ["AutoCAD Civil 3D", "Bills of quantities", "FIDIC contracts", "Site supervision"],
    },
  },
  {
    id: "dev-hr-sidebar-bars",
    rendering: { producer: "chromium", theme: "spaced" },
    markup: `
@ Zainab Mohamed Ali
Human Resource Officer
[[[66
# Profile
CHRP certified human resource officer who pays 400 people on time, every month.
# Work Experience
HR Officer
Bahari Sacco Society, Mombasa
Apr 2019 - Present
Payroll, leave and recruitment.
HR Assistant
Coast Cement Works
Nov 2016 - Mar 2019
Kept 900 personnel files.
# Education
Higher Diploma in Human Resource Management
College of Human Resource Management
2017 - 2018
Bachelor of Arts in Sociology
Technical University of Mombasa
2012 - 2016
|||
# Contact Info
Phone
0707 515 616
Email
zainab.ali@rasilimali.example
Address
Tudor, Mombasa
# Skills
Payroll ●●●●○
Labour law ●●●○○
Recruitment ●●●●●
Excel ●●●●○
# Languages
Kiswahili – native
English – fluent
Arabic – basic
]]]`,
    truth: {
      name: "Zainab Mohamed Ali",
      email: "zainab.ali@rasilimali.example",
      phone: "+254707515616",
      address: "Tudor, Mombasa",
      experience: [
        job("HR Officer", "Bahari Sacco Society", "2019-04", "now"),
        job("HR Assistant", "Coast Cement Works", "2016-11", "2019-03"),
      ],
      education: [
        study(
          "Higher Diploma in Human Resource Management",
          "College of Human Resource Management",
          "advanced_diploma",
          "2017",
          "2018",
        ),
        study("Bachelor of Arts in Sociology", "Technical University of Mombasa", "degree", "2012", "2016"),
      ],
      skills: ["Payroll", "Labour law", "Recruitment", "Excel"],
    },
  },
];
