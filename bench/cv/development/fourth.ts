import { type Cv, job, study } from "../cv.ts";

/** A fourth round by other hands. */
export const fourth: Cv[] = [
  {
    id: "dev-accounts-clerk-inline",
    rendering: { producer: "pdfmake", theme: "compact" },
    markup: `
^ **Halima Noor Issack**
^ Accounts Clerk
^ Mandera Road, Eastleigh, Nairobi. Tel: 0720-50-60-70, Email: halima.issack@hesabu.example
# Career objective
To become a certified accountant in a Sharia compliant institution.
# Employment history
Accounts Clerk, Al-Baraka Wholesalers Ltd, Nairobi (March 2021 - Present): posting of invoices, stock counts and debt collection.
Cashier, Wajir Star Hotel (July 2018 - Feb 2021): cash and M-PESA till.
# Education history
CPA Section 3, Vision College (2020 - ongoing)
Diploma in Business Management, Kenya Institute of Management (2016 - 2018), Distinction
K.C.S.E, Wajir Girls Secondary School (2012 - 2015), Grade C+
# Key skills
QuickBooks; Tally; stock taking; bookkeeping
# Referees
Sheikh Ali, Director, Al-Baraka Wholesalers Ltd, 0722 010 203`,
    truth: {
      name: "Halima Noor Issack",
      email: "halima.issack@hesabu.example",
      phone: "+254720506070",
      address: "Mandera Road, Eastleigh, Nairobi",
      experience: [
        job("Accounts Clerk", "Al-Baraka Wholesalers Ltd", "2021-03", "now"),
        job("Cashier", "Wajir Star Hotel", "2018-07", "2021-02"),
      ],
      education: [
        study("CPA Section 3", "Vision College", null, "2020", null),
        study(
          "Diploma in Business Management",
          "Kenya Institute of Management",
          "diploma",
          "2016",
          "2018",
          "Distinction",
        ),
        study("K.C.S.E", "Wajir Girls Secondary School", null, "2012", "2015", "C+"),
      ],
      skills: ["QuickBooks", "Tally", "stock taking", "bookkeeping"],
    },
  },
  {
    id: "dev-it-support-grid",
    rendering: { producer: "chromium", theme: "modern" },
    markup: `
@ Victor Kimutai
ICT Support & Networks
[[[50
+254 708 121 314
victor.kimutai@wavuti.example
|||
Eldoret, Uasin Gishu
github.example/vkimutai
]]]
# Profile
Support technician with four years of keeping branches online.
# Skills
[[[50
- Windows Server
- Active Directory
- MikroTik
|||
- Cabling
- CCTV
- User training
]]]
# Employment
ICT Support Technician >> 2022 — Present
Boresha DT Sacco, Eldoret
- Supports 11 branches and 160 users
ICT Assistant >> 2020 — 2022
Moi Teaching and Referral Hospital, Eldoret
- Imaging of computers; help desk tickets
ICT Intern >> Jan — Apr 2020
County Assembly of Nandi
# Education
BSc Information Technology >> 2016 — 2020
University of Eldoret (Second Upper)
KCSE >> 2012 — 2015
St. Patrick's High School, Iten (B+)
# Certifications
- CCNA Routing and Switching, Cisco, 2021
- ITIL 4 Foundation, 2022`,
    truth: {
      name: "Victor Kimutai",
      email: "victor.kimutai@wavuti.example",
      phone: "+254708121314",
      address: "Eldoret, Uasin Gishu",
      experience: [
        job("ICT Support Technician", "Boresha DT Sacco", "2022", "now"),
        job("ICT Assistant", "Moi Teaching and Referral Hospital", "2020", "2022"),
        job("ICT Intern", "County Assembly of Nandi", "2020-01", "2020-04"),
      ],
      education: [
        study(
          "BSc Information Technology",
          "University of Eldoret",
          "degree",
          "2016",
          "2020",
          "Second Upper",
        ),
        study("KCSE", "St. Patrick's High School", null, "2012", "2015", "B+"),
        study("CCNA Routing and Switching", "Cisco", "certificate", null, "2021"),
        study("ITIL 4 Foundation", "", null, null, "2022"),
      ],
      skills: ["Windows Server", "Active Directory", "MikroTik", "Cabling", "CCTV", "User training"],
    },
  },
  {
    id: "dev-police-officer-form",
    rendering: { producer: "libreoffice-doc", theme: "plain" },
    markup: `
^ **CURRICULUM VITAE**
**SURNAME** : TOO
**OTHER NAMES** : KIPKEMBOI ELIUD
**TELEPHONE NO.** : 0723 – 445 – 221
**EMAIL ADDRESS** : eliudtoo@ulinzi.example
**POSTAL ADDRESS** : P.O. BOX 7 – 20210, LITEIN.
**CAREER PROFILE**
Former police corporal, now in corporate security.
**WORK EXPERIENCE**
**FROM JUNE 2017 TO DATE – HIGHLAND MICROFINANCE BANK, KERICHO**
**SECURITY SUPERVISOR**
Supervising 40 guards in six branches.
Carrying out investigations.
**FROM 2009 TO 2017 – NATIONAL POLICE SERVICE, BOMET**
**CORPORAL**
Patrol and station duties.
**EDUCATION**
**2019 – 2021 – ZETECH UNIVERSITY**
DIPLOMA IN CRIMINOLOGY AND SECURITY STUDIES. (CREDIT)
**2004 – 2007 – KABIANGA HIGH SCHOOL**
K.C.S.E. MEAN GRADE C (PLAIN)
**1996 – 2003 – TEBESONIK PRIMARY SCHOOL**
K.C.P.E. 340 MARKS
**OTHER SKILLS**
CCTV monitoring
Report writing
Fire drills
**REFEREES**
1) MR. SAMUEL ROP – HEAD OF SECURITY – 0722 313 414
2) PASTOR J. MUTAI – A.I.C. LITEIN – 0728 909 000`,
    truth: {
      name: "Kipkemboi Eliud Too",
      email: "eliudtoo@ulinzi.example",
      phone: "+254723445221",
      address: "P.O. Box 7-20210, Litein",
      experience: [
        job("Security Supervisor", "Highland Microfinance Bank", "2017-06", "now"),
        job("Corporal", "National Police Service", "2009", "2017"),
      ],
      education: [
        study(
          "Diploma in Criminology and Security Studies",
          "Zetech University",
          "diploma",
          "2019",
          "2021",
          "Credit",
        ),
        study("K.C.S.E.", "Kabianga High School", null, "2004", "2007", "C (plain)"),
        study("K.C.P.E.", "Tebesonik Primary School", null, "1996", "2003", "340 marks"),
      ],
      skills: ["CCTV monitoring", "Report writing", "Fire drills"],
    },
  },
  {
    id: "dev-journalist-narrow-dates",
    rendering: { producer: "libreoffice-pdf", theme: "classic" },
    markup: `
@ Amina Wanjala Shitanda
Journalist and communications officer
amina.wanjala@habari.example
+254 110 404 707 / +254 757 404 707
Lives in Kakamega Town, Kenya
# Work
2021- :: **Communications Officer**, Lake Victoria Farmers Federation, Kisumu
 :: Newsletter, radio spots and the website
2017-2021 :: **Reporter**, Western Voice FM, Kakamega
 :: Covered two general elections
2016-2017 :: **Intern**, Daily Mail Newsroom, Nairobi
# Education
2012-2016 :: **BA Journalism and Media Studies**, Masinde Muliro University of Science and Technology, Second Class (Lower Division)
2008-2011 :: **KCSE**, Mukumu Girls High School, B
# Awards
2019 :: Best feature story, Media Council
# Skills
Writing :: Feature stories, press releases, scripts
Tools :: Adobe Audition, WordPress, Canva
# References
On request`,
    truth: {
      name: "Amina Wanjala Shitanda",
      email: "amina.wanjala@habari.example",
      phone: "+254110404707",
      address: "Kakamega Town, Kenya",
      experience: [
        job("Communications Officer", "Lake Victoria Farmers Federation", "2021", "now"),
        job("Reporter", "Western Voice FM", "2017", "2021"),
        job("Intern", "Daily Mail Newsroom", "2016", "2017"),
      ],
      education: [
        study(
          "BA Journalism and Media Studies",
          "Masinde Muliro University of Science and Technology",
          "degree",
          "2012",
          "2016",
          "Second Class (Lower Division)",
        ),
        study("KCSE", "Mukumu Girls High School", null, "2008", "2011", "B"),
      ],
      skills: ["Feature stories", "press releases", "scripts", "Adobe Audition", "WordPress", "Canva"],
    },
  },
  {
    id: "dev-ngo-director-six-pages",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
%footer Confidential — CV of Dr Margaret Syombua Kioko
@ Dr. Margaret Syombua Kioko, PhD, MBA
^ Lavington, Nairobi | Cell: +254-733-414-515 | margaret.kioko@maendeleo.example
# Executive Summary
Development leader with 25 years in food security, governance and women's savings groups in eight countries.
# Core Skills
Fundraising • Governance • Strategy • People leadership • Donor compliance
# Professional Experience
COUNTRY DIRECTOR, Hand in Hand for Dryland Women
Nairobi, Kenya | September 2016 to Present
Reports to: Regional Director
Leads 140 staff and an annual budget of USD 11 million.
Key achievements
- Raised USD 24 million between 2018 and 2023 from Sida, FCDO and the Mastercard Foundation
- Opened offices in Marsabit (2019) and Turkana (2021)
HEAD OF PROGRAMMES, ActionWorks International
Juba, South Sudan | February 2011 to August 2016
- Managed consortium of Oxfam, CARE and Save the Children
PROGRAMME OFFICER, United Nations Development Fund for Women
Kampala, Uganda | 2004 to January 2011
ASSISTANT LECTURER, Egerton University
Njoro | 1999 to 2004
# Academic Qualifications
PhD in Development Studies, University of Sussex, 2012
Master of Business Administration, United States International University, 2003
MSc Agricultural Economics, Egerton University, 1998
BSc Agriculture (First Class Honours), Egerton University, 1995
# Boards
Chair, Mwethya SACCO, 2019 – present
# Publications
Kioko, M. (2014). Merry-go-rounds that last. Journal of Savings, 3(1), 1-19.
# Referees
Prof. Peter Kimani, University of Nairobi, pkimani@uni.example, +254 722 100 909`,
    truth: {
      name: "Margaret Syombua Kioko",
      email: "margaret.kioko@maendeleo.example",
      phone: "+254733414515",
      address: "Lavington, Nairobi",
      experience: [
        job("Country Director", "Hand in Hand for Dryland Women", "2016-09", "now"),
        job("Head of Programmes", "ActionWorks International", "2011-02", "2016-08"),
        job("Programme Officer", "United Nations Development Fund for Women", "2004", "2011-01"),
        job("Assistant Lecturer", "Egerton University", "1999", "2004"),
      ],
      education: [
        study("PhD in Development Studies", "University of Sussex", "phd", null, "2012"),
        study(
          "Master of Business Administration",
          "United States International University",
          "masters",
          null,
          "2003",
        ),
        study("MSc Agricultural Economics", "Egerton University", "masters", null, "1998"),
        study("BSc Agriculture", "Egerton University", "degree", null, "1995", "First Class Honours"),
      ],
      skills: ["Fundraising", "Governance", "Strategy", "People leadership", "Donor compliance"],
    },
  },
  {
    id: "dev-plumber-sms-style",
    rendering: { producer: "docx", theme: "plain" },
    markup: `
My names are Jackson Kiptoo Rono. I live in Kapsoya estate Eldoret.
Phone 0714888212 Email jacksonrono@fundi.example
Work experience
Plumber - Rono & Sons Plumbers - 2019 to now
Plumber assistant - Eldoret Water and Sanitation Company - 2016 to 2019
Education
Artisan in plumbing - Rift Valley Technical Training Institute - 2015
KCSE - Kapsoya Secondary School - 2013 - D+
Skills
Pipe fitting, solar heaters, reading plans`,
    truth: {
      name: "Jackson Kiptoo Rono",
      email: "jacksonrono@fundi.example",
      phone: "+254714888212",
      address: "Kapsoya estate Eldoret",
      experience: [
        job("Plumber", "Rono & Sons Plumbers", "2019", "now"),
        job("Plumber assistant", "Eldoret Water and Sanitation Company", "2016", "2019"),
      ],
      education: [
        study("Artisan in plumbing", "Rift Valley Technical Training Institute", "certificate", null, "2015"),
        study("KCSE", "Kapsoya Secondary School", null, null, "2013", "D+"),
      ],
      skills: ["Pipe fitting", "solar heaters", "reading plans"],
    },
  },
];
