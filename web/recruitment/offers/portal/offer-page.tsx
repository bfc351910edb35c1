import { callUrl } from "#contract/core/client.ts";
import { type OwnOffer, offerLimits, salaryText } from "#contract/recruitment/offers.ts";
import { wire } from "#contract/wire.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card, Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { offerTones } from "./offer-tones.ts";
import { ownOfferMessages } from "./own-offer.messages.ts";

/** What came of one of the page's forms, with what was typed. */
export interface OfferAnswer {
  intent: "accept" | "decline";
  failure: FormRefusal;
  values: Record<string, string>;
}

/** An offer as its candidate reads and answers it. Both forms work without scripts. */
export function OfferPage({ offer, answer }: { offer: OwnOffer; answer: OfferAnswer | undefined }) {
  const t = useMessages(ownOfferMessages);
  const language = useLanguage();
  const { position, jobTitle, organization, applicationId, state, terms, letter, letterLanguage } = offer;
  return (
    <div className="column max-w-3xl py-6 sm:py-8">
      <BackLink to={`/jobs/applications/${applicationId}`} className="mb-4">
        {t.back}
      </BackLink>
      <h1 className="text-2xl wrap-anywhere sm:text-3xl">{position}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        {t.forJob({ title: jobTitle, organization })}
        <Badge tone={offerTones[state]}>{t[state]}</Badge>
      </p>
      <div className="mt-5 space-y-5">
        <Standing offer={offer} />
        <Card>
          <DescriptionList
            columns={2}
            items={[
              { term: t.salary, value: salaryText(offer.salaryCents) },
              { term: t.start, value: formatDate(offer.startDate, language) },
              { term: t.place, value: <span className="wrap-anywhere">{offer.place}</span> },
              { term: t.until, value: t.endOf({ day: formatDate(offer.expiryDate, language) }) },
            ]}
          />
          {terms && (
            <div className="mt-5">
              <h2 className="text-base">{t.terms}</h2>
              <p className="break-words whitespace-pre-line">{terms}</p>
            </div>
          )}
        </Card>
        <Section title={t.letter}>
          <p lang={letterLanguage} className="max-w-prose break-words whitespace-pre-line">
            {letter}
          </p>
          <DownloadLink
            href={callUrl(wire.offers.mine.letter, { params: { id: offer.id } })}
            className="mt-5"
          >
            {state === "accepted" ? t.signedPdf : t.pdf}
          </DownloadLink>
        </Section>
        {state === "sent" && <AnswerForms offer={offer} answer={answer} />}
      </div>
    </div>
  );
}

function Standing({ offer }: { offer: OwnOffer }) {
  const t = useMessages(ownOfferMessages);
  const language = useLanguage();
  const { state, organization, signature, answeredAt, expiryDate, withdrawReason } = offer;
  const when = answeredAt ? formatDateTime(answeredAt, language) : "";
  if (state === "sent") return null;
  if (state === "accepted") {
    return (
      <Alert tone="success" role="status" title={t.accepted}>
        {t.acceptedText({ signature: signature ?? "", when, organization })}
      </Alert>
    );
  }
  const text = {
    declined: t.declinedText({ when, organization }),
    expired: t.expiredText({ day: formatDate(expiryDate, language), organization }),
    withdrawn: t.withdrawnText({ organization }),
    closed: t.closedText,
  }[state];
  return (
    <Alert tone="info" role="status" title={t[state]}>
      {text}
      {withdrawReason && <span className="mt-2 block whitespace-pre-line">{withdrawReason}</span>}
    </Alert>
  );
}

function AnswerForms({ offer, answer }: { offer: OwnOffer; answer: OfferAnswer | undefined }) {
  const t = useMessages(ownOfferMessages);
  const of = (intent: OfferAnswer["intent"]) => (answer?.intent === intent ? answer : undefined);
  const accept = of("accept");
  const decline = of("decline");
  return (
    <Section id="answer" title={t.answer} description={t.answerText({ organization: offer.organization })}>
      <div className="grid gap-8 sm:grid-cols-2">
        <div>
          <h3 className="mb-3 text-lg">{t.acceptTitle}</h3>
          <ActionForm
            intent="accept"
            keptAs={`offer.${offer.id}.accept`}
            refusal={accept?.failure}
            values={accept?.values}
            submitLabel={t.accept}
            sendingLabel={t.accepting}
            shown={["signature"]}
          >
            {(errors, values) => (
              <Field
                label={t.signature}
                name="signature"
                hint={t.signatureHint}
                required
                error={errors.signature}
              >
                {(control) => <Input {...control} autoComplete="name" defaultValue={values.signature} />}
              </Field>
            )}
          </ActionForm>
        </div>
        <div>
          <h3 className="mb-3 text-lg">{t.declineTitle}</h3>
          <ActionForm
            intent="decline"
            keptAs={`offer.${offer.id}.decline`}
            refusal={decline?.failure}
            values={decline?.values}
            submitLabel={t.decline}
            variant="secondary"
            sendingLabel={t.accepting}
            shown={["reason"]}
          >
            {(errors, values) => (
              <Field label={t.reason} name="reason" hint={t.reasonHint} required error={errors.reason}>
                {(control) => (
                  <Textarea
                    {...control}
                    rows={3}
                    maxLength={offerLimits.reason}
                    defaultValue={values.reason}
                  />
                )}
              </Field>
            )}
          </ActionForm>
        </div>
      </div>
    </Section>
  );
}
