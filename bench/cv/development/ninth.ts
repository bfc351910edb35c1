import { type Cv, inBothFormats, job, study } from "../cv.ts";

/** Shapes that no earlier round had; their twins are kept aside. */
export const ninth: Cv[] = inBothFormats([
  {
    // Europass since 2020: periods in brackets before the post, city and country with labels.
    id: "dev-europass-new",
    theme: "modern",
    markup: `
@ Joyce Mwende Kilonzi
Date of birth: 03/04/1992 | Nationality: Kenyan | Gender: Female
Phone number: (+254) 713550092 (Mobile) | Email address: joyce.kilonzi@barua.example
Address: P.O. Box 61-90100, Machakos, Kenya (Home)
# WORK EXPERIENCE
[ 01/02/2020 – Current ] **Savings Officer**
Wamunyu Farmers Sacco
City: Machakos | Country: Kenya
- Mobilises savings in twelve wards
[ 03/2016 – 01/2020 ] **Bank Agent Supervisor**
Equator Agencies
City: Nairobi | Country: Kenya
- Supervised forty agents
# EDUCATION AND TRAINING
[ 2011 – 2015 ] **Bachelor of Commerce**
Machakos University
City: Machakos | Country: Kenya
# LANGUAGE SKILLS
Mother tongue(s): Kikamba
# DIGITAL SKILLS
Microsoft Office | Google Workspace | Odoo`,
    truth: {
      name: "Joyce Mwende Kilonzi",
      email: "joyce.kilonzi@barua.example",
      phone: "+254713550092",
      address: "P.O. Box 61-90100, Machakos, Kenya",
      experience: [
        job("Savings Officer", "Wamunyu Farmers Sacco", "2020-02-01", "now"),
        job("Bank Agent Supervisor", "Equator Agencies", "2016-03", "2020-01"),
      ],
      education: [study("Bachelor of Commerce", "Machakos University", "degree", "2011", "2015")],
      skills: ["Microsoft Office", "Google Workspace", "Odoo"],
    },
  },
  {
    // Posts under one employer as LinkedIn prints them: the length of all of them below the employer.
    id: "dev-employer-with-length",
    theme: "plain",
    markup: `
@ Geoffrey Kiptoo Koskei
Nandi Hills, Kenya
0720 884 106 | geoffrey.koskei@barua.example
# Experience
**Highland Tea Sacco**
6 years 4 months
**Branch Manager**
January 2021 - Present (3 years 10 months)
Nandi Hills
**Credit Supervisor**
July 2018 - December 2020 (2 years 6 months)
**Nandi Dairies**
**Accounts Clerk**
May 2015 - June 2018 (3 years 2 months)
# Education
**Moi University**
Bachelor of Business Management, Accounting · (2011 - 2015)
# Skills
Branch management, Credit control`,
    truth: {
      name: "Geoffrey Kiptoo Koskei",
      email: "geoffrey.koskei@barua.example",
      phone: "+254720884106",
      address: "Nandi Hills, Kenya",
      experience: [
        job("Branch Manager", "Highland Tea Sacco", "2021-01", "now"),
        job("Credit Supervisor", "Highland Tea Sacco", "2018-07", "2020-12"),
        job("Accounts Clerk", "Nandi Dairies", "2015-05", "2018-06"),
      ],
      education: [
        study("Bachelor of Business Management, Accounting", "Moi University", "degree", "2011", "2015"),
      ],
      skills: ["Branch management", "Credit control"],
    },
  },
  {
    // Three columns of a table: what, when, where.
    id: "dev-three-column-table",
    theme: "classic",
    markup: `
@ Faith Wangui Kamande
P.O. Box 1299-10400 Nanyuki, Tel 0729 118 004, faith.kamande@barua.example
# WORK EXPERIENCE
|Post|Organization / Institution|Duration|
|Human Resource Assistant|Laikipia Ranchers Sacco|Aug 2020 – to date|
|Secretary|Nanyuki Cottage Hospital|2016 – 2020|
# ACADEMIC QUALIFICATIONS
|Level|School|Period|Qualification attained|
|University|Laikipia University|2016 – 2020|Bachelor of Human Resource Management|
|Secondary|Tigithi Girls Secondary School|2010 – 2013|KCSE B-|
# SKILLS
|Payroll|Filing|Interviewing|`,
    truth: {
      name: "Faith Wangui Kamande",
      email: "faith.kamande@barua.example",
      phone: "+254729118004",
      address: "P.O. Box 1299-10400, Nanyuki",
      experience: [
        job("Human Resource Assistant", "Laikipia Ranchers Sacco", "2020-08", "now"),
        job("Secretary", "Nanyuki Cottage Hospital", "2016", "2020"),
      ],
      education: [
        study("Bachelor of Human Resource Management", "Laikipia University", "degree", "2016", "2020"),
        study("KCSE", "Tigithi Girls Secondary School", null, "2010", "2013", "B-"),
      ],
      skills: ["Payroll", "Filing", "Interviewing"],
    },
  },
  {
    // Names by parts in a form, with days in full.
    id: "dev-form-of-names",
    theme: "plain",
    markup: `
^ **APPLICATION FOR EMPLOYMENT / CV**
**A. BIO DATA**
Surname: OMARI
First Name: ABEL
Middle Name: NYAKUNDI
ID No: 29110384
Mobile No: 0701 665 320
Email: abel.omari@barua.example
Postal Address: 240-40202 Keroka
Home County: Nyamira
**B. EMPLOYMENT DETAILS**
Name of Employer: Gusii Coffee Farmers Sacco
Designation: Data Clerk
From: 15.03.2019 To: Date
Name of Employer: Keroka Polytechnic
Designation: Lab Assistant
From: 02.01.2017 To: 28.02.2019
**C. ACADEMIC DETAILS**
Institution: Kisii National Polytechnic
Course: Diploma in Information Technology
Year: 2014-2016
Grade: Credit
Institution: Keroka Boys High School
Course: KCSE
Year: 2010-2013
Grade: C+
**D. SKILLS**
Data entry, Typing, SQL`,
    truth: {
      name: "Abel Nyakundi Omari",
      email: "abel.omari@barua.example",
      phone: "+254701665320",
      address: "240-40202 Keroka",
      experience: [
        job("Data Clerk", "Gusii Coffee Farmers Sacco", "2019-03-15", "now"),
        job("Lab Assistant", "Keroka Polytechnic", "2017-01-02", "2019-02-28"),
      ],
      education: [
        study(
          "Diploma in Information Technology",
          "Kisii National Polytechnic",
          "diploma",
          "2014",
          "2016",
          "Credit",
        ),
        study("KCSE", "Keroka Boys High School", null, "2010", "2013", "C+"),
      ],
      skills: ["Data entry", "Typing", "SQL"],
    },
  },
  {
    // The employer's box, phone and supervisor below each post; posts after their duties' heading.
    id: "dev-employer-contacts",
    theme: "compact",
    markup: `
@ SAMUEL MAINA NDIRITU
Othaya, Nyeri | 0715 330 884 | samuel.ndiritu@barua.example
# EMPLOYMENT HISTORY
**Position: Senior Teller**
Employer: Mt. Kenya Growers Sacco, P.O. Box 300-10106 Othaya, Tel 061 2033110
Period: 1st June 2018 to date
Supervisor: Mrs. Ann Muthoni, 0722 404 404
Duties and responsibilities
- Vault custody
- ATM loading
**Position: Cashier**
Employer: Samrat Supermarket, P.O. Box 12 Nyeri
Period: 10th Feb 2015 to 31st May 2018
Supervisor: Mr. Patel, 0733 909 808
Duties and responsibilities
- Till operations
# EDUCATION AND PROFESSIONAL QUALIFICATIONS
2016: CPA Part I – KASNEB (Nyeri Commercial College)
2012-2014: Diploma in Business Administration (Pass) – Nyeri National Polytechnic
2008-2011: K.C.S.E. (C+) – Othaya Boys High School
# SKILLS AND COMPETENCIES
- Cash custody
- Customer care`,
    truth: {
      name: "Samuel Maina Ndiritu",
      email: "samuel.ndiritu@barua.example",
      phone: "+254715330884",
      address: "Othaya, Nyeri",
      experience: [
        job("Senior Teller", "Mt. Kenya Growers Sacco", "2018-06-01", "now"),
        job("Cashier", "Samrat Supermarket", "2015-02-10", "2018-05-31"),
      ],
      education: [
        study("CPA Part I", "KASNEB (Nyeri Commercial College)", null, null, "2016"),
        study(
          "Diploma in Business Administration",
          "Nyeri National Polytechnic",
          "diploma",
          "2012",
          "2014",
          "Pass",
        ),
        study("K.C.S.E.", "Othaya Boys High School", null, "2008", "2011", "C+"),
      ],
      skills: ["Cash custody", "Customer care"],
    },
  },
]);
