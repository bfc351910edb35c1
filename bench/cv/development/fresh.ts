import { type Cv, job, study } from "../cv.ts";

/** A second round of CVs by other hands, written after the first had mended the reader and read blind once. */
export const fresh: Cv[] = [
  {
    id: "dev-procurement-boxes",
    rendering: { producer: "libreoffice-pdf", theme: "modern" },
    markup: `
^ **STANLEY KIPCHUMBA BIWOTT**
^ **PROCUREMENT & SUPPLIES OFFICER, MKISM**
^ Box 4450 Eldoret 30100 | skbiwott@ununuzi.example | 0723/881 902 | Elgon View Estate
# ABOUT
Procurement professional with a track record in county tenders and e-GP. Saved KES 14m in FY 2021/2022.
# CAREER TRAJECTORY
|Uasin Gishu County Government, Eldoret|August 2018 – Present|
**Senior Supply Chain Officer**
- Manages tenders on IFMIS
- Chairs the disposal committee (2020, 2022)
|Kapseret Flour Mills Ltd|Sept 2014 – July 2018|
**Procurement Assistant**
- Raised LPOs, followed up suppliers such as Bidco and Doshi
# ACADEMIC CREDENTIALS
**Bachelor of Business Management (Purchasing and Supplies Management)**
Moi University | 2010 - 2014 | Second Class Honours, Upper Division
**CIPS Level 4 Diploma in Procurement and Supply**
Chartered Institute of Procurement and Supply | 2017
**KCSE** | Kapcherop Boys High School | 2005 - 2008 | B plain
# COMPETENCE
- Contract management
- Tender evaluation
- Inventory control
# REFEREES
Ms. Gladys Jemeli, Head of Supply Chain, 0722 111 888; Mr. Amos Sum, 0733 777 111`,
    truth: {
      name: "Stanley Kipchumba Biwott",
      email: "skbiwott@ununuzi.example",
      phone: "+254723881902",
      address: "P.O. Box 4450, Eldoret 30100",
      experience: [
        job("Senior Supply Chain Officer", "Uasin Gishu County Government", "2018-08", "now"),
        job("Procurement Assistant", "Kapseret Flour Mills Ltd", "2014-09", "2018-07"),
      ],
      education: [
        study(
          "Bachelor of Business Management (Purchasing and Supplies Management)",
          "Moi University",
          "degree",
          "2010",
          "2014",
          "Second Class Honours, Upper Division",
        ),
        study(
          "CIPS Level 4 Diploma in Procurement and Supply",
          "Chartered Institute of Procurement and Supply",
          "diploma",
          null,
          "2017",
        ),
        study("KCSE", "Kapcherop Boys High School", null, "2005", "2008", "B plain"),
      ],
      skills: ["Contract management", "Tender evaluation", "Inventory control"],
    },
  },
  {
    id: "dev-social-worker-right-dates",
    rendering: { producer: "chromium", theme: "classic" },
    markup: `
%footer Page 1 of 1
@ Hodan Abdi Warsame
hodan.warsame@jamii.example ✦ +254 (0)20 555 0100 (office) ✦ +254 729 404 515 (mobile) ✦ Garissa
# Personal Statement
Somali-speaking social worker. Six years with refugees and host families in Dadaab and Garissa.
# Relevant Employment
Child Protection Officer, Horizon Relief International >> Mar 2021 – to date
Dadaab
Case management for 210 children; weekly reports to UNHCR.
Community Mobiliser, Garissa Women Network >> Jan 2019 – Feb 2021
Trained 60 volunteers. Partnered with Save the Families from June 2019.
Enumerator (short contract), Kenya National Bureau of Statistics >> August 2019
# Education
B.A. (Social Work), Garissa University (Second Class Upper) >> Sept 2014 – Dec 2018
K.C.S.E. (B-), Garissa Girls' High School >> 2010 – 2013
# Certificates
Certificate in Psychological First Aid, Kenya Red Cross Society >> 2020
# Abilities
Case management, Report writing, Kobo Collect, Interpretation (Somali–English)
# Languages
Somali (mother tongue), English, Kiswahili, Arabic (reading)`,
    truth: {
      name: "Hodan Abdi Warsame",
      email: "hodan.warsame@jamii.example",
      phone: "+254729404515",
      address: "Garissa",
      experience: [
        job("Child Protection Officer", "Horizon Relief International", "2021-03", "now"),
        job("Community Mobiliser", "Garissa Women Network", "2019-01", "2021-02"),
        job("Enumerator (short contract)", "Kenya National Bureau of Statistics", "2019-08", "2019-08"),
      ],
      education: [
        study(
          "B.A. (Social Work)",
          "Garissa University",
          "degree",
          "2014-09",
          "2018-12",
          "Second Class Upper",
        ),
        study("K.C.S.E.", "Garissa Girls' High School", null, "2010", "2013", "B-"),
        study(
          "Certificate in Psychological First Aid",
          "Kenya Red Cross Society",
          "certificate",
          null,
          "2020",
        ),
      ],
      skills: ["Case management", "Report writing", "Kobo Collect", "Interpretation (Somali–English)"],
    },
  },
  {
    id: "dev-mwalimu-kiswahili",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
^ **WASIFU WA MWALIMU REHEMA KADZO KAZUNGU**
# TAARIFA BINAFSI
Majina kamili: Rehema Kadzo Kazungu
Namba ya simu: +254 702-118-220
Barua pepe: rehema.kazungu@elimu.example
Makazi: Mariakani, Kilifi
Hali ya ndoa: Nimeolewa
# MUHTASARI
Mwalimu wa lugha mwenye uzoefu wa miaka kumi katika shule za upili.
# HISTORIA YA KAZI
**Mwalimu Mkuu Msaidizi**, Shule ya Upili ya Mariakani, Agosti 2019 – hadi leo
- Kusimamia nidhamu na mitihani
**Mwalimu wa Kiswahili**, Shule ya Wasichana ya Kaloleni, Mei 2014 – Julai 2019
- Kufundisha kidato cha kwanza hadi cha nne
# ELIMU NA MAFUNZO
Shahada ya Elimu (Sanaa), Chuo Kikuu cha Pwani, 2010 – 2014, Daraja la pili la juu
Cheti cha Elimu ya Sekondari (KCSE), Shule ya Upili ya Ribe, 2005 – 2008, B-
# STADI
Uandishi wa makala; Uigizaji; Ushauri nasaha
# MAREJELEO
Bi. Salma Bakari, Mwalimu Mkuu, 0722 909 303`,
    truth: {
      name: "Rehema Kadzo Kazungu",
      email: "rehema.kazungu@elimu.example",
      phone: "+254702118220",
      address: "Mariakani, Kilifi",
      experience: [
        job("Mwalimu Mkuu Msaidizi", "Shule ya Upili ya Mariakani", "2019-08", "now"),
        job("Mwalimu wa Kiswahili", "Shule ya Wasichana ya Kaloleni", "2014-05", "2019-07"),
      ],
      education: [
        study(
          "Shahada ya Elimu (Sanaa)",
          "Chuo Kikuu cha Pwani",
          "degree",
          "2010",
          "2014",
          "Daraja la pili la juu",
        ),
        study("Cheti cha Elimu ya Sekondari (KCSE)", "Shule ya Upili ya Ribe", null, "2005", "2008", "B-"),
      ],
      skills: ["Uandishi wa makala", "Uigizaji", "Ushauri nasaha"],
    },
  },
  {
    id: "dev-data-scientist-intl",
    rendering: { producer: "chromium", theme: "compact" },
    markup: `
^ **Ravi Narayanan Iyer**
^ +91-98450-12345 | ravi.iyer@datos.example | Bengaluru, India
# TECHNICAL SKILLS
**Languages**: Python, R, Scala
**Frameworks**: Spark, PyTorch, Airflow
**Cloud**: AWS (S3, EMR), GCP
# WORK EXPERIENCE
**Finmark Analytics Pvt. Ltd.** | Lead Data Scientist >> Bengaluru | 07/2021 – Till Date
- Built a credit scoring model used by 3 lenders in Kenya & Nigeria
- Mentored a team of 5
**Zenith Retail Labs** | Data Scientist >> Pune | 06/2018 – 06/2021
- Demand forecasting with Prophet; accuracy up 9%
**Zenith Retail Labs** | Data Science Intern >> Pune | 01/2018 – 05/2018
# EDUCATION
M.Tech. in Computer Science, Indian Institute of Information Technology, Allahabad >> 2016 – 2018
CGPA: 8.7/10
B.E. in Information Science, Visvesvaraya Technological University >> 2012 – 2016
CGPA: 8.1/10
# PROJECTS
Chatbot for farmers (2020): intent classifier in Kannada
# CERTIFICATIONS
AWS Certified Machine Learning – Specialty (2022)`,
    truth: {
      name: "Ravi Narayanan Iyer",
      email: "ravi.iyer@datos.example",
      phone: "+919845012345",
      address: "Bengaluru, India",
      experience: [
        job("Lead Data Scientist", "Finmark Analytics Pvt. Ltd.", "2021-07", "now"),
        job("Data Scientist", "Zenith Retail Labs", "2018-06", "2021-06"),
        job("Data Science Intern", "Zenith Retail Labs", "2018-01", "2018-05"),
      ],
      education: [
        study(
          "M.Tech. in Computer Science",
          "Indian Institute of Information Technology",
          "masters",
          "2016",
          "2018",
          "8.7/10",
        ),
        study(
          "B.E. in Information Science",
          "Visvesvaraya Technological University",
          "degree",
          "2012",
          "2016",
          "8.1/10",
        ),
        study("AWS Certified Machine Learning – Specialty", "", null, null, "2022"),
      ],
      skills: ["Python", "R", "Scala", "Spark", "PyTorch", "Airflow", "AWS (S3, EMR)", "GCP"],
    },
  },
  {
    id: "dev-electrician-photo-sidebar",
    rendering: { producer: "chromium", theme: "plain" },
    markup: `
[[[38
@ Onesmus
@ Mwangangi
@ Kimeu
**Electrician (Grade I)**
# Reach me
Mobile 0712-000-419
Other 0101-000-419
onesmuskimeu@umeme.example
Lives in Athi River
# What I bring
Wiring and testing
Solar PV (T3 licence)
Motor control panels
Reading drawings
# Spoken
Kikamba, Kiswahili, English
|||
# Work
**Electrician**
Athi Steel Rolling Mills
2017 - present
Maintains overhead cranes and the furnace panels.
**Junior Electrician**
Kenya Meat Processors, Athi River
2014 - 2017
**Casual worker**
Various contractors, Machakos
2012 - 2014
# School and training
**Government Trade Test Grade I (Electrical)**
National Industrial Training Authority
2016
**Artisan Certificate in Electrical Installation**
Machakos Youth Polytechnic
2011 - 2012
**KCSE - D plain**
Kyanguli Secondary School
2007 - 2010
# Ask about me
Eng. Paul Mutunga, Athi Steel, 0722 555 413
]]]`,
    truth: {
      name: "Onesmus Mwangangi Kimeu",
      email: "onesmuskimeu@umeme.example",
      phone: "+254712000419",
      address: "Athi River",
      experience: [
        job("Electrician", "Athi Steel Rolling Mills", "2017", "now"),
        job("Junior Electrician", "Kenya Meat Processors", "2014", "2017"),
        job("Casual worker", "Various contractors", "2012", "2014"),
      ],
      education: [
        study(
          "Government Trade Test Grade I (Electrical)",
          "National Industrial Training Authority",
          "certificate",
          null,
          "2016",
        ),
        study(
          "Artisan Certificate in Electrical Installation",
          "Machakos Youth Polytechnic",
          "certificate",
          "2011",
          "2012",
        ),
        study("KCSE", "Kyanguli Secondary School", null, "2007", "2010", "D plain"),
      ],
      skills: ["Wiring and testing", "Solar PV (T3 licence)", "Motor control panels", "Reading drawings"],
    },
  },
  {
    id: "dev-credit-manager-prose-head",
    rendering: { producer: "libreoffice-doc", theme: "classic" },
    markup: `
^ CURRICULUM VITAE OF
^ **MRS. PAULINE AKOTH OGUTU (MBA, CPA-K, ACIB)**
^ P.O. Box 3301, Kisumu 40100, Kenya
^ Telephone: +254 720 414 414, +254 57 202 1234 (Office)
^ E-mail: pauline.ogutu@mikopo.example
# CAREER PROFILE
Credit and branch banking specialist with fifteen years at two banks and a SACCO.
# CAREER HISTORY
**Period: April 2016 – To Date**
**Organization: Winam Regional SACCO, Kisumu**
**Designation: Credit Manager**
Responsibilities:
- Heads a department of eleven
- Reduced NPL ratio from 9.8% in 2016 to 4.1% in 2022
**Period: February 2011 – March 2016**
**Organization: Equatorial Commercial House, Kakamega Branch**
**Designation: Relationship Manager – SME**
Responsibilities:
- Grew SME lending
**Period: August 2007 – January 2011**
**Organization: Equatorial Commercial House, Bungoma Branch**
**Designation: Credit Officer**
# EDUCATION AND PROFESSIONAL QUALIFICATIONS
2012 – 2014 - University of Nairobi - MBA (Finance)
2003 – 2007 - Kenyatta University - Bachelor of Commerce (Accounting), Second Class Honours (Upper)
2009 - KASNEB - CPA (K)
1999 – 2002 - Ng'iya Girls High School - KCSE, B+
# KEY SKILLS
Credit appraisal, portfolio management, coaching, branch leadership`,
    truth: {
      name: "Pauline Akoth Ogutu",
      email: "pauline.ogutu@mikopo.example",
      phone: "+254720414414",
      address: "P.O. Box 3301, Kisumu 40100, Kenya",
      experience: [
        job("Credit Manager", "Winam Regional SACCO", "2016-04", "now"),
        job("Relationship Manager – SME", "Equatorial Commercial House", "2011-02", "2016-03"),
        job("Credit Officer", "Equatorial Commercial House", "2007-08", "2011-01"),
      ],
      education: [
        study("MBA (Finance)", "University of Nairobi", "masters", "2012", "2014"),
        study(
          "Bachelor of Commerce (Accounting)",
          "Kenyatta University",
          "degree",
          "2003",
          "2007",
          "Second Class Honours (Upper)",
        ),
        study("CPA (K)", "KASNEB", null, null, "2009"),
        study("KCSE", "Ng'iya Girls High School", null, "1999", "2002", "B+"),
      ],
      skills: ["Credit appraisal", "portfolio management", "coaching", "branch leadership"],
    },
  },
  {
    id: "dev-secretary-duties-first",
    rendering: { producer: "pdfmake", theme: "spaced" },
    markup: `
@ Gladys Moraa Nyakundi
Kisii Town, P.O. Box 819-40200 Kisii
Tel: 254 724 900 112
gladysmoraa@karani.example
# Statement of purpose
Executive secretary who keeps a busy chairman on time.
# Employment experience
Executive Secretary to the Chairman
Gusii Highlands Tea Factory
Since June 2015
Minutes, travel, visitors and the diary
Secretary / Typist
Nyamira Advocates LLP (formerly Nyamira & Co. Advocates)
Feb 2010 - May 2015
Typed pleadings at 60 words per minute
Copy Typist
Moonlight Cyber Café, Kisii
2008 - 2009
# Educational qualifications
Diploma in Secretarial Studies
Kisii National Polytechnic
2006 - 2008
Passed with Credit
K.C.S.E. Certificate
Nyabururu Girls High School
2002 - 2005
Mean grade C (plain)
# Professional skills
Shorthand 120 wpm
Minute taking
Diary management
Microsoft Office: Word, Excel, Outlook`,
    truth: {
      name: "Gladys Moraa Nyakundi",
      email: "gladysmoraa@karani.example",
      phone: "+254724900112",
      address: "P.O. Box 819-40200, Kisii",
      experience: [
        job("Executive Secretary to the Chairman", "Gusii Highlands Tea Factory", "2015-06", "now"),
        job(
          "Secretary / Typist",
          "Nyamira Advocates LLP (formerly Nyamira & Co. Advocates)",
          "2010-02",
          "2015-05",
        ),
        job("Copy Typist", "Moonlight Cyber Café", "2008", "2009"),
      ],
      education: [
        study(
          "Diploma in Secretarial Studies",
          "Kisii National Polytechnic",
          "diploma",
          "2006",
          "2008",
          "Credit",
        ),
        study("K.C.S.E. Certificate", "Nyabururu Girls High School", null, "2002", "2005", "C (plain)"),
      ],
      skills: ["Shorthand 120 wpm", "Minute taking", "Diary management", "Word", "Excel", "Outlook"],
    },
  },
  {
    id: "dev-fresh-graduate-modern",
    rendering: { producer: "libreoffice-pdf", theme: "compact" },
    markup: `
@ Ian Kiptanui Cheruiyot
0719 771 001 · iankiptanui@mhitimu.example · Bomet
# Objective
Graduate trainee position in a financial institution.
# Education
**Jomo Kenyatta University of Agriculture and Technology (JKUAT)** >> Juja
BSc. Actuarial Science, Second Class Honours Upper Division >> 09/2019 – 11/2023
**Kabianga High School** >> Kericho
KCSE: A- of 75 points >> 02/2015 – 11/2018
# Attachments and Internships
**Bomet Tea Growers SACCO** >> Bomet
Attaché – Finance Department >> Jan – Apr 2022
- Posted 300 receipts a day
**Actuarial Students Society** >> Juja
Treasurer (voluntary) >> 2021/2022
# Professional Examinations
IFoA CM1 and CS1 – passed, September 2023
# Computer Packages
R, Excel (VBA), SPSS, QuickBooks
# Referees
Dr. Leah Chepkwony, Lecturer, JKUAT – lchepkwony@jkuat.example – 0722 818 111`,
    truth: {
      name: "Ian Kiptanui Cheruiyot",
      email: "iankiptanui@mhitimu.example",
      phone: "+254719771001",
      address: "Bomet",
      experience: [
        job("Attaché – Finance Department", "Bomet Tea Growers SACCO", "2022-01", "2022-04"),
        job("Treasurer (voluntary)", "Actuarial Students Society", "2021", "2022"),
      ],
      education: [
        study(
          "BSc. Actuarial Science",
          "Jomo Kenyatta University of Agriculture and Technology (JKUAT)",
          "degree",
          "2019-09",
          "2023-11",
          "Second Class Honours Upper Division",
        ),
        study("KCSE", "Kabianga High School", null, "2015-02", "2018-11", "A-"),
        study("IFoA CM1 and CS1", "", null, null, "2023-09", "passed"),
      ],
      skills: ["R", "Excel (VBA)", "SPSS", "QuickBooks"],
    },
  },
  {
    id: "dev-field-officer-columns-table",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
**Name:** TITUS LOKORU EKENO
**Contact:** 0792 003 118 / 0112 003 118; tituslokoru@mifugo.example
**Address:** P.O. Box 88, Kapenguria - 30600
**Objective:** To serve pastoral communities as a livestock officer.
**WORK EXPERIENCE**
|S/No|Name of organisation|Job title|Duration|
|1.|Pokot Livestock Cooperative Union|Field Officer|2019 to date|
|2.|Vet Aid Turkana|Animal Health Assistant|June 2016 – Dec 2018|
**ACADEMIC BACKGROUND**
|S/No|Level|Name of institution|Period|Award|
|1.|Diploma|Animal Health and Industry Training Institute, Kabete|2014 – 2016|Diploma in Animal Health (Credit)|
|2.|Secondary|Chewoyet High School|2010 – 2013|KCSE C+|
|3.|Primary|Kapenguria Primary School|2001 – 2009|KCPE 301 marks|
**SKILLS:** Vaccination campaigns, Community mobilization, Motorbike riding (class A), GPS use
**REFEREES**
|Name|Position|Phone|
|Dr. Mark Lemukol|County Director|0721 000 901|`,
    truth: {
      name: "Titus Lokoru Ekeno",
      email: "tituslokoru@mifugo.example",
      phone: "+254792003118",
      address: "P.O. Box 88, Kapenguria - 30600",
      experience: [
        job("Field Officer", "Pokot Livestock Cooperative Union", "2019", "now"),
        job("Animal Health Assistant", "Vet Aid Turkana", "2016-06", "2018-12"),
      ],
      education: [
        study(
          "Diploma in Animal Health",
          "Animal Health and Industry Training Institute",
          "diploma",
          "2014",
          "2016",
          "Credit",
        ),
        study("KCSE", "Chewoyet High School", null, "2010", "2013", "C+"),
        study("KCPE", "Kapenguria Primary School", null, "2001", "2009", "301 marks"),
      ],
      skills: ["Vaccination campaigns", "Community mobilization", "Motorbike riding (class A)", "GPS use"],
    },
  },
  {
    id: "dev-hotel-manager-german",
    rendering: { producer: "libreoffice-pdf", theme: "plain" },
    markup: `
@ Anneliese Brandt-Mwakisha
Hotel Manager
Address: Diani Beach Road, Ukunda, Kwale
Cell: +254 (0) 716 33 44 55 · Skype: anneliese.brandt · Mail: a.brandt@pwani.example
# Profile
- German-Kenyan hotelier, 14 years in operations
- Opened two beach resorts
# Experience
**General Manager** / Diani Reef Gardens Resort & Spa / Diani / 11.2019 – now
Full P&L responsibility for 140 rooms.
**Operations Manager** / Safari Park View Hotel / Nairobi / 05.2015 – 10.2019
**Front Office Manager** / Hotel Adler am See GmbH / Konstanz, Germany / 09.2010 – 04.2015
# Qualifications
**Bachelor of Arts in Hotel Management** / Hochschule Heilbronn / 2006 – 2010
**Abitur** / Gymnasium Konstanz / 2006
# IT
Opera, Protel, Micros, MS Office
# Interests
Diving, Swahili poetry`,
    truth: {
      name: "Anneliese Brandt-Mwakisha",
      email: "a.brandt@pwani.example",
      phone: "+254716334455",
      address: "Diani Beach Road, Ukunda, Kwale",
      experience: [
        job("General Manager", "Diani Reef Gardens Resort & Spa", "2019-11", "now"),
        job("Operations Manager", "Safari Park View Hotel", "2015-05", "2019-10"),
        job("Front Office Manager", "Hotel Adler am See GmbH", "2010-09", "2015-04"),
      ],
      education: [
        study("Bachelor of Arts in Hotel Management", "Hochschule Heilbronn", "degree", "2006", "2010"),
        study("Abitur", "Gymnasium Konstanz", null, null, "2006"),
      ],
      skills: ["Opera", "Protel", "Micros", "MS Office"],
    },
  },
];
