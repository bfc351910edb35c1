import { describe, expect, it } from "vitest";
import { applicationCalls } from "#contract/recruitment/applications.calls.ts";
import { applicationForm } from "#contract/recruitment/applications.ts";
import { formSteps } from "#contract/recruitment/form-steps.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { blankExperience, initialValues, toSubmission } from "./application-values.ts";
import { formFieldOf } from "./form-field-of.ts";

const account = { fullName: "Wanjiku Mwangi", email: "wanjiku@mail.example", phone: "+254712345678" };

it("checks the fields of the specification on each step", () => {
  expect(formSteps[0].fields).toEqual(["fullName", "email", "phone", "location"]);
  expect(formSteps.at(-1)?.fields).toEqual(["coverLetter", "agreeToTerms"]);
});

it("finds a field of the call in the form", () => {
  expect(formFieldOf("candidateData.name")).toBe("fullName");
  expect(formFieldOf("candidateData.workExperiences.0.company")).toBe("workExperiences.0.company");
  expect(formFieldOf("coverLetter")).toBe("coverLetter");
});

describe("toSubmission", () => {
  const filled = applicationForm.parse({
    ...initialValues(account),
    location: "Nakuru",
    workExperiences: [
      {
        ...blankExperience,
        company: "Jirani SACCO",
        position: "Cashier",
        startDate: "2021-03",
        endDate: "2023-01",
        current: true,
        description: "Served members at the counter.",
      },
    ],
    education: "diploma",
    skills: ["Cash handling"],
    expectedSalary: "KSh 60,000",
    availableStartDate: nairobiDay(new Date(), 30),
    workAuthorization: "citizen",
    coverLetter: "I have balanced a till every evening for three years, to the shilling.",
    agreeToTerms: true,
  });
  const jobId = "0b0e7a3c-2f4d-4c7a-9a51-6f3f0f5f9d11";

  it("is what the call takes", () => {
    const submission = toSubmission(filled, jobId, null);
    const wire = applicationCalls.create.form.fields.encode(submission);
    expect(applicationCalls.create.form.fields.parse(wire)).toEqual(submission);
  });

  it("sends no end for a present position, and no empty additional information", () => {
    const submission = toSubmission(filled, jobId, null);
    expect(submission.candidateData.workExperiences[0]?.endDate).toBe("");
    expect(submission.additionalInfo).toBeUndefined();
  });
});
