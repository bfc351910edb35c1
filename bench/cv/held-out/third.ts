import { type Cv, job, study } from "../cv.ts";

export const third: Cv[] = [
  {
    id: "ho-label-jobs-doc",
    rendering: { producer: "libreoffice-doc", theme: "classic" },
    markup: `
^ CURRICULUM VITAE OF KAZUNGU KATANA CHARO
# BIO DATA
Email: kazungucharo@mtandao.example
Cell phone: +254 701 552 663
Address: P.O. Box 31, 80108 Kilifi
Nationality: Kenyan
# EMPLOYMENT HISTORY
Employer: Pwani Teachers SACCO
Position: ICT Officer
Period: 15th April 2018 to date
Responsibilities:
- Supporting users of the core banking system
- Taking daily backups
Employer: Malindi Sub-County Hospital
Position: ICT Attachee
Period: May 2017 – July 2017
Responsibilities:
- Repairing printers and cabling the records office
# EDUCATIONAL BACKGROUND
Pwani University
Bachelor of Science (Information Technology)
2013 – 2017
Second Class Honours Upper Division
Kilifi Boys Secondary School
KCSE – Mean Grade B-
2009 – 2012
# KEY SKILLS
Networking, SQL Server, Hardware repair, User training
# REFEREES
Mrs. Rehema Jefwa
Manager, Pwani Teachers SACCO
Phone: 0711 909 808
Email: rjefwa@pwani.example`,
    truth: {
      name: "Kazungu Katana Charo",
      email: "kazungucharo@mtandao.example",
      phone: "+254701552663",
      address: "P.O. Box 31-80108, Kilifi",
      experience: [
        job("ICT Officer", "Pwani Teachers SACCO", "2018-04-15", "now"),
        job("ICT Attachee", "Malindi Sub-County Hospital", "2017-05", "2017-07"),
      ],
      education: [
        study(
          "Bachelor of Science (Information Technology)",
          "Pwani University",
          "degree",
          "2013",
          "2017",
          "Second Class Honours Upper Division",
        ),
        study("KCSE", "Kilifi Boys Secondary School", null, "2009", "2012", "B-"),
      ],
      skills: ["Networking", "SQL Server", "Hardware repair", "User training"],
    },
  },
  {
    id: "ho-long-with-footers",
    rendering: { producer: "pdfmake", theme: "classic" },
    markup: `
%header Curriculum Vitae - Margaret Wairimu Gitonga
%footer margaret.gitonga@barid.example
@ MARGARET WAIRIMU GITONGA, MBA, CPA(K)
Lavington, Nairobi
Tel: 020 271 9000 (office), 0722 640 118 (mobile)
# Executive Summary
Finance leader with over eighteen years in regulated deposit taking institutions, the last six as head of finance. Known for cleaning up ledgers, for honest board papers, and for the people who grew in her teams.
# Professional Experience
**Chief Finance Officer**
Umande Deposit Taking SACCO, Nairobi
September 2018 – Present
- Lead a team of fourteen in accounting, treasury and planning
- Brought the cost to income ratio from 61% in 2018 to 44% in 2023
- Introduced monthly closing in four days and IFRS 9 provisioning
- Report to the board, the supervisory committee and the regulator
- Raised KES 900 million of institutional capital between 2019 and 2021
- Negotiated the core banking contract with three vendors
**Finance Manager**
Ridgeway Insurance Brokers, Nairobi
January 2013 – August 2018
- Prepared group accounts for three subsidiaries
- Managed the external audit without a qualification for five years
- Built the budget model that is still in use
- Supervised six accountants and two interns
**Senior Accountant**
Ridgeway Insurance Brokers, Nairobi
March 2010 – December 2012
- Reconciled premium accounts with nineteen underwriters
- Trained branch staff on cash handling
- Prepared tax returns and attended to tax audits
**Accountant**
Tumaini Schools Trust, Thika
February 2006 – February 2010
- Kept the books of eleven schools
- Computerised fee collection with the school administrators
- Prepared payroll for 300 teachers
- Ran the annual stock taking
# Education
**Master of Business Administration (Strategic Management)**
Strathmore University, 2014 – 2016
**Bachelor of Commerce (Accounting)**
Kenyatta University, 2001 – 2005, Second Class Honours (Upper Division)
# Professional Qualifications
CPA(K) – KASNEB – 2008
# Trainings and Workshops
- IFRS 9 implementation, 2018
- Corporate governance for SACCO boards, 2020
- Treasury risk, 2022
# Core Competencies
- Financial reporting
- Treasury management
- Regulatory compliance
- Board reporting
- Team leadership
# Referees
**Dr. Peter Njuguna** – Chairman, Umande SACCO – 0720 118 226 – pnjuguna@umande.example
**CPA Jane Auma** – Partner, Auma & Associates – 0733 118 227`,
    truth: {
      name: "Margaret Wairimu Gitonga",
      email: "margaret.gitonga@barid.example",
      phone: "+254722640118",
      address: "Lavington, Nairobi",
      experience: [
        job("Chief Finance Officer", "Umande Deposit Taking SACCO", "2018-09", "now"),
        job("Finance Manager", "Ridgeway Insurance Brokers", "2013-01", "2018-08"),
        job("Senior Accountant", "Ridgeway Insurance Brokers", "2010-03", "2012-12"),
        job("Accountant", "Tumaini Schools Trust", "2006-02", "2010-02"),
      ],
      education: [
        study(
          "Master of Business Administration (Strategic Management)",
          "Strathmore University",
          "masters",
          "2014",
          "2016",
        ),
        study(
          "Bachelor of Commerce (Accounting)",
          "Kenyatta University",
          "degree",
          "2001",
          "2005",
          "Second Class Honours (Upper Division)",
        ),
        study("CPA(K)", "KASNEB", null, null, "2008"),
      ],
      skills: [
        "Financial reporting",
        "Treasury management",
        "Regulatory compliance",
        "Board reporting",
        "Team leadership",
      ],
    },
  },
  {
    id: "ho-us-engineer",
    rendering: { producer: "chromium", theme: "compact" },
    markup: `
^ **Marcus T. Delgado**
^ Austin, TX • (512) 555-0142 • mdelgado@sample.example • linkedin.com/in/mdelgado
# EDUCATION
**University of Texas at Austin** >> Austin, TX
B.S. in Electrical Engineering, GPA: 3.71/4.00 >> May 2018
# EXPERIENCE
**Lonestar Robotics** >> Austin, TX
Embedded Software Engineer >> June 2020 – Present
- Wrote motor control firmware in C++ for a warehouse robot
- Reduced boot time by 35% and shipped to 12 customers
**Gulf Sensors Inc.** >> Houston, TX
Hardware Engineer I >> July 2018 – May 2020
- Designed four-layer boards for gas detection
# TECHNICAL SKILLS
Languages: C, C++, Python
Tools: KiCad, Git, JTAG debuggers`,
    truth: {
      name: "Marcus T. Delgado",
      email: "mdelgado@sample.example",
      phone: "+15125550142",
      address: "Austin, TX",
      experience: [
        job("Embedded Software Engineer", "Lonestar Robotics", "2020-06", "now"),
        job("Hardware Engineer I", "Gulf Sensors Inc.", "2018-07", "2020-05"),
      ],
      education: [
        study(
          "B.S. in Electrical Engineering",
          "University of Texas at Austin",
          "degree",
          null,
          "2018-05",
          "3.71/4.00",
        ),
      ],
      skills: ["C", "C++", "Python", "KiCad", "Git", "JTAG debuggers"],
    },
  },
  {
    id: "ho-layout-table",
    rendering: { producer: "docx", theme: "modern" },
    markup: `
[[[35
@ Winnie Adhiambo Okumu
# CONTACT
0790 221 334
winnieokumu@kisanduku.example
Homa Bay
# SKILLS
Event planning
Public speaking
Canva
Photography
# REFEREES
Pr. Elisha Opiyo
0724 661 220
|||
# PROFILE
Communication graduate who writes clearly in three languages.
# EXPERIENCE
**Communications Assistant**
Lake Region Economic Bloc, Kisumu
Oct 2022 – Date
- Write press releases and manage the website
**Radio Presenter (Volunteer)**
Ekialo FM
2020 – 2022
- Hosted the morning youth programme
# EDUCATION
**Bachelor of Arts in Communication and Media**
Rongo University
2017 – 2021
]]]`,
    truth: {
      name: "Winnie Adhiambo Okumu",
      email: "winnieokumu@kisanduku.example",
      phone: "+254790221334",
      address: "Homa Bay",
      experience: [
        job("Communications Assistant", "Lake Region Economic Bloc", "2022-10", "now"),
        job("Radio Presenter (Volunteer)", "Ekialo FM", "2020", "2022"),
      ],
      education: [
        study("Bachelor of Arts in Communication and Media", "Rongo University", "degree", "2017", "2021"),
      ],
      skills: ["Event planning", "Public speaking", "Canva", "Photography"],
    },
  },
  {
    id: "ho-kiswahili-columns",
    rendering: { producer: "pdfmake", theme: "compact" },
    markup: `
@ Riziki Mbeyu Tsuma
[[[34
# Mawasiliano
Simu: +254 733 410 552
riziki.tsuma@barua.example
Malindi, Kenya
# Ujuzi
- Uhasibu
- Excel
- Lugha tatu
# Lugha
Kiswahili, Kiingereza, Kigiriama
|||
# Muhtasari
Mhasibu mwenye uzoefu wa miaka mitano katika vyama vya ushirika na biashara ndogo.
# Uzoefu wa kazi
**Mhasibu**, Chama cha Ushirika cha Wavuvi Malindi
Machi 2020 - hadi sasa
- Kuandaa hesabu za kila mwezi
- Kulipa wanachama kwa njia ya simu
**Mhasibu Msaidizi**, Hoteli ya Bahari
Agosti 2018 - Februari 2020
- Kufuatilia madeni ya wageni
# Elimu
Shahada ya Biashara (Uhasibu), Chuo Kikuu cha Pwani, 2014 - 2018
Cheti cha elimu ya sekondari (KCSE), Shule ya Sekondari ya Barani, 2010 - 2013
# Wadhamini
Bi. Mariam Said, Mwenyekiti wa chama, 0722 300 441
]]]`,
    truth: {
      name: "Riziki Mbeyu Tsuma",
      email: "riziki.tsuma@barua.example",
      phone: "+254733410552",
      address: "Malindi, Kenya",
      experience: [
        job("Mhasibu", "Chama cha Ushirika cha Wavuvi Malindi", "2020-03", "now"),
        job("Mhasibu Msaidizi", "Hoteli ya Bahari", "2018-08", "2020-02"),
      ],
      education: [
        study("Shahada ya Biashara (Uhasibu)", "Chuo Kikuu cha Pwani", "degree", "2014", "2018"),
        study("Cheti cha elimu ya sekondari (KCSE)", "Shule ya Sekondari ya Barani", null, "2010", "2013"),
      ],
      skills: ["Uhasibu", "Excel", "Lugha tatu"],
    },
  },
];
