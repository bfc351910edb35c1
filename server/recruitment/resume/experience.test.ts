import { describe, expect, it } from "vitest";
import { readExperience } from "./experience.ts";
import { linesFrom } from "./resume.test-helper.ts";

/** The jobs of a section as `position @ company, start end`. */
const read = (text: string) =>
  readExperience(linesFrom(text)).map(
    (job) =>
      `${job.position} @ ${job.company}, ${job.startDate ?? "?"} ${job.current ? "now" : (job.endDate ?? "?")}`,
  );

const two = ["Teller @ Benki Bank, 2019 now", "Clerk @ Zuri Retail, 2016 2019"];

describe("readExperience", () => {
  it.each([
    ["Pupil at Office of the Director (2015)", "Pupil @ Office of the Director, 2015 2015"],
    [
      "Partner at Ambani, Lumumba & Company Advocates (from 2019)",
      "Partner @ Ambani, Lumumba & Company Advocates, 2019 now",
    ],
    ["Secretary / Typist, Moonlight Cafe, 2008 - 2009", "Secretary/Typist @ Moonlight Cafe, 2008 2009"],
    [
      "Dates:\t02/2018 - Present\nOccupation or position held:\tAgronomist\nName and address of employer:\tTana Farmers Union, Garissa",
      "Agronomist @ Tana Farmers Union, 2018-02 now",
    ],
    [
      "Position: Teller\nEmployer: Mt. Kenya Growers Sacco, P.O. Box 300-10106 Othaya, Tel 061 2033110\nPeriod: 2018 to date",
      "Teller @ Mt. Kenya Growers Sacco, 2018 now",
    ],
    [
      "[ 2016 – 2020 ] Bank Agent Supervisor\nEquator Agencies\nCity: Nairobi | Country: Kenya",
      "Bank Agent Supervisor @ Equator Agencies, 2016 2020",
    ],
    ["2019 - 2020\nConsultant\nClients: UNDP, Sida", "Consultant @ , 2019 2020"],
    [
      "Chairman, Supervisory Committee, Walimu Sacco\t2012 - 2018",
      "Chairman, Supervisory Committee @ Walimu Sacco, 2012 2018",
    ],
    [
      "HR Intern\nMinistry of Public Service, Youth and Gender | Nairobi\n2018 - 2019",
      "HR Intern @ Ministry of Public Service, Youth and Gender, 2018 2019",
    ],
    [
      "ICT Intern\nCounty Government of Bungoma – Department of Finance\n2018 - 2019",
      "ICT Intern @ County Government of Bungoma, 2018 2019",
    ],
    [
      "Mhudumu wa Duka – Duka la Jumla la Wangari\n2019 - 2021",
      "Mhudumu wa Duka @ Duka la Jumla la Wangari, 2019 2021",
    ],
    [
      "Clerk, Benki Bank (2019 - 2021): posting of invoices, stock counts, serving of members and collection of all their debts.",
      "Clerk @ Benki Bank, 2019 2021",
    ],
  ])("reads %s", (text, job) => {
    expect(read(text)).toEqual([job]);
  });

  it("gives each post under an employer that employer, wherever the post before was", () => {
    const posts =
      "Highland Tea Sacco\n6 years 4 months\nBranch Manager\nJanuary 2021 - Present (3 years 10 months)\nNandi Hills\nCredit Supervisor\nJuly 2018 - December 2020 (2 years 6 months)";
    expect(read(posts)).toEqual([
      "Branch Manager @ Highland Tea Sacco, 2021-01 now",
      "Credit Supervisor @ Highland Tea Sacco, 2018-07 2020-12",
    ]);
  });

  it("gives a post at another branch the employer of the one before", () => {
    expect(
      read(
        "# Tele Sacco Ltd\n# Branch Manager – Nkubu Branch: 2018 – To date\n- Led the branch\n\n# Teller – Chuka Branch: 2014 – 2017\n- Paid cash",
      ),
    ).toEqual(["Branch Manager @ Tele Sacco Ltd, 2018 now", "Teller @ Tele Sacco Ltd, 2014 2017"]);
  });

  it.each([
    ["Tausi – Cupertino, CA\t2019 - 2020\nResearch Intern", "Research Intern @ Tausi, 2019 2020"],
    ["Kasuku\tSeoul, Korea\nSoftware Architect\t2019 - 2020", "Software Architect @ Kasuku, 2019 2020"],
    ["Hodari\nHead of Technology\t2019 - 2020", "Head of Technology @ Hodari, 2019 2020"],
    [
      "K.D.F Signals, Nanyuki\nEngineer (National Service)\tMar. 2019 Present",
      "Engineer @ K.D.F Signals, 2019-03 now",
    ],
    [
      "Student Assistant / Programmer - Otula\t2011 / 07 - 2012 / 03",
      "Student Assistant/Programmer @ Otula, 2011-07 2012-03",
    ],
  ])("tells the employer from the place and the post in %s", (text, job) => {
    expect(read(text)).toEqual([job]);
  });

  it("takes an employer's page for no part of its name or of the post", () => {
    expect(read("Tausi Ltd.\t2019 - 2020\nSenior Web Developer https://tausi.example/inc\tNakuru")).toEqual([
      "Senior Web Developer @ Tausi Ltd., 2019 2020",
    ]);
  });

  it("tells unknown words apart by what is beside them: a place, or dates", () => {
    expect(read("Zeituni\tSeattle, WA\nFlame Keeper\t2019 - 2020\n- Kept it")).toEqual([
      "Flame Keeper @ Zeituni, 2019 2020",
    ]);
  });

  it("takes each field from where the other headers have it", () => {
    const text =
      "Mwangaza\nManager\t2018 - 2019\n- Led\nTausi Ltd\nClerk\t2016 - 2018\n- Filed\nUmande Ltd\nTeller\t2015 - 2016\n- Paid\nAdvisory\nBoard services\t2014 - 2015\n- Met";
    expect(read(text).at(-1)).toBe("Board services @ Advisory, 2014 2015");
  });

  it("gives a post in another town no employer of the one before", () => {
    expect(
      read("Clerk at Mama Njeri Wholesalers, 2018 - 2020\nHouse manager, Athi River, 2017 - 2018"),
    ).toEqual(["Clerk @ Mama Njeri Wholesalers, 2018 2020", "House manager @ , 2017 2018"]);
  });

  it.each([
    [
      "title first",
      "# Teller\tNov 2019 - Present\nBenki Bank, Nairobi\n- Paid cash\n# Clerk\t2016 - 2019\nZuri Retail\n- Filed",
    ],
    [
      "company first",
      "# Benki Bank\t2019 - Present\nTeller\n- Paid cash\n# Zuri Retail\t2016 - 2019\nClerk\n- Filed",
    ],
    [
      "dates first",
      "2019 - Present\n# Teller\nBenki Bank\n- Paid cash\n2016 - 2019\n# Clerk\nZuri Retail\n- Filed",
    ],
    [
      "dates last",
      "# Benki Bank\nTeller\n2019 - Present\n- Paid cash\n# Zuri Retail\nClerk\n2016 - 2019\n- Filed",
    ],
    ["one line", "Teller, Benki Bank, Nairobi (2019 - Present)\nClerk, Zuri Retail (2016 - 2019)"],
    ["list items", "- Teller – Benki Bank – 2019 to date\n- Clerk – Zuri Retail – 2016 to 2019"],
    ["at", "Teller at Benki Bank\n2019 - Present\n\nClerk at Zuri Retail\n2016 - 2019"],
    [
      "labels",
      "Employer: Benki Bank\nPosition: Teller\nPeriod: 2019 to date\nDuties:\n- Paid cash\nEmployer: Zuri Retail\nPosition: Clerk\nPeriod: 2016 - 2019",
    ],
    [
      "a table",
      "Period\tEmployer\tPosition\n2019 - to date\tBenki Bank\tTeller\n2016 - 2019\tZuri Retail\tClerk",
    ],
    [
      "plain descriptions",
      "Teller\nBenki Bank\n2019 - Present\nPaying and receiving cash at the counter\nClerk\nZuri Retail\n2016 - 2019\nFiling of invoices and letters",
    ],
  ])("reads %s", (_, text) => {
    expect(read(text.replace("Nov 2019", "2019"))).toEqual(two);
  });

  it("gives several posts under one employer that employer", () => {
    const text =
      "# Benki Bank, Nairobi\t2012 - Present\n# Manager\t2016 - Present\n- Led\n# Teller\t2012 - 2016\n- Paid\n# Zuri Retail\t2010 - 2012\n# Clerk\t2010 - 2012\n- Filed";
    expect(read(text)).toEqual([
      "Manager @ Benki Bank, 2016 now",
      "Teller @ Benki Bank, 2012 2016",
      "Clerk @ Zuri Retail, 2010 2012",
    ]);
  });

  it("does not take dates inside descriptions for jobs", () => {
    const text =
      "# Manager\t2016 - Present\nBenki Bank\nOpened four depots between 2018 and 2021, and moved the region to second place with the Ministry of Health in 2022.\n- Best region of the year 2021";
    expect(read(text)).toEqual(["Manager @ Benki Bank, 2016 now"]);
  });

  it("keeps the description, without the subheading over it", () => {
    const [job] = readExperience(
      linesFrom("Teller, Benki Bank, 2019 - 2020\nDuties and responsibilities:\n- Paid cash\n- Sold orders"),
    );
    expect(job?.description).toBe("Paid cash\nSold orders");
  });

  it("keeps the place apart from the employer", () => {
    const [job] = readExperience(linesFrom("Teller, Benki Bank, Nakuru\n2019 - 2020"));
    expect(job).toMatchObject({ company: "Benki Bank", location: "Nakuru" });
  });

  it("is less sure where words do not confirm it", () => {
    const [clear] = readExperience(linesFrom("Teller, Benki Bank, 2019 - 2020"));
    const [vague] = readExperience(linesFrom("Zamba, Quux, 2019 - 2020"));
    expect(clear?.confidence).toBeGreaterThan(vague?.confidence ?? 1);
  });
});
