import { type Cv, job, study } from "../cv.ts";

/** CVs of applicants to SACCOs, written last and kept aside from the beginning. */
export const sixth: Cv[] = [
  {
    id: "ho-sacco-teller-plain",
    rendering: { producer: "libreoffice-pdf", theme: "plain" },
    markup: `
^ CURRICULUM VITAE
# PERSONAL INFORMATION
Name: Dorothy Kavata Musembi
Phone: 0704 818 272
Email: dorothykavata@barua.example
Address: P.O. Box 26 – 90115, Kangundo
Date of birth: 9th May 1997
# EDUCATION
2016 – 2018 :: Machakos Teachers Sacco Training Institute
Diploma in Banking and Finance – Credit
2012 – 2015 :: Tala Girls High School
KCSE Mean Grade C+
# WORK EXPERIENCE
**Teller – Ukamba Farmers Sacco Ltd**
From May 2020 to date
- Paying and receiving cash
- Opening accounts
**Sales Assistant – Kangundo Supermarket**
From Jan 2019 to April 2020
- Serving customers
# SKILLS
- Cash handling
- Ms Office
# REFEREES
Mr. Paul Mutua, Branch Manager, Ukamba Farmers Sacco Ltd, 0722 019 028`,
    truth: {
      name: "Dorothy Kavata Musembi",
      email: "dorothykavata@barua.example",
      phone: "+254704818272",
      address: "P.O. Box 26-90115, Kangundo",
      experience: [
        job("Teller", "Ukamba Farmers Sacco Ltd", "2020-05", "now"),
        job("Sales Assistant", "Kangundo Supermarket", "2019-01", "2020-04"),
      ],
      education: [
        study(
          "Diploma in Banking and Finance",
          "Machakos Teachers Sacco Training Institute",
          "diploma",
          "2016",
          "2018",
          "Credit",
        ),
        study("KCSE", "Tala Girls High School", null, "2012", "2015", "C+"),
      ],
      skills: ["Cash handling", "Ms Office"],
    },
  },
  {
    id: "ho-sacco-credit-table",
    rendering: { producer: "libreoffice-pdf", theme: "classic" },
    markup: `
@ ELIJAH KIPKEMOI TANUI
P.O. Box 419-30200 Kitale | 0723 646 575 | elijahtanui@posta.example
# PROFILE
Credit officer with six years in agricultural lending.
# WORK EXPERIENCE
|Period|Organization|Position|
|Jan 2019 to date|Cherangany Maize Growers Sacco Society Ltd|Senior Credit Officer|
|Mar 2016 – Dec 2018|Trans Nzoia Microfinance Limited|Credit Officer|
# EDUCATION BACKGROUND
|Period|Institution|Qualification|Grade|
|2011 – 2015|University of Eldoret, Town Campus|Bachelor of Science in Agricultural Economics|Second Class Upper|
|2006 – 2009|St. Joseph's Boys High School Kitale|K.C.S.E|B (plain)|
|1998 – 2005|Kibomet Primary School|K.C.P.E|341 marks|
# SKILLS
Credit appraisal, Loan recovery, Excel
# REFEREES
Available on request`,
    truth: {
      name: "Elijah Kipkemoi Tanui",
      email: "elijahtanui@posta.example",
      phone: "+254723646575",
      address: "P.O. Box 419-30200, Kitale",
      experience: [
        job("Senior Credit Officer", "Cherangany Maize Growers Sacco Society Ltd", "2019-01", "now"),
        job("Credit Officer", "Trans Nzoia Microfinance Limited", "2016-03", "2018-12"),
      ],
      education: [
        study(
          "Bachelor of Science in Agricultural Economics",
          "University of Eldoret, Town Campus",
          "degree",
          "2011",
          "2015",
          "Second Class Upper",
        ),
        study("K.C.S.E", "St. Joseph's Boys High School Kitale", null, "2006", "2009", "B (plain)"),
        study("K.C.P.E", "Kibomet Primary School", null, "1998", "2005", "341 marks"),
      ],
      skills: ["Credit appraisal", "Loan recovery", "Excel"],
    },
  },
  {
    id: "ho-sacco-auditor-modern",
    rendering: { producer: "chromium", theme: "modern" },
    markup: `
@ Nancy Moraa Getange
Internal Auditor
Nyamira Town | +254 720 515 131 | nancygetange@hesabu.example
# Summary
CPA(K) with five years in audit of co-operatives.
# Experience
**Internal Auditor** >> Feb 2020 – Present
Omogusii Tea Sacco Society Ltd
- Audits branches and tests controls
**Audit Associate** >> Jun 2017 – Jan 2020
Bosire & Partners, Certified Public Accountants
- Audited Saccos and schools
# Education
**Bachelor of Commerce (Accounting)** >> 2012 – 2016
Kisii University, Second Class Honours (Upper Division)
**CPA (K)** >> 2014 – 2018
KASNEB
**KCSE** >> 2008 – 2011
Nyabururu Girls High School, B+
# Skills
- Risk based auditing
- Report writing
- IDEA`,
    truth: {
      name: "Nancy Moraa Getange",
      email: "nancygetange@hesabu.example",
      phone: "+254720515131",
      address: "Nyamira Town",
      experience: [
        job("Internal Auditor", "Omogusii Tea Sacco Society Ltd", "2020-02", "now"),
        job("Audit Associate", "Bosire & Partners, Certified Public Accountants", "2017-06", "2020-01"),
      ],
      education: [
        study(
          "Bachelor of Commerce (Accounting)",
          "Kisii University",
          "degree",
          "2012",
          "2016",
          "Second Class Honours (Upper Division)",
        ),
        study("CPA (K)", "KASNEB", null, "2014", "2018"),
        study("KCSE", "Nyabururu Girls High School", null, "2008", "2011", "B+"),
      ],
      skills: ["Risk based auditing", "Report writing", "IDEA"],
    },
  },
  {
    id: "ho-sacco-driver-docx",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
^ **CURRICULUM VITAE**
FULL NAME: MOSES EKAI LOMUKUNY
ADDRESS: P.O BOX 12, KAPENGURIA
MOBILE NO: 0727 171 616
DATE OF BIRTH: 1988
# WORKING EXPERIENCE
2017 to date :: Pokot Pastoralists Sacco – Driver
2012 – 2016 :: Ortum Mission Hospital – Ambulance Driver
# EDUCATION
2003 – 2006 :: Ortum Boys Secondary School – KCSE, D+
1994 – 2002 :: Cheptulel Primary School – KCPE, 240 marks
2008 :: Kitale Driving School – Driving Licence class BCE
# SKILLS
- First aid
- Minor vehicle repairs
# REFEREES
Fr. Simon Lopeyok, Ortum Mission Hospital, 0733 404 505`,
    truth: {
      name: "Moses Ekai Lomukuny",
      email: null,
      phone: "+254727171616",
      address: "P.O. Box 12, Kapenguria",
      experience: [
        job("Driver", "Pokot Pastoralists Sacco", "2017", "now"),
        job("Ambulance Driver", "Ortum Mission Hospital", "2012", "2016"),
      ],
      education: [
        study("KCSE", "Ortum Boys Secondary School", null, "2003", "2006", "D+"),
        study("KCPE", "Cheptulel Primary School", null, "1994", "2002", "240 marks"),
        study("Driving Licence class BCE", "Kitale Driving School", null, null, "2008"),
      ],
      skills: ["First aid", "Minor vehicle repairs"],
    },
  },
  {
    id: "ho-sacco-mhasibu",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
^ WASIFU
# TAARIFA BINAFSI
Jina: Khadija Bakari Mwinyi
Simu: 0718 303 929
Barua pepe: khadijamwinyi@barua.example
Anwani: S.L.P. 77 – 80500, Lamu
# ELIMU
2015 – 2018: Chuo Kikuu cha Pwani – Shahada ya Biashara (Uhasibu)
2011 – 2014: Shule ya Sekondari ya Wasichana ya Lamu – KCSE, B-
# UZOEFU WA KAZI
Mhasibu, Lamu Wavuvi Sacco
Juni 2019 – sasa
- Kuandaa taarifa za fedha
Mwanagenzi, Kaunti ya Lamu
Januari 2019 – Mei 2019
- Kusaidia idara ya fedha
# UJUZI
- Uhasibu wa kompyuta
- Excel
# WADHAMINI
Bw. Omar Shee, Meneja, Lamu Wavuvi Sacco, 0722 505 404`,
    truth: {
      name: "Khadija Bakari Mwinyi",
      email: "khadijamwinyi@barua.example",
      phone: "+254718303929",
      address: "S.L.P. 77-80500, Lamu",
      experience: [
        job("Mhasibu", "Lamu Wavuvi Sacco", "2019-06", "now"),
        job("Mwanagenzi", "Kaunti ya Lamu", "2019-01", "2019-05"),
      ],
      education: [
        study("Shahada ya Biashara (Uhasibu)", "Chuo Kikuu cha Pwani", "degree", "2015", "2018"),
        study("KCSE", "Shule ya Sekondari ya Wasichana ya Lamu", null, "2011", "2014", "B-"),
      ],
      skills: ["Uhasibu wa kompyuta", "Excel"],
    },
  },
  {
    id: "ho-sacco-hr-lines",
    rendering: { producer: "pdfmake", theme: "classic" },
    markup: `
@ Gladys Nanjala Wekesa
Kanduyi, Bungoma. Tel 0729 414 343. Email: gladysnanjala@ajira.example
# CAREER OBJECTIVE
To serve as a human resource officer in a growing Sacco.
# PROFESSIONAL EXPERIENCE
Human Resource Assistant, Bungoma Walimu Sacco, Jan 2021 to date
- Leave and payroll records
Records Clerk, Webuye Paper Distributors Ltd, Mar 2018 to Dec 2020
- Filing
# ACADEMIC QUALIFICATIONS
Bachelor of Human Resource Management, Kibabii University, 2014 to 2018, Second Class Honours Lower Division
Kenya Certificate of Secondary Education, Cardinal Otunga Girls High School, 2010 to 2013, B (plain)
# KEY SKILLS
- Payroll
- Records management
# REFEREES
Mr. Fred Barasa, HR Manager, Bungoma Walimu Sacco, 0721 616 515`,
    truth: {
      name: "Gladys Nanjala Wekesa",
      email: "gladysnanjala@ajira.example",
      phone: "+254729414343",
      address: "Kanduyi, Bungoma",
      experience: [
        job("Human Resource Assistant", "Bungoma Walimu Sacco", "2021-01", "now"),
        job("Records Clerk", "Webuye Paper Distributors Ltd", "2018-03", "2020-12"),
      ],
      education: [
        study(
          "Bachelor of Human Resource Management",
          "Kibabii University",
          "degree",
          "2014",
          "2018",
          "Second Class Honours Lower Division",
        ),
        study(
          "Kenya Certificate of Secondary Education",
          "Cardinal Otunga Girls High School",
          null,
          "2010",
          "2013",
          "B (plain)",
        ),
      ],
      skills: ["Payroll", "Records management"],
    },
  },
  {
    id: "ho-sacco-ict-blocks",
    rendering: { producer: "docx", theme: "modern" },
    markup: `
@ Kennedy Odhiambo Awuor
Migori Town, Kenya
0741 919 828 | kenawuor@kompyuta.example
# Education
**Rongo University, Main Campus**
Bachelor of Science in Computer Science
2015 – 2019
**Migori Boys High School**
KCSE – Mean Grade B
2011 – 2014
# Work Experience
**Nyatike Fishermen Sacco**
ICT Officer
March 2020 – Present
- Maintains the core banking system
**Migori County Government**
ICT Attachee
May 2018 – August 2018
- Supported users
# Certifications
- CCNA – 2021
# Skills
- Networking
- SQL`,
    truth: {
      name: "Kennedy Odhiambo Awuor",
      email: "kenawuor@kompyuta.example",
      phone: "+254741919828",
      address: "Migori Town, Kenya",
      experience: [
        job("ICT Officer", "Nyatike Fishermen Sacco", "2020-03", "now"),
        job("ICT Attachee", "Migori County Government", "2018-05", "2018-08"),
      ],
      education: [
        study(
          "Bachelor of Science in Computer Science",
          "Rongo University, Main Campus",
          "degree",
          "2015",
          "2019",
        ),
        study("KCSE", "Migori Boys High School", null, "2011", "2014", "B"),
        study("CCNA", "", "certificate", null, "2021"),
      ],
      skills: ["Networking", "SQL"],
    },
  },
];
