import { type Cv, inBothFormats, job, study } from "../cv.ts";

/** The twins of `development/template-families.ts`: further published families, none of them tuned on. */
export const templateFamilies: Cv[] = inBothFormats([
  {
    // Google Docs "Swiss" and "Coral": post first, dates and place in one line below.
    id: "held-family-swiss",
    theme: "modern",
    markup: `
@ Ruth Adhiambo Nyawara
Communications specialist
Kilimani, Nairobi 00100
(+254) 726 310 447
ruth.nyawara@barua.example
# Experience
**Sauti Media** / Communications Specialist
May 2021 - Present, Nairobi
- Writes for radio and print
**Habari Leo** / Sub-Editor
January 2017 - April 2021, Kisumu
- Edited the business pages
# Education
**Daystar University** / BA Communication
August 2012 - June 2016, Athi River
# Skills
- Copywriting
- Press relations
- Final Cut
# Awards
Young writer of the year, 2019`,
    truth: {
      name: "Ruth Adhiambo Nyawara",
      email: "ruth.nyawara@barua.example",
      phone: "+254726310447",
      address: "Kilimani, Nairobi 00100",
      experience: [
        job("Communications Specialist", "Sauti Media", "2021-05", "now"),
        job("Sub-Editor", "Habari Leo", "2017-01", "2021-04"),
      ],
      education: [study("BA Communication", "Daystar University", "degree", "2012-08", "2016-06")],
      skills: ["Copywriting", "Press relations", "Final Cut"],
    },
  },
  {
    // Overleaf "moderncv": dates, post, employer, town in one entry, skills as label and value.
    id: "held-family-moderncv",
    theme: "classic",
    markup: `
@ Elijah Kiplagat Biwott
^ Iten Road 7, 30100 Eldoret, Kenya
^ +254 708 442 610 – elijah.biwott@barua.example
# Education
2014–2018 :: **BEng Civil Engineering**, University of Eldoret, Eldoret, Second Class Upper
2010–2013 :: **KCSE**, Tambach Boys High School, Tambach, A-
# Experience
2021–Present :: **Site Engineer**, Barabara Contractors, Eldoret. // Supervises the tarmac of thirty kilometres.
2018–2021 :: **Graduate Engineer**, Kenya Rural Roads Authority, Iten. // Surveyed bridges.
# Languages
English :: Fluent
# Computer skills
Design :: AutoCAD, Civil 3D
Office :: Excel, MS Project`,
    truth: {
      name: "Elijah Kiplagat Biwott",
      email: "elijah.biwott@barua.example",
      phone: "+254708442610",
      address: "Iten Road 7, 30100 Eldoret, Kenya",
      experience: [
        job("Site Engineer", "Barabara Contractors", "2021", "now"),
        job("Graduate Engineer", "Kenya Rural Roads Authority", "2018", "2021"),
      ],
      education: [
        study(
          "BEng Civil Engineering",
          "University of Eldoret",
          "degree",
          "2014",
          "2018",
          "Second Class Upper",
        ),
        study("KCSE", "Tambach Boys High School", null, "2010", "2013", "A-"),
      ],
      skills: ["AutoCAD", "Civil 3D", "Excel", "MS Project"],
    },
  },
  {
    // Word "Functional": achievements by skill first, the jobs as a short list after them.
    id: "held-family-functional",
    theme: "plain",
    markup: `
@ Janet Syombua Musyoki
Kitui | 0727 993 180 | janet.musyoki@barua.example
# Professional Summary
Administrator with nine years in schools and a hospital.
# Professional Accomplishments
**Administration**
- Reorganised the registry of a school
**Finance**
- Collected fees of nine hundred pupils
# Work History
Office Administrator, Kitui Mission Hospital, 2018 – Present
School Secretary, Muthale Girls High School, 2014 – 2018
# Education
Diploma in Secretarial Studies, Kitui Polytechnic, 2012 – 2014
KCSE, St. Angela's Girls, 2008 – 2011, C+
# Additional Skills
Minute taking | Typing at 70 words a minute | Sage`,
    truth: {
      name: "Janet Syombua Musyoki",
      email: "janet.musyoki@barua.example",
      phone: "+254727993180",
      address: "Kitui",
      experience: [
        job("Office Administrator", "Kitui Mission Hospital", "2018", "now"),
        job("School Secretary", "Muthale Girls High School", "2014", "2018"),
      ],
      education: [
        study("Diploma in Secretarial Studies", "Kitui Polytechnic", "diploma", "2012", "2014"),
        study("KCSE", "St. Angela's Girls", null, "2008", "2011", "C+"),
      ],
      skills: ["Minute taking", "Typing at 70 words a minute", "Sage"],
    },
  },
  {
    // Harvard: employer and place, post and dates below; education first with honours.
    id: "held-family-harvard",
    theme: "compact",
    markup: `
^ **Abdi Omar Farah**
^ Garissa, Kenya • abdi.farah@barua.example • +254 701 220 945
# Education
**GARISSA UNIVERSITY** >> Garissa, Kenya
Bachelor of Education in Mathematics and Physics. GPA 3.6 >> Sept 2013 – Nov 2017
Thesis: How pupils learn fractions
**NEP GIRLS AND BOYS ACADEMY** >> Garissa, Kenya
KCSE. B+ >> Feb 2009 – Nov 2012
# Experience
**COUNTY EDUCATION OFFICE** >> Garissa, Kenya
Programme Officer >> Jan 2020 – Present
- Supports thirty schools
**YOUNG MUSLIM SECONDARY SCHOOL** >> Garissa, Kenya
Mathematics Teacher >> Jan 2018 – Dec 2019
- Taught four classes
# Leadership & Activities
**GARISSA DEBATE CLUB** >> Garissa, Kenya
Chairman >> 2015 – 2017
# Skills & Interests
**Technical:** Stata, GeoGebra
**Language:** Somali, English
**Interests:** Football`,
    truth: {
      name: "Abdi Omar Farah",
      email: "abdi.farah@barua.example",
      phone: "+254701220945",
      address: "Garissa, Kenya",
      experience: [
        job("Programme Officer", "County Education Office", "2020-01", "now"),
        job("Mathematics Teacher", "Young Muslim Secondary School", "2018-01", "2019-12"),
      ],
      education: [
        study(
          "Bachelor of Education in Mathematics and Physics",
          "Garissa University",
          "degree",
          "2013-09",
          "2017-11",
          "3.6",
        ),
        study("KCSE", "NEP Girls and Boys Academy", null, "2009-02", "2012-11", "B+"),
      ],
      skills: ["Stata", "GeoGebra"],
    },
  },
  {
    // Novoresume: sidebar at the right, post and employer in two lines, the dates with a slash and the place beside.
    id: "held-family-novo",
    theme: "spaced",
    markup: `
@ Patricia Wambui Gitau
Product manager of digital savings
patricia.gitau@barua.example | 0769 318 224 | Westlands, Nairobi
[[[60
# WORK EXPERIENCE
**Product Manager**
Akiba Digital
06/2020 - Present >> Nairobi, Kenya
Achievements/Tasks
- Launched a savings product
**Business Analyst**
Mobi Soft Ltd
01/2017 - 05/2020 >> Nairobi, Kenya
Achievements/Tasks
- Wrote requirements
# EDUCATION
**BSc Business Information Technology**
Multimedia University of Kenya
09/2012 - 12/2016 >> Nairobi, Kenya
|||
# SKILLS
- Roadmaps
- User research
- SQL
# INTERESTS
- Hiking
]]]`,
    truth: {
      name: "Patricia Wambui Gitau",
      email: "patricia.gitau@barua.example",
      phone: "+254769318224",
      address: "Westlands, Nairobi",
      experience: [
        job("Product Manager", "Akiba Digital", "2020-06", "now"),
        job("Business Analyst", "Mobi Soft Ltd", "2017-01", "2020-05"),
      ],
      education: [
        study(
          "BSc Business Information Technology",
          "Multimedia University of Kenya",
          "degree",
          "2012-09",
          "2016-12",
        ),
      ],
      skills: ["Roadmaps", "User research", "SQL"],
    },
  },
  {
    // LinkedIn's own PDF: contact and top skills first, the period with its length in brackets, the place below.
    id: "held-family-linkedin",
    theme: "plain",
    markup: `
[[[32
# Contact
0710 442 907
moses.kilonzo@barua.example
www.linkedin.example/in/moses-kilonzo
# Top Skills
Negotiation
Fleet management
Route planning
|||
@ Moses Kilonzo Mutua
Logistics manager
Mombasa, Mombasa County, Kenya
# Summary
Moves goods from the port to the lake.
# Experience
**Bahari Freight**
Logistics Manager
March 2019 - Present (5 years 8 months)
Mombasa
**Reli Haulers**
Fleet Supervisor
January 2015 - February 2019 (4 years 2 months)
Voi
# Education
**Technical University of Mombasa**
Bachelor of Commerce, Logistics · (2010 - 2014)
]]]`,
    truth: {
      name: "Moses Kilonzo Mutua",
      email: "moses.kilonzo@barua.example",
      phone: "+254710442907",
      address: "Mombasa, Mombasa County, Kenya",
      experience: [
        job("Logistics Manager", "Bahari Freight", "2019-03", "now"),
        job("Fleet Supervisor", "Reli Haulers", "2015-01", "2019-02"),
      ],
      education: [
        study("Bachelor of Commerce, Logistics", "Technical University of Mombasa", "degree", "2010", "2014"),
      ],
      skills: ["Negotiation", "Fleet management", "Route planning"],
    },
  },
]);
