import { type Cv, job, study } from "../cv.ts";

/** The structures of published international templates, with people and content of our own. */
export const templates: Cv[] = [
  {
    // Each employer an item of a list with its place at the right, the post and its dates below.
    id: "dev-template-listed-employers",
    rendering: { producer: "pdfmake", theme: "compact" },
    markup: `
**Amina Wangeci Mwaura** >> Email: amina.mwaura@barua.example
aminamwaura.example >> Mobile: +254-712-345-180
# Education
• Strathmore University >> Nairobi, Kenya
Bachelor of Science in Informatics; GPA: 3.71 >> Aug 2013 – July 2015
• Maseno University >> Kisumu, Kenya
Diploma in Electronics; GPA: 3.42 (8.55/10.0) >> Aug 2010 – July 2013
# Experience
• Tausi >> Mountain View, CA
Software Engineer >> Oct 2019 – Present
- **Ledgers:** Moves the books of savings groups to one service used by two million members
- **Pipelines:** Cut the nightly settlement from six hours to forty minutes
• Pesalink Labs >> Palo Alto, CA
Senior Software Engineer >> Jan 2017 – Oct 2019
- **Notifications:** Built the service that sends e-mail, push and text messages
• Umande >> Nairobi, Kenya
Data Scientist >> Summer 2016
- **Scoring:** Modelled the repayment of loans for farmers
# Programming Skills
- **Languages:** Scala, Python, Javascript
- **Technologies:** AWS, Kafka, Postgres`,
    truth: {
      name: "Amina Wangeci Mwaura",
      email: "amina.mwaura@barua.example",
      phone: "+254712345180",
      address: null,
      experience: [
        job("Software Engineer", "Tausi", "2019-10", "now"),
        job("Senior Software Engineer", "Pesalink Labs", "2017-01", "2019-10"),
        job("Data Scientist", "Umande", "2016", "2016"),
      ],
      education: [
        study(
          "Bachelor of Science in Informatics",
          "Strathmore University",
          "degree",
          "2013-08",
          "2015-07",
          "3.71",
        ),
        study("Diploma in Electronics", "Maseno University", "diploma", "2010-08", "2013-07", "3.42"),
      ],
      skills: ["Scala", "Python", "Javascript", "AWS", "Kafka", "Postgres"],
    },
  },
  {
    // Places and dates in a margin at the right, beside the first lines of the description.
    id: "dev-template-margin-notes",
    rendering: { producer: "pdfmake", theme: "modern" },
    markup: `
@ Dennis Kiprono Cheruiyot
^ Oakland, CA | dennis.cheruiyot@barua.example | +1 415 555 0132
# Education
**PhD** :: **Rutgers University**, Computer Science >> Newark, NJ
# Experience
**Nuru AI, Co-Founder & CTO** >> Oakland, CA
• Built the service that answers two million questions a month >> June 2023 – present
• Raised the first round and grew the team from three to twenty-eight >> 2 years 10 months
• Cut the cost of an answer by two thirds
**Acacia Research, Research Intern** >> Santa Clara, CA
• Designed a sparse attention that needs a quarter of the memory >> May 2022 – Aug 2022
• Presented the work at the annual conference in July >> 4 months
**Baobab ML Lab, Research Intern** >> Cupertino, CA
• Compressed a network so that it runs on a telephone >> May 2020 – Aug 2020
• Filed two patents on the method >> 4 months
# Skills
**Languages:** Python, Rust, Julia
**Infrastructure:** Kubernetes, Ray, distributed training`,
    truth: {
      name: "Dennis Kiprono Cheruiyot",
      email: "dennis.cheruiyot@barua.example",
      phone: "+14155550132",
      address: "Oakland, CA",
      experience: [
        job("Co-Founder & CTO", "Nuru AI", "2023-06", "now"),
        job("Research Intern", "Acacia Research", "2022-05", "2022-08"),
        job("Research Intern", "Baobab ML Lab", "2020-05", "2020-08"),
      ],
      education: [study("PhD, Computer Science", "Rutgers University", "phd", null, null)],
      skills: ["Python", "Rust", "Julia", "Kubernetes", "Ray", "distributed training"],
    },
  },
  {
    // Employer, dash and place; the post below; honours and advisers as items under the studies.
    id: "dev-template-dash-places",
    rendering: { producer: "pdfmake", theme: "modern" },
    markup: `
@ Ruth Nafula Wekesa
^ Redmond, WA • ruth.wekesa@barua.example
# Education
**Boston University** – Boston, MA >> Sept 2018 – May 2023
PhD in Computer Science
- Thesis: Models that learn from few examples of rare languages
- Advisor: Prof. Grace Ndanu
- National Graduate Research Fellowship, Sarova Scholar (Class of 2021)
**Maseno University** – Kisumu, Kenya >> Sept 2014 – June 2018
BSc in Computer Engineering
- GPA: 3.82/4.00, Valedictorian
- Rotary Scholarship recipient for Graduate Studies
# Experience
**Sokoni AI** – Oakland, CA >> June 2023 – present
Co-Founder & CTO
- Scaled the team across research, platform and applied work
**Twiga Research** – Santa Clara, CA >> May 2022 – Aug 2022
Research Intern
- Co-authored a paper on models of speech
**Mbuni** – Cupertino, CA >> May 2020 – Aug 2020
Research Intern
- Cited in a conference paper of 2022
**Chui** – Redmond, WA >> May 2019 – Aug 2019
Research Intern
- Improved the translation of Luhya and Luo`,
    truth: {
      name: "Ruth Nafula Wekesa",
      email: "ruth.wekesa@barua.example",
      phone: null,
      address: "Redmond, WA",
      experience: [
        job("Co-Founder & CTO", "Sokoni AI", "2023-06", "now"),
        job("Research Intern", "Twiga Research", "2022-05", "2022-08"),
        job("Research Intern", "Mbuni", "2020-05", "2020-08"),
        job("Research Intern", "Chui", "2019-05", "2019-08"),
      ],
      education: [
        study("PhD in Computer Science", "Boston University", "phd", "2018-09", "2023-05"),
        study(
          "BSc in Computer Engineering",
          "Maseno University",
          "degree",
          "2014-09",
          "2018-06",
          "3.82/4.00, Valedictorian",
        ),
      ],
      skills: [],
    },
  },
  {
    // Employer and place over post and dates, whose dash has no character; certificates with their issuers.
    id: "dev-template-lost-dashes",
    rendering: { producer: "pdfmake", theme: "compact" },
    markup: `
@ Kevin Odhiambo Oloo
^ Network Engineer · Planner
^ Gangnam-gu, Seoul, Republic of Korea
^ (+82) 10-5550-2719 | kevin.oloo@barua.example | kevinoloo
# Work Experience
**Daraja Pay Inc. (Daraja)** >> Seoul, S.Korea
Founding Member & Network Engineer >> Mar. 2021 Present
- Everything that keeps the service up
**Daraja Market Inc.** >> Seoul, S.Korea
Network Engineer >> Feb. 2021 Mar. 2021
**Kasuku** >> Seoul, S.Korea
Founding Member & Director of Field Operations >> Jun. 2018 Jan. 2021
- Designed the networks of four data centres
**Field Studies, Crop Science Lab** >> Pohang, S.Korea
Researcher >> Mar. 2016 Jun. 2017
- Classified movements of the hand
**K.D.F Radio Corps, Laikipia** >> Nanyuki, Kenya
Radio Engineer & Signals Analyst (National Service) >> Aug. 2014 Apr. 2016
- Traced attacks on the network
# Certificates
2023 :: Terra Certified: Automation Associate (003), Terra
2022 :: Certified Cloud Network Developer (CCND), The Mtandao Foundation`,
    truth: {
      name: "Kevin Odhiambo Oloo",
      email: "kevin.oloo@barua.example",
      phone: "+821055502719",
      address: "Gangnam-gu, Seoul, Republic of Korea",
      experience: [
        job("Founding Member & Network Engineer", "Daraja Pay Inc. (Daraja)", "2021-03", "now"),
        job("Network Engineer", "Daraja Market Inc.", "2021-02", "2021-03"),
        job("Founding Member & Director of Field Operations", "Kasuku", "2018-06", "2021-01"),
        job("Researcher", "Field Studies, Crop Science Lab", "2016-03", "2017-06"),
        job("Radio Engineer & Signals Analyst", "K.D.F Radio Corps", "2014-08", "2016-04"),
      ],
      education: [
        study("Terra Certified: Automation Associate (003)", "Terra", null, null, "2023"),
        study("Certified Cloud Network Developer (CCND)", "The Mtandao Foundation", null, null, "2022"),
      ],
      skills: [],
    },
  },
  {
    // Several posts under an employer with its place; a birthday beside the name.
    id: "dev-template-posts-below-employer",
    rendering: { producer: "pdfmake", theme: "classic" },
    markup: `
**Peter Kamau Njuguna** April 3, 1986
peter.njuguna@barua.example · +31 6 5550 2718 · Rotterdam · The Netherlands
# Experience
Mwangaza >> Rotterdam, The Netherlands
Head of Logistics >> Apr '12 – Oct '16
- Leads an agency of forty people
Akiba/KPSL >> Kampala, Jinja & Entebbe, Uganda
Systems Consultant >> Nov '08 – Feb '09
- Advised a lender on its books
Data & Reporting Consultant >> Jan '10 – Aug '11
- Solved what slowed the counters
CTO >> Oct '11 – Feb '12
- Led the team of engineers
Safina >> Utrecht, The Netherlands
Test & Delivery Manager >> Dec '06 – Jan '07
- Released each month
# Education
Leiden University >> Rotterdam, The Netherlands
BSc in Operations Research >> 2004 – 2007
Utrecht University >> Utrecht, The Netherlands
Water Resources Engineering >> 2001 – 2002`,
    truth: {
      name: "Peter Kamau Njuguna",
      email: "peter.njuguna@barua.example",
      phone: "+31655502718",
      address: "Rotterdam",
      experience: [
        job("Head of Logistics", "Mwangaza", "2012-04", "2016-10"),
        job("Systems Consultant", "Akiba/KPSL", "2008-11", "2009-02"),
        job("Data & Reporting Consultant", "Akiba/KPSL", "2010-01", "2011-08"),
        job("CTO", "Akiba/KPSL", "2011-10", "2012-02"),
        job("Test & Delivery Manager", "Safina", "2006-12", "2007-01"),
      ],
      education: [
        study("BSc in Operations Research", "Leiden University", "degree", "2004", "2007"),
        study("Water Resources Engineering", "Utrecht University", null, "2001", "2002"),
      ],
      skills: [],
    },
  },
  {
    // A line for each entry, dates with a slash, courses that no list of qualifications knows.
    id: "dev-template-entry-lines",
    rendering: { producer: "pdfmake", theme: "modern" },
    markup: `
@ Mercy Chebet Koech
^ Hamburg, Germany | mercy.koech@barua.example | +49 151 5550 2718
# Experience
Research Assistant / PhD Student - University of Hamburg >> 2016 - present
- Develops a system in which nurses learn
Trainer for Forms and Ledgers - Wekesa GmbH Hamburg >> 2014 - 2016
- Taught the clerks of three ministries
Warehouse Planning Training - Safiri Consulting >> 2011 / 11
- Led two days of a simulated project
Student Assistant / Librarian - maktaba.example >> 2010 - 2011
- Tested how well adults read
# Education
Graduated as M.Sc. Public Health - University of Hamburg >> 2015 / 07
- Wrote a thesis on the scoring of essays
Exchange Year - University of Hamburg >> 2012 - 2013
- Surveyed two hundred households
Summer Abroad - University of Lisbon >> 2009 - 2010
- Studied tropical medicine`,
    truth: {
      name: "Mercy Chebet Koech",
      email: "mercy.koech@barua.example",
      phone: "+4915155502718",
      address: "Hamburg, Germany",
      experience: [
        job("Research Assistant/PhD Student", "University of Hamburg", "2016", "now"),
        job("Trainer for Forms and Ledgers", "Wekesa GmbH Hamburg", "2014", "2016"),
        job("Warehouse Planning Training", "Safiri Consulting", "2011-11", "2011-11"),
        job("Student Assistant/Librarian", "maktaba.example", "2010", "2011"),
      ],
      education: [
        study("Graduated as M.Sc. Public Health", "University of Hamburg", "masters", null, "2015-07"),
        study("Exchange Year", "University of Hamburg", null, "2012", "2013"),
        study("Summer Abroad", "University of Lisbon", null, "2009", "2010"),
      ],
      skills: [],
    },
  },
  {
    // Headings that wrap in the left margin, a school over a list of its degrees.
    id: "dev-template-margin-headings",
    rendering: { producer: "pdfmake", theme: "plain" },
    markup: `
^ **Esther Mumbua Kilonzo**
^ 42 Riverside Drive, Nairobi • esther.kilonzo@barua.example • +254 733 101 100
**EDUCATION** :: First Rift University, Nakuru, Kenya
• Ph.D. in Hydrology >> Dec 2009 – Jul 2014
• M.B.A. >> Nov 2008 – Jun 2009

**RESEARCH** :: Institute for Coastal Research, Marine College
**EXPERIENCE** :: Junior Research Assistant, May 2004 – May 2005`,
    truth: {
      name: "Esther Mumbua Kilonzo",
      email: "esther.kilonzo@barua.example",
      phone: "+254733101100",
      address: "42 Riverside Drive, Nairobi",
      experience: [job("Junior Research Assistant", "Institute for Coastal Research", "2004-05", "2005-05")],
      education: [
        study("Ph.D. in Hydrology", "First Rift University", "phd", "2009-12", "2014-07"),
        study("M.B.A.", "First Rift University", "masters", "2008-11", "2009-06"),
      ],
      skills: [],
    },
  },
  {
    // A sidebar of studies and groups of skills beside employers that a bar sets apart from the posts.
    id: "dev-template-sidebar-groups",
    rendering: { producer: "pdfmake", theme: "modern" },
    markup: `
@ Brian Mutiso Kyalo
^ brian.kyalo@barua.example | 512.555.0142
[[[34
# Education
**HOWARD UNIVERSITY**
BSc in Computer Science
May 2014 | Reston, VA
College of Engineering
Magna Cum Laude

**MACHAKOS SCHOOL**
Grad. May 2010 | Machakos, Kenya
# Skills
**Daily use:**
Java • Shell • Python
**Occasional use:**
Android • MySQL
|||
# Experience
**Tembo | Software Engineer**
Jan 2015 - Present | New York, NY
- Works on the feed
**Kifaru | Software Engineering Intern**
May 2013 – Aug 2013 | Mountain View, CA
- Made captions searchable
**Swara | Volunteer Mentor & Team Leader**
Jan 2013 – May 2013 | Palo Alto, CA
- Led a team of four
]]]`,
    truth: {
      name: "Brian Mutiso Kyalo",
      email: "brian.kyalo@barua.example",
      phone: "+15125550142",
      address: null,
      experience: [
        job("Software Engineer", "Tembo", "2015-01", "now"),
        job("Software Engineering Intern", "Kifaru", "2013-05", "2013-08"),
        job("Volunteer Mentor & Team Leader", "Swara", "2013-01", "2013-05"),
      ],
      education: [
        study("BSc in Computer Science", "HOWARD UNIVERSITY", "degree", null, "2014-05", "Magna Cum Laude"),
        study("", "MACHAKOS SCHOOL", null, null, "2010-05"),
      ],
      skills: ["Java", "Shell", "Python", "Android", "MySQL"],
    },
  },
];
