import { describe, expect, it } from "vitest";
import { checkWording, fairer } from "./fair-wording.ts";

/** Sentences with what is to be found in them, and on what ground. */
const unfair: [sentence: string, found: string, ground: string][] = [
  ["Candidates aged 25-35 years are invited.", "aged 25-35 years", "age"],
  ["Must be 25–35 years old.", "25–35 years old", "age"],
  ["Between 22 and 30 years old", "Between 22 and 30 years old", "age"],
  ["Applicants should be below 35 years of age.", "below 35 years of age", "age"],
  ["Not older than 40", "Not older than 40", "age"],
  ["Age limit: 35 years", "Age limit: 35 years", "age"],
  ["Maximum age of 30", "Maximum age of 30", "age"],
  ["Minimum age 25 years", "Minimum age 25 years", "age"],
  ["We seek a young and energetic teller.", "young and energetic", "age"],
  ["Young, dynamic people with a passion for sales", "Young, dynamic", "age"],
  ["Energetic youth wanted", "Energetic youth", "age"],
  ["A mature lady to run the office", "mature lady", "age"],
  ["Looking for a young man to ride our motorcycle", "young man", "age"],
  ["Join our young team", "young team", "age"],
  ["Recent graduates only", "Recent graduates only", "age"],
  ["A digital native who learns quickly", "digital native", "age"],
  ["Umri wa miaka 25 hadi 35", "Umri wa miaka 25 hadi 35", "age"],
  ["Kijana mwenye bidii", "Kijana mwenye", "age"],
  ["Female candidates only", "Female candidates", "sex"],
  ["Male drivers wanted", "Male drivers", "sex"],
  ["Ladies only", "Ladies only", "sex"],
  ["Preferably a lady", "Preferably a lady", "sex"],
  ["Must be male", "Must be male", "sex"],
  ["Gender: Female", "Gender: Female", "sex"],
  ["Salesman for our Thika branch", "Salesman", "sex"],
  ["Tea girl for the head office", "Tea girl", "sex"],
  ["Night watchman", "watchman", "sex"],
  ["He will report to the branch manager.", "He", "sex"],
  ["The officer answers for his own till.", "his", "sex"],
  ["Mwanamke pekee", "Mwanamke pekee", "sex"],
  ["Single ladies are at an advantage", "Single ladies", "marital status"],
  ["Must be unmarried", "Must be unmarried", "marital status"],
  ["State your marital status in the letter.", "marital status", "marital status"],
  ["A person without small children", "without small children", "marital status"],
  ["Applicants must not be pregnant", "not be pregnant", "pregnancy"],
  ["A pregnancy test will be done", "pregnancy test", "pregnancy"],
  ["Send your CV and a recent passport photo.", "and a recent passport photo", "photograph"],
  ["CV with coloured passport-size photograph", "with coloured passport-size photograph", "photograph"],
  ["Attach a photo of yourself", "Attach a photo of yourself", "photograph"],
  ["Tuma barua na picha ya pasipoti", "picha ya pasipoti", "photograph"],
  ["Indicate your tribe", "Indicate your tribe", "ethnic origin"],
  ["Natives of Kisii preferred", "Natives of Kisii", "ethnic origin"],
  ["Kikuyu candidates will be considered first", "Kikuyu candidates", "ethnic origin"],
  ["Must hail from Nandi County", "Must hail from Nandi County", "ethnic origin"],
  ["A native Kikuyu speaker", "native Kikuyu speaker", "ethnic origin"],
  ["A committed Christian", "committed Christian", "religion"],
  ["God-fearing and honest", "God-fearing", "religion"],
  ["Must be a Muslim", "Must be a Muslim", "religion"],
  ["Able-bodied guards", "Able-bodied", "disability or health"],
  ["Must be physically fit", "physically fit", "disability or health"],
  ["Candidates in good health", "in good health", "disability or health"],
  ["No physical disability", "No physical disability", "disability or health"],
  ["HIV-negative", "HIV-negative", "disability or health"],
  ["A good-looking receptionist", "good-looking", "looks"],
  ["Well spoken and presentable", "presentable", "looks"],
  ["An attractive lady for the front office", "attractive lady", "looks"],
];

const fair = [
  "At least 5 years' experience in lending",
  "10-15 years of experience in management",
  "Over 20 years of experience is welcome",
  "You are 18 years or older",
  "Minimum age 18",
  "Should be aged above 18",
  "Above 18 years of age",
  "Over the age of 18",
  "Sell the young farmers' savings product",
  "Teach young people to save before they borrow",
  "Loans of 20 to 25 years for houses",
  "Manage mature loans and those that fall due",
  "Fixed deposits at maturity",
  "Plan man hours of the branch",
  "Manage a team of six",
  "Lend to female-owned groups",
  "Train women's chamas in table banking",
  "Visit men's and women's groups on market days",
  "Male and female candidates are equally welcome",
  "Women and persons with disabilities are encouraged to apply.",
  "We hire regardless of age, sex, tribe, religion, disability or marital status.",
  "Umoja is an equal-opportunity employer: HIV status plays no part.",
  "He or she reports to the finance manager",
  "The candidate shows his/her certificates",
  "A member and his guarantor sign in front of you",
  "Record members' marital status on the KYC form",
  "Collect passport photos of new members",
  "Take photographs of charged properties",
  "Keep a single customer view",
  "Maternity and paternity leave",
  "Speaks Kikuyu and Kiswahili",
  "Offer Shariah-compliant products to Muslim members",
  "Visit Catholic schools that remit by check-off",
  "An attractive package",
  "Prepare presentable reports for the board",
  "Run the HIV workplace programme",
  "Medical cover for you and your children",
  "Respect the ethnic diversity of our members",
  "Lives within reach of the Nakuru branch",
  "Recent graduates and experienced officers may both apply",
  "Read the passport number of members from abroad",
  "Sheria ya vyama vya ushirika",
  "Mikopo kwa vijana na wanawake",
];

describe("wording of an advert", () => {
  it.each(unfair)("%s", (sentence, found, ground) => {
    const [find] = checkWording(sentence);
    expect(find).toMatchObject({ text: found, ground });
    expect(sentence.slice(find?.start, find?.end)).toBe(found);
    expect(find?.reason).toMatch(/^[A-Z].+\.$/);
    expect(checkWording(fairer(sentence))).toEqual([]);
  });

  it.each(fair)("%s is fair", (sentence) => expect(checkWording(sentence)).toEqual([]));

  it("offers a better one, or leaves the words out", () => {
    expect(fairer("We seek a young and energetic salesman, and he must be able-bodied.")).toBe(
      "We seek a motivated salesperson, and they must be.",
    );
    expect(fairer("Speaks Kiswahili.\n\nNothing else.")).toBe("Speaks Kiswahili.\n\nNothing else.");
  });

  it("says where each find is, across lines and in order, none over another", () => {
    const text = "Ladies only.\nSend a passport photo: aged 25-30 years.\nLadies only";
    expect(checkWording(text).map(({ text: found }) => found)).toEqual([
      "Ladies only",
      "a passport photo",
      "aged 25-30 years",
      "Ladies only",
    ]);
    for (const { start, end, text: found } of checkWording(text)) expect(text.slice(start, end)).toBe(found);
  });

  it.each(["candidate his ", "young and ", "aged 25 to ", "a ", "25-", "single ", "passport "])(
    "takes a time that grows with the text of %j only",
    (words) => {
      const cost = (length: number) => {
        const text = words.repeat(length / words.length);
        const before = process.cpuUsage();
        for (let time = 0; time < 5; time += 1) checkWording(text);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      cost(2_000);
      // Eight times the text, and room for what else the machine does.
      expect(cost(16_000)).toBeLessThan(Math.max(cost(2_000), 3_000) * 40);
    },
  );
});
