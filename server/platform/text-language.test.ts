import { expect, it } from "vitest";
import { languageOfText } from "./text-language.ts";

it.each([
  "Karani wa Tawi. Unawahudumia wanachama dirishani na kusawazisha pesa kila jioni.",
  "Tunatafuta afisa wa mikopo mwenye uzoefu wa miaka miwili.",
  "Afisa Mikopo: tathmini maombi ya mikopo ya wanachama wa Kilimo SACCO, Nakuru.",
  "Dereva anahitajika kwa gari la ofisi. Leseni ya daraja BCE, cheti cha tabia njema.",
  "Loan Officer (Afisa wa Mikopo) anayejua FOSA, BOSA na M-PESA paybill.",
])("reads %s as Kiswahili", (text) => {
  expect(languageOfText(text)).toBe("sw");
});

it.each([
  "Appraise loans and follow up guarantors.",
  "Branch teller, Tala market: you serve traders who bank the day's sales.",
  "Speaks Kikamba and Kiswahili; Harambee na maendeleo is the motto of our society.",
  "We at Jirani Pamoja SACCO are looking for a driver.",
  "ICT intern",
  "KSh 42,000 - 55,000",
  "",
])("reads %s as English", (text) => {
  expect(languageOfText(text)).toBe("en");
});

it("reads whole words whatever their case and marks, not parts of words", () => {
  expect(languageOfText("KARANI WA TAWI: KAZI YA KUDUMU")).toBe("sw");
  expect(languageOfText("Nakuru, Wajir, Yala, Kwale")).toBe("en");
});
