import { readablePhone } from "#contract/core/phone-number.ts";
import type { ApplicationForm } from "#contract/onboarding/application-form.ts";
import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { applicationSteps } from "#contract/onboarding/application-steps.ts";
import { readableAnswer } from "#contract/onboarding/form-answers.ts";
import type { Member } from "#contract/onboarding/members.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { type Block, form, heading, paragraph, table } from "#server/platform/typesetting/model.ts";
import type { PdfText } from "#server/platform/typesetting/typeset-pdf.ts";

/** What a printed form is made of. */
interface MembershipForm {
  organization: string;
  member: Member;
  /** What the member sent; null for who was registered by staff or imported. */
  sent: {
    form: ApplicationForm;
    submittedAt: Date;
    consentVersion: string | null;
    byLaws: string | null;
  } | null;
  now: Date;
}

const labels = applicationLabels.en;
const dayOf = (iso: string) => nairobiDate(nairobiMoment(iso));

const sections = {
  bioData: "Bio-Data",
  occupation: "Occupation",
  remittance: "Remittance",
  nextOfKin: "Next of Kin",
} as const;

function beneficiaryBlocks({ beneficiaries }: ApplicationForm): Block[] {
  if (beneficiaries.length === 0) return [];
  return [
    heading(labels.beneficiaries),
    table(
      ["Name|3", "Relationship|2", "Share|1|#", "Born|2", "Phone or guardian|3"],
      beneficiaries.map((one) => [
        one.beneficiaryName,
        one.beneficiaryRelationship,
        `${one.beneficiaryPercentage / 100}%`,
        one.beneficiaryDateOfBirth && dayOf(one.beneficiaryDateOfBirth),
        one.guardianName
          ? `${one.guardianName} (guardian), ${readablePhone(one.guardianMobile)}`
          : one.beneficiaryTel && readablePhone(one.beneficiaryTel),
      ]),
    ),
  ];
}

/** The answers step by step; what was left empty is left out. */
function answerBlocks(sent: ApplicationForm): Block[] {
  return applicationSteps.flatMap((step): Block[] => {
    if (step.name === "verification") return [];
    const rows = step.fields.flatMap((field) => {
      if (field === "beneficiaries") return [];
      const answer = readableAnswer(field, sent[field], dayOf);
      return answer ? [[labels[field], answer]] : [];
    });
    return rows.length > 0 ? [heading(sections[step.name]), table(["Field|2", "Answer|3"], rows)] : [];
  });
}

/** What the register alone knows of somebody who sent no application. */
function registerBlocks(member: Member): Block[] {
  const rows: [string, string][] = [
    [labels.fullName, member.fullName],
    [labels.idNumber, member.idNumber],
    [labels.kraPin, member.kraPin ?? ""],
    [labels.dateOfBirth, member.dateOfBirth ? dayOf(member.dateOfBirth) : ""],
    [labels.primaryMobileNumber, readablePhone(member.phoneNumber)],
    [labels.email, member.email],
    [labels.county, member.county ?? ""],
    [labels.postalAddress, member.address],
    ["Occupation", member.occupation],
    [labels.introducedBy, member.referredBy],
  ];
  return [
    heading(sections.bioData),
    table(
      ["Field|2", "Answer|3"],
      rows.filter(([, answer]) => answer),
    ),
  ];
}

function consentParagraph({
  submittedAt,
  consentVersion,
  byLaws,
}: NonNullable<MembershipForm["sent"]>): Block {
  const parts = [
    `Sent on ${nairobiDate(submittedAt)}.`,
    consentVersion ? `Consent notice ${consentVersion} was agreed to.` : "",
    byLaws ? `Accepted: ${byLaws}.` : "",
  ];
  return paragraph(parts.filter(Boolean).join(" "));
}

/** The membership form of a member, to be printed and signed. */
export function membershipForm({ organization, member, sent, now }: MembershipForm): PdfText {
  return {
    titlePage: {
      title: member.fullName,
      description: `Membership form${member.memberNumber ? `, member number ${member.memberNumber}` : ""}`,
      edition: `Printed on ${nairobiDate(now)}`,
    },
    blocks: [
      ...(sent ? answerBlocks(sent.form) : registerBlocks(member)),
      ...(sent ? beneficiaryBlocks(sent.form) : []),
      ...(sent ? [heading("Declaration"), consentParagraph(sent)] : []),
      form(
        "Signatures",
        { fields: ["Applicant's signature", "Date"] },
        { fields: ["Officer's name", "Officer's signature", "Date"] },
      ),
    ],
    closing: {
      title: "Confidential",
      paragraphs: [
        `This form holds personal data. It is kept by ${organization} for the membership only, and handed to nobody else.`,
      ],
    },
    date: now,
  };
}
