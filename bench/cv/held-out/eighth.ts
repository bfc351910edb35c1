import { type Cv, inBothFormats, job, study } from "../cv.ts";

/** The twins of `development/eighth.ts`: the same twelve shapes by other people, none of them tuned on. */
export const eighth: Cv[] = inBothFormats([
  {
    // Europass: labels at the left, values at the right, headings in ordinary letters.
    id: "held-europass-pairs",
    theme: "plain",
    markup: `
^ Europass Curriculum Vitae
**Personal information** :: 
First name(s) / Surname(s) :: Doreen Kagendo Mbaabu
Address(es) :: P.O. Box 1180-60200, Meru, Kenya
Telephone(s) :: Mobile: +254 705 118 240
E-mail :: doreen.mbaabu@barua.example
Nationality :: Kenyan
Date of birth :: 14 February 1991
**Work experience** :: 
Dates :: April 2019 - to date
Occupation or position held :: Credit Analyst
Main activities and responsibilities :: Appraises loan applications // Reports arrears each month
Name and address of employer :: Capital Farmers Sacco, Meru
Type of business or sector :: Financial services
Dates :: January 2015 - March 2019
Occupation or position held :: Loans Clerk
Main activities and responsibilities :: Filed securities and guarantors' forms
Name and address of employer :: Nkubu Traders Credit Society, Nkubu
Type of business or sector :: Financial services
**Education and training** :: 
Dates :: 2010 - 2014
Title of qualification awarded :: Bachelor of Commerce (Finance)
Name and type of organisation providing education and training :: Meru University of Science and Technology
Dates :: 2006 - 2009
Title of qualification awarded :: Kenya Certificate of Secondary Education
Name and type of organisation providing education and training :: Kaaga Girls High School
**Personal skills and competences** :: 
Mother tongue(s) :: Kimeru
Other language(s) :: English, Kiswahili
Computer skills and competences :: Microsoft Excel, Sage, SPSS`,
    truth: {
      name: "Doreen Kagendo Mbaabu",
      email: "doreen.mbaabu@barua.example",
      phone: "+254705118240",
      address: "P.O. Box 1180-60200, Meru, Kenya",
      experience: [
        job("Credit Analyst", "Capital Farmers Sacco", "2019-04", "now"),
        job("Loans Clerk", "Nkubu Traders Credit Society", "2015-01", "2019-03"),
      ],
      education: [
        study(
          "Bachelor of Commerce (Finance)",
          "Meru University of Science and Technology",
          "degree",
          "2010",
          "2014",
        ),
        study("Kenya Certificate of Secondary Education", "Kaaga Girls High School", null, "2006", "2009"),
      ],
      skills: ["Microsoft Excel", "Sage", "SPSS"],
    },
  },
  {
    // A Word template that is one table: headings in the left column, everything under them in the right one.
    id: "held-word-table",
    theme: "modern",
    markup: `
@ Jeremiah Mutiso Kyalo
 :: Machakos, Kenya | 0721 440 981 | jeremiah.kyalo@barua.example
Objective :: An accountant who closes the books on the third day.
Experience :: **Accountant, Masaku Teachers Sacco** // May 2018 – Present // Prepares monthly accounts and the budget. // Answers the external auditors. // **Assistant Accountant, Kyeni Hardware Stores** // Feb 2014 – Apr 2018 // Kept the creditors' ledger.
Education :: **Bachelor of Commerce (Accounting)** // South Eastern Kenya University, 2010 – 2013 // Second Class Honours, Upper Division // **KCSE** // Machakos School, 2006 – 2009, B+
Skills :: QuickBooks, Payroll, Tax returns
References :: Available on request`,
    truth: {
      name: "Jeremiah Mutiso Kyalo",
      email: "jeremiah.kyalo@barua.example",
      phone: "+254721440981",
      address: "Machakos, Kenya",
      experience: [
        job("Accountant", "Masaku Teachers Sacco", "2018-05", "now"),
        job("Assistant Accountant", "Kyeni Hardware Stores", "2014-02", "2018-04"),
      ],
      education: [
        study(
          "Bachelor of Commerce (Accounting)",
          "South Eastern Kenya University",
          "degree",
          "2010",
          "2013",
          "Second Class Honours, Upper Division",
        ),
        study("KCSE", "Machakos School", null, "2006", "2009", "B+"),
      ],
      skills: ["QuickBooks", "Payroll", "Tax returns"],
    },
  },
  {
    // Several posts under one employer, whose own line carries the whole period.
    id: "held-posts-under-employer",
    theme: "classic",
    markup: `
@ ANNE CHEBET LANGAT
P.O. Box 402-20200 Kericho
Tel: 0728 309 417
Email: annelangat@barua.example
# Profile
Operations person with eleven years in one Sacco.
# Professional experience
**Chai Growers Sacco Society Ltd** >> 2013 – Present
Head of Operations >> January 2020 – Present
- Leads six branches
- Wrote the continuity plan
Branch Supervisor – Litein Branch >> August 2016 – December 2019
- Supervised nine tellers
Customer Service Representative >> March 2013 – July 2016
- Opened accounts
**Kericho Water Company** >> 2011 – 2013
Billing Clerk >> June 2011 – February 2013
- Read meters and billed customers
# Academic background
Bachelor of Business Administration, Kabarak University, 2014 – 2018
Diploma in Business Management, Kericho Township College, 2009 – 2011 (Credit)
# Key competencies
- Branch operations
- Cash management
- Coaching`,
    truth: {
      name: "Anne Chebet Langat",
      email: "annelangat@barua.example",
      phone: "+254728309417",
      address: "P.O. Box 402-20200, Kericho",
      experience: [
        job("Head of Operations", "Chai Growers Sacco Society Ltd", "2020-01", "now"),
        job("Branch Supervisor", "Chai Growers Sacco Society Ltd", "2016-08", "2019-12"),
        job("Customer Service Representative", "Chai Growers Sacco Society Ltd", "2013-03", "2016-07"),
        job("Billing Clerk", "Kericho Water Company", "2011-06", "2013-02"),
      ],
      education: [
        study("Bachelor of Business Administration", "Kabarak University", "degree", "2014", "2018"),
        study(
          "Diploma in Business Management",
          "Kericho Township College",
          "diploma",
          "2009",
          "2011",
          "Credit",
        ),
      ],
      skills: ["Branch operations", "Cash management", "Coaching"],
    },
  },
  {
    // Certificates that look like jobs: a title, a body and a date.
    id: "held-certificates-like-jobs",
    theme: "compact",
    markup: `
@ Felix Odhiambo Ogola
Kisumu • +254711620344 • felix.ogola@barua.example
# Work History
Internal Auditor, Ziwa Sacco, Kisumu >> Mar 2021 – Present
- Plans audits of four branches
Audit Associate, Okello & Partners, Kisumu >> Sep 2018 – Feb 2021
- Field work at twelve clients
# Certifications
Certified Internal Auditor, Institute of Internal Auditors >> 2022
Certified Information Systems Auditor (CISA), ISACA >> 2023
Associate Member, Institute of Certified Public Accountants of Kenya
# Education
B.Com (Accounting Option), Maseno University >> 2014 – 2018
CPA (K), KASNEB >> 2019
KCSE, Onjiko Boys High School – Mean Grade A- >> 2010 – 2013
# Technical Skills
ACL Analytics, TeamMate, Advanced Excel`,
    truth: {
      name: "Felix Odhiambo Ogola",
      email: "felix.ogola@barua.example",
      phone: "+254711620344",
      address: "Kisumu",
      experience: [
        job("Internal Auditor", "Ziwa Sacco", "2021-03", "now"),
        job("Audit Associate", "Okello & Partners", "2018-09", "2021-02"),
      ],
      education: [
        study("Certified Internal Auditor", "Institute of Internal Auditors", null, null, "2022"),
        study("Certified Information Systems Auditor (CISA)", "ISACA", null, null, "2023"),
        study("B.Com (Accounting Option)", "Maseno University", "degree", "2014", "2018"),
        study("CPA (K)", "KASNEB", null, null, "2019"),
        study("KCSE", "Onjiko Boys High School", null, "2010", "2013", "A-"),
      ],
      skills: ["ACL Analytics", "TeamMate", "Advanced Excel"],
    },
  },
  {
    // Skills under a heading of one's own making.
    id: "held-odd-skills-heading",
    theme: "modern",
    markup: `
@ Sharon Nekesa Barasa
Customer care lead
Bungoma | 0792 554 310 | sharon.barasa@barua.example
# About me
I calm people down and then solve it.
# Where I have worked
Customer Care Lead >> 2022 - Present
Elgon Savings and Credit Co-operative, Bungoma
- Runs the contact centre of eight people
Call Centre Agent >> Aug 2019 - Dec 2021
Sauti Contact Centres Ltd, Nairobi
- Answered ninety calls a day
# Where I studied
Diploma in Public Relations >> 2017 - 2019
Kibabii University
K.C.S.E (B-) >> 2013 - 2016
Lugulu Girls High School
# What I bring to the table
- Conflict resolution
- Freshdesk
- Report writing
- Kiswahili and English writing`,
    truth: {
      name: "Sharon Nekesa Barasa",
      email: "sharon.barasa@barua.example",
      phone: "+254792554310",
      address: "Bungoma",
      experience: [
        job("Customer Care Lead", "Elgon Savings and Credit Co-operative", "2022", "now"),
        job("Call Centre Agent", "Sauti Contact Centres Ltd", "2019-08", "2021-12"),
      ],
      education: [
        study("Diploma in Public Relations", "Kibabii University", "diploma", "2017", "2019"),
        study("K.C.S.E", "Lugulu Girls High School", null, "2013", "2016", "B-"),
      ],
      skills: ["Conflict resolution", "Freshdesk", "Report writing", "Kiswahili and English writing"],
    },
  },
  {
    // A box in one cell and the town in the next, phones of two networks.
    id: "held-box-beside-town",
    theme: "classic",
    markup: `
^ **CURRICULUM VITAE**
^ **STEPHEN WAFULA SIMIYU**
P.O. Box 95-30200 >> Kitale
Cell: 0733 812 905 / 0712 812 905 >> stevesimiyu@barua.example
# Career Summary
Field officer for dairy farmers' credit.
# Employment Record
**Field Credit Officer – Maziwa Farmers Sacco, Kitale (Oct 2017 to date)**
- Visits two hundred farmers a month
- Trains groups on savings
**Extension Assistant – County Government of Trans Nzoia (Jan–Sept 2017)**
- Vaccination drives
# Education Background
2013 – 2016: Egerton University, Bachelor of Science in Agribusiness Management, Second Class Lower
2009 – 2012: St. Joseph's Boys High School Kitale, KCSE, grade B (plain)
2001 – 2008: Milimani Primary School, KCPE, 352 marks
# Skills
Farm appraisal; Group training; Motorcycle riding
# Referees
Dr. Jane Otieno, Egerton University, 0720 111 900, jotieno@chuo.example`,
    truth: {
      name: "Stephen Wafula Simiyu",
      email: "stevesimiyu@barua.example",
      phone: "+254733812905",
      address: "P.O. Box 95-30200, Kitale",
      experience: [
        job("Field Credit Officer", "Maziwa Farmers Sacco", "2017-10", "now"),
        job("Extension Assistant", "County Government of Trans Nzoia", "2017-01", "2017-09"),
      ],
      education: [
        study(
          "Bachelor of Science in Agribusiness Management",
          "Egerton University",
          "degree",
          "2013",
          "2016",
          "Second Class Lower",
        ),
        study("KCSE", "St. Joseph's Boys High School Kitale", null, "2009", "2012", "B (plain)"),
        study("KCPE", "Milimani Primary School", null, "2001", "2008", "352 marks"),
      ],
      skills: ["Farm appraisal", "Group training", "Motorcycle riding"],
    },
  },
  {
    // A header of two lines that tears the first name from the others, with the post beside it.
    id: "held-torn-name",
    theme: "spaced",
    markup: `
@ Mercy
@ Wangari Njuguna
Human Resource Officer
+254 720 904 118 >> mercy.njuguna@barua.example
Ruiru, Kiambu County
# Profile
Five years of recruitment and payroll.
# Employment
Human Resource Officer | Unaitas Feeds Ltd | June 2021 – Present
- Runs payroll for 240 people
HR Assistant | Thika Packaging Co. Ltd | Jan 2019 – May 2021
- Kept leave records
# Education
Higher National Diploma in Human Resource Management | Thika Technical Training Institute | 2018 – 2019
Diploma in Human Resource Management | Mount Kenya University | 2015 – 2017
# Professional membership
Institute of Human Resource Management (IHRM) – Associate member
# Skills
Recruitment • Payroll • Labour laws`,
    truth: {
      name: "Mercy Wangari Njuguna",
      email: "mercy.njuguna@barua.example",
      phone: "+254720904118",
      address: "Ruiru, Kiambu County",
      experience: [
        job("Human Resource Officer", "Unaitas Feeds Ltd", "2021-06", "now"),
        job("HR Assistant", "Thika Packaging Co. Ltd", "2019-01", "2021-05"),
      ],
      education: [
        study(
          "Higher National Diploma in Human Resource Management",
          "Thika Technical Training Institute",
          "advanced_diploma",
          "2018",
          "2019",
        ),
        study("Diploma in Human Resource Management", "Mount Kenya University", "diploma", "2015", "2017"),
      ],
      skills: ["Recruitment", "Payroll", "Labour laws"],
    },
  },
  {
    // Two columns; in the narrow one contacts, skills and referees.
    id: "held-sidebar-with-referees",
    theme: "modern",
    markup: `
@ Ibrahim Hussein Golicha
ICT Officer
[[[34
# Contact
0727 400 613
ibrahim.golicha@barua.example
Isiolo, Kenya
# Skills
- Linux servers
- Core banking support
- Networking
# Languages
- English
- Borana
# Referees
Mr. Paul Gitonga
ICT Manager, Upper Eastern Sacco
0722 600 100
paul.gitonga@sacco.example
|||
# Profile
Keeps eight branches online.
# Experience
**ICT Officer**
Upper Eastern Sacco, Isiolo
02/2020 – Present
- Supports the core banking system
- Backs it up each night
**ICT Support Intern**
Isiolo County Referral Hospital
05/2019 – 11/2019
- Repaired computers
# Education
**BSc. Computer Science**
Kirinyaga University
2014 – 2018 · Second Class Honours (Upper Division)
**KCSE**
Garbatulla High School
2010 – 2013 · B
]]]`,
    truth: {
      name: "Ibrahim Hussein Golicha",
      email: "ibrahim.golicha@barua.example",
      phone: "+254727400613",
      address: "Isiolo, Kenya",
      experience: [
        job("ICT Officer", "Upper Eastern Sacco", "2020-02", "now"),
        job("ICT Support Intern", "Isiolo County Referral Hospital", "2019-05", "2019-11"),
      ],
      education: [
        study(
          "BSc. Computer Science",
          "Kirinyaga University",
          "degree",
          "2014",
          "2018",
          "Second Class Honours (Upper Division)",
        ),
        study("KCSE", "Garbatulla High School", null, "2010", "2013", "B"),
      ],
      skills: ["Linux servers", "Core banking support", "Networking"],
    },
  },
  {
    // Kiswahili throughout.
    id: "held-kiswahili",
    theme: "classic",
    markup: `
^ **WASIFU**
Jina kamili: Zuhura Bakari Mwinyi
Anwani: S.L.P. 88-80200, Malindi
Simu: 0718 203 655
Barua pepe: zuhura.mwinyi@barua.example
Tarehe ya kuzaliwa: 12 Machi 1994
Jinsia: Mwanamke
# Lengo
Kuhudumia wanachama kwa uadilifu.
# Uzoefu wa kazi
Afisa Mikopo, Chama cha Akiba Pwani, Malindi (Aprili 2020 - sasa)
- Kukagua maombi ya mikopo
- Kufuatilia marejesho
Keshia, Duka la Bahari, Watamu (Januari 2017 - Machi 2020)
- Kupokea malipo
# Elimu
2014 - 2016: Stashahada ya Uhasibu, Chuo cha Ufundi cha Mombasa
2010 - 2013: KCSE, Shule ya Sekondari ya Malindi, C+
# Ujuzi
Uhasibu, Kompyuta, Huduma kwa wateja
# Lugha
Kiswahili, Kiingereza
# Wadhamini
Bw. Omar Said, Meneja, Chama cha Akiba Pwani, 0722 909 101`,
    truth: {
      name: "Zuhura Bakari Mwinyi",
      email: "zuhura.mwinyi@barua.example",
      phone: "+254718203655",
      address: "S.L.P. 88-80200, Malindi",
      experience: [
        job("Afisa Mikopo", "Chama cha Akiba Pwani", "2020-04", "now"),
        job("Keshia", "Duka la Bahari", "2017-01", "2020-03"),
      ],
      education: [
        study("Stashahada ya Uhasibu", "Chuo cha Ufundi cha Mombasa", "diploma", "2014", "2016"),
        study("KCSE", "Shule ya Sekondari ya Malindi", null, "2010", "2013", "C+"),
      ],
      skills: ["Uhasibu", "Kompyuta", "Huduma kwa wateja"],
    },
  },
  {
    // Education, and work, as ruled tables.
    id: "held-ruled-tables-both",
    theme: "plain",
    markup: `
^ **CURRICULUM VITAE OF ESTHER MORAA NYABUTO**
**1. PERSONAL DETAILS**
|Name|Esther Moraa Nyabuto|
|Address|P.O. Box 3170-40200, Kisii|
|Mobile|+254 (0)724 615 330|
|Email|esther.nyabuto@barua.example|
|National ID|27618834|
**2. ACADEMIC QUALIFICATIONS**
|Year|Institution|Award|Grade|
|2012 - 2016|Kisii University|Bachelor of Arts in Economics|Second Class Upper|
|2008 - 2011|Nyabururu Girls High School|KCSE|B|
|2000 - 2007|Kisii Primary School|KCPE|378|
**3. PROFESSIONAL QUALIFICATIONS**
|Year|Institution|Award|
|2018|KASNEB|CPA Part II|
**4. WORK EXPERIENCE**
|Period|Employer|Designation|Duties|
|July 2019 - To date|Gusii Mwalimu Sacco|Senior Teller|Cash custody and balancing|
|Feb 2017 - June 2019|Kisii Tea Traders|Accounts Assistant|Invoicing|
**5. SKILLS**
Cash handling, Sage 50, Customer service
**6. REFEREES**
|Name|Position|Contact|
|Mr. Jared Ombati|Branch Manager, Gusii Mwalimu Sacco|0721 777 310|
|Ms. Lilian Kemunto|Director, Kisii Tea Traders|0733 404 212|`,
    truth: {
      name: "Esther Moraa Nyabuto",
      email: "esther.nyabuto@barua.example",
      phone: "+254724615330",
      address: "P.O. Box 3170-40200, Kisii",
      experience: [
        job("Senior Teller", "Gusii Mwalimu Sacco", "2019-07", "now"),
        job("Accounts Assistant", "Kisii Tea Traders", "2017-02", "2019-06"),
      ],
      education: [
        study(
          "Bachelor of Arts in Economics",
          "Kisii University",
          "degree",
          "2012",
          "2016",
          "Second Class Upper",
        ),
        study("KCSE", "Nyabururu Girls High School", null, "2008", "2011", "B"),
        study("KCPE", "Kisii Primary School", null, "2000", "2007", "378"),
        study("CPA Part II", "KASNEB", null, null, "2018"),
      ],
      skills: ["Cash handling", "Sage 50", "Customer service"],
    },
  },
  {
    // Many notations of dates, odd glyphs before the items of lists.
    id: "held-odd-dates-and-glyphs",
    pdf: "chromium",
    theme: "plain",
    markup: `
@ GRACE AKINYI OKOTH
Siaya County | 254 716 332 901 | graceokoth@barua.example
# PERSONAL STATEMENT
Marketing officer who likes market days.
# WORK EXPERIENCE
**Marketing Officer** – Nyanza Hub Sacco, Siaya
Sept. 2022 till date
 ➢ Recruits members at markets
 ➢ Runs the radio programme
**Sales Representative** – Dala Beverages Ltd, Kisumu
Mar '20 – Aug '22
❖ Opened ninety outlets
**Promoter** – Lake Mobile Communications
Jan–Mar 2020
✓ Registered SIM cards
# EDUCATION
➢ Bachelor of Business Management (Marketing), Jaramogi Oginga Odinga University of Science and Technology, Sept 2015 – Dec 2019
➢ KCSE, Ng'iya Girls High School, 2011–2014, Mean grade B- (minus)
# SKILLS
✓ Public speaking
✓ Canva
✓ Field marketing`,
    truth: {
      name: "Grace Akinyi Okoth",
      email: "graceokoth@barua.example",
      phone: "+254716332901",
      address: "Siaya County",
      experience: [
        job("Marketing Officer", "Nyanza Hub Sacco", "2022-09", "now"),
        job("Sales Representative", "Dala Beverages Ltd", "2020-03", "2022-08"),
        job("Promoter", "Lake Mobile Communications", "2020-01", "2020-03"),
      ],
      education: [
        study(
          "Bachelor of Business Management (Marketing)",
          "Jaramogi Oginga Odinga University of Science and Technology",
          "degree",
          "2015-09",
          "2019-12",
        ),
        study("KCSE", "Ng'iya Girls High School", null, "2011", "2014", "B- (minus)"),
      ],
      skills: ["Public speaking", "Canva", "Field marketing"],
    },
  },
  {
    // CPA by parts, referees with phones and mail addresses before the end of the page, an own line for each detail.
    id: "held-cpa-and-referees",
    theme: "compact",
    markup: `
^ **KELVIN MWENDA GITHINJI**
^ Box 611 – 10100 Nyeri
^ Phone 0110 562 084
^ kelvin.githinji@barua.example
# Objective
To grow into a finance manager.
# Education and Training
**Dedan Kimathi University of Technology** (2013-2017)
Bachelor of Commerce, Finance
**Star College of Management Studies, Nyeri** (2017-2019)
CPA Part I, II and III
**Nyeri High School** (2009-2012)
KCSE: B+ (Plus)
# Employment
**Finance Officer**, Wakulima Dairy Sacco, Mukurweini. From 2020 to present.
Duties: monthly reports, statutory returns, bank reconciliation.
**Accounts Attachee**, Nyeri County Government. May to August 2019.
Duties: vouchers.
# Computer literacy
MS Office, Pastel, iTax
# Referees
1. Ms. Beatrice Wambui
CEO, Wakulima Dairy Sacco
Tel 0722 330 118, beatrice@wakulima.example
2. Prof. James Kariuki
Dedan Kimathi University of Technology
Tel 0733 551 907, jkariuki@dekut.example`,
    truth: {
      name: "Kelvin Mwenda Githinji",
      email: "kelvin.githinji@barua.example",
      phone: "+254110562084",
      address: "P.O. Box 611-10100, Nyeri",
      experience: [
        job("Finance Officer", "Wakulima Dairy Sacco", "2020", "now"),
        job("Accounts Attachee", "Nyeri County Government", "2019-05", "2019-08"),
      ],
      education: [
        study(
          "Bachelor of Commerce, Finance",
          "Dedan Kimathi University of Technology",
          "degree",
          "2013",
          "2017",
        ),
        study("CPA Part I, II and III", "Star College of Management Studies", null, "2017", "2019"),
        study("KCSE", "Nyeri High School", null, "2009", "2012", "B+ (Plus)"),
      ],
      skills: ["MS Office", "Pastel", "iTax"],
    },
  },
]);
