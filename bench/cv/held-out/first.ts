import { type Cv, job, study } from "../cv.ts";

export const first: Cv[] = [
  {
    id: "ho-sidebar-uk",
    rendering: { producer: "chromium", theme: "modern" },
    markup: `
[[[32
@ Amelia Hartley
Digital Marketing Manager
# Contact
07700 900123
+44 7700 900123
amelia.hartley@mailbox.example
Leeds, United Kingdom
# Skills
- SEO
- Google Analytics
- Content strategy
- Paid social
- Email automation
# Languages
- English
- Spanish
|||
# Profile
Marketer with nine years of experience in consumer brands. I turn data into campaigns that people remember.
# Employment
**Digital Marketing Manager**
Brightwave Media, Leeds >> Jan 2021 - Present
- Own a yearly budget of 1.2m pounds across search, social and email
- Grew newsletter subscribers from 8,000 to 61,000 since March 2021
**Marketing Executive**
Northern Kettle Company, York >> Sep 2016 - Dec 2020
- Launched the online shop in 2018 and ran its seasonal campaigns
# Education
**BA (Hons) Marketing Management**
University of York >> 2013 - 2016
2:1
]]]`,
    truth: {
      name: "Amelia Hartley",
      email: "amelia.hartley@mailbox.example",
      phone: "+447700900123",
      address: "Leeds, United Kingdom",
      experience: [
        job("Digital Marketing Manager", "Brightwave Media", "2021-01", "now"),
        job("Marketing Executive", "Northern Kettle Company", "2016-09", "2020-12"),
      ],
      education: [
        study("BA (Hons) Marketing Management", "University of York", "degree", "2013", "2016", "2:1"),
      ],
      skills: ["SEO", "Google Analytics", "Content strategy", "Paid social", "Email automation"],
    },
  },
  {
    id: "ho-labels-table",
    rendering: { producer: "docx", theme: "classic" },
    markup: `
^ **CURRICULUM VITAE**
# PERSONAL DETAILS
Name :: Daniel Kiprotich Langat
Date of Birth :: 12th June 1990
ID Number :: 27456123
Gender :: Male
Marital Status :: Married
Postal Address :: P.O. Box 456-20200, Kericho
Telephone :: 0721 334 556
Email :: dklangat90@post.example
Languages :: English, Kiswahili, Kipsigis
# CAREER OBJECTIVE
To work in a busy credit department where my skills in loan appraisal are put to use.
# EDUCATION BACKGROUND
|Year|Institution|Award|Grade|
|2010 - 2014|Egerton University|Bachelor of Commerce (Finance)|Second Class Upper|
|2005 - 2008|Kericho High School|KCSE|B+|
|1997 - 2004|Chepkolon Primary School|KCPE|368/500|
# PROFESSIONAL QUALIFICATIONS
- CPA Part II, KASNEB, 2015
# WORK EXPERIENCE
**Credit Officer - Ndege Chai SACCO**
March 2016 to date
Duties and responsibilities
- Appraising loan applications
- Following up defaulters and guarantors
- Preparing the weekly portfolio at risk report
**Accounts Attachee - Kericho County Government**
May 2013 - August 2013
- Filing payment vouchers
# SKILLS
- Loan appraisal
- Debt collection
- Microsoft Office
- Report writing
# HOBBIES
Athletics, reading
# REFEREES
1. Mr. John Cheruiyot, Credit Manager, Ndege Chai SACCO, Tel: 0722 556 778, cheruiyot@ndege.example
2. Dr. Anne Wekesa, Lecturer, Egerton University, 0733 998 112`,
    truth: {
      name: "Daniel Kiprotich Langat",
      email: "dklangat90@post.example",
      phone: "+254721334556",
      address: "P.O. Box 456-20200, Kericho",
      experience: [
        job("Credit Officer", "Ndege Chai SACCO", "2016-03", "now"),
        job("Accounts Attachee", "Kericho County Government", "2013-05", "2013-08"),
      ],
      education: [
        study(
          "Bachelor of Commerce (Finance)",
          "Egerton University",
          "degree",
          "2010",
          "2014",
          "Second Class Upper",
        ),
        study("KCSE", "Kericho High School", null, "2005", "2008", "B+"),
        study("KCPE", "Chepkolon Primary School", null, "1997", "2004", "368/500"),
        study("CPA Part II", "KASNEB", null, null, "2015"),
      ],
      skills: ["Loan appraisal", "Debt collection", "Microsoft Office", "Report writing"],
    },
  },
  {
    id: "ho-company-first-spaced",
    rendering: { producer: "pdfmake", theme: "spaced" },
    markup: `
@ Nadia Abdirahman Farah
^ Garissa, Kenya | 0110 456 789 | nadia.farah@inbox.example
# Profile
Humanitarian finance professional who has managed donor funds in three counties.
# Professional Experience
**Horn Relief Network** >> Garissa
Finance and Grants Officer >> 02/2020 - Present
- Manage five donor grants worth KES 120 million
- Trained 14 field staff on procurement in 2021
**Islamic Aid Kenya** >> Mandera
Finance Assistant >> 07/2017 - 01/2020
- Reconciled bank and mobile money accounts weekly
# Education
**Moi University** >> Eldoret
Bachelor of Business Management, Second Class Honours (Lower Division) >> 2013 - 2017
# Certifications
CPA(K), KASNEB, 2019
# Core Skills
Grant management | Budgeting | QuickBooks | Donor reporting | Internal controls`,
    truth: {
      name: "Nadia Abdirahman Farah",
      email: "nadia.farah@inbox.example",
      phone: "+254110456789",
      address: "Garissa, Kenya",
      experience: [
        job("Finance and Grants Officer", "Horn Relief Network", "2020-02", "now"),
        job("Finance Assistant", "Islamic Aid Kenya", "2017-07", "2020-01"),
      ],
      education: [
        study(
          "Bachelor of Business Management",
          "Moi University",
          "degree",
          "2013",
          "2017",
          "Second Class Honours (Lower Division)",
        ),
        study("CPA(K)", "KASNEB", null, null, "2019"),
      ],
      skills: ["Grant management", "Budgeting", "QuickBooks", "Donor reporting", "Internal controls"],
    },
  },
  {
    id: "ho-kiswahili-doc",
    rendering: { producer: "libreoffice-doc", theme: "plain" },
    markup: `
^ WASIFU
# TAARIFA BINAFSI
Jina kamili: Zuhura Mwanajuma Bakari
Tarehe ya kuzaliwa: 4 Mei 1994
Simu: 0742 118 203
Barua pepe: zuhura.bakari@posta.example
Anwani: S.L.P. 782-80100, Mombasa
# LENGO
Kupata nafasi ya kuhudumia wanachama wa chama cha akiba na mikopo.
# ELIMU
2013 - 2016: Chuo Kikuu cha Pwani - Stashahada ya Usimamizi wa Biashara
2009 - 2012: Shule ya Sekondari ya Likoni - KCSE, Alama ya wastani: C+
# UZOEFU WA KAZI
Afisa wa Huduma kwa Wateja, Bahari SACCO, Mombasa
Juni 2019 hadi sasa
- Kupokea wanachama wapya na kujibu maswali yao
- Kuandaa ripoti ya kila wiki
Karani, Duka la Amani, Likoni
Januari 2017 - Mei 2019
- Kuweka kumbukumbu za mauzo
# UJUZI
- Huduma kwa wateja
- Kompyuta
- Mawasiliano
# MAREJEO
Bw. Salim Omar, Meneja, Bahari SACCO, 0722 450 981`,
    truth: {
      name: "Zuhura Mwanajuma Bakari",
      email: "zuhura.bakari@posta.example",
      phone: "+254742118203",
      address: "S.L.P. 782-80100, Mombasa",
      experience: [
        job("Afisa wa Huduma kwa Wateja", "Bahari SACCO", "2019-06", "now"),
        job("Karani", "Duka la Amani", "2017-01", "2019-05"),
      ],
      education: [
        study("Stashahada ya Usimamizi wa Biashara", "Chuo Kikuu cha Pwani", "diploma", "2013", "2016"),
        study("KCSE", "Shule ya Sekondari ya Likoni", null, "2009", "2012", "C+"),
      ],
      skills: ["Huduma kwa wateja", "Kompyuta", "Mawasiliano"],
    },
  },
  {
    id: "ho-referees-first",
    rendering: { producer: "libreoffice-pdf", theme: "classic" },
    markup: `
# Referees
Rose Achieng Ouma, Branch Manager, Lakeview Bank, rose.ouma@lakeview.example, 0722 111 909
Eng. Tom Mboya Okello, Director, Okello Builders, 0733 202 404
^ **STEPHEN ODHIAMBO OTIENO**
^ Box 88-40100 Kisumu. Cell 0798 665 210. stevotieno@webmail.example
# Summary
Procurement specialist with experience in construction and banking supplies.
# Employment History
**Procurement Officer** | Okello Builders Limited | Kisumu
1st February 2019 – 31st December 2023
- Negotiated supply contracts with 40 vendors
- Saved 11% of the 2022 materials budget
**Stores Clerk** | Lakeview Bank | Kisumu
June 2016 – January 2019
- Issued stationery and kept bin cards
# Education
Bachelor of Science in Purchasing and Supplies Management, Maseno University, 2012 – 2016
KCSE, Maranda High School, 2008 – 2011, Mean Grade B
# Professional Bodies
Member, Kenya Institute of Supplies Management
# Key Skills
Negotiation, Vendor management, Contract drafting, SAP, Inventory control`,
    truth: {
      name: "Stephen Odhiambo Otieno",
      email: "stevotieno@webmail.example",
      phone: "+254798665210",
      address: "P.O. Box 88-40100, Kisumu",
      experience: [
        job("Procurement Officer", "Okello Builders Limited", "2019-02-01", "2023-12-31"),
        job("Stores Clerk", "Lakeview Bank", "2016-06", "2019-01"),
      ],
      education: [
        study(
          "Bachelor of Science in Purchasing and Supplies Management",
          "Maseno University",
          "degree",
          "2012",
          "2016",
        ),
        study("KCSE", "Maranda High School", null, "2008", "2011", "B"),
      ],
      skills: ["Negotiation", "Vendor management", "Contract drafting", "SAP", "Inventory control"],
    },
  },
];
