import type { Joining } from "#contract/onboarding/applications.ts";
import { consentNotice } from "#contract/onboarding/consent.messages.ts";
import { useMessages } from "#web/lib/language.ts";

/** What an applicant agrees to, in its parts. */
export function ConsentNotice({
  sacco,
  product,
}: {
  sacco: Pick<Joining, "organization" | "requestDays" | "retentionYears" | "consentNote">;
  product: string;
}) {
  const t = useMessages(consentNotice);
  const parts = [
    { title: t.controller, text: t.controllerText({ sacco: sacco.organization, product }) },
    { title: t.purposes, text: t.purposesText },
    { title: t.data, text: t.dataText },
    { title: t.automated, text: t.automatedText },
    { title: t.transfers, text: t.transfersText },
    { title: t.sharing, text: t.sharingText },
    { title: t.withdrawal, text: t.withdrawalText({ days: sacco.requestDays }) },
    { title: t.consequences, text: t.consequencesText({ years: sacco.retentionYears }) },
  ];
  return (
    <>
      <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {parts.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      {sacco.consentNote && (
        <p className="mt-5 max-w-prose text-sm whitespace-pre-line">{sacco.consentNote}</p>
      )}
    </>
  );
}
