import { type Cv, job, study } from "../cv.ts";

/** CVs as written abroad, and by people who have worked there. */
export const international: Cv[] = [
  {
    id: "dev-us-student",
    rendering: { producer: "pdfmake", theme: "compact" },
    markup: `
@ Priya Raman
^ San Francisco, CA | priya.raman@campus.example | +1 415 555 2671 | github.com/priyar
# Education
**Stanford University** >> Stanford, CA
Master of Science in Computer Science; GPA: 3.9/4.0 >> Sep 2019 - Jun 2021
**University of Michigan** >> Ann Arbor, MI
Bachelor of Science in Engineering >> Aug 2015 - May 2019
# Work Experience
**Orbital Analytics** >> San Francisco, CA
Software Engineer >> Jul 2021 - Present
- Built an ingestion pipeline that handles 2 billion events a day
- Mentored two interns in summer 2022
**Fernwood Health** >> Ann Arbor, MI
Software Engineering Intern >> May 2018 - Aug 2018
- Wrote a scheduling tool in Python
# Projects
**Course Planner**
Web application that plans a degree in four clicks
# Skills
Python, Java, Kafka, React, SQL`,
    truth: {
      name: "Priya Raman",
      email: "priya.raman@campus.example",
      phone: "+14155552671",
      address: "San Francisco, CA",
      experience: [
        job("Software Engineer", "Orbital Analytics", "2021-07", "now"),
        job("Software Engineering Intern", "Fernwood Health", "2018-05", "2018-08"),
      ],
      education: [
        study(
          "Master of Science in Computer Science",
          "Stanford University",
          "masters",
          "2019-09",
          "2021-06",
          "3.9/4.0",
        ),
        study("Bachelor of Science in Engineering", "University of Michigan", "degree", "2015-08", "2019-05"),
      ],
      skills: ["Python", "Java", "Kafka", "React", "SQL"],
    },
  },
  {
    id: "dev-us-title-first",
    rendering: { producer: "chromium", theme: "modern" },
    markup: `
@ Jordan Blake
Product Designer
jordan.blake@studio.example · 212-555-0187 · Brooklyn, NY
# Summary
Product designer who ships accessible interfaces and writes the words on the buttons too.
# Experience
Senior Product Designer >> 2021 – Present
Paperplane
- Led the redesign of onboarding, lifting completion from 48% to 71%
- Run weekly critique with eleven designers
Product Designer >> 2018 – 2021
Harbor & Finch
- Designed the mobile app from zero to 200k users
UX Intern >> Summer 2017
City of Hoboken
# Education
BFA, Communication Design >> 2014 – 2018
Parsons School of Design
# Skills
Figma, Prototyping, User research, Design systems, HTML & CSS`,
    truth: {
      name: "Jordan Blake",
      email: "jordan.blake@studio.example",
      phone: "+12125550187",
      address: "Brooklyn, NY",
      experience: [
        job("Senior Product Designer", "Paperplane", "2021", "now"),
        job("Product Designer", "Harbor & Finch", "2018", "2021"),
        job("UX Intern", "City of Hoboken", "2017", "2017"),
      ],
      education: [study("BFA, Communication Design", "Parsons School of Design", "degree", "2014", "2018")],
      skills: ["Figma", "Prototyping", "User research", "Design systems", "HTML & CSS"],
    },
  },
  {
    id: "dev-europass",
    rendering: { producer: "libreoffice-pdf", theme: "plain" },
    markup: `
@ Katarina Novak
Berlin, Germany
+49 30 901820
katarina.novak@post.example
# Work experience
01/2019 – Present :: **Clinical Data Manager**
:: Medivista GmbH, Berlin
- Clean and lock databases of phase III trials
09/2015 – 12/2018 :: **Biostatistics Assistant**
:: Charité Research Institute, Berlin
- Prepared tables and listings
# Education and training
2013 – 2015 :: **Master of Science in Biostatistics**
:: Humboldt University of Berlin
2010 – 2013 :: **Bachelor of Science in Mathematics**
:: University of Ljubljana
# Skills
SAS, R, CDISC, SQL`,
    truth: {
      name: "Katarina Novak",
      email: "katarina.novak@post.example",
      phone: "+4930901820",
      address: "Berlin, Germany",
      experience: [
        job("Clinical Data Manager", "Medivista GmbH", "2019-01", "now"),
        job("Biostatistics Assistant", "Charité Research Institute", "2015-09", "2018-12"),
      ],
      education: [
        study(
          "Master of Science in Biostatistics",
          "Humboldt University of Berlin",
          "masters",
          "2013",
          "2015",
        ),
        study("Bachelor of Science in Mathematics", "University of Ljubljana", "degree", "2010", "2013"),
      ],
      skills: ["SAS", "R", "CDISC", "SQL"],
    },
  },
  {
    id: "dev-uk-several-posts",
    rendering: { producer: "docx", theme: "modern" },
    markup: `
@ Oliver Whitcombe
^ 14 Orchard Lane, Bristol, BS6 5QT
^ 07911 123456 | oliver.whitcombe@letter.example
# Personal Statement
Operations leader who grew up on the warehouse floor and still reads the pick rates first.
# Career History
**Severn Parcel Group, Bristol** >> 2014 – Present
**Operations Manager** >> June 2019 – Present
- Responsible for 210 people on three shifts
- Delivered the move to a new hub in 2021
**Shift Manager** >> April 2016 – May 2019
- Cut overtime by a fifth
**Team Leader** >> August 2014 – March 2016
- Trained new starters
**Avon Homewares, Bath** >> 2011 – 2014
**Warehouse Operative** >> September 2011 – July 2014
- Picked and packed orders
# Education & Qualifications
**HND Business and Management**, City of Bristol College >> 2009 – 2011
A-levels: Maths, Geography, Economics, Redland Green School >> 2007 – 2009
# Key Skills
- Shift planning
- Lean methods
- Health and safety
- SAP EWM`,
    truth: {
      name: "Oliver Whitcombe",
      email: "oliver.whitcombe@letter.example",
      phone: "+447911123456",
      address: "14 Orchard Lane, Bristol, BS6 5QT",
      experience: [
        job("Operations Manager", "Severn Parcel Group", "2019-06", "now"),
        job("Shift Manager", "Severn Parcel Group", "2016-04", "2019-05"),
        job("Team Leader", "Severn Parcel Group", "2014-08", "2016-03"),
        job("Warehouse Operative", "Avon Homewares", "2011-09", "2014-07"),
      ],
      education: [
        study("HND Business and Management", "City of Bristol College", "advanced_diploma", "2009", "2011"),
        study("A-levels: Maths, Geography, Economics", "Redland Green School", null, "2007", "2009"),
      ],
      skills: ["Shift planning", "Lean methods", "Health and safety", "SAP EWM"],
    },
  },
  {
    id: "dev-india-dense",
    rendering: { producer: "chromium", theme: "compact" },
    markup: `
@ RAHUL SHARMA
Mobile: +91 98765 43210 | Email: rahul.sharma@dak.example | Pune, India
# PROFESSIONAL SUMMARY
Java developer with 7+ years of experience in banking and insurance domains.
# TECHNICAL SKILLS
Languages: Java, Kotlin, SQL
Frameworks: Spring Boot, Hibernate
Cloud: AWS, Kubernetes
# PROFESSIONAL EXPERIENCE
**Senior Software Engineer | Nimbus Infotech Pvt Ltd, Pune | Apr 2020 - Till Date**
Project: Retail lending platform for a European bank
- Designed REST services for loan origination
- Reduced response time by 40%
**Software Engineer | Vertex Systems, Hyderabad | Jul 2016 - Mar 2020**
- Developed policy administration modules
# EDUCATION
B.E. (Computer Engineering), Savitribai Phule Pune University, 2012 - 2016, First Class
# CERTIFICATIONS
AWS Certified Solutions Architect - Associate, 2021`,
    truth: {
      name: "Rahul Sharma",
      email: "rahul.sharma@dak.example",
      phone: "+919876543210",
      address: "Pune, India",
      experience: [
        job("Senior Software Engineer", "Nimbus Infotech Pvt Ltd", "2020-04", "now"),
        job("Software Engineer", "Vertex Systems", "2016-07", "2020-03"),
      ],
      education: [
        study(
          "B.E. (Computer Engineering)",
          "Savitribai Phule Pune University",
          "degree",
          "2012",
          "2016",
          "First Class",
        ),
        study("AWS Certified Solutions Architect - Associate", "", null, null, "2021"),
      ],
      skills: ["Java", "Kotlin", "SQL", "Spring Boot", "Hibernate", "AWS", "Kubernetes"],
    },
  },
  {
    id: "dev-diaspora",
    rendering: { producer: "libreoffice-pdf", theme: "modern" },
    markup: `
@ Sheila Atieno Owino
Registered Nurse
Doha, Qatar | +974 3312 4567 | sheila.owino@mbali.example
# Professional Profile
Kenyan registered nurse in critical care abroad since 2019, returning home in 2025.
# Clinical Experience
**Staff Nurse, Intensive Care Unit** >> October 2019 – Present
Al Noor General Hospital, Doha, Qatar
- Care for ventilated patients in a 24 bed unit
**Nurse** >> January 2016 – September 2019
Aga Wellness Hospital, Kisumu, Kenya
- Worked in theatre and recovery
# Education
**Bachelor of Science in Nursing** >> 2011 – 2015
Great Lakes University of Kisumu, Kenya
# Licences and Certifications
**Registered Nurse, Nursing Council of Kenya** >> 2016
# Skills
- Critical care
- ACLS
- Infection control
- Mentoring`,
    truth: {
      name: "Sheila Atieno Owino",
      email: "sheila.owino@mbali.example",
      phone: "+97433124567",
      address: "Doha, Qatar",
      experience: [
        job("Staff Nurse, Intensive Care Unit", "Al Noor General Hospital", "2019-10", "now"),
        job("Nurse", "Aga Wellness Hospital", "2016-01", "2019-09"),
      ],
      education: [
        study("Bachelor of Science in Nursing", "Great Lakes University of Kisumu", "degree", "2011", "2015"),
        study("Registered Nurse", "Nursing Council of Kenya", null, null, "2016"),
      ],
      skills: ["Critical care", "ACLS", "Infection control", "Mentoring"],
    },
  },
  {
    id: "dev-skills-in-sentences",
    rendering: { producer: "docx", theme: "spaced" },
    markup: `
@ Lars Henriksen
^ lars.henriksen@fjord.example | +45 32 12 34 56 | Copenhagen, Denmark
# Profile
Civil engineer with a focus on water. Fluent in SWMM and comfortable leading site meetings.
# Experience
**Nordvand Consulting**
**Project Engineer**, August 2017 - now
- Designed stormwater basins for six municipalities
**Kommune Holstebro**
**Assistant Engineer**, February 2015 - July 2017
- Inspected sewers with CCTV
# Education
**MSc in Environmental Engineering**, Technical University of Denmark, 2012 - 2014
# Skills
Proficient in SWMM, AutoCAD and QGIS
Hydraulic modelling
Site supervision`,
    truth: {
      name: "Lars Henriksen",
      email: "lars.henriksen@fjord.example",
      phone: "+4532123456",
      address: "Copenhagen, Denmark",
      experience: [
        job("Project Engineer", "Nordvand Consulting", "2017-08", "now"),
        job("Assistant Engineer", "Kommune Holstebro", "2015-02", "2017-07"),
      ],
      education: [
        study(
          "MSc in Environmental Engineering",
          "Technical University of Denmark",
          "masters",
          "2012",
          "2014",
        ),
      ],
      skills: ["SWMM", "AutoCAD", "QGIS", "Hydraulic modelling", "Site supervision"],
    },
  },
  {
    id: "dev-executive-no-dates-right",
    rendering: { producer: "pdfmake", theme: "spaced" },
    markup: `
@ Thandiwe Nkosi
^ Johannesburg, South Africa
^ +27 82 555 0123 • thandiwe.nkosi@umoya.example
# Executive Profile
Chief executive with a turnaround behind her and the patience for the next one.
# Career Highlights
**CHIEF EXECUTIVE OFFICER, IMBALI HOLDINGS** (2018 – PRESENT)
Listed group in packaging and logistics with 3,200 employees.
- Returned the group to profit in 2020
- Sold two loss making units
**MANAGING DIRECTOR, KARABO FREIGHT** (2012 – 2018)
- Doubled the fleet
**FINANCE DIRECTOR, KARABO FREIGHT** (2008 – 2012)
- Listed the company's bond
# Education
MBA, University of Cape Town, 2007
BCom Accounting Sciences, University of Pretoria, 1999
# Areas of Expertise
Strategy | Mergers and acquisitions | Restructuring | Investor relations`,
    truth: {
      name: "Thandiwe Nkosi",
      email: "thandiwe.nkosi@umoya.example",
      phone: "+27825550123",
      address: "Johannesburg, South Africa",
      experience: [
        job("Chief Executive Officer", "Imbali Holdings", "2018", "now"),
        job("Managing Director", "Karabo Freight", "2012", "2018"),
        job("Finance Director", "Karabo Freight", "2008", "2012"),
      ],
      education: [
        study("MBA", "University of Cape Town", "masters", null, "2007"),
        study("BCom Accounting Sciences", "University of Pretoria", "degree", null, "1999"),
      ],
      skills: ["Strategy", "Mergers and acquisitions", "Restructuring", "Investor relations"],
    },
  },
];
