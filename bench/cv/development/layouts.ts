import { type Cv, job, study } from "../cv.ts";

/** CVs whose difficulty is their layout. */
export const layouts: Cv[] = [
  {
    id: "dev-sidebar-right-chromium",
    rendering: { producer: "chromium", theme: "modern" },
    markup: `
@ Wambui Gathoni Macharia
^ Graphic designer and illustrator
[[[68
# Work experience
**Brand Designer**
Rangi Studio, Nairobi
2020 - Present
- Art direction for eleven consumer brands
- Trains interns every quarter
**Freelance Illustrator**
Self-employed
2017 - 2020
- Children's books in Kiswahili and Gikuyu
# Education
**Diploma in Graphic Design**
Buruburu Institute of Fine Arts
2014 - 2016
Distinction
|||
# Contact details
+254 718 909 010
wambui@rangi.example
Ngong Road, Nairobi
# Expertise
Illustration
Typography
Adobe Illustrator
Packaging
# Referees
Sam Otieno
Creative Director
0700 112 113
]]]`,
    truth: {
      name: "Wambui Gathoni Macharia",
      email: "wambui@rangi.example",
      phone: "+254718909010",
      address: "Ngong Road, Nairobi",
      experience: [
        job("Brand Designer", "Rangi Studio", "2020", "now"),
        job("Freelance Illustrator", "Self-employed", "2017", "2020"),
      ],
      education: [
        study(
          "Diploma in Graphic Design",
          "Buruburu Institute of Fine Arts",
          "diploma",
          "2014",
          "2016",
          "Distinction",
        ),
      ],
      skills: ["Illustration", "Typography", "Adobe Illustrator", "Packaging"],
    },
  },
  {
    id: "dev-sidebar-two-pages",
    rendering: { producer: "chromium", theme: "classic" },
    markup: `
[[[30
@ Felix Kiptoo Koech
# CONTACT
0729 404 505
felixkoech@mbio.example
Nandi Hills
# TECHNICAL SKILLS
- Tea factory maintenance
- Boiler operation
- PLC programming
- Welding
- AutoCAD
# SOFT SKILLS
- Leadership
- Patience
# LANGUAGES
- English
- Kiswahili
- Nandi
|||
# SUMMARY
Mechanical engineer in tea processing with a decade of breakdowns avoided.
# WORK EXPERIENCE
**Maintenance Engineer** >> Jan 2019 - Present
Kapsumbeiywo Tea Factory
- Plans preventive maintenance for two withering lines and a biomass boiler, with a crew of nine artisans on rotating shifts
- Brought unplanned stops from 41 hours a month in 2019 to 9 hours in 2022
- Commissioned a 300 kW hydropower scheme with the county engineers
- Keeps the stores budget of KES 14 million and reports on it monthly
- Trains apprentices from the local polytechnic in bearing replacement, alignment and safe working
**Assistant Engineer** >> Mar 2016 - Dec 2018
Chebut Tea Factory
- Rebuilt four rotorvanes and the conveyor drives
- Wrote the first lockout procedure of the factory and had every artisan sign it
- Logged vibration on fans and motors and found two failing bearings in time
- Supervised contractors during the annual shutdown of 2017
**Graduate Trainee** >> Sep 2014 - Feb 2016
Highland Power Company
- Rotated through generation, transmission and stores
- Assisted in the overhaul of a 5 MW turbine
- Wrote inspection reports for the chief engineer
- Measured oil quality and transformer temperature across nine substations in Nandi and Kericho
# EDUCATION
**BSc Mechanical Engineering** >> 2009 - 2014
Jomo Kenyatta University of Agriculture and Technology
Second Class Honours (Upper Division)
**KCSE** >> 2005 - 2008
Kapsabet Boys High School
A-
# REFEREES
Eng. Paul Sang, Factory Unit Manager, Kapsumbeiywo Tea Factory, 0721 707 808
]]]`,
    truth: {
      name: "Felix Kiptoo Koech",
      email: "felixkoech@mbio.example",
      phone: "+254729404505",
      address: "Nandi Hills",
      experience: [
        job("Maintenance Engineer", "Kapsumbeiywo Tea Factory", "2019-01", "now"),
        job("Assistant Engineer", "Chebut Tea Factory", "2016-03", "2018-12"),
        job("Graduate Trainee", "Highland Power Company", "2014-09", "2016-02"),
      ],
      education: [
        study(
          "BSc Mechanical Engineering",
          "Jomo Kenyatta University of Agriculture and Technology",
          "degree",
          "2009",
          "2014",
          "Second Class Honours (Upper Division)",
        ),
        study("KCSE", "Kapsabet Boys High School", null, "2005", "2008", "A-"),
      ],
      skills: [
        "Tea factory maintenance",
        "Boiler operation",
        "PLC programming",
        "Welding",
        "AutoCAD",
        "Leadership",
        "Patience",
      ],
    },
  },
  {
    id: "dev-referees-columns",
    rendering: { producer: "libreoffice-pdf", theme: "modern" },
    markup: `
@ Patience Wesonga Shikuku
^ Kakamega | 0712 700 801 | patience.shikuku@kazi.example
# Profile
Agronomist who prefers fields to offices.
# Experience
**Field Agronomist**, Western Seed Growers, Kakamega
May 2021 - present
- Advises 800 contract farmers
**Extension Intern**, County Government of Vihiga
Jan 2020 - Dec 2020
- Ran demonstration plots
# Education
**Bachelor of Science in Agriculture**, University of Eldoret, 2015 - 2019, First Class Honours
# Skills
Soil sampling, Farmer training, ODK
# Referees
[[[50
**Dr. Henry Masinde**
Senior Lecturer
University of Eldoret
0733 445 511
masinde@eldoret.example
|||
**Mr. Titus Anyona**
Chief Agronomist
Western Seed Growers
0722 445 512
anyona@seed.example
]]]`,
    truth: {
      name: "Patience Wesonga Shikuku",
      email: "patience.shikuku@kazi.example",
      phone: "+254712700801",
      address: "Kakamega",
      experience: [
        job("Field Agronomist", "Western Seed Growers", "2021-05", "now"),
        job("Extension Intern", "County Government of Vihiga", "2020-01", "2020-12"),
      ],
      education: [
        study(
          "Bachelor of Science in Agriculture",
          "University of Eldoret",
          "degree",
          "2015",
          "2019",
          "First Class Honours",
        ),
      ],
      skills: ["Soil sampling", "Farmer training", "ODK"],
    },
  },
  {
    id: "dev-margin-headings",
    rendering: { producer: "pdfmake", theme: "plain" },
    markup: `
@ Joyce Kemunto Ombati
Nyamira – 0701 333 212 – joyce.ombati@kisii.example

**PROFILE** :: Records officer with a love of order and eight years in county registries.

**EXPERIENCE** :: **Records Officer**, County Government of Nyamira, 2017 – to date
:: Indexing land files and training clerks
:: **Registry Clerk**, Gucha Law Chambers, 2015 – 2017
:: Filing pleadings and court dates

**EDUCATION** :: Diploma in Information Science, Kisii National Polytechnic, 2012 – 2014
:: KCSE, Sironga Girls High School, 2008 – 2011, C+

**SKILLS** :: Indexing, Archiving, Typing, Customer care`,
    truth: {
      name: "Joyce Kemunto Ombati",
      email: "joyce.ombati@kisii.example",
      phone: "+254701333212",
      address: "Nyamira",
      experience: [
        job("Records Officer", "County Government of Nyamira", "2017", "now"),
        job("Registry Clerk", "Gucha Law Chambers", "2015", "2017"),
      ],
      education: [
        study("Diploma in Information Science", "Kisii National Polytechnic", "diploma", "2012", "2014"),
        study("KCSE", "Sironga Girls High School", null, "2008", "2011", "C+"),
      ],
      skills: ["Indexing", "Archiving", "Typing", "Customer care"],
    },
  },
  {
    id: "dev-letter-spaced",
    rendering: { producer: "libreoffice-pdf", theme: "spaced" },
    markup: `
@ Hodan Ifrah Guled
^ hodan.guled@pwani.example | 0722 818 283 | Mombasa
# Profile
Customs clerk with a clean record at the port of Mombasa.
# Work Experience
**Clearing and Forwarding Officer**
Baharini Freight Forwarders Ltd, Mombasa, June 2018 - Present
- Lodges customs entries for containers and vehicles
**Office Assistant**
Tudor Medical Centre, Mombasa, 2016 - 2018
- Kept appointments
# Education
**Diploma in Clearing and Freight Management**
Kenya School of Revenue Administration, 2014 - 2016
# Skills
- Customs procedures
- iCMS
- Arabic`,
    truth: {
      name: "Hodan Ifrah Guled",
      email: "hodan.guled@pwani.example",
      phone: "+254722818283",
      address: "Mombasa",
      experience: [
        job("Clearing and Forwarding Officer", "Baharini Freight Forwarders Ltd", "2018-06", "now"),
        job("Office Assistant", "Tudor Medical Centre", "2016", "2018"),
      ],
      education: [
        study(
          "Diploma in Clearing and Freight Management",
          "Kenya School of Revenue Administration",
          "diploma",
          "2014",
          "2016",
        ),
      ],
      skills: ["Customs procedures", "iCMS", "Arabic"],
    },
  },
  {
    id: "dev-layout-table-docx",
    rendering: { producer: "docx", theme: "compact" },
    markup: `
@ Samuel Lekishon Leshao
Tour guide and driver
[[[33
# CONTACTS
+254 711 606 515
leshao.sam@mara.example
Narok Town
# LANGUAGES
Maa
English
German
# SKILLS
Bird identification
Off-road driving
First aid
|||
# EXPERIENCE
**Head Guide**
Oloolaimutia Camp, Maasai Mara
November 2018 to date
- Leads walking safaris
- Trains junior guides
**Driver Guide**
Rift Tours and Travel Ltd
July 2014 – October 2018
- Drove guests between parks
# EDUCATION
**Certificate in Tour Guiding**
Kenya Utalii College
2013
**KCSE**
Narok High School
2008 – 2011
]]]`,
    truth: {
      name: "Samuel Lekishon Leshao",
      email: "leshao.sam@mara.example",
      phone: "+254711606515",
      address: "Narok Town",
      experience: [
        job("Head Guide", "Oloolaimutia Camp", "2018-11", "now"),
        job("Driver Guide", "Rift Tours and Travel Ltd", "2014-07", "2018-10"),
      ],
      education: [
        study("Certificate in Tour Guiding", "Kenya Utalii College", "certificate", null, "2013"),
        study("KCSE", "Narok High School", null, "2008", "2011"),
      ],
      skills: ["Bird identification", "Off-road driving", "First aid"],
    },
  },
  {
    id: "dev-wrapped-tables",
    rendering: { producer: "chromium", theme: "plain" },
    markup: `
@ Josephine Syombua Mutiso
^ Kitui. 0703 121 232. syombua.mutiso@kitui.example
# Education
|Institution|Qualification|Period|Result|
|South Eastern Kenya University|Bachelor of Science in Statistics and Actuarial Science|Sept 2012 – June 2016|Second Class Honours (Upper Division)|
|Muthale Girls High School|Kenya Certificate of Secondary Education|2008 – 2011|B+|
# Employment
|Dates|Organisation|Post held|Responsibilities|
|February 2018 – to date|Kitui Rural Women Savings Association|Monitoring and Evaluation Officer|Designing surveys, analysing data and writing quarterly reports to the donors|
|June 2016 – January 2018|National Bureau of Household Surveys|Enumerator|Household interviews in three sub-counties|
# Skills
STATA, SPSS, Survey design, Report writing`,
    truth: {
      name: "Josephine Syombua Mutiso",
      email: "syombua.mutiso@kitui.example",
      phone: "+254703121232",
      address: "Kitui",
      experience: [
        job("Monitoring and Evaluation Officer", "Kitui Rural Women Savings Association", "2018-02", "now"),
        job("Enumerator", "National Bureau of Household Surveys", "2016-06", "2018-01"),
      ],
      education: [
        study(
          "Bachelor of Science in Statistics and Actuarial Science",
          "South Eastern Kenya University",
          "degree",
          "2012-09",
          "2016-06",
          "Second Class Honours (Upper Division)",
        ),
        study(
          "Kenya Certificate of Secondary Education",
          "Muthale Girls High School",
          null,
          "2008",
          "2011",
          "B+",
        ),
      ],
      skills: ["STATA", "SPSS", "Survey design", "Report writing"],
    },
  },
  {
    id: "dev-no-headings-docx",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
**Martin Odongo Oduor**
Migori, Kenya
0716 717 818
m.oduor@migori.example

Carpenter with fifteen years at the bench and a workshop of three.

Workshop Owner, Oduor Furniture Works, Migori
2015 to date
- Makes school desks and church pews
- Employs two apprentices

Carpenter, Rongo Timber Company
2009 – 2014
- Roofing and doors

Grade Test I in Carpentry, National Industrial Training Authority, 2010
KCPE, Rapogi Primary School, 2004

Skills: Joinery, Roofing, Wood turning`,
    truth: {
      name: "Martin Odongo Oduor",
      email: "m.oduor@migori.example",
      phone: "+254716717818",
      address: "Migori, Kenya",
      experience: [
        job("Workshop Owner", "Oduor Furniture Works", "2015", "now"),
        job("Carpenter", "Rongo Timber Company", "2009", "2014"),
      ],
      education: [
        study(
          "Grade Test I in Carpentry",
          "National Industrial Training Authority",
          "certificate",
          null,
          "2010",
        ),
        study("KCPE", "Rapogi Primary School", null, null, "2004"),
      ],
      skills: ["Joinery", "Roofing", "Wood turning"],
    },
  },
  {
    id: "dev-repeated-header",
    rendering: { producer: "libreoffice-pdf", theme: "compact" },
    markup: `
%header Vincent Kipkemboi Bett | Curriculum Vitae | 0720 909 101
%footer vincent.bett@riftmail.example
# Professional Summary
Branch manager with a record of opening and growing rural branches of savings cooperatives.
# Professional Experience
**Branch Manager** – Tegemeo SACCO Society Ltd, Bomet (Mar 2017 – Present)
- Grew deposits from KES 80 million in 2017 to KES 410 million in 2023
- Manages 23 staff in two offices
- Chairs the branch credit committee
- Opened the Sotik satellite office in September 2020
**Operations Officer** – Tegemeo SACCO Society Ltd, Kericho (Aug 2012 – Feb 2017)
- Ran the back office and the tellers
- Introduced biometric identification of members
- Balanced the branch daily and reported cash positions
- Wrote the manual for account opening that is in use today
**Teller** – Greenleaf Building Society, Kericho (Jan 2009 – Jul 2012)
- Paid and received cash
- Sold money orders and standing orders
- Counted and bundled notes for the central bank
# Education
**Bachelor of Business Administration** – University of Kabianga (2013 – 2017) – Second Class Lower
**Diploma in Co-operative Management** – Co-operative College of Kenya (2006 – 2008)
**KCSE** – Tenwek High School (2002 – 2005) – B
# Professional Qualification
**CPA Part I** – KASNEB – 2010
# Key Competencies
Branch management • Credit appraisal • Cash management • Staff training
# Conferences
SACCO leaders forum, Naivasha, 2019
Digital lending, Nairobi, 2022
# Declaration
I declare that the above is true to the best of my knowledge. Signed in June 2024.`,
    truth: {
      name: "Vincent Kipkemboi Bett",
      email: "vincent.bett@riftmail.example",
      phone: "+254720909101",
      address: null,
      experience: [
        job("Branch Manager", "Tegemeo SACCO Society Ltd", "2017-03", "now"),
        job("Operations Officer", "Tegemeo SACCO Society Ltd", "2012-08", "2017-02"),
        job("Teller", "Greenleaf Building Society", "2009-01", "2012-07"),
      ],
      education: [
        study(
          "Bachelor of Business Administration",
          "University of Kabianga",
          "degree",
          "2013",
          "2017",
          "Second Class Lower",
        ),
        study(
          "Diploma in Co-operative Management",
          "Co-operative College of Kenya",
          "diploma",
          "2006",
          "2008",
        ),
        study("KCSE", "Tenwek High School", null, "2002", "2005", "B"),
        study("CPA Part I", "KASNEB", null, null, "2010"),
      ],
      skills: ["Branch management", "Credit appraisal", "Cash management", "Staff training"],
    },
  },
  {
    id: "dev-plain-descriptions",
    rendering: { producer: "libreoffice-pdf", theme: "plain" },
    markup: `
@ Rahab Waithera Thuo
Tel: 0734 565 676, Email: rahab.thuo@nakuru.example, Nakuru
# Summary
Hotelier and events person.
# Work Experience
Banquet Supervisor
Lake Elmenteita Lodge, Nakuru
March 2019 to present
Supervising weddings and conferences of up to 500 guests
Preparing duty rosters for 18 waiters
Dealing with complaints on the spot
Waitress
Flamingo Guest House
January 2016 to February 2019
Taking orders and serving meals
Keeping the dining room clean
# Education
Diploma in Hotel Management
Rift Valley Institute of Science and Technology
January 2014 to November 2015
KCSE
Njoro Girls High School
February 2010 to November 2013
# Skills
Menu planning
Event coordination
Point of sale systems`,
    truth: {
      name: "Rahab Waithera Thuo",
      email: "rahab.thuo@nakuru.example",
      phone: "+254734565676",
      address: "Nakuru",
      experience: [
        job("Banquet Supervisor", "Lake Elmenteita Lodge", "2019-03", "now"),
        job("Waitress", "Flamingo Guest House", "2016-01", "2019-02"),
      ],
      education: [
        study(
          "Diploma in Hotel Management",
          "Rift Valley Institute of Science and Technology",
          "diploma",
          "2014-01",
          "2015-11",
        ),
        study("KCSE", "Njoro Girls High School", null, "2010-02", "2013-11"),
      ],
      skills: ["Menu planning", "Event coordination", "Point of sale systems"],
    },
  },
];
