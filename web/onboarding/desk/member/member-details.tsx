import { Pencil } from "lucide-react";
import { readablePhone } from "#contract/core/phone-number.ts";
import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { applicationSteps } from "#contract/onboarding/application-steps.ts";
import type { MemberFile } from "#contract/onboarding/desk.ts";
import { readableAnswer } from "#contract/onboarding/form-answers.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { formStepTitles, riskLabels, sourceLabels } from "../labels.ts";
import { correctionPath } from "../paths.ts";

type Form = Readonly<Record<string, unknown>>;

const sections = ["bioData", "occupation", "remittance", "nextOfKin"] as const;

/** All that is known of a member: the register's own, and what they sent. */
export function MemberDetails({ file: { member, application } }: { file: MemberFile }) {
  return (
    <div className="space-y-6">
      <Section
        title="Register"
        actions={
          <ButtonLink to={correctionPath(member.id)} variant="secondary" size="sm" icon={Pencil}>
            Correct details
          </ButtonLink>
        }
      >
        <DescriptionList
          columns={3}
          items={[
            { term: "Full name", value: member.fullName },
            { term: "ID number", value: member.idNumber },
            { term: "KRA PIN", value: member.kraPin },
            { term: "Member number", value: member.memberNumber },
            { term: "Phone", value: readablePhone(member.phoneNumber) },
            { term: "Email", value: member.email && <span className="wrap-anywhere">{member.email}</span> },
            { term: "Date of birth", value: member.dateOfBirth && formatDate(member.dateOfBirth) },
            { term: "County", value: member.county },
            { term: "Address", value: member.address },
            { term: "Occupation", value: member.occupation },
            { term: "Referred by", value: member.referredBy },
            { term: "Reads", value: member.language === "sw" ? "Kiswahili" : "English" },
            {
              term: "Registered",
              value: `${formatDateTime(member.createdAt)}, ${sourceLabels[member.source].toLowerCase()}`,
            },
            { term: "By", value: member.createdBy ?? "The applicant" },
            { term: "Risk", value: member.risk && riskLabels[member.risk] },
          ]}
        />
      </Section>
      {application && <Sent application={application} />}
    </div>
  );
}

function Sent({ application }: { application: NonNullable<MemberFile["application"]> }) {
  const labels = useMessages(applicationLabels);
  const { form, submittedAt, startedBy, consentVersion, byLaws } = application;
  return (
    <>
      {sections.map((name) => (
        <Section key={name} title={formStepTitles[name]}>
          <DescriptionList columns={3} items={answersOf(name, form, labels)} />
          {name === "nextOfKin" && <Beneficiaries form={form} />}
        </Section>
      ))}
      <Section title="Declaration">
        <DescriptionList
          columns={3}
          items={[
            { term: "Sent", value: formatDateTime(submittedAt) },
            { term: "Filled in by", value: startedBy ?? "The applicant" },
            { term: "Consent notice", value: consentVersion },
            { term: "By-laws accepted", value: byLaws },
          ]}
        />
      </Section>
    </>
  );
}

function answersOf(name: (typeof sections)[number], form: Form, labels: Readonly<Record<string, string>>) {
  const step = applicationSteps.find((one) => one.name === name);
  return (step?.fields ?? []).flatMap((field) => {
    if (field === "beneficiaries" || field === "consents" || field === "declaration") return [];
    const value = readableAnswer(field, form[field], formatDate);
    return value ? [{ term: labels[field] ?? field, value }] : [];
  });
}

function Beneficiaries({ form }: { form: Form }) {
  const list = Array.isArray(form.beneficiaries) ? (form.beneficiaries as Record<string, unknown>[]) : [];
  if (list.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2 text-base font-semibold">Beneficiaries</h3>
      <ul className="space-y-2 text-sm">
        {list.map((one) => (
          <li key={JSON.stringify(one)}>
            <span className="font-semibold">{String(one.beneficiaryName)}</span>,{" "}
            {String(one.beneficiaryRelationship).toLowerCase()}: {Number(one.beneficiaryPercentage) / 100}%
            {one.guardianName ? ` (guardian ${String(one.guardianName)})` : ""}
          </li>
        ))}
      </ul>
    </>
  );
}
