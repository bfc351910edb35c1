import { type Cv, job, study } from "../cv.ts";

/** Two more structures of international templates, written after the reader was tuned on the others. */
export const templates: Cv[] = [
  {
    id: "ho-template-post-over-employer",
    rendering: { producer: "pdfmake", theme: "compact" },
    markup: `
@ Naomi Jepkosgei Rotich
^ Product Designer
^ Amsterdam, The Netherlands | naomi.rotich@barua.example | +31 6 5550 1923
# Work Experience
**Lead Product Designer** >> Amsterdam, The Netherlands
Nyota >> Feb 2021 – Present
- Leads a team of six that designs a ledger for small shops
**Product Designer** >> Berlin, Germany
Upepo Studios >> Sept 2018 – Jan 2021
- Tested paper forms and screens with three hundred farmers
**Design Intern** >> Nairobi, Kenya
Kijani >> Jun 2017 – Aug 2018
- Drew icons and wrote a guide for their use
# Education
**MSc in Human-Computer Interaction** >> Eindhoven, The Netherlands
Eindhoven University of Technology >> 2015 – 2017
- Thesis: Forms that people finish
**BA in Design** >> Nairobi, Kenya
University of Nairobi >> 2011 – 2015
- Dean's list in three of four years
# Skills
**Design:** Figma, Sketch, prototyping
**Research:** interviews, usability tests`,
    truth: {
      name: "Naomi Jepkosgei Rotich",
      email: "naomi.rotich@barua.example",
      phone: "+31655501923",
      address: "Amsterdam, The Netherlands",
      experience: [
        job("Lead Product Designer", "Nyota", "2021-02", "now"),
        job("Product Designer", "Upepo Studios", "2018-09", "2021-01"),
        job("Design Intern", "Kijani", "2017-06", "2018-08"),
      ],
      education: [
        study(
          "MSc in Human-Computer Interaction",
          "Eindhoven University of Technology",
          "masters",
          "2015",
          "2017",
        ),
        study("BA in Design", "University of Nairobi", "degree", "2011", "2015"),
      ],
      skills: ["Figma", "Sketch", "prototyping", "interviews", "usability tests"],
    },
  },
  {
    id: "ho-template-dates-left",
    rendering: { producer: "pdfmake", theme: "modern" },
    markup: `
@ Collins Wafula Barasa
^ Toronto, ON • collins.barasa@barua.example • (416) 555-0147
# Employment
**2020 – Present** :: **Platform Engineer**, Simba Cloud, Toronto, ON
- Runs two hundred services on one platform
**2017 – 2020** :: **Site Reliability Engineer**, Ngao, Ottawa, Canada
- Halved the number of pages at night
**2015 – 2017** :: **Systems Administrator**, Lake Basin Networks, Kisumu, Kenya
- Moved forty servers without a day of rest
# Education
**2011 – 2015** :: **BSc in Computer Science**, Masinde Muliro University, Kakamega, Kenya
# Certificates
**2021** :: Certified Kubernetes Administrator, The Linux Foundation
# Skills
Linux, Go, Terraform, Prometheus`,
    truth: {
      name: "Collins Wafula Barasa",
      email: "collins.barasa@barua.example",
      phone: "+14165550147",
      address: "Toronto, ON",
      experience: [
        job("Platform Engineer", "Simba Cloud", "2020", "now"),
        job("Site Reliability Engineer", "Ngao", "2017", "2020"),
        job("Systems Administrator", "Lake Basin Networks", "2015", "2017"),
      ],
      education: [
        study("BSc in Computer Science", "Masinde Muliro University", "degree", "2011", "2015"),
        study("Certified Kubernetes Administrator", "The Linux Foundation", null, null, "2021"),
      ],
      skills: ["Linux", "Go", "Terraform", "Prometheus"],
    },
  },
];
