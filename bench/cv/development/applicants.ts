import { type Cv, job, study } from "../cv.ts";

/** CVs as applicants to posts in SACCOs type them at home and in a cybercafé. */
export const applicants: Cv[] = [
  {
    id: "dev-app-teller",
    rendering: { producer: "libreoffice-pdf", theme: "classic" },
    markup: `
^ **CURRICULUM VITAE**

# PERSONAL DETAILS
Name	:	Mercy Chebet Rotich
Date of Birth	:	14th August, 1996
Gender	:	Female
ID No	:	33345671
Marital status	:	Single
Languages	:	English, Kiswahili and Kalenjin
Postal Address	:	P. O. Box 214 – 20200, Kericho
Mobile No	:	0721 334 556 / 0110 334 556
E-mail	:	mercychebet96@barua.example

# CAREER OBJECTIVE
To work in a busy and challenging environment where I can use my skills in cash handling and customer service for the growth of the organization and my own career growth.

# EDUCATIONAL BACKGROUND
**2016 – 2020	University of Kabianga – Main Campus**
Bachelor of Business Management (Banking and Finance option)
Second Class Honours, Upper Division

**2012 – 2015	Kipsigis Girls High School**
Kenya Certificate of Secondary Education (K.C.S.E)
Mean Grade B (Plain)

**2004 – 2011	Kaptebeswet Primary School**
Kenya Certificate of Primary Education (K.C.P.E)
Marks: 361/500

# PROFESSIONAL QUALIFICATION
**2021	KASNEB – CPA Section 2**

# WORKING EXPERIENCE
**Feb, 2022 – to-date	Chai Bora Sacco Society Ltd**
**Position:** Teller
**Duties and Responsibilities**
- Receiving and paying cash to members over the counter
- Balancing of cash at the end of each day
- Opening of new member accounts and updating of KYC details

**Sept, 2020 – Jan, 2022	Litein Hardware and Electricals**
**Position:** Cashier
**Duties and Responsibilities**
- Receipting of cash and M-pesa payments
- Daily banking
- Preparing of petty cash vouchers

**May, 2019 – Aug, 2019	Kenya Tea Growers Bank, Kericho Branch**
**Position:** Attachee
- Assisting at the enquiries desk
- Filing of account opening documents

# SKILLS
- Cash handling
- Computer literate (MS Word, Excel and Outlook)
- Good communication skills

# HOBBIES
- Singing and netball

# REFEREES
1. Mr. Joel Cheruiyot
Branch Manager
Chai Bora Sacco Society Ltd
P.O. Box 77 – 20200, Kericho
Tel: 0722 100 200

2. Dr. Esther Langat
Lecturer, University of Kabianga
P.O. Box 2030 – 20200, Kericho
Tel: 0723 200 300
Email: elangat@chuo.example`,
    truth: {
      name: "Mercy Chebet Rotich",
      email: "mercychebet96@barua.example",
      phone: "+254721334556",
      address: "P.O. Box 214-20200, Kericho",
      experience: [
        job("Teller", "Chai Bora Sacco Society Ltd", "2022-02", "now"),
        job("Cashier", "Litein Hardware and Electricals", "2020-09", "2022-01"),
        job("Attachee", "Kenya Tea Growers Bank", "2019-05", "2019-08"),
      ],
      education: [
        study(
          "Bachelor of Business Management (Banking and Finance option)",
          "University of Kabianga – Main Campus",
          "degree",
          "2016",
          "2020",
          "Second Class Honours, Upper Division",
        ),
        study(
          "Kenya Certificate of Secondary Education (K.C.S.E)",
          "Kipsigis Girls High School",
          null,
          "2012",
          "2015",
          "B (Plain)",
        ),
        study(
          "Kenya Certificate of Primary Education (K.C.P.E)",
          "Kaptebeswet Primary School",
          null,
          "2004",
          "2011",
          "361/500",
        ),
        study("CPA Section 2", "KASNEB", null, null, "2021"),
      ],
      skills: [
        "Cash handling",
        "Computer literate (MS Word, Excel and Outlook)",
        "Good communication skills",
      ],
    },
  },
  {
    id: "dev-app-loans-officer",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
^ **DENNIS MUTUA KIOKO**
^ P.O. BOX 1080 – 90100 MACHAKOS
^ TEL: 0713445990 / 0734445990
^ EMAIL: dmkioko@posta.example

# BIO DATA
|Date of birth|3/6/1990|
|Nationality|Kenyan|
|ID Number|27889912|
|Religion|Christian|
|Marital Status|Married|

# ACADEMIC QUALIFICATIONS
|YEAR|INSTITUTION|COURSE/CERTIFICATE|GRADE|
|2014 - 2016|Machakos Institute of Technology|Diploma in Business Administration|Credit|
|2005 - 2008|Mumbuni Boys High School|K.C.S.E|C+ (Plus)|
|1996 - 2004|Kwa Mwaniki Primary School|K.C.P.E|298 Marks|

# PROFESSIONAL QUALIFICATIONS
|2018|Kenya Institute of Management|Certificate in Credit Management|

# EMPLOYMENT RECORD
|PERIOD|EMPLOYER|POSITION HELD|
|From Mar 2019 To Date|Mavuno Farmers Sacco|Loans Officer|
|From Jan 2017 To Feb 2019|Kilimo Microfinance Ltd|Field Credit Officer|
|From 2009 To 2013|Kioko & Sons General Stores|Shop Attendant|

**Duties as Loans Officer**
- Appraisal of loan applications and making recommendations to the credit committee
- Follow up of defaulters and recovery of loans in arrears
- Preparing monthly portfolio reports
- Recruitment of new members

# KEY SKILLS AND COMPETENCIES
- Loan appraisal
- Debt collection
- Report writing
- Proficiency in Sacco management information systems

# REFEREES
Mrs. Agnes Ndunge, Credit Manager, Mavuno Farmers Sacco, P.O. Box 55 – 90100 Machakos, Cell: 0720 909 101
Mr. Simon Musyoka, Chief – Mumbuni Location, Cell: 0715 818 202
Pst. Jacob Mwanzia, AIC Kwa Mwaniki, Cell: 0729 737 303`,
    truth: {
      name: "Dennis Mutua Kioko",
      email: "dmkioko@posta.example",
      phone: "+254713445990",
      address: "P.O. Box 1080-90100 Machakos",
      experience: [
        job("Loans Officer", "Mavuno Farmers Sacco", "2019-03", "now"),
        job("Field Credit Officer", "Kilimo Microfinance Ltd", "2017-01", "2019-02"),
        job("Shop Attendant", "Kioko & Sons General Stores", "2009", "2013"),
      ],
      education: [
        study(
          "Diploma in Business Administration",
          "Machakos Institute of Technology",
          "diploma",
          "2014",
          "2016",
          "Credit",
        ),
        study("K.C.S.E", "Mumbuni Boys High School", null, "2005", "2008", "C+ (Plus)"),
        study("K.C.P.E", "Kwa Mwaniki Primary School", null, "1996", "2004", "298 Marks"),
        study(
          "Certificate in Credit Management",
          "Kenya Institute of Management",
          "certificate",
          null,
          "2018",
        ),
      ],
      skills: ["Loan appraisal", "Debt collection", "Report writing", "Sacco management information systems"],
    },
  },
  {
    id: "dev-app-auditor",
    rendering: { producer: "chromium", theme: "compact" },
    markup: `
@ CPA Brenda Akinyi Omolo
+254 722 818 404 | brenda.omolo@anwani.example | P.O. Box 3390-40100, Kisumu
# Professional Summary
Internal auditor with seven years of experience in deposit taking Saccos and audit firms. Member of ICPAK in good standing.
# Work Experience
**Internal Auditor, Ziwa Deposit Taking Sacco – Kisumu** >> July 2020 – Present
- Carrying out risk based audits of the FOSA, BOSA and the ICT department
- Reviewing compliance with the Sacco Societies Act and the regulations
- Presenting quarterly reports to the supervisory committee
**Audit Senior, Ouma Wekesa & Associates (CPA-K)** >> February 2017 – June 2020
- Led audits of schools, hospitals and 14 Saccos
- Prepared management letters and tax computations
**Audit Trainee, Ouma Wekesa & Associates (CPA-K)** >> January 2016 – January 2017
- Vouching, casting and bank confirmations
# Education and Professional Qualifications
**Master of Business Administration (Finance), Maseno University – Kisumu City Campus** >> 2018 – 2021
**Bachelors Degree in Commerce (Accounting option) – Second Class Honours Upper Division, Egerton University, Njoro** >> 2011 – 2015
**Certified Public Accountants – CPA (K), KASNEB, Star College of Management Studies** >> 2013 – 2016
**Certified Information Systems Auditor (CISA), ISACA** >> 2022
**K.C.S.E Mean Grade A- (Minus), Lwak Girls High School** >> 2007 – 2010
# Technical Skills
TeamMate+, ACL Analytics, IDEA, Microsoft Excel, SQL
# Membership
- ICPAK – Member No. 20117
- Institute of Internal Auditors Kenya
# Referees
Available upon request`,
    truth: {
      name: "Brenda Akinyi Omolo",
      email: "brenda.omolo@anwani.example",
      phone: "+254722818404",
      address: "P.O. Box 3390-40100, Kisumu",
      experience: [
        job("Internal Auditor", "Ziwa Deposit Taking Sacco", "2020-07", "now"),
        job("Audit Senior", "Ouma Wekesa & Associates (CPA-K)", "2017-02", "2020-06"),
        job("Audit Trainee", "Ouma Wekesa & Associates (CPA-K)", "2016-01", "2017-01"),
      ],
      education: [
        study(
          "Master of Business Administration (Finance)",
          "Maseno University – Kisumu City Campus",
          "masters",
          "2018",
          "2021",
        ),
        study(
          "Bachelors Degree in Commerce (Accounting option)",
          "Egerton University",
          "degree",
          "2011",
          "2015",
          "Second Class Honours Upper Division",
        ),
        study(
          "Certified Public Accountants – CPA (K)",
          "Star College of Management Studies",
          null,
          "2013",
          "2016",
        ),
        study("Certified Information Systems Auditor (CISA)", "ISACA", null, null, "2022"),
        study("K.C.S.E", "Lwak Girls High School", null, "2007", "2010", "A- (Minus)"),
      ],
      skills: ["TeamMate+", "ACL Analytics", "IDEA", "Microsoft Excel", "SQL"],
    },
  },
  {
    id: "dev-app-ict",
    rendering: { producer: "libreoffice-pdf", theme: "modern" },
    markup: `
@ Collins Wafula Simiyu
ICT Support Officer
Webuye, Bungoma County
Phone: 254 715 220 331
Email: collinswafula@kompyuta.example, csimiyu@barua.example
LinkedIn: linkedin.com/in/collins-simiyu

# Profile
A self-driven ICT professional with hands on experience in supporting core banking systems, networks and end users in a Sacco with six branches.

# Education
Bachelor of Science in Information Technology
Masinde Muliro University of Science and Technology (MMUST)
September 2013 – December 2017
Second Class Honours (Lower Division)

Diploma in Information Communication Technology
Sang'alo Institute of Science and Technology
May 2011 – July 2013

Kenya Certificate of Secondary Education (KCSE)
Lugulu Boys Secondary School
2007 – 2010
Mean Grade: B- (Minus)

# Certifications
- Cisco Certified Network Associate (CCNA) – 2019
- CompTIA A+ – 2018

# Work History
**ICT Support Officer**
Mlima Elgon Sacco Society Limited
August 2019 to Present
- Support of the core banking system and mobile banking channels
- Maintenance of computers, printers, switches and CCTV
- User training and password resets

**ICT Intern**
County Government of Bungoma – Department of Finance
January 2018 to December 2018
- Installed operating systems and antivirus
- Networking of the new revenue offices

**Cyber Attendant**
Netpoint Cyber Café, Webuye
2010 to 2011

# Skills
Networking: LAN, WAN, VPN
Systems: Windows Server, Linux, Active Directory
Databases: Microsoft SQL Server, MySQL

# Referees
Eng. Martin Khisa
Head of ICT, Mlima Elgon Sacco Society Limited
0728 616 505

Ms. Lilian Nekesa
ICT Director, County Government of Bungoma
0733 212 121`,
    truth: {
      name: "Collins Wafula Simiyu",
      email: "collinswafula@kompyuta.example",
      phone: "+254715220331",
      address: "Webuye, Bungoma County",
      experience: [
        job("ICT Support Officer", "Mlima Elgon Sacco Society Limited", "2019-08", "now"),
        job("ICT Intern", "County Government of Bungoma", "2018-01", "2018-12"),
        job("Cyber Attendant", "Netpoint Cyber Café", "2010", "2011"),
      ],
      education: [
        study(
          "Bachelor of Science in Information Technology",
          "Masinde Muliro University of Science and Technology (MMUST)",
          "degree",
          "2013-09",
          "2017-12",
          "Second Class Honours (Lower Division)",
        ),
        study(
          "Diploma in Information Communication Technology",
          "Sang'alo Institute of Science and Technology",
          "diploma",
          "2011-05",
          "2013-07",
        ),
        study(
          "Kenya Certificate of Secondary Education (KCSE)",
          "Lugulu Boys Secondary School",
          null,
          "2007",
          "2010",
          "B- (Minus)",
        ),
        study("Cisco Certified Network Associate (CCNA)", "", null, null, "2019"),
        study("CompTIA A+", "", null, null, "2018"),
      ],
      skills: [
        "LAN",
        "WAN",
        "VPN",
        "Windows Server",
        "Linux",
        "Active Directory",
        "Microsoft SQL Server",
        "MySQL",
      ],
    },
  },
  {
    id: "dev-app-driver",
    rendering: { producer: "libreoffice-doc", theme: "plain" },
    markup: `
**CURRICULUM VITAE OF SAMMY KIPTOO BARNGETUNY**
**PERSONAL INFORMATION**
NAME: SAMMY KIPTOO BARNGETUNY
D.O.B: 12/12/1983
SEX: MALE
I/D NO: 23114567
PIN NO: A004567123K
ADDRESS: P.O BOX 45, ITEN
CELL PHONE: 0726-112-889
NSSF NO: 204556678
DRIVING LICENCE: DL 556677 CLASS BCE
RELIGION: CHRISTIAN
**EDUCATION BACKGROUND**
1999 to 2002: ITEN SECONDARY SCHOOL – K.C.S.E, GRADE D+
1990 to 1998: KAPSOWAR PRIMARY SCHOOL – K.C.P.E
**OTHER TRAINING**
2004: ROCKY DRIVING SCHOOL, ELDORET – DRIVING LICENCE
2015: KENYA RED CROSS, ELDORET – CERTIFICATE IN FIRST AID
2018: ST. JOHN AMBULANCE – CERTIFICATE IN DEFENSIVE DRIVING
**WORK EXPERIENCE**
2016 to date: KERIO VALLEY TEACHERS SACCO – DRIVER
Duties:
- Driving the branch manager and staff to field visits
- Transporting cash in transit with police escort
- Keeping the work ticket and log book
2010 to 2015: ELGEYO SAW MILLS – LORRY DRIVER
Duties:
- Delivering timber to customers
- Minor repairs and service of the lorry
2005 to 2009: NORTH RIFT SHUTTLE – MATATU DRIVER
**SKILLS**
- Knowledge of traffic rules
- Basic motor vehicle mechanics
- Punctual and sober
**REFEREES**
1. MR. WILLIAM CHELIMO
MANAGER
KERIO VALLEY TEACHERS SACCO
0722-334-998
2. REV. PAUL KANGOGO
A.I.C ITEN
0711-009-887
**DECLARATION**
I declare that the above information is true to the best of my knowledge.
SIGN: ……………………  DATE: ……………………`,
    truth: {
      name: "Sammy Kiptoo Barngetuny",
      email: null,
      phone: "+254726112889",
      address: "P.O. Box 45, Iten",
      experience: [
        job("Driver", "Kerio Valley Teachers Sacco", "2016", "now"),
        job("Lorry Driver", "Elgeyo Saw Mills", "2010", "2015"),
        job("Matatu Driver", "North Rift Shuttle", "2005", "2009"),
      ],
      education: [
        study("K.C.S.E", "Iten Secondary School", null, "1999", "2002", "D+"),
        study("K.C.P.E", "Kapsowar Primary School", null, "1990", "1998"),
        study("Driving Licence", "Rocky Driving School", null, null, "2004"),
        study("Certificate in First Aid", "Kenya Red Cross", "certificate", null, "2015"),
        study("Certificate in Defensive Driving", "St. John Ambulance", "certificate", null, "2018"),
      ],
      skills: ["Traffic rules", "Basic motor vehicle mechanics", "Punctual and sober"],
    },
  },
  {
    id: "dev-app-karani",
    rendering: { producer: "libreoffice-pdf", theme: "plain" },
    markup: `
^ **WASIFU**
# MAELEZO BINAFSI
Jina kamili: Zainabu Salim Mwatela
Tarehe ya kuzaliwa: 21 Mei 1994
Jinsia: Mke
Uraia: Mkenya
Nambari ya kitambulisho: 30556781
Anwani: S.L.P. 1175 – 80400, Ukunda
Simu: 0707 121 434
Barua pepe: zmwatela@posta.example
# LENGO
Kufanya kazi kwa bidii na uaminifu ili kuendeleza ushirika na maisha ya wanachama.
# ELIMU
2014 – 2016: Chuo cha Ushirika cha Kenya, Karen – Stashahada ya Usimamizi wa Ushirika (Credit)
2009 – 2012: Shule ya Upili ya Wasichana ya Matuga – KCSE, alama ya wastani C+
2001 – 2008: Shule ya Msingi ya Diani – KCPE, alama 287
# UZOEFU WA KAZI
**Karani wa Mikopo, Pwani Wavuvi Sacco**
Machi 2019 – hadi sasa
- Kupokea na kukagua maombi ya mikopo
- Kuandaa taarifa za kila mwezi za mikopo
- Kuwasiliana na wanachama wanaochelewa kulipa
**Msaidizi wa Ofisi, Msambweni Beach Hotel**
Juni 2016 – Februari 2019
- Kupokea wageni na simu
- Kutunza faili za wafanyakazi
# UJUZI
- Kompyuta (Word, Excel)
- Uwekaji kumbukumbu
- Lugha: Kiswahili, Kiingereza na Kidigo
# WADHAMINI
1. Bw. Hamisi Juma Mwakuliza
Meneja, Pwani Wavuvi Sacco
Simu: 0722 656 767
2. Bi. Fatuma Athman
Mwalimu Mkuu, Shule ya Msingi ya Diani
Simu: 0733 878 989`,
    truth: {
      name: "Zainabu Salim Mwatela",
      email: "zmwatela@posta.example",
      phone: "+254707121434",
      address: "S.L.P. 1175-80400, Ukunda",
      experience: [
        job("Karani wa Mikopo", "Pwani Wavuvi Sacco", "2019-03", "now"),
        job("Msaidizi wa Ofisi", "Msambweni Beach Hotel", "2016-06", "2019-02"),
      ],
      education: [
        study(
          "Stashahada ya Usimamizi wa Ushirika",
          "Chuo cha Ushirika cha Kenya",
          "diploma",
          "2014",
          "2016",
          "Credit",
        ),
        study("KCSE", "Shule ya Upili ya Wasichana ya Matuga", null, "2009", "2012", "C+"),
        study("KCPE", "Shule ya Msingi ya Diani", null, "2001", "2008", "287"),
      ],
      skills: ["Kompyuta (Word, Excel)", "Uwekaji kumbukumbu", "Kiswahili", "Kiingereza", "Kidigo"],
    },
  },
  {
    id: "dev-app-branch-manager",
    rendering: { producer: "libreoffice-pdf", theme: "spaced" },
    markup: `
@ STEPHEN GITONGA MURIUKI
P.O Box 672-60200, Meru, Kenya.
Cell: +254-722-909-313, +254-735-909-313
Email: sgmuriuki@anwani.example

# CAREER PROFILE
A result oriented manager with over fifteen (15) years experience in the Sacco and microfinance sub-sector. I have grown branch deposits from Kshs. 90 million to Kshs. 410 million in five years.

# CAREER HISTORY
**KAHAWA TELE SACCO SOCIETY LTD**
**BRANCH MANAGER – NKUBU BRANCH: Jan. 2018 – To date**
**Key responsibilities**
- Overall management of the branch and its 17 members of staff
- Growth of deposits, loans and membership
- Ensuring compliance with laid down policies and procedures
**Achievements**
- Best branch of the year 2021 and 2022

**ASSISTANT BRANCH MANAGER – CHUKA BRANCH: Mar. 2014 – Dec. 2017**
**Key responsibilities**
- Supervision of tellers and customer service staff
- Cash management and ATM reconciliation

**UPENDO MICROFINANCE BANK LTD**
**CREDIT OFFICER: Aug. 2009 – Feb. 2014**
**Key responsibilities**
- Group formation, training and loan disbursement
- Maintaining portfolio at risk below 5%

# ACADEMIC BACKGROUND
**2012 – 2014: KENYA METHODIST UNIVERSITY (KEMU), MERU**
Master of Business Administration (Strategic Management)
**2004 – 2008: KENYATTA UNIVERSITY, NAIROBI**
Bachelor of Arts (Economics), Second Class Honours (Lower Division)
**1999 – 2002: NKUBU HIGH SCHOOL**
K.C.S.E – Mean Grade B+ (Plus)
**1991 – 1998: MITUNGUU PRIMARY SCHOOL**
K.C.P.E – 512 Marks out of 700

# PROFESSIONAL QUALIFICATIONS
- Certificate in Sacco Governance, Co-operative University of Kenya – 2019
- CPA Part II, KASNEB – 2011

# SKILLS
- Leadership and team building
- Business development
- Negotiation

# REFEREES
Mr. Charles Mbaabu >> Prof. Jane Kathure
Chief Executive Officer >> Dean, School of Business
Kahawa Tele Sacco >> Kenya Methodist University
Tel. 0722 445 001 >> Tel. 0721 556 002`,
    truth: {
      name: "Stephen Gitonga Muriuki",
      email: "sgmuriuki@anwani.example",
      phone: "+254722909313",
      address: "P.O Box 672-60200, Meru, Kenya",
      experience: [
        job("Branch Manager", "Kahawa Tele Sacco Society Ltd", "2018-01", "now"),
        job("Assistant Branch Manager", "Kahawa Tele Sacco Society Ltd", "2014-03", "2017-12"),
        job("Credit Officer", "Upendo Microfinance Bank Ltd", "2009-08", "2014-02"),
      ],
      education: [
        study(
          "Master of Business Administration (Strategic Management)",
          "Kenya Methodist University (KEMU)",
          "masters",
          "2012",
          "2014",
        ),
        study(
          "Bachelor of Arts (Economics)",
          "Kenyatta University",
          "degree",
          "2004",
          "2008",
          "Second Class Honours (Lower Division)",
        ),
        study("K.C.S.E", "Nkubu High School", null, "1999", "2002", "B+ (Plus)"),
        study("K.C.P.E", "Mitunguu Primary School", null, "1991", "1998", "512 Marks out of 700"),
        study(
          "Certificate in Sacco Governance",
          "Co-operative University of Kenya",
          "certificate",
          null,
          "2019",
        ),
        study("CPA Part II", "KASNEB", null, null, "2011"),
      ],
      skills: ["Leadership and team building", "Business development", "Negotiation"],
    },
  },
  {
    id: "dev-app-accountant",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
^ **CURRICULUM VITAE**
# A. PERSONAL PARTICULARS
Full Name: Ruth Wanjiku Ndegwa
Age: 34 years
Nationality: Kenyan
Identity Card No.: 26778190
Home Address: P.O. Box 910, Karatina – 10101
Current Residence: Kasarani, Nairobi
Telephone Numbers: 0724 500 600; 0786 500 600
Email Address: ruthndegwa.acc@mailhost.example
# B. EDUCATION AND TRAINING
1. Degree: Bachelor of Commerce (Accounting), Jomo Kenyatta University of Agriculture and Technology (JKUAT), Karen Campus, 2010 – 2014, Second Class Upper
2. Professional: CPA (K) Section 6, Strathmore University, 2012 – 2015
3. Secondary: Bishop Gatimu Ngandu Girls High School, 2005 – 2008, KCSE Mean Grade A- (72 points)
4. Primary: Kiangoma Primary School, 1997 – 2004, KCPE 388 Marks
# C. PROFESSIONAL EXPERIENCE
1. Accountant – Magharibi Teachers Sacco Society Ltd
Period: May 2018 to date
- Preparation of monthly, quarterly and annual financial statements
- Filing of SASRA returns, PAYE and withholding tax
- Reconciliation of bank, M-Pesa and suspense accounts
2. Assistant Accountant – Rhino Feeds Limited
Period: 1st June 2015 to 30th April 2018
- Processing supplier payments
- Payroll for 63 employees
3. Accounts Clerk (Attachment) – Kenya Forest Research Centre, Muguga
Period: May 2013 to August 2013
# D. COMPUTER SKILLS
QuickBooks, Sage Pastel, Navision, Ms Excel
# E. MEMBERSHIP TO PROFESSIONAL BODIES
Institute of Certified Public Accountants of Kenya (ICPAK) – Member No. 18856
# F. HOBBIES AND INTERESTS
Reading, Travelling and Charity work
# G. REFEREES
1) CPA John Mwangi – Finance Manager, Magharibi Teachers Sacco Society Ltd – 0722 313 414 – jmwangi@sacco.example
2) Mrs. Teresia Nyokabi – Director, Rhino Feeds Limited – 0733 515 616`,
    truth: {
      name: "Ruth Wanjiku Ndegwa",
      email: "ruthndegwa.acc@mailhost.example",
      phone: "+254724500600",
      address: "P.O. Box 910, Karatina – 10101",
      experience: [
        job("Accountant", "Magharibi Teachers Sacco Society Ltd", "2018-05", "now"),
        job("Assistant Accountant", "Rhino Feeds Limited", "2015-06-01", "2018-04-30"),
        job("Accounts Clerk (Attachment)", "Kenya Forest Research Centre", "2013-05", "2013-08"),
      ],
      education: [
        study(
          "Bachelor of Commerce (Accounting)",
          "Jomo Kenyatta University of Agriculture and Technology (JKUAT), Karen Campus",
          "degree",
          "2010",
          "2014",
          "Second Class Upper",
        ),
        study("CPA (K) Section 6", "Strathmore University", null, "2012", "2015"),
        study("KCSE", "Bishop Gatimu Ngandu Girls High School", null, "2005", "2008", "A-"),
        study("KCPE", "Kiangoma Primary School", null, "1997", "2004", "388 Marks"),
      ],
      skills: ["QuickBooks", "Sage Pastel", "Navision", "Ms Excel"],
    },
  },
  {
    id: "dev-app-hr",
    rendering: { producer: "chromium", theme: "modern" },
    markup: `
@ Faith Kawira Mutembei
Human Resource Officer
[[[34
# Contact
0728 414 242
faithkawira.hr@barua.example
Runda Estate, Thika Road, Nairobi
# Skills
- Recruitment and selection
- Payroll administration
- Employee relations
- Performance management
- HRIS (Sage 300)
# Languages
- English
- Kiswahili
- Kimeru
# Referees
Ms. Winnie Auma
HR Manager, Boresha Sacco
0720 515 253
|||
# About Me
I am a qualified HR practitioner with five years experience, a member of IHRM and I enjoy working with people from diverse backgrounds.
# Experience
**HR Officer**
Boresha Sacco Society Ltd | Nairobi
03/2021 – Present
- Coordinate recruitment, induction and exit of staff
- Administer the medical scheme and leave
**HR Assistant**
Safi Cleaning Services (EA) Ltd | Nairobi
06/2018 – 02/2021
- Prepared contracts for over 400 casual workers
- Kept attendance registers and personal files
**HR Intern**
Ministry of Public Service, Youth and Gender | Nairobi
01/2018 – 05/2018
# Education
**Bachelor of Human Resource Management**
Moi University, Eldoret West Campus
09/2013 – 12/2017
Second Class (Hons) Upper Division
**Higher National Diploma in Human Resource Management**
Institute of Human Resource Management
2019 – 2020
**Kenya Certificate of Secondary Education**
Kaaga Girls' High School
2009 – 2012
Grade B plain
]]]`,
    truth: {
      name: "Faith Kawira Mutembei",
      email: "faithkawira.hr@barua.example",
      phone: "+254728414242",
      address: "Runda Estate, Thika Road, Nairobi",
      experience: [
        job("HR Officer", "Boresha Sacco Society Ltd", "2021-03", "now"),
        job("HR Assistant", "Safi Cleaning Services (EA) Ltd", "2018-06", "2021-02"),
        job("HR Intern", "Ministry of Public Service, Youth and Gender", "2018-01", "2018-05"),
      ],
      education: [
        study(
          "Bachelor of Human Resource Management",
          "Moi University, Eldoret West Campus",
          "degree",
          "2013-09",
          "2017-12",
          "Second Class (Hons) Upper Division",
        ),
        study(
          "Higher National Diploma in Human Resource Management",
          "Institute of Human Resource Management",
          "advanced_diploma",
          "2019",
          "2020",
        ),
        study(
          "Kenya Certificate of Secondary Education",
          "Kaaga Girls' High School",
          null,
          "2009",
          "2012",
          "B plain",
        ),
      ],
      skills: [
        "Recruitment and selection",
        "Payroll administration",
        "Employee relations",
        "Performance management",
        "HRIS (Sage 300)",
      ],
    },
  },
  {
    id: "dev-app-customer-care",
    rendering: { producer: "pdfmake", theme: "modern" },
    markup: `
@ SHARON ADHIAMBO ODERA
CUSTOMER CARE REPRESENTATIVE
Kondele, Kisumu | 0745 303 202 | sharonodera@posta.example
# PROFILE SUMMARY
Friendly and patient customer care representative, fluent in English, Kiswahili and Dholuo, with three years behind a busy Sacco counter and on the phone.
# WORK EXPERIENCE
Customer Care Representative, Lakeview Traders Sacco – Kisumu
Jan 2022 - Present
- Attend to an average of 90 members a day
- Handle complaints and escalate where necessary
- Cross sell loans and savings products
Call Centre Agent, Sauti Contact Centre Ltd – Nairobi
Nov 2020 - Dec 2021
- Answered inbound calls for a telecommunications client
Sales Lady, Mama Watoto Boutique – Kisumu
2019 - 2020
# EDUCATION BACKGROUND
Diploma in Public Relations and Customer Service, Kisumu National Polytechnic
Sept 2017 - Nov 2019
Grade: Distinction
KCSE, Kisumu Girls High School
2013 - 2016
Grade: C (plain)
KCPE, Manyatta Arabs Primary School
2005 - 2012
Grade: 301 marks
# OTHER COURSES
Certificate in Computer Packages, Tech Hub College - 2017
# STRENGTHS
- Active listening
- Conflict resolution
- Fast typing (55 wpm)
# REFEREES
Millicent Atieno - Operations Manager, Lakeview Traders Sacco - 0721 898 767
Kevin Ouma - Team Leader, Sauti Contact Centre Ltd - 0733 676 545`,
    truth: {
      name: "Sharon Adhiambo Odera",
      email: "sharonodera@posta.example",
      phone: "+254745303202",
      address: "Kondele, Kisumu",
      experience: [
        job("Customer Care Representative", "Lakeview Traders Sacco", "2022-01", "now"),
        job("Call Centre Agent", "Sauti Contact Centre Ltd", "2020-11", "2021-12"),
        job("Sales Lady", "Mama Watoto Boutique", "2019", "2020"),
      ],
      education: [
        study(
          "Diploma in Public Relations and Customer Service",
          "Kisumu National Polytechnic",
          "diploma",
          "2017-09",
          "2019-11",
          "Distinction",
        ),
        study("KCSE", "Kisumu Girls High School", null, "2013", "2016", "C (plain)"),
        study("KCPE", "Manyatta Arabs Primary School", null, "2005", "2012", "301 marks"),
        study("Certificate in Computer Packages", "Tech Hub College", "certificate", null, "2017"),
      ],
      skills: ["Active listening", "Conflict resolution", "Fast typing (55 wpm)"],
    },
  },
  {
    id: "dev-app-credit-analyst",
    rendering: { producer: "libreoffice-pdf", theme: "compact" },
    markup: `
@ Ian Kiprono Sigei
^ Bomet Town, Kenya · +254 700 616 727 · ian.sigei@kazi.example
# Objective
Credit analyst seeking to join a growing Sacco where I can apply data to lending.
# Employment
|Credit Analyst|Tumaini Regional Sacco, Bomet|Oct 2021 – to date|
|Management Trainee (Credit)|Rift Commercial Bank Kenya Ltd|Sep 2019 – Sep 2021|
|Research Assistant|Moi University|May 2018 – Aug 2018|
# Main duties at Tumaini
- Credit scoring of salary, business and dairy loans
- Portfolio at risk and vintage analysis for the board
- Preparing credit policy reviews
# Academic Qualifications
|Bachelor of Science (Actuarial Science)|Moi University, Main Campus|2014 – 2018|First Class Honours|
|KCSE|Kapsabet High School|2010 – 2013|A (Plain), 81 points|
|KCPE|Longisa Boarding Primary|2002 – 2009|421 marks|
# Professional Courses
|CFA Level I|CFA Institute|2020|
|Certified Credit Professional (CCP) Part Two|KASNEB|2022|
# Software
Stata, R, Power BI, Advanced Excel
# Referees
To be provided on request.`,
    truth: {
      name: "Ian Kiprono Sigei",
      email: "ian.sigei@kazi.example",
      phone: "+254700616727",
      address: "Bomet Town, Kenya",
      experience: [
        job("Credit Analyst", "Tumaini Regional Sacco", "2021-10", "now"),
        job("Management Trainee (Credit)", "Rift Commercial Bank Kenya Ltd", "2019-09", "2021-09"),
        job("Research Assistant", "Moi University", "2018-05", "2018-08"),
      ],
      education: [
        study(
          "Bachelor of Science (Actuarial Science)",
          "Moi University, Main Campus",
          "degree",
          "2014",
          "2018",
          "First Class Honours",
        ),
        study("KCSE", "Kapsabet High School", null, "2010", "2013", "A (Plain)"),
        study("KCPE", "Longisa Boarding Primary", null, "2002", "2009", "421 marks"),
        study("CFA Level I", "CFA Institute", null, null, "2020"),
        study("Certified Credit Professional (CCP) Part Two", "KASNEB", null, null, "2022"),
      ],
      skills: ["Stata", "R", "Power BI", "Advanced Excel"],
    },
  },
  {
    id: "dev-app-records",
    rendering: { producer: "libreoffice-doc", theme: "classic" },
    markup: `
^ CURRICULUM VITAE
^ JACKLINE MORAA NYABUTO
# PERSONAL DATA
Surname	Nyabuto
Other names	Jackline Moraa
Date of birth	2nd February 1989
I.D Number	26001234
Contact address	P.O. Box 4021 – 40200 Kisii
Telephone	0718 909 212
E-mail	jacknyabuto@barua.example
County	Kisii
Sub-county	Bobasi
# EDUCATION
Institution: Kisii University
Course: Bachelor of Information Science (Records Management)
Year: 2014 – 2018
Award: Second Class Honours Lower Division

Institution: Gusii Institute of Technology
Course: Diploma in Library and Information Studies
Year: 2010 – 2012
Award: Pass

Institution: Nyabururu Girls High School
Course: Kenya Certificate of Secondary Education
Year: 2004 – 2007
Award: C+ (Plus)
# WORK EXPERIENCE
Employer: Gusii Mwalimu Sacco Society Ltd
Designation: Records Officer
Duration: 2nd January 2019 – Present
Duties:
- Managing the registry and the archive of member files
- Digitisation of 30,000 member files
- Training staff on file classification

Employer: Nyamira County Referral Hospital
Designation: Health Records Clerk (Contract)
Duration: 1st March 2013 – 31st August 2014
Duties:
- Registration of patients
- Retrieval and filing of patient files
# SKILLS & ABILITIES
- Records classification and indexing
- Confidentiality
- Ms Access and Ms Excel
# REFEREES
Mr. Evans Onsongo
Operations Manager
Gusii Mwalimu Sacco Society Ltd
P.O. Box 1335 – 40200, Kisii
0722 090 807

Mrs. Hellen Kemunto
Librarian
Kisii University
0710 203 405
# DECLARATION
I, Jackline Moraa Nyabuto, do certify that the particulars given above are correct.
Signature: J.M.N >> Date: 5th May 2023`,
    truth: {
      name: "Jackline Moraa Nyabuto",
      email: "jacknyabuto@barua.example",
      phone: "+254718909212",
      address: "P.O. Box 4021 – 40200 Kisii",
      experience: [
        job("Records Officer", "Gusii Mwalimu Sacco Society Ltd", "2019-01-02", "now"),
        job(
          "Health Records Clerk (Contract)",
          "Nyamira County Referral Hospital",
          "2013-03-01",
          "2014-08-31",
        ),
      ],
      education: [
        study(
          "Bachelor of Information Science (Records Management)",
          "Kisii University",
          "degree",
          "2014",
          "2018",
          "Second Class Honours Lower Division",
        ),
        study(
          "Diploma in Library and Information Studies",
          "Gusii Institute of Technology",
          "diploma",
          "2010",
          "2012",
          "Pass",
        ),
        study(
          "Kenya Certificate of Secondary Education",
          "Nyabururu Girls High School",
          null,
          "2004",
          "2007",
          "C+ (Plus)",
        ),
      ],
      skills: ["Records classification and indexing", "Confidentiality", "Ms Access and Ms Excel"],
    },
  },
  {
    id: "dev-app-intern",
    rendering: { producer: "chromium", theme: "plain" },
    markup: `
@ Brian Muli Mbithi
P.O Box 301, Wote, Makueni. Phone No: 0791 223 344. Email: brianmuli01@mwanafunzi.example

# ABOUT ME
I am a fresh graduate from college, aged 22 years. I am hardworking, honest, a quick learner and ready to work under minimum supervision.

# EDUCATION
**Mount Kenya University, Thika** – Diploma in Procurement and Supply Chain Management (Credit Pass) >> Sep 2020 to Dec 2022
**Makueni Boys High School** – KCSE, Mean grade of C+ >> Feb 2016 to Nov 2019
**Unoa Primary School** – KCPE, 334 marks >> Jan 2008 to Nov 2015

# INDUSTRIAL ATTACHMENT
**Makueni County Referral Hospital** – Procurement Attachee >> May 2022 to August 2022
- Receiving and recording of goods in the store
- Filing of LPOs and delivery notes

# LEADERSHIP EXPERIENCE
**Class Representative**, Mount Kenya University >> 2021 to 2022

# COMPUTER SKILLS
- Microsoft Word
- Microsoft Excel
- Internet and e-mail

# INTERESTS
Football, swimming and community service

# REFEREES
Mr. Patrick Nzioka, Supply Chain Manager, Makueni County Referral Hospital, 0725 667 788
Ms. Caroline Wayua, Lecturer, Mount Kenya University, 0736 778 899`,
    truth: {
      name: "Brian Muli Mbithi",
      email: "brianmuli01@mwanafunzi.example",
      phone: "+254791223344",
      address: "P.O Box 301, Wote, Makueni",
      experience: [
        job("Procurement Attachee", "Makueni County Referral Hospital", "2022-05", "2022-08"),
        job("Class Representative", "Mount Kenya University", "2021", "2022"),
      ],
      education: [
        study(
          "Diploma in Procurement and Supply Chain Management",
          "Mount Kenya University",
          "diploma",
          "2020-09",
          "2022-12",
          "Credit Pass",
        ),
        study("KCSE", "Makueni Boys High School", null, "2016-02", "2019-11", "C+"),
        study("KCPE", "Unoa Primary School", null, "2008-01", "2015-11", "334 marks"),
      ],
      skills: ["Microsoft Word", "Microsoft Excel", "Internet and e-mail"],
    },
  },
  {
    id: "dev-app-retired-teacher",
    rendering: { producer: "libreoffice-pdf", theme: "plain" },
    markup: `
^ CURRICULUM VITAE
NAME:	MR. JULIUS OCHIENG' OWITI
ADDRESS:	P.O. BOX 88 – 40600, SIAYA
TELEPHONE:	0722 717 616
E-MAIL:	juliusowiti@posta.example
DATE OF BIRTH:	1ST JULY 1959
TSC NO:	198877
CAREER OBJECTIVE
To serve in the education or co-operative sector as a part time trainer and committee member after thirty-five years of teaching and leadership.
ACADEMIC AND PROFESSIONAL QUALIFICATIONS
1995 – 1998	Kenyatta University – Bachelor of Education (Arts), Second Class Lower
1980 – 1982	Kagumo Teachers Training College – Diploma in Education
1978 – 1979	Maseno School – Kenya Advanced Certificate of Education (KACE), 2 Principals
1974 – 1977	Ambira Secondary School – Kenya Certificate of Education (KCE), Division II
1967 – 1973	Sega Primary School – Certificate of Primary Education (CPE)
WORKING EXPERIENCE
2009 – 2019	Principal, Ng'iya Mixed Secondary School
2001 – 2008	Deputy Principal, Rang'ala Boys High School
1983 – 2000	Teacher (History and Kiswahili), St. Mary's School Yala
OTHER RESPONSIBILITIES
2012 – 2018	Chairman, Supervisory Committee, Siaya Walimu Sacco
SKILLS
Training and facilitation
Governance
Conflict resolution
REFEREES
Mr. Dan Opiyo, TSC County Director (Retired), 0733 414 515
Rev. Canon Peter Obiero, ACK Ng'iya, 0728 303 404`,
    truth: {
      name: "Julius Ochieng' Owiti",
      email: "juliusowiti@posta.example",
      phone: "+254722717616",
      address: "P.O. Box 88 – 40600, Siaya",
      experience: [
        job("Principal", "Ng'iya Mixed Secondary School", "2009", "2019"),
        job("Deputy Principal", "Rang'ala Boys High School", "2001", "2008"),
        job("Teacher (History and Kiswahili)", "St. Mary's School Yala", "1983", "2000"),
        job("Chairman, Supervisory Committee", "Siaya Walimu Sacco", "2012", "2018"),
      ],
      education: [
        study(
          "Bachelor of Education (Arts)",
          "Kenyatta University",
          "degree",
          "1995",
          "1998",
          "Second Class Lower",
        ),
        study("Diploma in Education", "Kagumo Teachers Training College", "diploma", "1980", "1982"),
        study(
          "Kenya Advanced Certificate of Education (KACE)",
          "Maseno School",
          null,
          "1978",
          "1979",
          "2 Principals",
        ),
        study(
          "Kenya Certificate of Education (KCE)",
          "Ambira Secondary School",
          null,
          "1974",
          "1977",
          "Division II",
        ),
        study("Certificate of Primary Education (CPE)", "Sega Primary School", null, "1967", "1973"),
      ],
      skills: ["Training and facilitation", "Governance", "Conflict resolution"],
    },
  },
];
