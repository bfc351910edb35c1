import { type Cv, job, study } from "../cv.ts";

/** More CVs of applicants to posts in SACCOs, written after the reader was mended for the first ones. */
export const secondApplicants: Cv[] = [
  {
    id: "dev-app2-cashier",
    rendering: { producer: "libreoffice-pdf", theme: "plain" },
    markup: `
^ WASIFU WA KAZI
# TAARIFA BINAFSI
JINA	:	SALOME NYAMBURA GATHUA
KUZALIWA	:	3 Januari 1998
KITAMBULISHO	:	34667812
SANDUKU LA POSTA	:	S.L.P. 340 – 20300, Nyahururu
NAMBARI YA SIMU	:	0740 121 232
BARUA PEPE	:	salomegathua@barua.example
HALI YA NDOA	:	Sijaolewa
# ELIMU NA MAFUNZO
|Mwaka|Taasisi|Cheti|Matokeo|
|2017 - 2019|Chuo Anuwai cha Taifa cha Nyeri|Stashahada ya Uhasibu|Credit|
|2013 - 2016|Shule ya Sekondari ya Ndururumo|KCSE|C+|
|2005 - 2012|Shule ya Msingi ya Igwamiti|KCPE|312|
# UZOEFU WA KAZI
Keshia – Nyota ya Alfajiri Sacco, Nyahururu
Aprili 2021 hadi sasa
- Kupokea na kulipa fedha kwa wanachama
- Kufunga hesabu za kila siku
Mhudumu wa Duka – Duka la Jumla la Wangari
2019 - 2021
- Kuuza na kuhesabu bidhaa
# UJUZI WANGU
- Kuhesabu fedha kwa haraka
- Matumizi ya kompyuta
- Uaminifu
# WAREJEA
Bi. Joyce Wairimu, Meneja wa Tawi, Nyota ya Alfajiri Sacco, 0722 414 525
Mzee Daniel Gathua, Duka la Jumla la Wangari, 0733 525 636`,
    truth: {
      name: "Salome Nyambura Gathua",
      email: "salomegathua@barua.example",
      phone: "+254740121232",
      address: "S.L.P. 340-20300, Nyahururu",
      experience: [
        job("Keshia", "Nyota ya Alfajiri Sacco", "2021-04", "now"),
        job("Mhudumu wa Duka", "Duka la Jumla la Wangari", "2019", "2021"),
      ],
      education: [
        study(
          "Stashahada ya Uhasibu",
          "Chuo Anuwai cha Taifa cha Nyeri",
          "diploma",
          "2017",
          "2019",
          "Credit",
        ),
        study("KCSE", "Shule ya Sekondari ya Ndururumo", null, "2013", "2016", "C+"),
        study("KCPE", "Shule ya Msingi ya Igwamiti", null, "2005", "2012", "312"),
      ],
      skills: ["Kuhesabu fedha kwa haraka", "Matumizi ya kompyuta", "Uaminifu"],
    },
  },
  {
    id: "dev-app2-procurement",
    rendering: { producer: "chromium", theme: "classic" },
    markup: `
@ VICTOR OKELLO OCHIENG
^ P.O. Box 5512 – 00200 City Square, Nairobi
^ Mobile: +254 (0) 711 454 565 · E-mail: vokello@ununuzi.example
# Career Objective
To grow as a procurement professional in an organization that values integrity and value for money.
# Education
**Master of Science in Procurement and Logistics** >> 2019 – 2021
Jomo Kenyatta University of Agriculture and Technology, Nairobi CBD Campus
**Bachelor of Purchasing and Supplies Management** >> 2012 – 2016
Technical University of Kenya
Second Class Honours – Upper Division
**Kenya Certificate of Secondary Education** >> 2008 – 2011
Onjiko High School; Mean Grade B
# Professional Qualifications
**CIPS Level 5 Advanced Diploma in Procurement and Supply** >> 2018
Chartered Institute of Procurement and Supply
# Employment History
**Umeme Workers Sacco Society Ltd** >> Jan 2019 – To date
**Procurement Officer**
- Prepare annual procurement plans and tender documents
- Evaluate suppliers and keep the list of prequalified suppliers
- Secretary to the tender committee
**Kenya Wildlife Conservancies Trust** >> Feb 2017 – Dec 2018
**Procurement Assistant**
- Raised LPOs and followed up deliveries
**Nairobi City County – Supply Chain Department** >> May 2015 – Aug 2015
**Student Attachee**
# Key Skills
- Contract management
- Negotiation
- IFMIS and e-procurement
- Stores management
# Professional Membership
Kenya Institute of Supplies Management (KISM) – Licensed member
# Referees
|Ms. Ruth Auma|Mr. James Kariuki|
|CEO, Umeme Workers Sacco|Head of Procurement|
|0722 313 131|0733 242 424|`,
    truth: {
      name: "Victor Okello Ochieng",
      email: "vokello@ununuzi.example",
      phone: "+254711454565",
      address: "P.O. Box 5512-00200, City Square, Nairobi",
      experience: [
        job("Procurement Officer", "Umeme Workers Sacco Society Ltd", "2019-01", "now"),
        job("Procurement Assistant", "Kenya Wildlife Conservancies Trust", "2017-02", "2018-12"),
        job("Student Attachee", "Nairobi City County", "2015-05", "2015-08"),
      ],
      education: [
        study(
          "Master of Science in Procurement and Logistics",
          "Jomo Kenyatta University of Agriculture and Technology, Nairobi CBD Campus",
          "masters",
          "2019",
          "2021",
        ),
        study(
          "Bachelor of Purchasing and Supplies Management",
          "Technical University of Kenya",
          "degree",
          "2012",
          "2016",
          "Second Class Honours – Upper Division",
        ),
        study("Kenya Certificate of Secondary Education", "Onjiko High School", null, "2008", "2011", "B"),
        study(
          "CIPS Level 5 Advanced Diploma in Procurement and Supply",
          "Chartered Institute of Procurement and Supply",
          "advanced_diploma",
          null,
          "2018",
        ),
      ],
      skills: ["Contract management", "Negotiation", "IFMIS and e-procurement", "Stores management"],
    },
  },
  {
    id: "dev-app2-marketing",
    rendering: { producer: "docx", theme: "modern" },
    markup: `
@ Caroline Jepkemboi Biwott
Marketing Officer
Pioneer Estate, Eldoret | 0729 636 747 | 0100 636 747 | cjbiwott@soko.example

# PERSONAL STATEMENT
Energetic marketing officer who has recruited more than 3,000 members for agricultural Saccos in the North Rift.

# CAREER SUMMARY
June 2020 to present >> Nandi Dairy Farmers Sacco
**Marketing Officer**
- Member recruitment drives in market centres and at tea buying centres
- Running the social media pages and radio shows

March 2018 to May 2020 >> Uasin Gishu Microfinance Ltd
**Sales Executive**
- Sold savings and loan products to groups
- Trained members on financial literacy

2016 to 2017 >> Eldoret Polytechnic Bookshop
**Sales Assistant (part time)**

# ACADEMIC BACKGROUND
2014 to 2018 >> Moi University, Annex Campus
Bachelor of Business Management (Marketing) – Second Class, Lower Division
2010 to 2013 >> Moi Girls' High School, Eldoret
KCSE – Grade B- (minus)
2002 to 2009 >> Hill School Eldoret
KCPE – 356 marks

# ADDITIONAL TRAINING
Certificate in Digital Marketing – Ajira Digital Programme, 2021
Certificate in Sales Management – Kenya Institute of Management, 2019

# CORE SKILLS
Public speaking, Member recruitment, Digital marketing, Report writing

# REFERENCES
Mr. Elijah Koech – General Manager, Nandi Dairy Farmers Sacco – 0721 747 858
Ms. Priscah Jeptoo – Branch Manager, Uasin Gishu Microfinance Ltd – 0733 858 969`,
    truth: {
      name: "Caroline Jepkemboi Biwott",
      email: "cjbiwott@soko.example",
      phone: "+254729636747",
      address: "Pioneer Estate, Eldoret",
      experience: [
        job("Marketing Officer", "Nandi Dairy Farmers Sacco", "2020-06", "now"),
        job("Sales Executive", "Uasin Gishu Microfinance Ltd", "2018-03", "2020-05"),
        job("Sales Assistant (part time)", "Eldoret Polytechnic Bookshop", "2016", "2017"),
      ],
      education: [
        study(
          "Bachelor of Business Management (Marketing)",
          "Moi University, Annex Campus",
          "degree",
          "2014",
          "2018",
          "Second Class, Lower Division",
        ),
        study("KCSE", "Moi Girls' High School", null, "2010", "2013", "B- (minus)"),
        study("KCPE", "Hill School Eldoret", null, "2002", "2009", "356 marks"),
        study("Certificate in Digital Marketing", "Ajira Digital Programme", "certificate", null, "2021"),
        study(
          "Certificate in Sales Management",
          "Kenya Institute of Management",
          "certificate",
          null,
          "2019",
        ),
      ],
      skills: ["Public speaking", "Member recruitment", "Digital marketing", "Report writing"],
    },
  },
  {
    id: "dev-app2-fosa",
    rendering: { producer: "libreoffice-pdf", theme: "compact" },
    markup: `
^ **CURRICULUM VITAE**
^ **HASSAN OMAR GUYO**
^ P.O BOX 60 – 60500 MARSABIT · CELL 0722 959 868 / 0757 959 868 · hassanguyo@posta.example
# PERSONAL PROFILE
Date of Birth: 1986 · Gender: Male · Marital Status: Married · ID No. 25011990
# PROFESSIONAL SUMMARY
FOSA supervisor with ten years of experience in front office operations, cash management and staff supervision.
# WORK EXPERIENCE
**1. FOSA SUPERVISOR**
**Jangwa Teachers Sacco Ltd, Marsabit Head Office** >> 2017 – To Date
Responsibilities:
- Supervising eight tellers and two cash officers
- Authorising withdrawals above Kshs. 100,000
- Cash ordering and custody of strong room keys
**2. SENIOR TELLER**
**Jangwa Teachers Sacco Ltd, Moyale Branch** >> 2013 – 2017
Responsibilities:
- Bulk cash handling
- ATM loading
**3. ACCOUNTS CLERK**
**Isiolo Livestock Marketing Co-operative** >> 2011 – 2013
Responsibilities:
- Keeping the cash book and the ledger
# EDUCATION AND QUALIFICATIONS
- 2008 – 2011: Co-operative College of Kenya – Diploma in Co-operative Management (Distinction)
- 2015 – 2016: KASNEB – CPA Part I (Sections 1 & 2)
- 2003 – 2006: Moi Boys' High School Marsabit – K.C.S.E. Grade C+ (plus)
- 1995 – 2002: Marsabit Boys' Boarding Primary School – K.C.P.E. 301/500 Marks
# TRAININGS AND WORKSHOPS
- Anti-money laundering – SASRA, 2022
- Fraud prevention – Sacco Training Centre, 2020
# SKILLS
- Cash management
- Core banking systems
- Team leadership
# REFEREES
1. CPA Halima Wako – CEO, Jangwa Teachers Sacco – 0720 111 000
2. Sheikh Adan Boru – Chairman, Isiolo Livestock Marketing Co-operative – 0711 222 000`,
    truth: {
      name: "Hassan Omar Guyo",
      email: "hassanguyo@posta.example",
      phone: "+254722959868",
      address: "P.O. Box 60-60500, Marsabit",
      experience: [
        job("FOSA Supervisor", "Jangwa Teachers Sacco Ltd", "2017", "now"),
        job("Senior Teller", "Jangwa Teachers Sacco Ltd", "2013", "2017"),
        job("Accounts Clerk", "Isiolo Livestock Marketing Co-operative", "2011", "2013"),
      ],
      education: [
        study(
          "Diploma in Co-operative Management",
          "Co-operative College of Kenya",
          "diploma",
          "2008",
          "2011",
          "Distinction",
        ),
        study("CPA Part I (Sections 1 & 2)", "KASNEB", null, "2015", "2016"),
        study("K.C.S.E.", "Moi Boys' High School Marsabit", null, "2003", "2006", "C+ (plus)"),
        study("K.C.P.E.", "Marsabit Boys' Boarding Primary School", null, "1995", "2002", "301/500 Marks"),
      ],
      skills: ["Cash management", "Core banking systems", "Team leadership"],
    },
  },
  {
    id: "dev-app2-secretary",
    rendering: { producer: "libreoffice-doc", theme: "classic" },
    markup: `
# CURRICULUM VITAE
# PERSONAL DETAILS
|Name|Pauline Mumbua Kyalo|
|Date of Birth|30th September 1991|
|Postal Address|P.O Box 1211, Kitui|
|Telephone|0701 363 474|
|Email|paulinekyalo@ofisi.example|
|Nationality|Kenyan|
|Languages|English, Kiswahili, Kamba|
# EDUCATION
|Jan 2011 – Nov 2013|Kitui Institute of Professional Studies|Diploma in Secretarial Studies|
|2006 – 2009|Muthale Girls High School|K.C.S.E (C Plain)|
|1998 – 2005|Kalundu Primary School|K.C.P.E (266 Marks)|
# COMPUTER PACKAGES
|2010|Kitui Computer College|Certificate in Computer Applications|
# WORK EXPERIENCE
**JUNE 2016 – DATE: KITUI COUNTY TRADERS SACCO**
Position held: Executive Secretary
Main duties
- Typing minutes of board and committee meetings
- Keeping the diary of the Chief Executive Officer
- Handling incoming and outgoing mail
**FEB 2014 – MAY 2016: MULI & COMPANY ADVOCATES**
Position held: Legal Secretary
Main duties
- Typing pleadings and affidavits
- Receiving clients
# SKILLS
- Typing speed of 60 wpm
- Minute taking
- Office etiquette
# REFEREES
1. Mr. Benson Muthui
Chief Executive Officer, Kitui County Traders Sacco
0722 474 585
2. Ms. Agnes Muli
Advocate, Muli & Company Advocates
0733 585 696`,
    truth: {
      name: "Pauline Mumbua Kyalo",
      email: "paulinekyalo@ofisi.example",
      phone: "+254701363474",
      address: "P.O. Box 1211, Kitui",
      experience: [
        job("Executive Secretary", "Kitui County Traders Sacco", "2016-06", "now"),
        job("Legal Secretary", "Muli & Company Advocates", "2014-02", "2016-05"),
      ],
      education: [
        study(
          "Diploma in Secretarial Studies",
          "Kitui Institute of Professional Studies",
          "diploma",
          "2011-01",
          "2013-11",
        ),
        study("K.C.S.E", "Muthale Girls High School", null, "2006", "2009", "C Plain"),
        study("K.C.P.E", "Kalundu Primary School", null, "1998", "2005", "266 Marks"),
        study("Certificate in Computer Applications", "Kitui Computer College", "certificate", null, "2010"),
      ],
      skills: ["Typing speed of 60 wpm", "Minute taking", "Office etiquette"],
    },
  },
  {
    id: "dev-app2-security",
    rendering: { producer: "libreoffice-pdf", theme: "classic" },
    markup: `
^ **CURRICULUM VITAE FOR PETER EKAL LOKWAWI**
**PERSONAL INFORMATION**
Name: Peter Ekal Lokwawi
ID/No: 22890011
Year of birth: 1982
Address: c/o Lodwar Catholic Mission, P.O. Box 101 – 30500, Lodwar
Contacts: 0726 787 898, 0738 787 898
Email: ekalpeter82@barua.example
**SUMMARY OF QUALIFICATIONS**
A disciplined retired sergeant with knowledge of access control, CCTV and cash escort.
**EMPLOYMENT HISTORY**
Turkwel Pastoralists Sacco Society Limited
Security Supervisor
15th March 2020 to date
- Supervision of guards at three branches
- Keeping the occurrence book
Kenya Police Service
Police Sergeant
April 2003 to February 2020
- Guarding of vital installations
- Escort of cash and exams
**EDUCATION**
Certificate in Security Management
Kenya School of Government, Mombasa Campus
2018
Kenya Certificate of Secondary Education (KCSE)
Lodwar High School
1998 to 2001
Grade C- (minus)
Kenya Certificate of Primary Education (KCPE)
Canaan Primary School
1989 to 1997
**SKILLS**
- Report writing
- First aid
- Fire fighting
**REFEREES**
Sr. Mary Akiru, Lodwar Catholic Mission, 0721 909 808
Mr. Joseph Ewoi, General Manager, Turkwel Pastoralists Sacco Society Limited, 0732 808 707
I hereby declare that the information given above is true to the best of my knowledge and belief.
Signature ............................ Date ............................`,
    truth: {
      name: "Peter Ekal Lokwawi",
      email: "ekalpeter82@barua.example",
      phone: "+254726787898",
      address: "P.O. Box 101-30500, Lodwar",
      experience: [
        job("Security Supervisor", "Turkwel Pastoralists Sacco Society Limited", "2020-03-15", "now"),
        job("Police Sergeant", "Kenya Police Service", "2003-04", "2020-02"),
      ],
      education: [
        study(
          "Certificate in Security Management",
          "Kenya School of Government, Mombasa Campus",
          "certificate",
          null,
          "2018",
        ),
        study(
          "Kenya Certificate of Secondary Education (KCSE)",
          "Lodwar High School",
          null,
          "1998",
          "2001",
          "C- (minus)",
        ),
        study("Kenya Certificate of Primary Education (KCPE)", "Canaan Primary School", null, "1989", "1997"),
      ],
      skills: ["Report writing", "First aid", "Fire fighting"],
    },
  },
];
