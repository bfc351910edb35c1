import { describe, expect, it } from "vitest";
import { findEmails, findPhones } from "./contact.ts";

const phones = (text: string) => findPhones(text).map((found) => found.value);

describe("findPhones", () => {
  it.each([
    ["0712 345 678", "+254712345678"],
    ["0110-345-678", "+254110345678"],
    ["0723/881 902", "+254723881902"],
    ["0723 – 445 – 221", "+254723445221"],
    ["254712345678", "+254712345678"],
    ["+254(0)722 123456", "+254722123456"],
    ["00254 712 345 678", "+254712345678"],
    ["(+254) 712-345-678", "+254712345678"],
    ["020 271 9000", "+254202719000"],
    ["+44 7700 900123", "+447700900123"],
    ["07911 123456", "+447911123456"],
    ["(512) 555-0142", "+15125550142"],
    ["+91 98765 43210", "+919876543210"],
    ["+256 772 123456", "+256772123456"],
  ])("reads %s", (text, expected) => {
    expect(phones(text)).toEqual([expected]);
  });

  it("reads several in a line", () => {
    expect(phones("Tel: 0722 123 456 / 0733-123456")).toEqual(["+254722123456", "+254733123456"]);
    expect(phones("0712345678 0722345678")).toEqual(["+254712345678", "+254722345678"]);
  });

  it.each([
    "2015 - 2018",
    "P.O. Box 1234-00100",
    "ID No. 27456123",
    "ID: 0712345678",
    "10/10/2010 - 11/11/2011",
    "TSC No. 567890",
  ])("finds none in %s", (text) => {
    expect(phones(text)).toEqual([]);
  });

  it("says where a number is", () => {
    const text = "Cell 0712 345 678, Nairobi";
    const [found] = findPhones(text);
    expect(text.slice(found?.index, (found?.index ?? 0) + (found?.length ?? 0))).toBe("0712 345 678");
  });
});

describe("findEmails", () => {
  it.each([
    ["Email:Jane.Auma@Barua.example", "jane.auma@barua.example"],
    ["jane @ barua.example.", "jane@barua.example"],
    ["jane[at]barua.example", "jane@barua.example"],
    ["<j_a+cv@mail.co.example>", "j_a+cv@mail.co.example"],
  ])("reads %s", (text, expected) => {
    expect(findEmails(text).map((found) => found.value)).toEqual([expected]);
  });

  it("is not slowed down by hostile text", () => {
    // Time of the processor, not of the clock: the machine may have other things to do.
    const start = process.threadCpuUsage();
    for (const text of [
      "a".repeat(50_000),
      "a@".repeat(20_000),
      "1 ".repeat(20_000),
      `${"0".repeat(50_000)}@`,
    ]) {
      findEmails(text);
      findPhones(text);
    }
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(5_000);
  });
});
