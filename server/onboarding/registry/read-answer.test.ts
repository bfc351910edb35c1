import { describe, expect, it, vi } from "vitest";
import { readAnswer } from "./read-answer.ts";

const read = (answer: unknown, status: 200 | 404 = 200) =>
  readAnswer(status, typeof answer === "string" ? answer : JSON.stringify(answer), "23456789");
const grace = {
  idNumber: "23456789",
  fullName: "Grace Wanjiku Kamau",
  dateOfBirth: "1990-03-12",
  sex: "F",
};
const found = (person: object) => ({ kind: "found", person });

describe("an integrator's answer", () => {
  it.each([
    ["ours", grace],
    [
      "with words apart",
      {
        ID_Number: "23456789",
        First_Name: "Grace",
        Other_Name: "Wanjiku",
        Surname: "Kamau",
        Date_of_Birth: "1990-03-12",
        Gender: "F",
        ErrorOcurred: false,
      },
    ],
    [
      "in a wrapping",
      {
        status: true,
        response_code: "00",
        data: {
          identity_number: "23456789",
          identity_name: "Grace Wanjiku Kamau",
          date_of_birth: "1990-03-12",
          gender: "F",
        },
      },
    ],
    [
      "in two wrappings",
      {
        success: true,
        data: {
          result: {
            idNo: "23 456 789",
            firstName: "Grace",
            middleName: "Wanjiku",
            lastName: "Kamau",
            dob: "1990-03-12T00:00:00",
            gender: "F",
          },
        },
      },
    ],
  ])("is read %s", (_, answer) => expect(read(answer)).toEqual(found(grace)));

  it("keeps neither clan nor ethnic group, nor a photograph", () => {
    const more = {
      ...grace,
      serialNumber: "231456789",
      clan: "x",
      ethnicGroup: "y",
      Ethnic_Group: "z",
      photo: "base64",
    };
    expect(read(more)).toEqual(found({ ...grace, serialNumber: "231456789" }));
  });

  it.each([
    { status: "success" },
    { code: "200", message: "OK" },
    { error: "", errorCode: null },
    { error: "none" },
    { error: false },
  ])("beside %j is believed", (more) => {
    expect(read({ ...more, data: grace })).toEqual(found(grace));
  });

  it.each([
    [{ code: "not_found" }, 404],
    [{ message: "No record found" }, 200],
    [{ found: false }, 200],
    [{ data: { status: "NOT FOUND" } }, 200],
    [{}, 404],
  ] as const)("%j is not found", (answer, status) =>
    expect(read(answer, status)).toEqual({ kind: "not_found" }),
  );

  it("says that it holds no such documents", () => {
    expect(read({ outcome: "not_applicable" })).toEqual({ kind: "not_applicable" });
  });

  it.each([
    ["of another number", { ...grace, idNumber: "23456788" }, "other_person"],
    ["without the zeros", { ...grace, idNumber: "023456789" }, "other_person"],
    ["without a number", { ...grace, idNumber: undefined }, "unreadable"],
    ["with a number of a wrong kind", { ...grace, idNumber: 23456789 }, "unreadable"],
    ["without a name", { ...grace, fullName: "" }, "unreadable"],
    ["with a name of a wrong kind", { ...grace, fullName: ["Grace"] }, "unreadable"],
    ["without a birth date", { ...grace, dateOfBirth: undefined }, "unreadable"],
    ["with a birth date that is none", { ...grace, dateOfBirth: "yesterday" }, "unreadable"],
    ["that says it failed", { ...grace, ErrorOcurred: true }, "unreadable"],
    ["whose status is an error", { ...grace, status: "ERROR" }, "unreadable"],
    ["wrapped beside a failure", { outcome: "failed", data: grace }, "unreadable"],
    ["wrapped beside an error", { error: "Upstream timed out", data: grace }, "unreadable"],
    ["that is not verified", { verified: false, person: grace }, "unreadable"],
    ["with marks that turn text around", { ...grace, fullName: "Grace \u202eKamau" }, "unreadable"],
    ["with a character that ends text", { ...grace, fullName: "Grace\0 Kamau" }, "unreadable"],
    ["that says no and tells of somebody", { ...grace, found: false }, "unreadable"],
    ["with a very long name", { ...grace, fullName: "Grace ".repeat(100) }, "unreadable"],
    ["that is a list", [grace], "unreadable"],
    ["that is text", '"matched"', "unreadable"],
    ["that only claims", { matched: true, verified: true }, "unreadable"],
    ["that is no JSON", "<html>", "unreadable"],
    ["that is cut off", '{"idNumber":"23456789","fullName":"Gra', "unreadable"],
  ])("%s is not believed", (_, answer, reason) => {
    expect(read(answer)).toEqual({ kind: "unavailable", reason });
  });

  it.each([
    ["nested", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
    ["full of fields", `{${Array.from({ length: 5_000 }, (_, place) => `"k${place}":1`).join(",")}}`],
    ["full of values", `[${"1,".repeat(50_000)}1]`],
    ["nested and cut off", '{"a":'.repeat(50_000)],
  ])("that is %s is not even parsed", (_, more) => {
    const text = `${JSON.stringify(grace).slice(0, -1)},"more":${more}}`;
    const parse = vi.spyOn(JSON, "parse");
    expect(read(text)).toEqual({ kind: "unavailable", reason: "unreadable" });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it("is read beside a photograph, whatever that is made of", () => {
    const photo = '[{",:\\"'.repeat(40_000);
    expect(read({ ...grace, photo })).toEqual(found(grace));
  });

  it("that calls an error what is longer than any word of ours failed", () => {
    expect(read({ error: "-".repeat(1_000), data: grace })).toEqual({
      kind: "unavailable",
      reason: "unreadable",
    });
  });

  it("of 404 that is a page or a person is not believed", () => {
    const unreadable = { kind: "unavailable", reason: "unreadable" };
    expect(read("<h1>Not found</h1>", 404)).toEqual(unreadable);
    expect(read(grace, 404)).toEqual(unreadable);
  });
});
