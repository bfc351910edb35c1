import { type Cv, inBothFormats, job, study } from "../cv.ts";

/**
 * The layouts of published families of templates (Word, Google Docs, Overleaf, Canva, JSON Resume), with people and
 * content of our own. Their twins are kept aside.
 */
export const templateFamilies: Cv[] = inBothFormats([
  {
    // Google Docs "Serif": employer, dash, post in one line, the dates in capitals below.
    id: "dev-family-serif",
    theme: "classic",
    markup: `
@ Naomi Chepkemoi Sang
14 Elgon Road, Eldoret
0711 480 225
naomi.sang@barua.example
# EXPERIENCE
**Tamasha Events, Eldoret** — Events Manager
MARCH 2020 - PRESENT
- Plans forty events a year
**Hoteli Bora, Nakuru** — Front Desk Agent
JUNE 2016 - FEBRUARY 2020
- Checked in guests
# EDUCATION
**Moi University, Eldoret** — BA in Tourism Management
SEPTEMBER 2012 - MAY 2016
**Utalii College, Nairobi** — Certificate in Front Office
JANUARY 2011 - DECEMBER 2011
# SKILLS
Planning, Budgets, Opera PMS`,
    truth: {
      name: "Naomi Chepkemoi Sang",
      email: "naomi.sang@barua.example",
      phone: "+254711480225",
      address: "14 Elgon Road, Eldoret",
      experience: [
        job("Events Manager", "Tamasha Events", "2020-03", "now"),
        job("Front Desk Agent", "Hoteli Bora", "2016-06", "2020-02"),
      ],
      education: [
        study("BA in Tourism Management", "Moi University", "degree", "2012-09", "2016-05"),
        study("Certificate in Front Office", "Utalii College", "certificate", "2011-01", "2011-12"),
      ],
      skills: ["Planning", "Budgets", "Opera PMS"],
    },
  },
  {
    // Overleaf "AltaCV": post in one line, employer below, dates and place in a third with icons left out.
    id: "dev-family-altacv",
    theme: "modern",
    markup: `
@ Kevin Otieno Radido
Data engineer
kevin.radido@barua.example | +254 733 010 204 | Nairobi, Kenya | github.example/radido
[[[62
# Experience
**Senior Data Engineer**
Kasuku Labs
Jan 2021 – Ongoing >> Nairobi
- Streams of events for four million phones
**Data Engineer**
Twende Mobility
Feb 2018 – Dec 2020 >> Nairobi
- Built the warehouse
# Projects
**Open timetable of matatus**
- Routes mapped by volunteers
|||
# Strengths
- Python
- Airflow
- dbt
# Languages
English, Dholuo
# Education
**M.Sc. in Data Science**
Strathmore University
Sept 2018 – June 2020
**B.Sc. in Mathematics**
University of Nairobi
Sept 2013 – June 2017
]]]`,
    truth: {
      name: "Kevin Otieno Radido",
      email: "kevin.radido@barua.example",
      phone: "+254733010204",
      address: "Nairobi, Kenya",
      experience: [
        job("Senior Data Engineer", "Kasuku Labs", "2021-01", "now"),
        job("Data Engineer", "Twende Mobility", "2018-02", "2020-12"),
      ],
      education: [
        study("M.Sc. in Data Science", "Strathmore University", "masters", "2018-09", "2020-06"),
        study("B.Sc. in Mathematics", "University of Nairobi", "degree", "2013-09", "2017-06"),
      ],
      skills: ["Python", "Airflow", "dbt"],
    },
  },
  {
    // Word "Chronological": dates in a left column, `Title, Company | Place` in the right one.
    id: "dev-family-chronological",
    theme: "plain",
    markup: `
@ Lucy Nasimiyu Wekulo
Webuye, Kenya · 0722 945 118 · lucy.wekulo@barua.example
# Objective
A quality manager for a food company.
# Experience
2019 – Present :: **Quality Manager**, Sukari Millers | Webuye // Runs a laboratory of six and the yearly certification.
2015 – 2019 :: **Laboratory Analyst**, Maji Safi Bottlers | Kakamega // Tested water twice a day.
# Education
2011 – 2015 :: **BSc Food Science**, Jomo Kenyatta University of Agriculture and Technology | Juja
2007 – 2010 :: **KCSE**, Misikhu Girls High School | Misikhu
# Skills & abilities
ISO 22000 · Microbiology · Root cause analysis`,
    truth: {
      name: "Lucy Nasimiyu Wekulo",
      email: "lucy.wekulo@barua.example",
      phone: "+254722945118",
      address: "Webuye, Kenya",
      experience: [
        job("Quality Manager", "Sukari Millers", "2019", "now"),
        job("Laboratory Analyst", "Maji Safi Bottlers", "2015", "2019"),
      ],
      education: [
        study(
          "BSc Food Science",
          "Jomo Kenyatta University of Agriculture and Technology",
          "degree",
          "2011",
          "2015",
        ),
        study("KCSE", "Misikhu Girls High School", null, "2007", "2010"),
      ],
      skills: ["ISO 22000", "Microbiology", "Root cause analysis"],
    },
  },
  {
    // "Jake's": employer and dates, post and place below them in italics, skills by group.
    id: "dev-family-jakes",
    theme: "compact",
    markup: `
@ Ali Hassan Warsame
+254 790 551 008 | ali.warsame@barua.example | linkedin.example/in/aliw | github.example/aliw
# Education
**University of Manchester** >> Manchester, UK
Master of Science in Computer Science >> Sep. 2019 – Sep. 2020
**United States International University** >> Nairobi, Kenya
Bachelor of Science in Information Systems >> Aug. 2014 – May 2018
# Experience
**Backend Engineer** >> October 2020 – Present
Pesa Rails >> Nairobi, Kenya
- Settles payments of nine banks
**Undergraduate Research Assistant** >> June 2017 – August 2017
United States International University >> Nairobi, Kenya
- Studied mobile credit
# Projects
**Ledger** | Go, Postgres, Docker >> June 2020 – Present
- A double-entry ledger
# Technical Skills
**Languages**: Go, TypeScript, SQL
**Developer Tools**: Git, Docker`,
    truth: {
      name: "Ali Hassan Warsame",
      email: "ali.warsame@barua.example",
      phone: "+254790551008",
      address: null,
      experience: [
        job("Backend Engineer", "Pesa Rails", "2020-10", "now"),
        job(
          "Undergraduate Research Assistant",
          "United States International University",
          "2017-06",
          "2017-08",
        ),
      ],
      education: [
        study(
          "Master of Science in Computer Science",
          "University of Manchester",
          "masters",
          "2019-09",
          "2020-09",
        ),
        study(
          "Bachelor of Science in Information Systems",
          "United States International University",
          "degree",
          "2014-08",
          "2018-05",
        ),
      ],
      skills: ["Go", "TypeScript", "SQL", "Git", "Docker"],
    },
  },
  {
    // Canva sidebar: all headings in capitals, years above the post, the employer after a bar.
    id: "dev-family-canva",
    theme: "spaced",
    markup: `
[[[36
# CONTACT
+254 745 810 332
diana.achola@barua.example
Lavington, Nairobi
# EXPERTISE
- Brand identity
- Illustration
- Adobe Suite
# LANGUAGE
English
French
|||
@ DIANA ACHOLA
MARKETING DESIGNER
# ABOUT ME
Designs campaigns for savings products.
# EXPERIENCE
2020 - Present
Studio Rangi | Nairobi
Marketing Designer
- Led the new look of a bank
2017 - 2020
Pixel House | Nairobi
Junior Designer
- Posters and banners
# EDUCATION
2013 - 2017
Technical University of Kenya
Bachelor of Design
]]]`,
    truth: {
      name: "Diana Achola",
      email: "diana.achola@barua.example",
      phone: "+254745810332",
      address: "Lavington, Nairobi",
      experience: [
        job("Marketing Designer", "Studio Rangi", "2020", "now"),
        job("Junior Designer", "Pixel House", "2017", "2020"),
      ],
      education: [study("Bachelor of Design", "Technical University of Kenya", "degree", "2013", "2017")],
      skills: ["Brand identity", "Illustration", "Adobe Suite"],
    },
  },
  {
    // JSON Resume "Even": post at employer, the period at the right, courses as a list.
    id: "dev-family-json",
    theme: "plain",
    markup: `
@ Samson Ekai Lokwawi
Project coordinator
samson.ekai@barua.example · +254 718 660 091 · Lodwar, Turkana
# Work
Project Coordinator at Oxbow Relief >> 2021-03 – Present
- Boreholes for nine villages
Field Officer at Turkana Basin Trust >> 2018-07 – 2021-02
- Household surveys
# Volunteer
Youth mentor at Lodwar Youth Centre >> 2016-01 – 2017-12
# Education
Turkana University College >> 2014-09 – 2018-06
Bachelor in Community Development
# Awards
Best field officer, 2020
# Skills
Management: Planning, Reporting
Data: KoboToolbox, QGIS`,
    truth: {
      name: "Samson Ekai Lokwawi",
      email: "samson.ekai@barua.example",
      phone: "+254718660091",
      address: "Lodwar, Turkana",
      experience: [
        job("Project Coordinator", "Oxbow Relief", "2021-03", "now"),
        job("Field Officer", "Turkana Basin Trust", "2018-07", "2021-02"),
        job("Youth mentor", "Lodwar Youth Centre", "2016-01", "2017-12"),
      ],
      education: [
        study(
          "Bachelor in Community Development",
          "Turkana University College",
          "degree",
          "2014-09",
          "2018-06",
        ),
      ],
      skills: ["Planning", "Reporting", "KoboToolbox", "QGIS"],
    },
  },
]);
