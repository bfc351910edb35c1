import { type Cv, job, study } from "../cv.ts";

/** CVs in the shapes that Kenyan applicants commonly send. */
export const kenyan: Cv[] = [
  {
    id: "dev-classic-word",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
^ **CURRICULUM VITAE**
# PERSONAL DETAILS
NAME: GRACE NJERI KARIUKI
DATE OF BIRTH: 3RD MARCH 1992
NATIONALITY: KENYAN
ID NUMBER: 28765432
ADDRESS: P.O. BOX 1234-00100, NAIROBI
MOBILE: 0712 345 678
EMAIL: grace.kariuki@posta.example
# CAREER OBJECTIVE
To obtain a challenging position in a progressive institution where I can grow.
# EDUCATION BACKGROUND
2011 – 2015: University of Nairobi – Bachelor of Commerce (Finance), Second Class Honours (Upper Division)
2007 – 2010: Alliance Girls High School – KCSE, Mean Grade A-
1999 – 2006: St. Mary's Primary School – KCPE, 402 marks
# PROFESSIONAL QUALIFICATIONS
2016 – 2018: Vision Institute – CPA(K)
# WORK EXPERIENCE
**March 2019 to date: Senior Accountant – Umoja SACCO Ltd**
Duties and responsibilities
- Preparing monthly financial reports
- Supervising four accounts assistants
- Liaising with external auditors
**May 2016 to February 2019: Accounts Assistant – Bidii Wholesalers**
Duties and responsibilities
- Posting invoices and receipts
- Bank reconciliations
# SKILLS
- Good communication skills
- QuickBooks and Sage
- Team work
# HOBBIES
- Travelling
- Reading
# REFEREES
1. Mr. Peter Otieno
Finance Manager, Umoja SACCO Ltd
P.O. Box 99-00200, Nairobi
Tel: 0722 000 111
2. Ms. Ann Mwende
Proprietor, Bidii Wholesalers
Tel: 0733 000 222
Email: ann@bidii.example`,
    truth: {
      name: "Grace Njeri Kariuki",
      email: "grace.kariuki@posta.example",
      phone: "+254712345678",
      address: "P.O. Box 1234-00100, Nairobi",
      experience: [
        job("Senior Accountant", "Umoja SACCO Ltd", "2019-03", "now"),
        job("Accounts Assistant", "Bidii Wholesalers", "2016-05", "2019-02"),
      ],
      education: [
        study(
          "Bachelor of Commerce (Finance)",
          "University of Nairobi",
          "degree",
          "2011",
          "2015",
          "Second Class Honours (Upper Division)",
        ),
        study("KCSE", "Alliance Girls High School", null, "2007", "2010", "A-"),
        study("KCPE", "St. Mary's Primary School", null, "1999", "2006", "402 marks"),
        study("CPA(K)", "Vision Institute", null, "2016", "2018"),
      ],
      skills: ["Good communication skills", "QuickBooks and Sage", "Team work"],
    },
  },
  {
    id: "dev-classic-doc",
    rendering: { producer: "libreoffice-doc", theme: "classic" },
    markup: `
^ CURRICULUM VITAE
# PERSONAL INFORMATION
Name :: Kevin Barasa Wanyonyi
Email Address :: kbarasa@mailhost.example
Phone Number :: +254 723 456 701 / 0733 456 701
Address :: P.O BOX 567, BUNGOMA
Religion :: Christian
# PROFILE
Hardworking and honest storekeeper with four years in a busy agrovet.
# WORK EXPERIENCE
Organization: Mkulima Agrovet Suppliers
Position: Storekeeper
Duration: 1st May 2018 - 30th April 2022
Duties:
- Receiving and issuing goods
- Keeping bin cards and stock registers
Organization: Nzoia Sugar Company
Position: Clerk (Intern)
Duration: January 2018 - April 2018
Duties:
- Filing and data entry
# EDUCATION
Diploma in Supply Chain Management, Kisumu National Polytechnic (2015 - 2017), Credit
KCSE certificate, Chesamisi High School (2011 - 2014), Mean grade: C (plain)
# COMPUTER SKILLS
MS Word, MS Excel, Internet
# REFEREES
Mary Nafula, Manager, Mkulima Agrovet Suppliers, 0720 998 877
Rev. Paul Wekesa, Friends Church Bungoma, 0711 223 344`,
    truth: {
      name: "Kevin Barasa Wanyonyi",
      email: "kbarasa@mailhost.example",
      phone: "+254723456701",
      address: "P.O. Box 567, Bungoma",
      experience: [
        job("Storekeeper", "Mkulima Agrovet Suppliers", "2018-05-01", "2022-04-30"),
        job("Clerk (Intern)", "Nzoia Sugar Company", "2018-01", "2018-04"),
      ],
      education: [
        study(
          "Diploma in Supply Chain Management",
          "Kisumu National Polytechnic",
          "diploma",
          "2015",
          "2017",
          "Credit",
        ),
        study("KCSE certificate", "Chesamisi High School", null, "2011", "2014", "C (plain)"),
      ],
      skills: ["MS Word", "MS Excel", "Internet"],
    },
  },
  {
    id: "dev-kiswahili-pdf",
    rendering: { producer: "chromium", theme: "classic" },
    markup: `
@ BARAKA JUMA KATANA
^ Simu: 0768 121 434 · Barua pepe: baraka.katana@barua.example · S.L.P. 90-80200, Malindi
# Muhtasari
Dereva na msimamizi wa magari mwenye uzoefu wa miaka minane.
# Uzoefu wa Kazi
**Msimamizi wa Magari** >> Aprili 2019 - hadi sasa
Kampuni ya Usafiri Pwani, Mombasa
- Kusimamia madereva kumi na wawili
- Kuandaa ratiba za safari
**Dereva** >> Juni 2015 - Machi 2019
Hospitali ya Kaunti ya Kilifi
- Kubeba wagonjwa na dawa
# Elimu
Cheti cha Udereva na Ufundi, Taasisi ya Ufundi ya Mombasa >> 2014
KCSE, Shule ya Sekondari ya Galana >> 2010 - 2013
Daraja: D+
# Ujuzi
Udereva salama, Huduma ya kwanza, Ramani
# Marejeo
Mwalimu Hamisi Said, Mkurugenzi, Usafiri Pwani, 0722 999 100`,
    truth: {
      name: "Baraka Juma Katana",
      email: "baraka.katana@barua.example",
      phone: "+254768121434",
      address: "S.L.P. 90-80200, Malindi",
      experience: [
        job("Msimamizi wa Magari", "Kampuni ya Usafiri Pwani", "2019-04", "now"),
        job("Dereva", "Hospitali ya Kaunti ya Kilifi", "2015-06", "2019-03"),
      ],
      education: [
        study("Cheti cha Udereva na Ufundi", "Taasisi ya Ufundi ya Mombasa", "certificate", null, "2014"),
        study("KCSE", "Shule ya Sekondari ya Galana", null, "2010", "2013", "D+"),
      ],
      skills: ["Udereva salama", "Huduma ya kwanza", "Ramani"],
    },
  },
  {
    id: "dev-employment-table",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
@ MERCY CHEPKEMOI ROTICH
^ P.O. Box 34-30100 Eldoret | Tel 0727 818 919 | mercyrotich@simba.example
# OBJECTIVE
To serve as a nurse in charge in a busy sub-county facility.
# EMPLOYMENT RECORD
|Employer|Position|From|To|
|Moi Teaching and Referral Hospital|Nursing Officer II|June 2018|To date|
|Iten County Hospital|Nursing Officer Intern|Jan 2017|Dec 2017|
# EDUCATION
|Institution|Course|Year|Grade|
|Kenya Medical Training College|Diploma in Community Health Nursing|2013 - 2016|Credit|
|Moi Girls Eldoret|KCSE|2009 - 2012|B|
# TRAININGS ATTENDED
Basic life support, 2019
Infection prevention, 2021
# SKILLS
Patient care, Triage, Phlebotomy, Record keeping
# REFEREES
Sr. Agnes Keter, Nursing Services Manager, 0721 333 444`,
    truth: {
      name: "Mercy Chepkemoi Rotich",
      email: "mercyrotich@simba.example",
      phone: "+254727818919",
      address: "P.O. Box 34-30100, Eldoret",
      experience: [
        job("Nursing Officer II", "Moi Teaching and Referral Hospital", "2018-06", "now"),
        job("Nursing Officer Intern", "Iten County Hospital", "2017-01", "2017-12"),
      ],
      education: [
        study(
          "Diploma in Community Health Nursing",
          "Kenya Medical Training College",
          "diploma",
          "2013",
          "2016",
          "Credit",
        ),
        study("KCSE", "Moi Girls Eldoret", null, "2009", "2012", "B"),
      ],
      skills: ["Patient care", "Triage", "Phlebotomy", "Record keeping"],
    },
  },
  {
    id: "dev-date-first-pdf",
    rendering: { producer: "libreoffice-pdf", theme: "classic" },
    markup: `
@ Ahmed Abdullahi Hassan
Wajir | ahmed.hassan@anwani.example | +254 799 100 200
# Career Summary
Livestock officer turned programme manager with ten years in arid counties.
# Employment History
2019 – Present :: **Programme Manager**, Arid Lands Livelihoods Programme, Wajir
- Manages a team of 22 officers in four wards
- Restocked 1,400 households since 2020
2014 – 2019 :: **Livestock Officer**, County Government of Wajir
- Vaccinated herds during the 2017 drought
2013 – 2014 :: **Intern**, Ministry of Agriculture, Nairobi
# Education
2009 – 2013 :: BSc Animal Production, Egerton University
2005 – 2008 :: KCSE, Wajir High School (B+)
# Skills
- Programme design
- Budgeting
- Somali, English and Kiswahili
# Referees
Available on request`,
    truth: {
      name: "Ahmed Abdullahi Hassan",
      email: "ahmed.hassan@anwani.example",
      phone: "+254799100200",
      address: "Wajir",
      experience: [
        job("Programme Manager", "Arid Lands Livelihoods Programme", "2019", "now"),
        job("Livestock Officer", "County Government of Wajir", "2014", "2019"),
        job("Intern", "Ministry of Agriculture", "2013", "2014"),
      ],
      education: [
        study("BSc Animal Production", "Egerton University", "degree", "2009", "2013"),
        study("KCSE", "Wajir High School", null, "2005", "2008", "B+"),
      ],
      skills: ["Programme design", "Budgeting", "Somali, English and Kiswahili"],
    },
  },
  {
    id: "dev-caps-everything",
    rendering: { producer: "pdfmake", theme: "plain" },
    markup: `
^ **RESUME**
^ **SIMON MUTUA KYALO**
^ BOX 1190 MACHAKOS, TEL. 0720-556-781, E-MAIL: SMUTUA@KAZI.EXAMPLE
# CAREER PROFILE
ELECTRICIAN WITH CLASS C1 LICENCE AND EXPERIENCE IN INDUSTRIAL WIRING.
# WORK EXPERIENCE
**JANUARY 2017 – TO DATE: DEVKI STEEL WORKS LTD**
ELECTRICAL TECHNICIAN
- MAINTENANCE OF MOTORS AND PANELS
- SUPERVISION OF TWO APPRENTICES
**MARCH 2014 – DECEMBER 2016: KAMBA ELECTRICAL CONTRACTORS**
ELECTRICIAN
- DOMESTIC WIRING
# EDUCATION AND TRAINING
**2011 – 2013: MACHAKOS TECHNICAL TRAINING INSTITUTE**
DIPLOMA IN ELECTRICAL AND ELECTRONICS ENGINEERING – PASS
**2007 – 2010: KATHIANI HIGH SCHOOL**
KCSE – C PLAIN
# SKILLS
- PANEL WIRING
- MOTOR REWINDING
- SOLAR INSTALLATION
# REFEREES
**JOHN MBITHI**, WORKSHOP MANAGER, DEVKI STEEL WORKS LTD, 0722 445 566`,
    truth: {
      name: "Simon Mutua Kyalo",
      email: "smutua@kazi.example",
      phone: "+254720556781",
      address: "P.O. Box 1190, Machakos",
      experience: [
        job("Electrical Technician", "Devki Steel Works Ltd", "2017-01", "now"),
        job("Electrician", "Kamba Electrical Contractors", "2014-03", "2016-12"),
      ],
      education: [
        study(
          "Diploma in Electrical and Electronics Engineering",
          "Machakos Technical Training Institute",
          "diploma",
          "2011",
          "2013",
          "Pass",
        ),
        study("KCSE", "Kathiani High School", null, "2007", "2010", "C plain"),
      ],
      skills: ["Panel wiring", "Motor rewinding", "Solar installation"],
    },
  },
  {
    id: "dev-one-line-jobs",
    rendering: { producer: "docx", theme: "compact" },
    markup: `
@ Esther Wangui Maina
esther.maina@jina.example, 0722-987654, Nyeri
# Profile
Teacher of English and Literature and form master.
# Experience
- English Teacher, Dedan Kimathi Secondary School, Nyeri (2018 - present)
- Teacher, St. Teresa's Girls, Nanyuki (Jan 2015 - Dec 2017)
- Teaching practice, Karatina Boys High School (May - August 2014)
# Education
- Bachelor of Education (Arts), Kenyatta University (2011 - 2014), Second Class Upper
- KCSE, Tumutumu Girls High School (2007 - 2010), B+
# Skills
- Lesson planning
- Guidance and counselling
- Drama coaching
# Languages
English, Kiswahili, Kikuyu`,
    truth: {
      name: "Esther Wangui Maina",
      email: "esther.maina@jina.example",
      phone: "+254722987654",
      address: "Nyeri",
      experience: [
        job("English Teacher", "Dedan Kimathi Secondary School", "2018", "now"),
        job("Teacher", "St. Teresa's Girls", "2015-01", "2017-12"),
        job("Teaching practice", "Karatina Boys High School", "2014-05", "2014-08"),
      ],
      education: [
        study(
          "Bachelor of Education (Arts)",
          "Kenyatta University",
          "degree",
          "2011",
          "2014",
          "Second Class Upper",
        ),
        study("KCSE", "Tumutumu Girls High School", null, "2007", "2010", "B+"),
      ],
      skills: ["Lesson planning", "Guidance and counselling", "Drama coaching"],
    },
  },
  {
    id: "dev-employer-contacts",
    rendering: { producer: "pdfmake", theme: "classic" },
    markup: `
@ Collins Ochieng Ogutu
^ Siaya, Kenya
# Work Experience
**Nyanza Fish Traders Ltd** (info@nyanzafish.example, 057 202 3344), Kisumu
**Sales Representative**, April 2020 – Present
- Opened 30 new outlets in Siaya and Busia in 2021
- Collected payments of KES 2,000,000 a month
**Lake Basin Cold Stores**, P.O. Box 12 Kisumu
**Sales Assistant**, July 2018 – March 2020
- Weighed and packed fish
# Education
**Diploma in Sales and Marketing**, Great Lakes University of Kisumu, 2016 – 2018
**KCSE**, Ambira High School, 2012 – 2015, Grade C+
# Skills
Negotiation, Cold chain handling, Driving (class B)
# Contacts
Phone: +254 757 303 404
Email: collins.ogutu@samaki.example
# Referees
Jared Okello – Sales Manager – jared@nyanzafish.example – 0715 303 111`,
    truth: {
      name: "Collins Ochieng Ogutu",
      email: "collins.ogutu@samaki.example",
      phone: "+254757303404",
      address: "Siaya, Kenya",
      experience: [
        job("Sales Representative", "Nyanza Fish Traders Ltd", "2020-04", "now"),
        job("Sales Assistant", "Lake Basin Cold Stores", "2018-07", "2020-03"),
      ],
      education: [
        study(
          "Diploma in Sales and Marketing",
          "Great Lakes University of Kisumu",
          "diploma",
          "2016",
          "2018",
        ),
        study("KCSE", "Ambira High School", null, "2012", "2015", "C+"),
      ],
      skills: ["Negotiation", "Cold chain handling", "Driving (class B)"],
    },
  },
  {
    id: "dev-inline-headings",
    rendering: { producer: "libreoffice-doc", theme: "plain" },
    markup: `
Purity Kendi Mwiti
P.O. Box 77-60200, Meru. Phone: 0740 515 616. Email: puritykendi@meru.example

OBJECTIVE: To work as a receptionist in a hotel or SACCO.

EDUCATION:
Certificate in Front Office Operations, Meru National Polytechnic, 2018 - 2019
KCSE, Kanyakine High School, 2014 - 2017, Mean Grade D+

EXPERIENCE:
Receptionist, Mt. Kenya View Hotel, Nanyuki, January 2020 to date
Attending to guests and answering the switchboard.
Booking conference rooms.

Shop Attendant, Kendi General Store, Meru, February 2018 to December 2018
Serving customers and keeping the cash box.

SKILLS: Customer service, Typing, Opera PMS

REFEREES: Jane Karimi, Manager, Mt. Kenya View Hotel, 0721 616 717`,
    truth: {
      name: "Purity Kendi Mwiti",
      email: "puritykendi@meru.example",
      phone: "+254740515616",
      address: "P.O. Box 77-60200, Meru",
      experience: [
        job("Receptionist", "Mt. Kenya View Hotel", "2020-01", "now"),
        job("Shop Attendant", "Kendi General Store", "2018-02", "2018-12"),
      ],
      education: [
        study(
          "Certificate in Front Office Operations",
          "Meru National Polytechnic",
          "certificate",
          "2018",
          "2019",
        ),
        study("KCSE", "Kanyakine High School", null, "2014", "2017", "D+"),
      ],
      skills: ["Customer service", "Typing", "Opera PMS"],
    },
  },
  {
    id: "dev-two-column-sacco",
    rendering: { producer: "pdfmake", theme: "modern" },
    markup: `
[[[31
@ Dennis Kimani Njuguna
# Contact
0746 808 909
dkimani@akiba.example
P.O. Box 4-00900, Kiambu
# Skills
- Credit analysis
- M-PESA float management
- Excel
- Public relations
# Languages
English
Kiswahili
# Hobbies
Football
|||
# Profile
Loans officer with a name for low arrears and short queues.
# Work Experience
**Loans Officer**
Kiambu Unity Finance, Kiambu >> Mar 2021 - To date
- Keeps portfolio at risk below 3%
- Visits 15 groups every month
**Relationship Officer**
Jamii Microcredit, Thika >> Feb 2018 - Feb 2021
- Recruited members in three markets
# Education
**Bachelor of Economics and Statistics**
Mount Kenya University >> 2013 - 2017
Second class lower
**KCSE**
Thika High School >> 2009 - 2012
B-
# Referees
Alice Wambui, Branch Manager, 0720 121 131
]]]`,
    truth: {
      name: "Dennis Kimani Njuguna",
      email: "dkimani@akiba.example",
      phone: "+254746808909",
      address: "P.O. Box 4-00900, Kiambu",
      experience: [
        job("Loans Officer", "Kiambu Unity Finance", "2021-03", "now"),
        job("Relationship Officer", "Jamii Microcredit", "2018-02", "2021-02"),
      ],
      education: [
        study(
          "Bachelor of Economics and Statistics",
          "Mount Kenya University",
          "degree",
          "2013",
          "2017",
          "Second class lower",
        ),
        study("KCSE", "Thika High School", null, "2009", "2012", "B-"),
      ],
      skills: ["Credit analysis", "M-PESA float management", "Excel", "Public relations"],
    },
  },
];
