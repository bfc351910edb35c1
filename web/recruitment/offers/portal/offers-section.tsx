import { useQuery } from "@tanstack/react-query";
import { type OwnOffer, salaryText } from "#contract/recruitment/offers.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { offerTones } from "./offer-tones.ts";
import { ownOfferMessages } from "./own-offer.messages.ts";
import { ownOffersQuery } from "./queries.ts";

/**
 * The offers that an application's SACCO made, with the way to each. Nothing where there are none.
 * @param loaded as the server rendered them
 */
export function OffersSection({ applicationId, loaded }: { applicationId: string; loaded: OwnOffer[] }) {
  const t = useMessages(ownOfferMessages);
  const { data } = useQuery({ ...ownOffersQuery(applicationId), initialData: loaded });
  const [first] = data;
  if (!first) return null;
  return (
    <Section
      id="offers"
      className="scroll-mt-20"
      title={t.offers}
      description={t.description({ organization: first.organization })}
    >
      <ul className="divide-y divide-line">
        {data.map((offer) => (
          <li key={offer.id} className="py-4 first:pt-0 last:pb-0">
            <Row offer={offer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Row({ offer: { id, position, salaryCents, state, expiryDate } }: { offer: OwnOffer }) {
  const t = useMessages(ownOfferMessages);
  const language = useLanguage();
  const open = state === "sent";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h3 className="text-base wrap-anywhere">{position}</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={offerTones[state]}>{t[state]}</Badge>
          {salaryText(salaryCents)}
          {open && (
            <span>
              {t.until} {t.endOf({ day: formatDate(expiryDate, language) })}
            </span>
          )}
        </p>
      </div>
      <ButtonLink to={`/jobs/offers/${id}`} variant={open ? "primary" : "secondary"}>
        {open ? t.read : t.see}
      </ButtonLink>
    </div>
  );
}
