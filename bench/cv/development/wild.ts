import { type Cv, job, study } from "../cv.ts";

/** CVs that break habits: exports, forms, academic and functional CVs, odd numbering and mixed languages. */
export const wild: Cv[] = [
  {
    id: "dev-network-export",
    rendering: { producer: "pdfmake", theme: "modern" },
    markup: `
[[[30
# Contact
grace.auma@mtandao.example
www.network.example/in/graceauma (Profile)
# Top Skills
Financial Inclusion
Strategic Planning
Stakeholder Engagement
# Languages
English (Full Professional)
Swahili (Native or Bilingual)
# Certifications
Digital Finance Practitioner
|||
@ Grace Auma Odera
Head of Digital Channels at Ushindi Bank | Financial inclusion | Mentor
Nairobi County, Kenya
# Summary
I build channels that people without smartphones can use too.
# Experience
Ushindi Bank
Head of Digital Channels
January 2021 - Present (4 years 2 months)
Nairobi, Kenya
Owner of mobile and agency banking for 1.4 million customers.
Ushindi Bank
Product Manager
March 2018 - December 2020 (2 years 10 months)
Nairobi, Kenya
Ndovu Telecom
Business Analyst
June 2014 - February 2018 (3 years 9 months)
# Education
Strathmore University
Master of Business Administration - MBA, Strategy · (2016 - 2018)
Maseno University
Bachelor's degree, Business Administration · (2010 - 2014)
]]]`,
    truth: {
      name: "Grace Auma Odera",
      email: "grace.auma@mtandao.example",
      phone: null,
      address: "Nairobi County, Kenya",
      experience: [
        job("Head of Digital Channels", "Ushindi Bank", "2021-01", "now"),
        job("Product Manager", "Ushindi Bank", "2018-03", "2020-12"),
        job("Business Analyst", "Ndovu Telecom", "2014-06", "2018-02"),
      ],
      education: [
        study(
          "Master of Business Administration - MBA, Strategy",
          "Strathmore University",
          "masters",
          "2016",
          "2018",
        ),
        study("Bachelor's degree, Business Administration", "Maseno University", "degree", "2010", "2014"),
        study("Digital Finance Practitioner", "", null, null, null),
      ],
      skills: ["Financial Inclusion", "Strategic Planning", "Stakeholder Engagement"],
    },
  },
  {
    id: "dev-career-centre",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
^ **Emily R. Thompson**
^ 85 Maple Street, Cambridge, MA 02138 • (617) 555-0123 • ethompson@college.example
# Education
**Wheaton State University** >> Cambridge, MA
Bachelor of Arts, Psychology, Minor in Statistics. GPA 3.82 >> May 2023
Relevant Coursework: Social Psychology, Regression, Survey Design
Thesis: How students choose where to sit
**University of Edinburgh** >> Edinburgh, UK
Study abroad >> Jan 2022 – May 2022
# Experience
**Riverside Behavioral Clinic** >> Boston, MA
Research Assistant >> June 2022 – August 2023
- Coded 300 interviews and presented the results to clinicians
- Managed the schedule of 45 participants
**Campus Bookstore** >> Cambridge, MA
Sales Associate >> Sept. 2019 – May 2022
- Served customers and counted the till
# Leadership and Activities
**Women's Rugby Club** >> Cambridge, MA
Captain >> Sept 2021 – May 2023
- Organised 14 away games
# Skills & Interests
Technical: SPSS, R, Qualtrics
Language: Spanish (fluent)`,
    truth: {
      name: "Emily R. Thompson",
      email: "ethompson@college.example",
      phone: "+16175550123",
      address: "85 Maple Street, Cambridge, MA 02138",
      experience: [
        job("Research Assistant", "Riverside Behavioral Clinic", "2022-06", "2023-08"),
        job("Sales Associate", "Campus Bookstore", "2019-09", "2022-05"),
      ],
      education: [
        study(
          "Bachelor of Arts, Psychology, Minor in Statistics",
          "Wheaton State University",
          "degree",
          null,
          "2023-05",
          "3.82",
        ),
        study("Study abroad", "University of Edinburgh", null, "2022-01", "2022-05"),
      ],
      skills: ["SPSS", "R", "Qualtrics", "Spanish"],
    },
  },
  {
    id: "dev-numbered-form",
    rendering: { producer: "libreoffice-doc", theme: "classic" },
    markup: `
^ CURRICULUM VITAE
# 1. PERSONAL PARTICULARS
Surname: Musyoka
Other Names: Benson Mutinda
Date of Birth: 14/08/1985
Postal Address: P.O. Box 501 – 90200, KITUI
Mobile No: 0728-555-192
E-mail: bmusyoka85@kitui.example
# 2. ACADEMIC BACKGROUND
From 2006 to 2010: Kenyatta University
Bachelor of Education (Science), Second Class Honours (Lower Division)
From 2001 to 2004: Kitui High School
K.C.S.E – Attained mean grade of B (Plain)
From 1993 to 2000: Mutune Primary School
K.C.P.E – Attained 389 marks
# 3. WORKING EXPERIENCE
From January 2015 to date: Deputy Principal, Mutonguni Secondary School
Duties: Discipline, timetabling and supervision of the curriculum.
From May 2011 to December 2014: Teacher (Mathematics and Physics), Migwani Boys
Duties: Teaching and class teacher of Form Two East.
# 4. SPECIAL SKILLS
Computer literacy, First aid, Examination marking
# 5. REFEREES
1. The Principal
Mutonguni Secondary School
P.O. Box 1
Tel 0721 555 001
2. Mr. Daniel Kilonzo
Education Officer, Kitui West
Tel 0733 555 002`,
    truth: {
      name: "Benson Mutinda Musyoka",
      email: "bmusyoka85@kitui.example",
      phone: "+254728555192",
      address: "P.O. Box 501-90200, Kitui",
      experience: [
        job("Deputy Principal", "Mutonguni Secondary School", "2015-01", "now"),
        job("Teacher (Mathematics and Physics)", "Migwani Boys", "2011-05", "2014-12"),
      ],
      education: [
        study(
          "Bachelor of Education (Science)",
          "Kenyatta University",
          "degree",
          "2006",
          "2010",
          "Second Class Honours (Lower Division)",
        ),
        study("K.C.S.E", "Kitui High School", null, "2001", "2004", "B (Plain)"),
        study("K.C.P.E", "Mutune Primary School", null, "1993", "2000", "389 marks"),
      ],
      skills: ["Computer literacy", "First aid", "Examination marking"],
    },
  },
  {
    id: "dev-functional",
    rendering: { producer: "libreoffice-pdf", theme: "classic" },
    markup: `
@ Mohamed Salim Bakari
^ Likoni, Mombasa. Phone +254 (0)735 220 114. msbakari@bahari.example
# Career Objective
A post in port operations where I can use my knowledge of cranes and people.
# Key Skills
**Operations:** Crane operation, Yard planning, Berth allocation
**People:** Shift supervision, Safety talks
**Software:** Navis N4, Excel
# Work History
Kipevu Port Services, Crane Operator, 2016 – present
Coast Stevedores, Tally Clerk, 2012 – 2016
Bandari Supermarket, Cashier, 2010 – 2012
# Qualifications
Crane Operator Certificate, Bandari Maritime Academy, 2015
KCSE, Khamis High School, 2009, C
# Additional Information
Driving licence classes B, C and E. Police clearance valid to 2026.`,
    truth: {
      name: "Mohamed Salim Bakari",
      email: "msbakari@bahari.example",
      phone: "+254735220114",
      address: "Likoni, Mombasa",
      experience: [
        job("Crane Operator", "Kipevu Port Services", "2016", "now"),
        job("Tally Clerk", "Coast Stevedores", "2012", "2016"),
        job("Cashier", "Bandari Supermarket", "2010", "2012"),
      ],
      education: [
        study("Crane Operator Certificate", "Bandari Maritime Academy", "certificate", null, "2015"),
        study("KCSE", "Khamis High School", null, null, "2009", "C"),
      ],
      skills: [
        "Crane operation",
        "Yard planning",
        "Berth allocation",
        "Shift supervision",
        "Safety talks",
        "Navis N4",
        "Excel",
      ],
    },
  },
  {
    id: "dev-academic",
    rendering: { producer: "chromium", theme: "classic" },
    markup: `
@ Dr. Eunice Wambui Kinyanjui
Department of Economics, University of Thika
P.O. Box 342-01000, Thika · e.kinyanjui@thika.example · +254 720 300 771
# Research Interests
Savings groups, mobile money, rural credit
# Academic Appointments
**Senior Lecturer**, University of Thika >> 2019 – present
**Lecturer**, Maasai Mara University >> 2014 – 2019
**Tutorial Fellow**, Maasai Mara University >> 2011 – 2014
# Education
**PhD in Economics**, University of Cape Town >> 2010 – 2014
Thesis: Essays on informal saving in Kenya
**MA in Economics**, University of Nairobi >> 2006 – 2008
**BA in Economics and Mathematics**, Kenyatta University >> 2001 – 2005
First Class Honours
# Publications
Kinyanjui, E. and Otieno, P. (2021). Chama contracts. Journal of Rural Finance, 12(3), 45–61.
Kinyanjui, E. (2018). Who saves with whom? Nairobi: University Press.
# Grants and Awards
Young researcher award, 2016
Research grant of KES 3.2 million, National Research Fund, 2020 – 2022
# Skills
Stata, LaTeX, Survey design, Grant writing
# References
Prof. James Mwangi, University of Nairobi, jmwangi@uon.example`,
    truth: {
      name: "Eunice Wambui Kinyanjui",
      email: "e.kinyanjui@thika.example",
      phone: "+254720300771",
      address: "P.O. Box 342-01000, Thika",
      experience: [
        job("Senior Lecturer", "University of Thika", "2019", "now"),
        job("Lecturer", "Maasai Mara University", "2014", "2019"),
        job("Tutorial Fellow", "Maasai Mara University", "2011", "2014"),
      ],
      education: [
        study("PhD in Economics", "University of Cape Town", "phd", "2010", "2014"),
        study("MA in Economics", "University of Nairobi", "masters", "2006", "2008"),
        study(
          "BA in Economics and Mathematics",
          "Kenyatta University",
          "degree",
          "2001",
          "2005",
          "First Class Honours",
        ),
      ],
      skills: ["Stata", "LaTeX", "Survey design", "Grant writing"],
    },
  },
  {
    id: "dev-prose-jobs",
    rendering: { producer: "libreoffice-pdf", theme: "modern" },
    markup: `
@ Alfred Musalia Amunga
Sales and distribution manager
Vihiga, Kenya | alfred.amunga@soko.example | 0700 414 515
# Profile
Eighteen years in fast moving consumer goods, from van salesman to manager of a region with nine distributors.
# Experience
**Regional Sales Manager**
Safi Beverages East Africa, Kisumu
April 2017 – Present
Responsible for sales of KES 1.1 billion a year across Western and Nyanza. Recruited and trained a team of 34, opened four depots between 2018 and 2021, and moved the region from sixth to second place. Worked with Unilever and other partners on joint promotions in 2022.
Key achievements:
- Best region of the year 2021
- Introduced route planning on phones
**Area Sales Representative**
Jumbo Foods Limited, Kakamega
August 2009 – March 2017
Sold to wholesalers and supermarkets in two counties. In 2014 I took over the accounts of a colleague and doubled them within a year.
**Van Salesman**
Elgon Bakeries
2006 – 2009
Delivered bread to 120 shops a day.
# Education
**Diploma in Sales and Marketing**
Kenya Institute of Management
2012 – 2014
**KCSE**
Chavakali High School
2002 – 2005
Mean grade B-
# Strengths
Route to market, Key accounts, Coaching, Forecasting`,
    truth: {
      name: "Alfred Musalia Amunga",
      email: "alfred.amunga@soko.example",
      phone: "+254700414515",
      address: "Vihiga, Kenya",
      experience: [
        job("Regional Sales Manager", "Safi Beverages East Africa", "2017-04", "now"),
        job("Area Sales Representative", "Jumbo Foods Limited", "2009-08", "2017-03"),
        job("Van Salesman", "Elgon Bakeries", "2006", "2009"),
      ],
      education: [
        study("Diploma in Sales and Marketing", "Kenya Institute of Management", "diploma", "2012", "2014"),
        study("KCSE", "Chavakali High School", null, "2002", "2005", "B-"),
      ],
      skills: ["Route to market", "Key accounts", "Coaching", "Forecasting"],
    },
  },
  {
    id: "dev-bilingual-headings",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
**ASHA RAMADHAN MWAKIO**
Simu/Tel: +254 741 909 220
Barua pepe/Email: asha.mwakio@voi.example
Makazi/Residence: Voi, Taita Taveta
# UZOEFU WA KAZI / WORK EXPERIENCE
**Mhudumu wa Afya ya Jamii (Community Health Worker)**
Moi County Referral Hospital, Voi
Januari 2020 – hadi leo
- Kutembelea kaya 120 kila mwezi
**Msaidizi wa Ofisi**
Kaunti ya Taita Taveta
Mei 2018 – Desemba 2019
- Kupokea barua na wageni
# ELIMU / EDUCATION
Astashahada ya Afya ya Jamii, Chuo cha Tiba Voi, 2016 – 2017
KCSE, Shule ya Upili ya Mwakitawa, 2012 – 2015, Alama: C-
# UJUZI / SKILLS
Huduma ya kwanza, Takwimu za afya, Mawasiliano`,
    truth: {
      name: "Asha Ramadhan Mwakio",
      email: "asha.mwakio@voi.example",
      phone: "+254741909220",
      address: "Voi, Taita Taveta",
      experience: [
        job(
          "Mhudumu wa Afya ya Jamii (Community Health Worker)",
          "Moi County Referral Hospital",
          "2020-01",
          "now",
        ),
        job("Msaidizi wa Ofisi", "Kaunti ya Taita Taveta", "2018-05", "2019-12"),
      ],
      education: [
        study("Astashahada ya Afya ya Jamii", "Chuo cha Tiba Voi", "certificate", "2016", "2017"),
        study("KCSE", "Shule ya Upili ya Mwakitawa", null, "2012", "2015", "C-"),
      ],
      skills: ["Huduma ya kwanza", "Takwimu za afya", "Mawasiliano"],
    },
  },
  {
    id: "dev-graduate-attachments",
    rendering: { producer: "docx", theme: "compact" },
    markup: `
@ NEEMA KHADIJA JEFWA
Kilifi | 0799 123 900 | neemajefwa@chuo.example
# CAREER OBJECTIVE
Recent graduate who wants to learn the work of a credit union from the counter up.
# EDUCATION
**Pwani University** >> Sept 2019 – Nov 2023
Bachelor of Commerce (Banking and Finance)
Second Class Honours, Upper Division
**Bahari Girls Secondary School** >> Feb 2015 – Nov 2018
Kenya Certificate of Secondary Education (KCSE)
Mean Grade: B+ (plus)
# PROFESSIONAL COURSES
CPA Section 2 – Kasneb – 2022
Computer packages – Kilifi Computer College – 2019
# INDUSTRIAL ATTACHMENT
**Imarika Community SACCO, Kilifi** >> May 2022 – August 2022
Attachee, Credit Department
- Checked loan forms and filed securities
# VOLUNTEER WORK
**Kenya Red Cross Society, Kilifi Branch** >> 2020 – 2021
Volunteer
- Registered households for relief
# LEADERSHIP
Treasurer, Commerce Students Association, 2021 – 2022
# PERSONAL SKILLS
- Honest and hard working
- Able to work under pressure
- Good command of Excel`,
    truth: {
      name: "Neema Khadija Jefwa",
      email: "neemajefwa@chuo.example",
      phone: "+254799123900",
      address: "Kilifi",
      experience: [
        job("Attachee, Credit Department", "Imarika Community SACCO", "2022-05", "2022-08"),
        job("Volunteer", "Kenya Red Cross Society", "2020", "2021"),
      ],
      education: [
        study(
          "Bachelor of Commerce (Banking and Finance)",
          "Pwani University",
          "degree",
          "2019-09",
          "2023-11",
          "Second Class Honours, Upper Division",
        ),
        study(
          "Kenya Certificate of Secondary Education (KCSE)",
          "Bahari Girls Secondary School",
          null,
          "2015-02",
          "2018-11",
          "B+ (plus)",
        ),
        study("CPA Section 2", "Kasneb", null, null, "2022"),
        study("Computer packages", "Kilifi Computer College", "certificate", null, "2019"),
      ],
      skills: ["Honest and hard working", "Able to work under pressure", "Good command of Excel"],
    },
  },
  {
    id: "dev-tabbed-doc",
    rendering: { producer: "libreoffice-doc", theme: "plain" },
    markup: `
**RESUME**
**Name:** Lawrence Kirui Sitienei
**Tel:** 0705 622 733
**Email:** lawrence.kirui@kericho.example
**Location:** Kericho
# Summary of Qualifications
Certified driver trainer with a spotless licence since 2008.
# Professional Experience
Rift Valley Driving School >> Kericho
Driving Instructor >> Jan 2016 to present
Taught more than 900 learners for classes B and C.
Kept the logbooks and booked tests.
Highlands Couriers >> Nakuru
Dispatch Rider >> Jul 2011 to Dec 2015
Delivered parcels within four counties.
# Education and Certifications
Instructor Licence, National Transport and Safety Authority >> 2015
Certificate in Motor Vehicle Mechanics, Kericho Township Polytechnic >> 2009 - 2010
KCSE, Kabianga High School >> 2004 - 2007
# Skills
Defensive driving >> Road signs
First aid >> Vehicle inspection
Patience >> Kiswahili`,
    truth: {
      name: "Lawrence Kirui Sitienei",
      email: "lawrence.kirui@kericho.example",
      phone: "+254705622733",
      address: "Kericho",
      experience: [
        job("Driving Instructor", "Rift Valley Driving School", "2016-01", "now"),
        job("Dispatch Rider", "Highlands Couriers", "2011-07", "2015-12"),
      ],
      education: [
        study("Instructor Licence", "National Transport and Safety Authority", null, null, "2015"),
        study(
          "Certificate in Motor Vehicle Mechanics",
          "Kericho Township Polytechnic",
          "certificate",
          "2009",
          "2010",
        ),
        study("KCSE", "Kabianga High School", null, "2004", "2007"),
      ],
      skills: ["Defensive driving", "Road signs", "First aid", "Vehicle inspection", "Patience", "Kiswahili"],
    },
  },
  {
    id: "dev-designer-cv",
    rendering: { producer: "chromium", theme: "spaced" },
    markup: `
[[[36
@ Sophie Laurent
# About
French pastry chef who has fed airlines, embassies and one very demanding grandmother.
# Contact
+33 6 12 34 56 78
sophie.laurent@patisserie.example
Lyon, France
# Skills
Viennoiserie
Menu costing
HACCP
Team training
|||
# Experience
**HEAD PASTRY CHEF**
Hôtel des Alpes / Annecy / 2019 — now
Runs a kitchen of seven and a shop window that sells out by ten.
**PASTRY CHEF**
Maison Colette / Lyon / 2015 — 2019
Developed the gluten free range.
**COMMIS CHEF**
Air Catering Rhône / Lyon / 2013 — 2015
# Education
**CAP Pâtissier**
Institut Culinaire de Lyon / 2011 — 2013
]]]`,
    truth: {
      name: "Sophie Laurent",
      email: "sophie.laurent@patisserie.example",
      phone: "+33612345678",
      address: "Lyon, France",
      experience: [
        job("HEAD PASTRY CHEF", "Hôtel des Alpes", "2019", "now"),
        job("PASTRY CHEF", "Maison Colette", "2015", "2019"),
        job("COMMIS CHEF", "Air Catering Rhône", "2013", "2015"),
      ],
      education: [study("CAP Pâtissier", "Institut Culinaire de Lyon", null, "2011", "2013")],
      skills: ["Viennoiserie", "Menu costing", "HACCP", "Team training"],
    },
  },
  {
    id: "dev-page-header-docx",
    rendering: { producer: "docx", theme: "compact" },
    markup: `
%header DUNCAN OCHIENG OGOLA — Tel. 0721 606 070 — duncan.ogola@ukumbi.example — Ahero
%footer Page 1 of 2
# Profile
Quantity surveyor with site experience in roads and schools.
# Employment
**Quantity Surveyor**
Nyando Construction Company Ltd
February 2018 – Present
- Measures and values work on four sites
**Assistant Quantity Surveyor**
Kano Plains Irrigation Board
June 2015 – January 2018
- Prepared bills of quantities
# Academic Qualifications
- BSc Quantity Surveying, 2010 – 2015, JKUAT
- K.C.S.E. Ahero High School 2006 – 2009 Mean Grade B+
- K.C.P.E. Kochogo Primary School 2005
# Professional Qualifications
- Registered Quantity Surveyor, BORAQS, 2019
- Member, Institute of Quantity Surveyors of Kenya
# Software
AutoCAD, WinQS, MS Project`,
    truth: {
      name: "Duncan Ochieng Ogola",
      email: "duncan.ogola@ukumbi.example",
      phone: "+254721606070",
      address: "Ahero",
      experience: [
        job("Quantity Surveyor", "Nyando Construction Company Ltd", "2018-02", "now"),
        job("Assistant Quantity Surveyor", "Kano Plains Irrigation Board", "2015-06", "2018-01"),
      ],
      education: [
        study("BSc Quantity Surveying", "JKUAT", "degree", "2010", "2015"),
        study("K.C.S.E.", "Ahero High School", null, "2006", "2009", "B+"),
        study("K.C.P.E.", "Kochogo Primary School", null, null, "2005"),
        study("Registered Quantity Surveyor", "BORAQS", null, null, "2019"),
      ],
      skills: ["AutoCAD", "WinQS", "MS Project"],
    },
  },
  {
    id: "dev-header-contacts-lines",
    rendering: { producer: "docx", theme: "modern" },
    markup: `
%header Sarah Nyawira Mbugua
# Profile
Community organiser and trainer of trainers.
# Contact
sarah.mbugua@jamii.example
+254 734 110 119
P.O. Box 18-10300, Kerugoya
# Work experience
Programme Officer, Mwea Rice Growers Trust >> 2020 – to date
- Facilitates farmer field schools
Community Mobiliser, Afya Bora Kirinyaga >> 2017 – 2020
- Reached 4,000 households
# Education & certifications
Bachelor of Arts (Sociology), Chuka University, Second Class Honours (Upper Division) >> 2013 – 2017
Diploma, Project Management – Kenya Institute of Project Management >> 2019
Certificate: Monitoring & Evaluation, AMREF International University >> 2021
# Core skills
- Facilitation
- Proposal writing`,
    truth: {
      name: "Sarah Nyawira Mbugua",
      email: "sarah.mbugua@jamii.example",
      phone: "+254734110119",
      address: "P.O. Box 18-10300, Kerugoya",
      experience: [
        job("Programme Officer", "Mwea Rice Growers Trust", "2020", "now"),
        job("Community Mobiliser", "Afya Bora Kirinyaga", "2017", "2020"),
      ],
      education: [
        study(
          "Bachelor of Arts (Sociology)",
          "Chuka University",
          "degree",
          "2013",
          "2017",
          "Second Class Honours (Upper Division)",
        ),
        study(
          "Diploma, Project Management",
          "Kenya Institute of Project Management",
          "diploma",
          null,
          "2019",
        ),
        study(
          "Certificate: Monitoring & Evaluation",
          "AMREF International University",
          "certificate",
          null,
          "2021",
        ),
      ],
      skills: ["Facilitation", "Proposal writing"],
    },
  },
  {
    id: "dev-classes-and-modules",
    rendering: { producer: "chromium", theme: "classic" },
    markup: `
@ Hassan Bishar Adow
^ Mandera | +254 722 919 818 | hassan.adow@mandera.example
# Work Experience
**Branch Accountant**, Frontier Takaful, Mandera | 03/2019 - Present
- Prepares monthly accounts under IFRS 17
- Files returns
**Accounts Clerk**, County Government of Mandera | 08/2016 - 02/2019
- Paid suppliers
# Education Background
**University of Nairobi** (2012 - 2016)
Bachelor of Commerce, Accounting option
Graduated with Second Class Honours (Upper Division)
Core units: Taxation, Auditing, Islamic Finance
**Kenya Accountants and Secretaries National Examinations Board** (2016 - 2018)
Certified Public Accountant, CPA (K)
**Mandera Secondary School** (2008 - 2011)
Kenya Certificate of Secondary Education: B (plain)
# Other Courses
- Islamic microfinance certificate, Strathmore Business School, 2020
# Skills
Islamic finance; Sage 50; Tax; Somali`,
    truth: {
      name: "Hassan Bishar Adow",
      email: "hassan.adow@mandera.example",
      phone: "+254722919818",
      address: "Mandera",
      experience: [
        job("Branch Accountant", "Frontier Takaful", "2019-03", "now"),
        job("Accounts Clerk", "County Government of Mandera", "2016-08", "2019-02"),
      ],
      education: [
        study(
          "Bachelor of Commerce, Accounting option",
          "University of Nairobi",
          "degree",
          "2012",
          "2016",
          "Second Class Honours (Upper Division)",
        ),
        study(
          "Certified Public Accountant, CPA (K)",
          "Kenya Accountants and Secretaries National Examinations Board",
          null,
          "2016",
          "2018",
        ),
        study(
          "Kenya Certificate of Secondary Education",
          "Mandera Secondary School",
          null,
          "2008",
          "2011",
          "B (plain)",
        ),
        study("Islamic microfinance certificate", "Strathmore Business School", "certificate", null, "2020"),
      ],
      skills: ["Islamic finance", "Sage 50", "Tax", "Somali"],
    },
  },
  {
    id: "dev-short-years-caps-doc",
    rendering: { producer: "libreoffice-doc", theme: "compact" },
    markup: `
^ CURRICULUM VITAE
NAME: TABITHA NDUKU KILONZO
TEL: 0717-404-505
EMAIL: TABITHANDUKU@MAKUENI.EXAMPLE
ADDRESS: BOX 78 WOTE
# EDUCATIONAL QUALIFICATIONS
YEAR :: INSTITUTION AND AWARD
2016-18 :: MAKUENI TECHNICAL TRAINING INSTITUTE: CERTIFICATE IN SECRETARIAL STUDIES (PASS)
2012-15 :: MATILIKU SECONDARY SCHOOL: KCSE GRADE D+
# WORKING EXPERIENCE
JAN 2019 - DATE :: SECRETARY, MAKUENI COUNTY ASSEMBLY
JUNE 2018 - DEC 2018 :: INTERN, SULTAN HAMUD LAW CHAMBERS
# SKILLS ACQUIRED
TYPING AND MINUTE TAKING
FILING
RECEPTION DUTIES`,
    truth: {
      name: "Tabitha Nduku Kilonzo",
      email: "tabithanduku@makueni.example",
      phone: "+254717404505",
      address: "P.O. Box 78, Wote",
      experience: [
        job("SECRETARY", "MAKUENI COUNTY ASSEMBLY", "2019-01", "now"),
        job("INTERN", "SULTAN HAMUD LAW CHAMBERS", "2018-06", "2018-12"),
      ],
      education: [
        study(
          "CERTIFICATE IN SECRETARIAL STUDIES",
          "MAKUENI TECHNICAL TRAINING INSTITUTE",
          "certificate",
          "2016",
          "2018",
          "PASS",
        ),
        study("KCSE", "MATILIKU SECONDARY SCHOOL", null, "2012", "2015", "D+"),
      ],
      skills: ["TYPING AND MINUTE TAKING", "FILING", "RECEPTION DUTIES"],
    },
  },
  {
    id: "dev-referees-on-top",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
# REFEREES
Bw. Juma Ali - Mkuu wa Shule, Shule ya Msingi Shela - 0722 808 101
Bi. Fatuma Omar - Afisa Elimu, Lamu - fatuma@elimu.example

@ SAUMU HALIMA BAKARI
S.L.P. 12-80500, Lamu
Simu 0745 606 777, barua pepe saumu.bakari@lamu.example

# ELIMU
Cheti cha Ualimu (P1), Chuo cha Ualimu Shanzu, 2015 – 2017
KCSE, Shule ya Sekondari ya Lamu, 2011 – 2014, C
# UZOEFU WA KAZI
Mwalimu, Shule ya Msingi Shela
Januari 2018 hadi leo
- Kufundisha Hisabati na Kiswahili
# UJUZI
Kufundisha, Muziki, Kompyuta`,
    truth: {
      name: "Saumu Halima Bakari",
      email: "saumu.bakari@lamu.example",
      phone: "+254745606777",
      address: "S.L.P. 12-80500, Lamu",
      experience: [job("Mwalimu", "Shule ya Msingi Shela", "2018-01", "now")],
      education: [
        study("Cheti cha Ualimu (P1)", "Chuo cha Ualimu Shanzu", "certificate", "2015", "2017"),
        study("KCSE", "Shule ya Sekondari ya Lamu", null, "2011", "2014", "C"),
      ],
      skills: ["Kufundisha", "Muziki", "Kompyuta"],
    },
  },
];
