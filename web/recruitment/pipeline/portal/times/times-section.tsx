import { useQuery } from "@tanstack/react-query";
import { CalendarCheck } from "lucide-react";
import type { OwnSlotOffer } from "#contract/recruitment/interview-slots.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { ownSlotsQuery } from "./queries.ts";
import { timesMessages } from "./times.messages.ts";

/**
 * The way to times for an interview that wait for a choice. Nothing where none do.
 * @param loaded as the server rendered them
 */
export function TimesSection({ applicationId, loaded }: { applicationId: string; loaded: OwnSlotOffer[] }) {
  const t = useMessages(timesMessages);
  const language = useLanguage();
  const { data } = useQuery({ ...ownSlotsQuery(applicationId), initialData: loaded });
  const open = data.find(({ state }) => state === "open");
  if (!open) return null;
  const { id, organization, answerBy } = open;
  return (
    <Section
      id="times"
      className="scroll-mt-20"
      title={t.title}
      description={t.description({ organization })}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ButtonLink to={`/jobs/interview-times/${id}`} icon={CalendarCheck}>
          {t.open}
        </ButtonLink>
        <p className="text-sm text-muted">{t.until({ day: formatDate(answerBy, language) })}</p>
      </div>
    </Section>
  );
}
