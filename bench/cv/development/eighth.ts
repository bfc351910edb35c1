import { type Cv, inBothFormats, job, study } from "../cv.ts";

/** Twelve shapes of Kenyan CVs, each as a Word file and as a PDF; their twins are kept aside. */
export const eighth: Cv[] = inBothFormats([
  {
    // Europass in a table: the sections have ordinary letters, and languages a table of their own.
    id: "dev-europass-pairs",
    theme: "modern",
    markup: `
Europass CV
**PERSONAL INFORMATION** :: Tabitha Wanza Muia
 :: Mlolongo, Machakos County (Kenya)
 :: +254 729 610 884
 :: tabitha.muia@barua.example
Sex Female | Date of birth 02/06/1993 | Nationality Kenyan
**WORK EXPERIENCE** :: 
01/08/2020 – Present :: Compliance Officer
 :: Safari Savings Sacco, Nairobi (Kenya)
 :: - Reviews transactions above one million shillings
 :: - Trains staff on money laundering
15/01/2017 – 31/07/2020 :: Legal Assistant
 :: Mulwa and Company Advocates, Machakos (Kenya)
 :: - Drafted charges and discharges
**EDUCATION AND TRAINING** :: 
2012 – 2016 :: Bachelor of Laws
 :: University of Nairobi, Nairobi (Kenya)
2017 – 2018 :: Postgraduate Diploma in Law
 :: Kenya School of Law, Nairobi (Kenya)
**PERSONAL SKILLS** :: 
Mother tongue(s) :: Kikamba
Other language(s) :: English, Kiswahili
Job-related skills :: Contract drafting, Know your customer checks
Digital skills :: Microsoft Word, iManage`,
    truth: {
      name: "Tabitha Wanza Muia",
      email: "tabitha.muia@barua.example",
      phone: "+254729610884",
      address: "Mlolongo, Machakos County (Kenya)",
      experience: [
        job("Compliance Officer", "Safari Savings Sacco", "2020-08-01", "now"),
        job("Legal Assistant", "Mulwa and Company Advocates", "2017-01-15", "2020-07-31"),
      ],
      education: [
        study("Bachelor of Laws", "University of Nairobi", "degree", "2012", "2016"),
        study("Postgraduate Diploma in Law", "Kenya School of Law", "advanced_diploma", "2017", "2018"),
      ],
      skills: ["Contract drafting", "Know your customer checks", "Microsoft Word", "iManage"],
    },
  },
  {
    // A Word template that is one table, title and dates in the cells beside the heading.
    id: "dev-word-table",
    theme: "classic",
    markup: `
@ Rose Atieno Owuor
Kondele, Kisumu • 0734 118 552 • rose.owuor@barua.example
PROFILE :: A credit officer with seven years in Saccos of teachers and traders.
WORK HISTORY :: Credit Officer // Nyando Traders Sacco – Ahero // June 2019 to present // Appraises loans of up to two million shillings // Recovered half of the loans written off // Sales Agent // Britam Life Assurance – Kisumu // March 2016 to May 2019 // Sold education policies
EDUCATION :: Diploma in Co-operative Management // Co-operative University of Kenya // 2013 to 2015 // KCSE – C+ // Kisumu Girls High School // 2009 to 2012
SKILLS :: Loan appraisal // Debt recovery // Microsoft Excel
REFEREES :: John Omollo, Manager, Nyando Traders Sacco, 0722 818 300`,
    truth: {
      name: "Rose Atieno Owuor",
      email: "rose.owuor@barua.example",
      phone: "+254734118552",
      address: "Kondele, Kisumu",
      experience: [
        job("Credit Officer", "Nyando Traders Sacco", "2019-06", "now"),
        job("Sales Agent", "Britam Life Assurance", "2016-03", "2019-05"),
      ],
      education: [
        study(
          "Diploma in Co-operative Management",
          "Co-operative University of Kenya",
          "diploma",
          "2013",
          "2015",
        ),
        study("KCSE", "Kisumu Girls High School", null, "2009", "2012", "C+"),
      ],
      skills: ["Loan appraisal", "Debt recovery", "Microsoft Excel"],
    },
  },
  {
    // Several posts under one employer, named once with its town.
    id: "dev-posts-under-employer",
    theme: "compact",
    markup: `
@ Dennis Mogaka Onsongo
Nairobi, Kenya | +254 723 555 109 | dennis.onsongo@barua.example
# SUMMARY
Finance manager, CPA (K), ten years in Saccos.
# EXPERIENCE
**UKULIMA YA AKIBA SACCO, NAIROBI**
**Finance Manager** (March 2021 – Present)
- Leads a team of nine
- Reports to the supervisory committee
**Senior Accountant** (July 2017 – February 2021)
- Closed the books each month
**Accountant** (January 2015 – June 2017)
- Reconciled banks
**OASIS PRINTERS LTD, NAIROBI**
**Accounts Assistant** (Feb 2013 – Dec 2014)
- Invoices and petty cash
# EDUCATION
Master of Business Administration (Finance), Strathmore University, 2018 – 2020
Bachelor of Commerce, University of Nairobi, 2009 – 2012, First Class Honours
# PROFESSIONAL QUALIFICATIONS
CPA (K), KASNEB, 2014
# CORE COMPETENCIES
Financial reporting, IFRS 9, Budgeting, Team leadership`,
    truth: {
      name: "Dennis Mogaka Onsongo",
      email: "dennis.onsongo@barua.example",
      phone: "+254723555109",
      address: "Nairobi, Kenya",
      experience: [
        job("Finance Manager", "Ukulima ya Akiba Sacco", "2021-03", "now"),
        job("Senior Accountant", "Ukulima ya Akiba Sacco", "2017-07", "2021-02"),
        job("Accountant", "Ukulima ya Akiba Sacco", "2015-01", "2017-06"),
        job("Accounts Assistant", "Oasis Printers Ltd", "2013-02", "2014-12"),
      ],
      education: [
        study(
          "Master of Business Administration (Finance)",
          "Strathmore University",
          "masters",
          "2018",
          "2020",
        ),
        study(
          "Bachelor of Commerce",
          "University of Nairobi",
          "degree",
          "2009",
          "2012",
          "First Class Honours",
        ),
        study("CPA (K)", "KASNEB", null, null, "2014"),
      ],
      skills: ["Financial reporting", "IFRS 9", "Budgeting", "Team leadership"],
    },
  },
  {
    // Trainings with a title, a body and a period, which look like jobs, between the work and the studies.
    id: "dev-certificates-like-jobs",
    theme: "plain",
    markup: `
^ **LINET KERUBO MAGETO**
^ P.O. Box 544-40500, Nyamira. Tel. 0714 022 781. E-mail: linet.mageto@barua.example
# WORK EXPERIENCE
Risk Officer, Borabu Farmers Sacco, Nyamira (Aug 2021 - Present)
- Keeps the risk register
Loans Officer, Borabu Farmers Sacco, Nyamira (Jan 2018 - July 2021)
- Appraised loans
# TRAININGS AND CERTIFICATES
Certified Risk Manager – Kenya Institute of Bankers (Mar 2022 - Jun 2022)
Trainer of Trainers – SASRA Academy (November 2020)
First Aider – Kenya Red Cross (2019)
# ACADEMIC QUALIFICATIONS
Bachelor of Economics, Moi University (2013 - 2017) Second Class Upper
KCSE, Nyamira Girls, B plain (2009 - 2012)
# SKILLS
Risk assessment, Data analysis, Report writing`,
    truth: {
      name: "Linet Kerubo Mageto",
      email: "linet.mageto@barua.example",
      phone: "+254714022781",
      address: "P.O. Box 544-40500, Nyamira",
      experience: [
        job("Risk Officer", "Borabu Farmers Sacco", "2021-08", "now"),
        job("Loans Officer", "Borabu Farmers Sacco", "2018-01", "2021-07"),
      ],
      education: [
        study("Certified Risk Manager", "Kenya Institute of Bankers", null, "2022-03", "2022-06"),
        study("Trainer of Trainers", "SASRA Academy", null, null, "2020-11"),
        study("First Aider", "Kenya Red Cross", null, null, "2019"),
        study("Bachelor of Economics", "Moi University", "degree", "2013", "2017", "Second Class Upper"),
        study("KCSE", "Nyamira Girls", null, "2009", "2012", "B plain"),
      ],
      skills: ["Risk assessment", "Data analysis", "Report writing"],
    },
  },
  {
    // Skills under a heading that says it otherwise.
    id: "dev-odd-skills-heading",
    theme: "spaced",
    markup: `
@ Hassan Juma Mwakideu
Mombasa, Kenya
0741 309 226
hassan.mwakideu@barua.example
# Who I am
A records officer who finds the file.
# My journey so far
Records Officer, Bandari Workers Sacco, Mombasa >> Jan 2020 – to date
- Digitised forty thousand files
Library Assistant, Technical University of Mombasa >> 2017 – 2019
- Catalogued books
# My schooling
Diploma in Information Science, Technical University of Mombasa >> 2014 – 2016
KCSE, Allidina Visram High School, C+ >> 2010 – 2013
# Things I am good at
- Filing
- Digitisation
- Data protection
# Tools I use daily
- Alfresco
- MS Access`,
    truth: {
      name: "Hassan Juma Mwakideu",
      email: "hassan.mwakideu@barua.example",
      phone: "+254741309226",
      address: "Mombasa, Kenya",
      experience: [
        job("Records Officer", "Bandari Workers Sacco", "2020-01", "now"),
        job("Library Assistant", "Technical University of Mombasa", "2017", "2019"),
      ],
      education: [
        study("Diploma in Information Science", "Technical University of Mombasa", "diploma", "2014", "2016"),
        study("KCSE", "Allidina Visram High School", null, "2010", "2013", "C+"),
      ],
      skills: ["Filing", "Digitisation", "Data protection", "Alfresco", "MS Access"],
    },
  },
  {
    // Town above the box, and the phones of an office that is not the candidate's.
    id: "dev-box-beside-town",
    theme: "plain",
    markup: `
@ Nancy Jepkosgei Rotich
Eldoret, Kenya | P.O. Box 2288-30100 | +254 (0) 725 440 017 | nancyrotich@barua.example
# Objective
A branch manager's post in a growing Sacco.
# Experience
Assistant Branch Manager
Kalenjin Highlands Sacco, Eldoret
04/2018 - present
- Supervises tellers and loans
Office telephone: 0532 060 114
Bank Clerk
Transnational Bank, Eldoret
09/2014 - 03/2018
- Cheque clearing
# Education
Bachelor of Business Management
Moi University, 2010 - 2014, Second Class Honours (Lower Division)
Kenya Certificate of Secondary Education
Moi Girls High School Eldoret, 2006 - 2009, A-
# Skills
Branch supervision
Cheque clearing
Staff appraisal
# References
Mr. Kiprop Bett, Branch Manager, 0722 145 990, kbett@highlands.example`,
    truth: {
      name: "Nancy Jepkosgei Rotich",
      email: "nancyrotich@barua.example",
      phone: "+254725440017",
      address: "P.O. Box 2288-30100, Eldoret, Kenya",
      experience: [
        job("Assistant Branch Manager", "Kalenjin Highlands Sacco", "2018-04", "now"),
        job("Bank Clerk", "Transnational Bank", "2014-09", "2018-03"),
      ],
      education: [
        study(
          "Bachelor of Business Management",
          "Moi University",
          "degree",
          "2010",
          "2014",
          "Second Class Honours (Lower Division)",
        ),
        study(
          "Kenya Certificate of Secondary Education",
          "Moi Girls High School Eldoret",
          null,
          "2006",
          "2009",
          "A-",
        ),
      ],
      skills: ["Branch supervision", "Cheque clearing", "Staff appraisal"],
    },
  },
  {
    // A header of two lines in capitals: the first name, and the others below it, with contacts beside them.
    id: "dev-torn-name",
    theme: "modern",
    markup: `
[[[55
@ BRIAN
@ KIMANI WAWERU
Loan Officer
|||
0706 881 245
brian.waweru@barua.example
Nakuru
]]]
# WORK EXPERIENCE
Loan Officer >> 2021 – Present
Rift Traders Sacco, Nakuru
- Sixty loans a month
Micro-credit Officer >> 2018 – 2020
Jitegemee Microfinance, Naivasha
- Group lending
# EDUCATION
Bachelor of Science in Economics and Statistics >> 2013 – 2017
Egerton University
KCSE >> 2009 – 2012
Nakuru High School (B+)
# SKILLS
Credit scoring, Stata, Negotiation`,
    truth: {
      name: "Brian Kimani Waweru",
      email: "brian.waweru@barua.example",
      phone: "+254706881245",
      address: "Nakuru",
      experience: [
        job("Loan Officer", "Rift Traders Sacco", "2021", "now"),
        job("Micro-credit Officer", "Jitegemee Microfinance", "2018", "2020"),
      ],
      education: [
        study(
          "Bachelor of Science in Economics and Statistics",
          "Egerton University",
          "degree",
          "2013",
          "2017",
        ),
        study("KCSE", "Nakuru High School", null, "2009", "2012", "B+"),
      ],
      skills: ["Credit scoring", "Stata", "Negotiation"],
    },
  },
  {
    // The main column first, the narrow one with contacts and studies second.
    id: "dev-sidebar-right-studies",
    theme: "compact",
    markup: `
@ Cynthia Moraa Obare
Procurement Officer
[[[64
# Work experience
Procurement Officer
Jamii Teachers Sacco | Kisii | 03.2020 – today
- Framework contracts for stationery and fuel
- Saved eleven percent in a year
Stores Clerk
Sony Sugar Company | Awendo | 01.2016 – 02.2020
- Stock counts each quarter
# Volunteer work
Peer educator, Kenya Red Cross, 2015
|||
# Reach me
+254-717-229-306
cynthia.obare@barua.example
P.O. Box 77-40400 Suna
# Education
Bachelor of Purchasing and Supplies Management
Rongo University
2012 – 2015
KCSE (B-)
Sironga Girls High School
2008 – 2011
# Strengths
- Negotiation
- Contract law
- e-GP portal
]]]`,
    truth: {
      name: "Cynthia Moraa Obare",
      email: "cynthia.obare@barua.example",
      phone: "+254717229306",
      address: "P.O. Box 77-40400, Suna",
      experience: [
        job("Procurement Officer", "Jamii Teachers Sacco", "2020-03", "now"),
        job("Stores Clerk", "Sony Sugar Company", "2016-01", "2020-02"),
        job("Peer educator", "Kenya Red Cross", "2015", "2015"),
      ],
      education: [
        study("Bachelor of Purchasing and Supplies Management", "Rongo University", "degree", "2012", "2015"),
        study("KCSE", "Sironga Girls High School", null, "2008", "2011", "B-"),
      ],
      skills: ["Negotiation", "Contract law", "e-GP portal"],
    },
  },
  {
    // Kiswahili, with the months and the words for the present of that language.
    id: "dev-kiswahili-pairs",
    theme: "plain",
    markup: `
^ **WASIFU BINAFSI**
**MAELEZO BINAFSI**
JINA :: HAMISI SALIM CHARO
ANWANI :: S.L.P. 310, KILIFI
NAMBARI YA SIMU :: 0799 402 118
BARUA PEPE :: hamisi.charo@barua.example
HALI YA NDOA :: Nimeoa
**TAJRIBA YA KAZI**
Julai 2021 hadi sasa :: Msimamizi wa Tawi, Kilifi Teachers Sacco
 :: Kusimamia wafanyakazi wanane
Februari 2018 hadi Juni 2021 :: Mhudumu wa Wateja, Benki ya Pwani
 :: Kufungua akaunti
**MASOMO**
2013 hadi 2017 :: Shahada ya Biashara, Chuo Kikuu cha Pwani
2009 hadi 2012 :: KCSE, Shule ya Upili ya Kilifi, B-
**STADI**
Uongozi, Mawasiliano, Microsoft Excel
**WADHAMINI**
Bi. Fatuma Ali, Chuo Kikuu cha Pwani, simu 0720 606 909`,
    truth: {
      name: "Hamisi Salim Charo",
      email: "hamisi.charo@barua.example",
      phone: "+254799402118",
      address: "S.L.P. 310, Kilifi",
      experience: [
        job("Msimamizi wa Tawi", "Kilifi Teachers Sacco", "2021-07", "now"),
        job("Mhudumu wa Wateja", "Benki ya Pwani", "2018-02", "2021-06"),
      ],
      education: [
        study("Shahada ya Biashara", "Chuo Kikuu cha Pwani", "degree", "2013", "2017"),
        study("KCSE", "Shule ya Upili ya Kilifi", null, "2009", "2012", "B-"),
      ],
      skills: ["Uongozi", "Mawasiliano", "Microsoft Excel"],
    },
  },
  {
    // A table of education with the years in two columns, and one with serial numbers.
    id: "dev-ruled-tables-both",
    theme: "classic",
    markup: `
@ MOSES LETUYA SANKOK
P.O. Box 18-20500 Narok
Mobile No. 0723-118-640
Email Address: moses.sankok@barua.example
# EDUCATION
|S/No|Institution|Course / Award|From|To|Grade|
|1|Maasai Mara University|Bachelor of Business Administration|2014|2018|Second Upper|
|2|Narok High School|KCSE|2010|2013|B-|
|3|Ole Sankale Primary School|KCPE|2002|2009|340 marks|
# EMPLOYMENT HISTORY
|Organisation|Position held|From|To|
|Mara Savings Sacco|Operations Officer|Jan 2021|To date|
|Narok Wheat Growers|Field Clerk|Nov 2018|Dec 2020|
# OTHER SKILLS
- Driving (class B, C)
- Community mobilisation
- Computer packages
# REFEREES
|Name|Organisation|Phone|E-mail|
|Ms. Jane Nkaissery|Mara Savings Sacco|0721 300 455|jane@mara.example|`,
    truth: {
      name: "Moses Letuya Sankok",
      email: "moses.sankok@barua.example",
      phone: "+254723118640",
      address: "P.O. Box 18-20500, Narok",
      experience: [
        job("Operations Officer", "Mara Savings Sacco", "2021-01", "now"),
        job("Field Clerk", "Narok Wheat Growers", "2018-11", "2020-12"),
      ],
      education: [
        study(
          "Bachelor of Business Administration",
          "Maasai Mara University",
          "degree",
          "2014",
          "2018",
          "Second Upper",
        ),
        study("KCSE", "Narok High School", null, "2010", "2013", "B-"),
        study("KCPE", "Ole Sankale Primary School", null, "2002", "2009", "340 marks"),
      ],
      skills: ["Driving (class B, C)", "Community mobilisation", "Computer packages"],
    },
  },
  {
    // Short periods, years alone, apostrophes, and marks of Wingdings before the items.
    id: "dev-odd-dates-and-glyphs",
    pdf: "chromium",
    theme: "classic",
    markup: `
@ Peter Njoroge Mungai
Kikuyu, Kiambu
Phone: 254 722 019 884
Email: p.mungai@barua.example
# Career Profile
A teller whose drawer balances.
# Work Experience
Teller, Mhasibu Kwanza Sacco, Nairobi: Nov. 2019 up to date
 Serves one hundred members a day
 Balances the drawer
Cashier, Naivas Fresh, Kikuyu: Jan–Mar 2019 and Jun–Oct 2019
 Till and M-PESA
Attachment, Kikuyu Sub-County Treasury: 2/2018 – 4/2018
 Revenue receipts
# Education
 Kenya Institute of Management, Diploma in Banking and Finance, Jan. 2016 – Nov. 2018, Pass
 Kikuyu Township Secondary School, K.C.S.E, '11–'14, C (plain)
# Skills
► Cash handling
► Fast and accurate typing
► Counterfeit detection`,
    truth: {
      name: "Peter Njoroge Mungai",
      email: "p.mungai@barua.example",
      phone: "+254722019884",
      address: "Kikuyu, Kiambu",
      experience: [
        job("Teller", "Mhasibu Kwanza Sacco", "2019-11", "now"),
        job("Cashier", "Naivas Fresh", "2019-01", "2019-03"),
        job("Attachment", "Kikuyu Sub-County Treasury", "2018-02", "2018-04"),
      ],
      education: [
        study(
          "Diploma in Banking and Finance",
          "Kenya Institute of Management",
          "diploma",
          "2016-01",
          "2018-11",
          "Pass",
        ),
        study("K.C.S.E", "Kikuyu Township Secondary School", null, "2011", "2014", "C (plain)"),
      ],
      skills: ["Cash handling", "Fast and accurate typing", "Counterfeit detection"],
    },
  },
  {
    // Professional papers by sections; referees above the work.
    id: "dev-cpa-and-referees",
    theme: "plain",
    markup: `
**NAME:** WINFRED MUKAMI MURIUKI
**POSTAL ADDRESS:** 905 – 10300 KERUGOYA
**MOBILE PHONE:** 0728 – 671 – 405
**E-MAIL ADDRESS:** winfred.muriuki@barua.example
**DATE OF BIRTH:** 9TH MAY 1990
**MARITAL STATUS:** MARRIED
**REFEREES**
Mr. Josphat Gachoki, Manager, Kirinyaga Rice Sacco, P.O. Box 40 Kerugoya, 0721 505 811, gachoki@rice.example
Rev. Mary Wambura, ACK Kerugoya, 0733 202 717
**EDUCATIONAL BACKGROUND**
2015-2017: KCA University – CPA Section 5 and 6
2013-2014: KCA University – CPA Section 1 to 4
2009-2012: Karatina University – Bachelor of Commerce (2nd Class Hons, Upper Division)
2004-2007: Kabare Girls High School – K.C.S.E. (Mean Grade: B+)
**WORKING EXPERIENCE**
2016 to date: Kirinyaga Rice Sacco – Accountant
Preparation of final accounts
Payment of dividends
2013-2016: Mwea Millers Ltd – Accounts Clerk
Purchases ledger
**COMPUTER SKILLS**
Ms Word, Ms Excel, Quickbooks
**HOBBIES**
Reading, singing`,
    truth: {
      name: "Winfred Mukami Muriuki",
      email: "winfred.muriuki@barua.example",
      phone: "+254728671405",
      address: "905-10300 Kerugoya",
      experience: [
        job("Accountant", "Kirinyaga Rice Sacco", "2016", "now"),
        job("Accounts Clerk", "Mwea Millers Ltd", "2013", "2016"),
      ],
      education: [
        study("CPA Section 5 and 6", "KCA University", null, "2015", "2017"),
        study("CPA Section 1 to 4", "KCA University", null, "2013", "2014"),
        study(
          "Bachelor of Commerce",
          "Karatina University",
          "degree",
          "2009",
          "2012",
          "2nd Class Hons, Upper Division",
        ),
        study("K.C.S.E.", "Kabare Girls High School", null, "2004", "2007", "B+"),
      ],
      skills: ["Ms Word", "Ms Excel", "Quickbooks"],
    },
  },
]);
