import { type Cv, job, study } from "../cv.ts";

/** A third round by other hands: plain trades, odd punctuation, names without keywords. */
export const third: Cv[] = [
  {
    id: "dev-mpesa-agent",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
**CURRICULUM VITAE**

**NAME:** Dorcas Wavinya Mbithi  **SEX:** Female
**TEL:** +254 (0)701-220-909  **EMAIL:** dorcas_wavinya@wakala.example
**RESIDENCE:** Kitengela, Kajiado County
**EDUCATION:-**
2013 – 2016:- Kyeni Girls (KCSE, mean grade C-)
2005 – 2012:- Kyeni Primary (KCPE, 270 marks)
2017:- Comtech Computers – Computer packages
**WORKING EXPERIENCE:-**
2021 – to date:- M-PESA agent at Wanza Telecomms
Duties: Float, customer registration, end of day records
2018 – 2020:- Shop attendant at Mama Njeri Wholesalers
Jan 2017 – Dec 2017:- House manager, Athi River
**STRENGTHS:-**
Honesty, quick learner, arithmetic
**REFEREES:-**
Agnes Wanza, proprietor, Wanza Telecomms – 0722 888 999`,
    truth: {
      name: "Dorcas Wavinya Mbithi",
      email: "dorcas_wavinya@wakala.example",
      phone: "+254701220909",
      address: "Kitengela, Kajiado County",
      experience: [
        job("M-PESA agent", "Wanza Telecomms", "2021", "now"),
        job("Shop attendant", "Mama Njeri Wholesalers", "2018", "2020"),
        job("House manager", "", "2017-01", "2017-12"),
      ],
      education: [
        study("KCSE", "Kyeni Girls", null, "2013", "2016", "C-"),
        study("KCPE", "Kyeni Primary", null, "2005", "2012", "270 marks"),
        study("Computer packages", "Comtech Computers", "certificate", null, "2017"),
      ],
      skills: ["Honesty", "quick learner", "arithmetic"],
    },
  },
  {
    id: "dev-telecom-unknown-names",
    rendering: { producer: "chromium", theme: "modern" },
    markup: `
@ Yasmin Karim Jiwa
Nairobi, Kenya | yasmin.jiwa@simu.example | +254 722 515 000
# Summary
Product leader in mobile money. Shipped savings and credit products used by 3m people.
# Experience
**Safaritel** >> Nairobi
Senior Product Manager, Savings >> Nov 2020 – Present
- Launched a group wallet with 14 SACCOs in 2022
**Jumbopay** >> Nairobi
Product Manager >> Apr 2017 – Oct 2020
- Owned merchant onboarding
**Deloran & Touche** >> Nairobi
Associate Consultant >> Sep 2014 – Mar 2017
- Wrote market studies for Equity and others
# Education
**University of Warwick** >> Coventry, UK
MSc Management >> 2013 – 2014
**Aga Khan Academy** >> Mombasa
International Baccalaureate Diploma, 38 points >> 2010
**McGill** >> Montreal, Canada
BCom, Finance >> 2010 – 2013
# Skills & Tools
Roadmapping, SQL, Figma, Jira, Pricing
# Volunteering
Mentor, Girls Who Count >> 2019 – Present`,
    truth: {
      name: "Yasmin Karim Jiwa",
      email: "yasmin.jiwa@simu.example",
      phone: "+254722515000",
      address: "Nairobi, Kenya",
      experience: [
        job("Senior Product Manager, Savings", "Safaritel", "2020-11", "now"),
        job("Product Manager", "Jumbopay", "2017-04", "2020-10"),
        job("Associate Consultant", "Deloran & Touche", "2014-09", "2017-03"),
        job("Mentor", "Girls Who Count", "2019", "now"),
      ],
      education: [
        study("MSc Management", "University of Warwick", "masters", "2013", "2014"),
        study("International Baccalaureate Diploma", "Aga Khan Academy", null, null, "2010", "38 points"),
        study("BCom, Finance", "McGill", "degree", "2010", "2013"),
      ],
      skills: ["Roadmapping", "SQL", "Figma", "Jira", "Pricing"],
    },
  },
  {
    id: "dev-clinical-officer-numbered",
    rendering: { producer: "libreoffice-pdf", theme: "classic" },
    markup: `
^ CURRICULUM VITAE
1.0 PERSONAL INFORMATION
1.1 Name: Festus Ouma Wandera
1.2 Date of birth: 7-7-1989
1.3 Cell phone: 0716 515 900
1.4 Email: fwandera@kliniki.example
1.5 Address: P. O. BOX 23, FUNYULA
2.0 EDUCATIONAL BACKGROUND
2.1 March 2010 – Sept 2013: KMTC Kakamega. Diploma in Clinical Medicine and Surgery
2.2 Feb 2005 – Nov 2008: Sigalame High School. KCSE – B minus
3.0 WORK EXPERIENCE
3.1 Jan 2018 to present: Clinical Officer, Busia County Referral Hospital
- Outpatient consultations and minor theatre
3.2 Nov 2014 to Dec 2017: Clinical Officer, Sigomere Health Centre
3.3 Nov 2013 to Oct 2014: Clinical Officer Intern, Bungoma District Hospital
4.0 SHORT COURSES
4.1 HIV testing and counselling, NASCOP, 2016
5.0 SKILLS
5.1 Minor surgery
5.2 Ultrasound
5.3 Data entry in DHIS2
6.0 REFEREES
6.1 Dr. Alice Nekesa, 0722 606 111`,
    truth: {
      name: "Festus Ouma Wandera",
      email: "fwandera@kliniki.example",
      phone: "+254716515900",
      address: "P.O. Box 23, Funyula",
      experience: [
        job("Clinical Officer", "Busia County Referral Hospital", "2018-01", "now"),
        job("Clinical Officer", "Sigomere Health Centre", "2014-11", "2017-12"),
        job("Clinical Officer Intern", "Bungoma District Hospital", "2013-11", "2014-10"),
      ],
      education: [
        study("Diploma in Clinical Medicine and Surgery", "KMTC Kakamega", "diploma", "2010-03", "2013-09"),
        study("KCSE", "Sigalame High School", null, "2005-02", "2008-11", "B minus"),
      ],
      skills: ["Minor surgery", "Ultrasound", "Data entry in DHIS2"],
    },
  },
  {
    id: "dev-functional-combination",
    rendering: { producer: "libreoffice-doc", theme: "modern" },
    markup: `
@ Rose Nafula Wekesa
Kanduyi, Bungoma ♦ 0724.611.911 ♦ rose.wekesa@shamba.example
# Career Goal
To manage the field staff of a sugar or maize programme.
# Selected Achievements
- Raised maize yields of 400 farmers from 9 to 17 bags an acre (2019–2021)
- Won best extension officer award, Bungoma County, 2022
# Professional Experience
EXTENSION OFFICER
One Hectare Fund, Bungoma
[February 2018 – Present]
Trains lead farmers; keeps demonstration plots.
FIELD ASSISTANT
Nzoia Outgrowers Company
[June 2015 – January 2018]
Measured plots and recorded deliveries.
# Education
DIPLOMA IN GENERAL AGRICULTURE
Bukura Agricultural College
[2012 – 2015], Credit
KENYA CERTIFICATE OF SECONDARY EDUCATION
Cardinal Otunga, Mosocho
[2008 – 2011], Grade C+
# Languages and Skills
Lubukusu, Kiswahili, English
Soil sampling, Record keeping, Riding a motorcycle`,
    truth: {
      name: "Rose Nafula Wekesa",
      email: "rose.wekesa@shamba.example",
      phone: "+254724611911",
      address: "Kanduyi, Bungoma",
      experience: [
        job("Extension Officer", "One Hectare Fund", "2018-02", "now"),
        job("Field Assistant", "Nzoia Outgrowers Company", "2015-06", "2018-01"),
      ],
      education: [
        study(
          "Diploma in General Agriculture",
          "Bukura Agricultural College",
          "diploma",
          "2012",
          "2015",
          "Credit",
        ),
        study("Kenya Certificate of Secondary Education", "Cardinal Otunga", null, "2008", "2011", "C+"),
      ],
      skills: ["Lubukusu", "Kiswahili", "English", "Soil sampling", "Record keeping", "Riding a motorcycle"],
    },
  },
  {
    id: "dev-bank-teller-sidebar-left-long",
    rendering: { producer: "libreoffice-pdf", theme: "modern" },
    markup: `
[[[32
# PERSONAL
**Full name**
Mwanaidi Athman Omar
**Phone**
+254 798 909 404
**E-mail**
mwanaidi.omar@benki.example
**Home**
Majengo, Malindi
# KEY SKILLS
Cash handling
Mobile banking
Islamic banking products
# REFEREES
Omar Shee
Branch Manager
0722 404 101
|||
@ MWANAIDI OMAR
Bank Teller & Customer Care
# WORK HISTORY
**Teller, Pwani Takaful Bank, Malindi**
03/2020 - current
Cash, cheques and foreign exchange.
**Customer Care Assistant, Malindi Water and Sewerage Company**
06/2017 - 02/2020
Billing complaints and disconnections.
# EDUCATION HISTORY
**Bachelor of Commerce (Banking), Pwani University**
2013 - 2017 | 2nd Class Upper
**KCSE, Barani Secondary School**
2009 - 2012 | B-
# TRAININGS
Anti-money laundering, Kenya School of Monetary Studies, 2021
]]]`,
    truth: {
      name: "Mwanaidi Athman Omar",
      email: "mwanaidi.omar@benki.example",
      phone: "+254798909404",
      address: "Majengo, Malindi",
      experience: [
        job("Teller", "Pwani Takaful Bank", "2020-03", "now"),
        job("Customer Care Assistant", "Malindi Water and Sewerage Company", "2017-06", "2020-02"),
      ],
      education: [
        study(
          "Bachelor of Commerce (Banking)",
          "Pwani University",
          "degree",
          "2013",
          "2017",
          "2nd Class Upper",
        ),
        study("KCSE", "Barani Secondary School", null, "2009", "2012", "B-"),
      ],
      skills: ["Cash handling", "Mobile banking", "Islamic banking products"],
    },
  },
  {
    id: "dev-lawyer-paragraphs",
    rendering: { producer: "pdfmake", theme: "classic" },
    markup: `
@ WYCLIFFE SHIKUKU AMBANI
ADVOCATE OF THE HIGH COURT OF KENYA
Kakamega Law Courts Road, 2nd Floor, Mwalimu Plaza | wambani@sheria.example | 0733-606-707
# PROFILE
Advocate with nine years of practice in land, succession and cooperative law.
# LEGAL EXPERIENCE
**Partner** at **Ambani, Lumumba & Company Advocates** (from 2019)
Conveyancing for two SACCOs and a hospital.
**Associate Advocate** at **Shitsama & Shitsama Advocates** (2016 to 2019)
Litigation before the Cooperative Tribunal.
**Pupil** at **Office of the Director of Public Prosecutions** (2015)
# LEGAL EDUCATION
Postgraduate Diploma in Law, Kenya School of Law, 2014–2015
Bachelor of Laws (LL.B), Moi University, 2010–2014, Second Class Honours (Upper)
# PRACTICE AREAS
Conveyancing; Succession; Cooperative law; Employment disputes
# ADMISSION
Admitted to the Bar in March 2016, P.105/11898/16`,
    truth: {
      name: "Wycliffe Shikuku Ambani",
      email: "wambani@sheria.example",
      phone: "+254733606707",
      address: "Kakamega Law Courts Road, 2nd Floor, Mwalimu Plaza",
      experience: [
        job("Partner", "Ambani, Lumumba & Company Advocates", "2019", "now"),
        job("Associate Advocate", "Shitsama & Shitsama Advocates", "2016", "2019"),
        job("Pupil", "Office of the Director of Public Prosecutions", "2015", "2015"),
      ],
      education: [
        study("Postgraduate Diploma in Law", "Kenya School of Law", "advanced_diploma", "2014", "2015"),
        study(
          "Bachelor of Laws (LL.B)",
          "Moi University",
          "degree",
          "2010",
          "2014",
          "Second Class Honours (Upper)",
        ),
      ],
      skills: ["Conveyancing", "Succession", "Cooperative law", "Employment disputes"],
    },
  },
  {
    id: "dev-storekeeper-swahili-table",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
@ WASIFU (CV)
|Jina|Baraka Charo Katana|
|Simu|0743 220 118|
|Barua pepe|barakacharo@ghala.example|
|Anuani|S.L.P. 55, Kilifi 80108|
# UZOEFU
|Mwaka|Mwajiri|Cheo|
|Machi 2021 hadi leo|Kiwanda cha Nazi Kilifi|Mtunza ghala|
|2018 - 2021|Duka la Jumla Charo|Karani wa mauzo|
# ELIMU
|Mwaka|Shule/Chuo|Cheti|
|2016 - 2017|Chuo cha Ufundi cha Godoma|Cheti cha Usimamizi wa Ghala|
|2012 - 2015|Shule ya Sekondari ya Kilifi|KCSE (D+)|
# UJUZI NA VIPAWA
Kuhesabu mali, Kompyuta, Uaminifu
# WADHAMINI
|Jina|Simu|
|Bi. Kadzo Ngala|0711 000 321|`,
    truth: {
      name: "Baraka Charo Katana",
      email: "barakacharo@ghala.example",
      phone: "+254743220118",
      address: "S.L.P. 55, Kilifi 80108",
      experience: [
        job("Mtunza ghala", "Kiwanda cha Nazi Kilifi", "2021-03", "now"),
        job("Karani wa mauzo", "Duka la Jumla Charo", "2018", "2021"),
      ],
      education: [
        study("Cheti cha Usimamizi wa Ghala", "Chuo cha Ufundi cha Godoma", "certificate", "2016", "2017"),
        study("KCSE", "Shule ya Sekondari ya Kilifi", null, "2012", "2015", "D+"),
      ],
      skills: ["Kuhesabu mali", "Kompyuta", "Uaminifu"],
    },
  },
  {
    id: "dev-us-returnee-short-dates",
    rendering: { producer: "chromium", theme: "spaced" },
    markup: `
@ Kennedy O. Oduya
Minneapolis, MN • (612) 555-0188 • koduya@mail.example
# Experience
**Target North Distribution, Operations Supervisor** >> 6/19 – Present
Led 32 associates on two shifts
**Fairview Home Care, Personal Care Assistant** >> 2/17 – 5/19
Cared for three clients
**Kisumu Boys High School, Teacher of Chemistry** >> 1/12 – 12/16
Set and marked national mock papers
# Education
**Metropolitan State University, B.S. in Operations Management** >> May 2021
**Maseno University, Bachelor of Education (Science)** >> Dec 2011
# Certifications
Lean Six Sigma Green Belt, ASQ, 2020
# Skills
WMS, Safety audits, Scheduling, Coaching`,
    truth: {
      name: "Kennedy O. Oduya",
      email: "koduya@mail.example",
      phone: "+16125550188",
      address: "Minneapolis, MN",
      experience: [
        job("Operations Supervisor", "Target North Distribution", "2019-06", "now"),
        job("Personal Care Assistant", "Fairview Home Care", "2017-02", "2019-05"),
        job("Teacher of Chemistry", "Kisumu Boys High School", "2012-01", "2016-12"),
      ],
      education: [
        study("B.S. in Operations Management", "Metropolitan State University", "degree", null, "2021-05"),
        study("Bachelor of Education (Science)", "Maseno University", "degree", null, "2011-12"),
        study("Lean Six Sigma Green Belt", "ASQ", null, null, "2020"),
      ],
      skills: ["WMS", "Safety audits", "Scheduling", "Coaching"],
    },
  },
];
