import { type Cv, job, study } from "../cv.ts";

/** CVs from other walks of life: leavers, graduates, officers of the state, guests and people between trades. */
export const walks: Cv[] = [
  {
    id: "dev-school-leaver",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
**CURRICULUM VITAE**
**PERSONAL DETAILS**
NAME : KIPLAGAT BRIAN KIPTOO
D.O.B : 22/02/2005
GENDER : MALE
PHONE NUMBER : 0115 667 788
EMAIL : kiplagat05 @shule.example
HOME COUNTY : NANDI
ADDRESS : P.O BOX 12-30300 KAPSABET
**CAREER OBJECTIVE**
To secure a job where I can grow and serve the society with honesty.
**EDUCATION BACKGROUND**
YEAR 2020-2023 : ST. JOSEPH'S KAPSABET BOYS
KENYA CERTIFICATE OF SECONDARY EDUCATION (KCSE), GRADE C+
YEAR 2011-2019 : KAPSABET PRIMARY SCHOOL
KENYA CERTIFICATE OF PRIMARY EDUCATION (KCPE), 312 MARKS
YEAR 2024 : KAPSABET COMPUTER COLLEGE
CERTIFICATE IN COMPUTER PACKAGES, DISTINCTION
**WORK EXPERIENCE**
JAN 2024-MAR 2024 : SHOP ATTENDANT, CHEBUT GENERAL STORES
**RESPONSIBILITIES HELD**
Class prefect, 2022
Dormitory captain, 2023
**HOBBIES**
Football, watching documentaries
**REFEREES**
MR. KOROS JULIUS, TEACHER, KAPSABET BOYS, 0724 001 002`,
    truth: {
      name: "Kiplagat Brian Kiptoo",
      email: "kiplagat05@shule.example",
      phone: "+254115667788",
      address: "P.O. Box 12-30300, Kapsabet",
      experience: [job("Shop Attendant", "Chebut General Stores", "2024-01", "2024-03")],
      education: [
        study(
          "Kenya Certificate of Secondary Education (KCSE)",
          "St. Joseph's Kapsabet Boys",
          null,
          "2020",
          "2023",
          "C+",
        ),
        study(
          "Kenya Certificate of Primary Education (KCPE)",
          "Kapsabet Primary School",
          null,
          "2011",
          "2019",
          "312 marks",
        ),
        study(
          "Certificate in Computer Packages",
          "Kapsabet Computer College",
          "certificate",
          null,
          "2024",
          "Distinction",
        ),
      ],
      skills: [],
    },
  },
  {
    id: "dev-student-attachment",
    rendering: { producer: "libreoffice-pdf", theme: "modern" },
    markup: `
@ Achieng' Phoebe Okumu
Student, Bachelor of Information Technology
Rongo, Migori County
phoebe.okumu@students.example
(+254) 799-818-171

I am a third year student seeking industrial attachment from May to August 2025.
# EDUCATION
Rongo University
Bachelor of Information Technology (3rd year)
Sept 2022 - Present
Asumbi Girls National School
KCSE - A- (Minus)
2018 - 2021
# PROJECTS
Chama ledger app: a Flutter app that keeps the books of a savings group, 2024
# EXPERIENCE
Casual Data Clerk
Independent electoral office, Rongo Constituency
July 2022 - August 2022
Entered 4,000 records
# TECHNICAL SKILLS
Programming: Java, Dart, PHP
Databases: MySQL, Firebase
# SOFT SKILLS
Teamwork
Time management
# AWARDS
Best ICT student 2021, Asumbi Girls National School`,
    truth: {
      name: "Achieng' Phoebe Okumu",
      email: "phoebe.okumu@students.example",
      phone: "+254799818171",
      address: "Rongo, Migori County",
      experience: [job("Casual Data Clerk", "Independent electoral office", "2022-07", "2022-08")],
      education: [
        study("Bachelor of Information Technology", "Rongo University", "degree", "2022-09", null),
        study("KCSE", "Asumbi Girls National School", null, "2018", "2021", "A- (Minus)"),
      ],
      skills: ["Java", "Dart", "PHP", "MySQL", "Firebase", "Teamwork", "Time management"],
    },
  },
  {
    id: "dev-government-long",
    rendering: { producer: "libreoffice-doc", theme: "classic" },
    markup: `
%footer J. M. Mutiso – Curriculum Vitae
^ CURRICULUM VITAE
# A. PERSONAL DETAILS
Full Name :: Josphat Mwanzia Mutiso
Personal Number :: 1994022117
Designation :: Principal Cooperative Officer
Job Group :: N
Ministry :: Ministry of Co-operatives and MSMEs Development
Date of First Appointment :: 3rd October 1994
Postal Address :: P.O. Box 40811 – 00100 Nairobi
Telephone :: 0722 601 455 (Office: 020 2731531)
Email :: jmutiso@vyama.example
# B. ACADEMIC QUALIFICATIONS
2007 – 2009 :: Master of Cooperative Management, Co-operative University College of Kenya
1989 – 1993 :: Bachelor of Arts (Economics), University of Nairobi, Second Class Honours (Upper Division)
1987 – 1988 :: Kenya Advanced Certificate of Education, Machakos School, 3 Principals
1983 – 1986 :: Kenya Certificate of Education, Kangundo High School, Division II
# C. PROFESSIONAL QUALIFICATIONS
2012 :: Senior Management Course, Kenya School of Government, Mombasa
2016 :: Strategic Leadership Development Programme, Kenya School of Government, Kabete
# D. EMPLOYMENT HISTORY
**Principal Cooperative Officer** – State Department for Co-operatives, Nairobi (June 2014 to date)
Key responsibilities
(i) Registration and inspection of 1,200 societies
(ii) Liaison with the Sacco Societies Regulatory Authority since 2015
(iii) Drafting of the Co-operatives Bill 2021
**Chief Cooperative Officer** – Ministry of Cooperative Development and Marketing, Nyeri (July 2008 to May 2014)
(i) Audit of coffee societies
**District Cooperative Officer** – Ministry of Cooperative Development, Makueni (October 1994 to June 2008)
(i) Field education of members
# E. MEMBERSHIP TO PROFESSIONAL BODIES
Kenya Society of Cooperators, since 2010
# F. CONFERENCES ATTENDED
International Cooperative Alliance General Assembly, Kigali, October 2019
Ushirika Day celebrations, Nairobi, July 2022
# G. SKILLS AND COMPETENCIES
- Policy formulation
- Report writing
- Conflict resolution
# H. REFEREES
Mr. David Obonyo, Commissioner, P.O. Box 30547, Nairobi. Email: dobonyo@vyama.example
Dr. Esther Gicheru, Lecturer, Co-operative University of Kenya, 0722 456 000`,
    truth: {
      name: "Josphat Mwanzia Mutiso",
      email: "jmutiso@vyama.example",
      phone: "+254722601455",
      address: "P.O. Box 40811-00100, Nairobi",
      experience: [
        job("Principal Cooperative Officer", "State Department for Co-operatives", "2014-06", "now"),
        job(
          "Chief Cooperative Officer",
          "Ministry of Cooperative Development and Marketing",
          "2008-07",
          "2014-05",
        ),
        job("District Cooperative Officer", "Ministry of Cooperative Development", "1994-10", "2008-06"),
      ],
      education: [
        study(
          "Master of Cooperative Management",
          "Co-operative University College of Kenya",
          "masters",
          "2007",
          "2009",
        ),
        study(
          "Bachelor of Arts (Economics)",
          "University of Nairobi",
          "degree",
          "1989",
          "1993",
          "Second Class Honours (Upper Division)",
        ),
        study(
          "Kenya Advanced Certificate of Education",
          "Machakos School",
          null,
          "1987",
          "1988",
          "3 Principals",
        ),
        study("Kenya Certificate of Education", "Kangundo High School", null, "1983", "1986", "Division II"),
        study("Senior Management Course", "Kenya School of Government", null, null, "2012"),
        study("Strategic Leadership Development Programme", "Kenya School of Government", null, null, "2016"),
      ],
      skills: ["Policy formulation", "Report writing", "Conflict resolution"],
    },
  },
  {
    id: "dev-academic-lecturer",
    rendering: { producer: "pdfmake", theme: "classic" },
    markup: `
^ **Prof. Ruth Nyambura Gathogo, PhD**
^ School of Nursing, University of Embu • P.O. Box 6-60100 Embu • rgathogo@embu.example • 0722 310 006
# Education
2011–2015  PhD (Public Health), Jomo Kenyatta University of Agriculture and Technology
2006–2008  MSc Nursing Education, University of Nairobi
1998–2002  BSc Nursing, Moi University
# Employment
2020–present  Associate Professor, University of Embu
2015–2020  Senior Lecturer, Chuka University
2008–2015  Lecturer, Kenya Methodist University
2002–2006  Nursing Officer, Consolata Hospital Nkubu
# Selected publications
Gathogo R. (2022) Breastfeeding and work. East African Medical Journal 99(4): 210–218.
Gathogo R., Mwangi J. (2019) Nurses who stay. Nairobi: University of Nairobi Press.
# Supervision
PhD: 3 completed (2018, 2020, 2021). MSc: 11 completed.
# Research grants
2021–2023 Maternal health in Mbeere, National Research Fund, KES 4.5M
# Skills
SPSS, NVivo, Curriculum development, Grant writing`,
    truth: {
      name: "Ruth Nyambura Gathogo",
      email: "rgathogo@embu.example",
      phone: "+254722310006",
      address: "P.O. Box 6-60100, Embu",
      experience: [
        job("Associate Professor", "University of Embu", "2020", "now"),
        job("Senior Lecturer", "Chuka University", "2015", "2020"),
        job("Lecturer", "Kenya Methodist University", "2008", "2015"),
        job("Nursing Officer", "Consolata Hospital Nkubu", "2002", "2006"),
      ],
      education: [
        study(
          "PhD (Public Health)",
          "Jomo Kenyatta University of Agriculture and Technology",
          "phd",
          "2011",
          "2015",
        ),
        study("MSc Nursing Education", "University of Nairobi", "masters", "2006", "2008"),
        study("BSc Nursing", "Moi University", "degree", "1998", "2002"),
      ],
      skills: ["SPSS", "NVivo", "Curriculum development", "Grant writing"],
    },
  },
  {
    id: "dev-marketer-company-first",
    rendering: { producer: "docx", theme: "modern" },
    markup: `
@ Kevin Mutua Muli
Digital Marketing Specialist
kevin.muli@soko.example · +254 113 400 800 · Syokimau, Machakos County

# Experience
**Twiga Adverts Limited – Digital Marketing Lead** >> March 2022 – Present
- Runs campaigns for 12 brands on Facebook, Google and TikTok
**Kibo Insurance Brokers – Marketing Executive** >> June 2019 – February 2022
- Raised leads by 40% between Q2 2020 and Q4 2020
**Freelance – Social Media Manager** >> 2017 – 2019
# Education
**Daystar University – Bachelor of Arts in Communication (Public Relations)** >> 2013 – 2017
**Mumbuni Boys High School – KCSE, B-** >> 2009 – 2012
# Courses
- Digital Skills for Africa, Google, 2018
- Meta Certified Digital Marketing Associate, 2021
# Tools
Canva, Meta Business Suite, Google Analytics, WordPress
# Languages
English, Kiswahili, Kikamba`,
    truth: {
      name: "Kevin Mutua Muli",
      email: "kevin.muli@soko.example",
      phone: "+254113400800",
      address: "Syokimau, Machakos County",
      experience: [
        job("Digital Marketing Lead", "Twiga Adverts Limited", "2022-03", "now"),
        job("Marketing Executive", "Kibo Insurance Brokers", "2019-06", "2022-02"),
        job("Social Media Manager", "Freelance", "2017", "2019"),
      ],
      education: [
        study(
          "Bachelor of Arts in Communication (Public Relations)",
          "Daystar University",
          "degree",
          "2013",
          "2017",
        ),
        study("KCSE", "Mumbuni Boys High School", null, "2009", "2012", "B-"),
      ],
      skills: ["Canva", "Meta Business Suite", "Google Analytics", "WordPress"],
    },
  },
  {
    id: "dev-security-guard",
    rendering: { producer: "pdfmake", theme: "plain" },
    markup: `
**PERSONAL RESUME**
**Names:** Ekal Lokwawi Peter
**Mobile:** 0703.404.505
**Current location:** Lodwar town
**Nearest Church:** AIC Lodwar
**WORK HISTORY**
Company: Turkwel Security Services
Position: Security Guard
Period: May 2018 up to now
Duties: guarding bank premises, writing the occurrence book
Company: Catholic Diocese of Lodwar
Position: Watchman
Period: 2014 to April 2018
Duties: guarding the store of food
**EDUCATION**
School: Lodwar Boys Secondary School
Certificate: KCSE
Year: 2010 – 2013
Grade: D (plain)
School: Kanamkemer Primary School
Certificate: KCPE
Year: 2009
**SPECIAL SKILLS**
First aid
Fire fighting
Discipline`,
    truth: {
      name: "Ekal Lokwawi Peter",
      email: null,
      phone: "+254703404505",
      address: "Lodwar town",
      experience: [
        job("Security Guard", "Turkwel Security Services", "2018-05", "now"),
        job("Watchman", "Catholic Diocese of Lodwar", "2014", "2018-04"),
      ],
      education: [
        study("KCSE", "Lodwar Boys Secondary School", null, "2010", "2013", "D (plain)"),
        study("KCPE", "Kanamkemer Primary School", null, null, "2009"),
      ],
      skills: ["First aid", "Fire fighting", "Discipline"],
    },
  },
  {
    id: "dev-european-consultant",
    rendering: { producer: "chromium", theme: "plain" },
    markup: `
@ Katarzyna Nowak-Bergström
ul. Długa 12/4, 31-147 Kraków, Poland
T +48 601 200 300 | E k.nowak@doradca.example
# Professional Profile
Microfinance consultant; twelve years in East Africa and Central Europe.
# Professional Experience
**Nov 2018 – present** **Independent Consultant**
Clients: UNDP, Sida, cooperative federations
**Sep 2013 – Oct 2018** **Programme Manager**, Nordic Savings Foundation, Stockholm
Managed EUR 6m in Kenya, Uganda and Tanzania
**2010 – 2013** **Analyst**, Bank Spółdzielczy w Krakowie
# Education and Training
**2008 – 2010** **MA International Economics**, Cracow University of Economics
**2005 – 2008** **BA Economics**, Uppsala University
# Skills
Financial modelling · Training design · Evaluation · Polish, Swedish, English
# Interests
Cross-country skiing`,
    truth: {
      name: "Katarzyna Nowak-Bergström",
      email: "k.nowak@doradca.example",
      phone: "+48601200300",
      address: "ul. Długa 12/4, 31-147 Kraków, Poland",
      experience: [
        job("Independent Consultant", "", "2018-11", "now"),
        job("Programme Manager", "Nordic Savings Foundation", "2013-09", "2018-10"),
        job("Analyst", "Bank Spółdzielczy w Krakowie", "2010", "2013"),
      ],
      education: [
        study("MA International Economics", "Cracow University of Economics", "masters", "2008", "2010"),
        study("BA Economics", "Uppsala University", "degree", "2005", "2008"),
      ],
      skills: ["Financial modelling", "Training design", "Evaluation", "Polish", "Swedish", "English"],
    },
  },
  {
    id: "dev-teller-below-dates",
    rendering: { producer: "libreoffice-pdf", theme: "compact" },
    markup: `
@ JANE WAIRIMU NDUNG'U
Email: jane.wairimu@kaunta.example ~ Phone: +254-725-300-400 / +254-733-300-400 ~ Githurai 45, Nairobi
# OBJECTIVE
Seeking a senior teller position.
# EMPLOYMENT
Unaitas-Njema Sacco, Thika Road Branch
Teller
(November 2020 - to date)
• Receives and pays cash of up to KES 3 million daily
• Balances the till; zero shortages since March 2021
Kilimo Supermarkets
Cashier
(August 2018 - October 2020)
• Scanned and packed
# EDUCATION & TRAINING
Zetech University
Diploma in Banking and Finance
(2016 - 2018)
Gathiruini High School
K.C.S.E: C (plain)
(2012 - 2015)
# KEY SKILLS AND ABILITIES
• Cash handling • Fraud detection • Cross selling
• Core banking (Navision, BankersRealm)
# REFEREES
Peter Njoroge – Branch Manager, Unaitas-Njema Sacco – 0722 909 111
Grace Wambui – HR Manager, Kilimo Supermarkets – grace@kilimo.example`,
    truth: {
      name: "Jane Wairimu Ndung'u",
      email: "jane.wairimu@kaunta.example",
      phone: "+254725300400",
      address: "Githurai 45, Nairobi",
      experience: [
        job("Teller", "Unaitas-Njema Sacco", "2020-11", "now"),
        job("Cashier", "Kilimo Supermarkets", "2018-08", "2020-10"),
      ],
      education: [
        study("Diploma in Banking and Finance", "Zetech University", "diploma", "2016", "2018"),
        study("K.C.S.E", "Gathiruini High School", null, "2012", "2015", "C (plain)"),
      ],
      skills: ["Cash handling", "Fraud detection", "Cross selling", "Core banking (Navision, BankersRealm)"],
    },
  },
  {
    id: "dev-pharmacist-timeline",
    rendering: { producer: "chromium", theme: "modern" },
    markup: `
@ Dr. Fatuma Bishar Maalim
Pharmacist | B.Pharm | MPSK
[[[28
# Details
South C, Nairobi
0722404818
f.bishar@dawa.example
# Skills
Dispensing
Stock control
Pharmacovigilance
Counselling
# Hobbies
Calligraphy
Swimming
|||
# Career
01.2020 – heute / present
**Superintendent Pharmacist**
Shifaa Chemists Ltd, Eastleigh
03.2017 – 12.2019
**Hospital Pharmacist**
Mandera County Referral Hospital
11.2015 – 11.2016
**Intern Pharmacist**
Coast General Hospital
# Education
09.2010 – 08.2015
**Bachelor of Pharmacy**
Kenyatta University
02.2006 – 11.2009
**KCSE (A-)**
NEP Girls High School
# Licence
Pharmacy and Poisons Board, 2016
]]]`,
    truth: {
      name: "Fatuma Bishar Maalim",
      email: "f.bishar@dawa.example",
      phone: "+254722404818",
      address: "South C, Nairobi",
      experience: [
        job("Superintendent Pharmacist", "Shifaa Chemists Ltd", "2020-01", "now"),
        job("Hospital Pharmacist", "Mandera County Referral Hospital", "2017-03", "2019-12"),
        job("Intern Pharmacist", "Coast General Hospital", "2015-11", "2016-11"),
      ],
      education: [
        study("Bachelor of Pharmacy", "Kenyatta University", "degree", "2010-09", "2015-08"),
        study("KCSE", "NEP Girls High School", null, "2006-02", "2009-11", "A-"),
      ],
      skills: ["Dispensing", "Stock control", "Pharmacovigilance", "Counselling"],
    },
  },
  {
    id: "dev-chef-seasons",
    rendering: { producer: "docx", theme: "spaced" },
    markup: `
^ **Samuel Ole Nkoitiko**
^ Chef de Partie
^ Narok · 0798 220 330 · samuel.nkoitiko@mpishi.example
# A little about me
Safari camp chef. I bake bread on charcoal and I do not waste food.
# Where I have worked
Mara Ridge Camp — Chef de Partie — since 2022
Mara Ridge Camp — Commis Chef — Spring 2019 to Winter 2021
Sopa Lakeside Lodge, Naivasha — Kitchen Porter — Aug. 2017 to Feb. 2019
# Where I studied
Kenya Utalii College — Certificate in Food Production — 2016-2017 — Credit
Ole Tipis Girls and Boys Secondary — KCSE — 2012-2015 — C-
# What I am good at
Pastry / Stock taking / Menu costing / Food safety (HACCP)
# Who to ask
Chef Martin Kilonzo, Mara Ridge Camp, 0720 600 700`,
    truth: {
      name: "Samuel Ole Nkoitiko",
      email: "samuel.nkoitiko@mpishi.example",
      phone: "+254798220330",
      address: "Narok",
      experience: [
        job("Chef de Partie", "Mara Ridge Camp", "2022", "now"),
        job("Commis Chef", "Mara Ridge Camp", "2019", "2021"),
        job("Kitchen Porter", "Sopa Lakeside Lodge", "2017-08", "2019-02"),
      ],
      education: [
        study(
          "Certificate in Food Production",
          "Kenya Utalii College",
          "certificate",
          "2016",
          "2017",
          "Credit",
        ),
        study("KCSE", "Ole Tipis Girls and Boys Secondary", null, "2012", "2015", "C-"),
      ],
      skills: ["Pastry", "Stock taking", "Menu costing", "Food safety (HACCP)"],
    },
  },
  {
    id: "dev-clerk-form-table",
    rendering: { producer: "libreoffice-pdf", theme: "plain" },
    markup: `
^ **BIO-DATA AND CURRICULUM VITAE**
|Surname|Barasa|
|Other names|Nekesa Irene|
|Telephone|+254 757 100 909|
|E-mail address|irenebarasa@ofisi.example|
|Postal address|P.O. Box 1032 – 50200, Bungoma|
|Sex|Female|
|Religion|Christian|
**Work experience**
|From|To|Employer|Designation|Duties|
|Jun 2021|Date|Webuye Paper Mills|Records Clerk|Filing, dispatch of mail|
|Jan 2020|May 2021|Bungoma County Government|Office Assistant (Intern)|Photocopying, tea|
**Education**
|From|To|School / College|Qualification attained|
|2017|2019|Sang'alo Institute of Science and Technology|Diploma in Records and Archives Management (Pass)|
|2012|2015|Cardinal Otunga Girls High School|KCSE Grade C+|
**Skills**
|1|Records management|
|2|Typing 45 words per minute|
|3|Customer care|`,
    truth: {
      name: "Nekesa Irene Barasa",
      email: "irenebarasa@ofisi.example",
      phone: "+254757100909",
      address: "P.O. Box 1032-50200, Bungoma",
      experience: [
        job("Records Clerk", "Webuye Paper Mills", "2021-06", "now"),
        job("Office Assistant (Intern)", "Bungoma County Government", "2020-01", "2021-05"),
      ],
      education: [
        study(
          "Diploma in Records and Archives Management",
          "Sang'alo Institute of Science and Technology",
          "diploma",
          "2017",
          "2019",
          "Pass",
        ),
        study("KCSE", "Cardinal Otunga Girls High School", null, "2012", "2015", "C+"),
      ],
      skills: ["Records management", "Typing 45 words per minute", "Customer care"],
    },
  },
  {
    id: "dev-auditor-letter",
    rendering: { producer: "libreoffice-doc", theme: "modern" },
    markup: `
@ Collins Wafula Simiyu
CISA | CPA(K) | Internal Auditor
Kitale, Trans Nzoia — +254 (722) 111 876 — collins.simiyu@ukaguzi.example
# Summary
Internal auditor for cooperatives with an eye for loan fraud.
# Relevant Experience
Senior Internal Auditor, Trans-Elgon Teachers SACCO (Kitale), Feb 2019 – Present:
- Risk based audits of credit, treasury and ICT
- Secretary to the audit committee
Internal Auditor, Kenya Seed Growers Cooperative (Kitale), Jan 2015 – Jan 2019:
- Audited 9 depots each quarter
Audit Trainee, PKW & Partners (Eldoret), Sep 2013 – Dec 2014
# Education and Certifications
Certified Information Systems Auditor (CISA), ISACA, 2020
Certified Public Accountant (CPA-K), KASNEB, 2014
BBM (Accounting), Moi University, 2009 – 2013, Second Class Honours (Upper Division)
# Additional Skills
ACL Analytics, TeamMate, MS Excel (pivot tables, macros), Report writing`,
    truth: {
      name: "Collins Wafula Simiyu",
      email: "collins.simiyu@ukaguzi.example",
      phone: "+254722111876",
      address: "Kitale, Trans Nzoia",
      experience: [
        job("Senior Internal Auditor", "Trans-Elgon Teachers SACCO", "2019-02", "now"),
        job("Internal Auditor", "Kenya Seed Growers Cooperative", "2015-01", "2019-01"),
        job("Audit Trainee", "PKW & Partners", "2013-09", "2014-12"),
      ],
      education: [
        study("Certified Information Systems Auditor (CISA)", "ISACA", null, null, "2020"),
        study("Certified Public Accountant (CPA-K)", "KASNEB", null, null, "2014"),
        study(
          "BBM (Accounting)",
          "Moi University",
          "degree",
          "2009",
          "2013",
          "Second Class Honours (Upper Division)",
        ),
      ],
      skills: ["ACL Analytics", "TeamMate", "MS Excel (pivot tables, macros)", "Report writing"],
    },
  },
];
