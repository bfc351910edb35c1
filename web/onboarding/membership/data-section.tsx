import { callUrl } from "#contract/core/client.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { relationshipLabels } from "#contract/onboarding/application-options.messages.ts";
import { applicationSteps } from "#contract/onboarding/application-steps.ts";
import type { OwnMembership } from "#contract/onboarding/own-membership.ts";
import { wire } from "#contract/wire.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { documentNameMessages } from "../capture/capture.messages.ts";
import { stepTitles } from "../join/wizard.messages.ts";
import { ownMembershipMessages } from "./own-membership.messages.ts";
import { sentAnswer } from "./sent-answer.ts";

/** What is kept of the person: the application as sent, or what the register has of who came another way. */
export function DataSection({ own, ownKey }: { own: OwnMembership; ownKey: string }) {
  const t = useMessages(ownMembershipMessages);
  return (
    <Section title={t.data} description={t.dataText}>
      {own.form ? <SentForm form={own.form} /> : <Registered own={own} />}
      <h3 className="mt-6 mb-2 text-lg">{t.documents}</h3>
      <Documents own={own} />
      <div className="mt-6 border-t border-line pt-4">
        <p className="mb-3 text-sm text-muted">{t.downloadText}</p>
        <DownloadLink href={callUrl(wire.memberships.export, { params: { key: ownKey } })}>
          {t.download}
        </DownloadLink>
      </div>
    </Section>
  );
}

function SentForm({ form }: { form: NonNullable<OwnMembership["form"]> }) {
  const labels = useMessages(applicationLabels);
  const titles = useMessages(stepTitles);
  const language = useLanguage();
  return (
    <div className="space-y-6">
      {applicationSteps.map(({ name, fields }) => {
        const items = fields.flatMap((field) => {
          if (field === "beneficiaries" || field === "consents" || field === "declaration") return [];
          const value = sentAnswer(field, form[field], language);
          return value ? { term: labels[field], value } : [];
        });
        if (items.length === 0) return null;
        return (
          <section key={name}>
            <h3 className="mb-2 text-lg">{titles[name]}</h3>
            <DescriptionList columns={2} items={items} className="wrap-anywhere" />
            {name === "nextOfKin" && <Beneficiaries form={form} />}
          </section>
        );
      })}
    </div>
  );
}

function Beneficiaries({ form: { beneficiaries = [] } }: { form: NonNullable<OwnMembership["form"]> }) {
  const labels = useMessages(applicationLabels);
  const relationships: Readonly<Record<string, string>> = useMessages(relationshipLabels);
  if (beneficiaries.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 text-sm text-muted">{labels.beneficiaries}</h4>
      <ol className="mt-1 space-y-1 font-medium wrap-anywhere">
        {beneficiaries.map((one, place) => (
          // They have no ids, and their order does not change here.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place}>
            {one.beneficiaryName} ({relationships[one.beneficiaryRelationship] ?? one.beneficiaryRelationship}
            ), {one.beneficiaryPercentage}%
          </li>
        ))}
      </ol>
    </>
  );
}

function Registered({ own }: { own: OwnMembership }) {
  const titles = useMessages(stepTitles);
  const labels = useMessages(applicationLabels);
  const language = useLanguage();
  return (
    <DescriptionList
      columns={2}
      className="wrap-anywhere"
      items={[
        { term: labels.fullName, value: own.fullName },
        { term: labels.idNumber, value: own.idNumber },
        { term: labels.primaryMobileNumber, value: readablePhone(own.phoneNumber) },
        { term: labels.email, value: own.email },
        { term: labels.dateOfBirth, value: own.dateOfBirth && formatDate(own.dateOfBirth, language) },
        { term: labels.postalAddress, value: own.address },
        { term: titles.occupation, value: own.occupation },
      ]}
    />
  );
}

function Documents({ own: { documents } }: { own: OwnMembership }) {
  const t = useMessages(ownMembershipMessages);
  const names = useMessages(documentNameMessages);
  if (documents.length === 0) return <p className="text-muted">{t.noDocuments}</p>;
  return (
    <ul className="space-y-1">
      {documents.map(({ id, kind, name }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-medium">{names[kind]}</span>{" "}
          <span className="text-sm text-muted">{name}</span>
        </li>
      ))}
    </ul>
  );
}
