import { useQuery } from "@tanstack/react-query";
import type { OwnFirstDays, OwnFirstDaysItem } from "#contract/recruitment/first-days.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { firstDaysMessages } from "./first-days.messages.ts";
import { useTickItem } from "./mutations.ts";
import { ownFirstDaysQuery } from "./queries.ts";

/**
 * What a new colleague has to do for the first days. Nothing before one is hired.
 * @param loaded as the server rendered it
 */
export function FirstDaysSection({
  applicationId,
  loaded,
}: {
  applicationId: string;
  loaded: OwnFirstDays | null;
}) {
  const t = useMessages(firstDaysMessages);
  const language = useLanguage();
  const { data } = useQuery({ ...ownFirstDaysQuery(applicationId), initialData: loaded });
  if (!data || data.items.length === 0) return null;
  const { organization, startDate, items } = data;
  return (
    <Section
      id="first-days"
      className="scroll-mt-20"
      title={t.title}
      description={t.description({ organization, day: formatDate(startDate, language) })}
    >
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="py-1">
            <Item applicationId={applicationId} item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Item({ applicationId, item }: { applicationId: string; item: OwnFirstDaysItem }) {
  const t = useMessages(firstDaysMessages);
  const language = useLanguage();
  const tick = useTickItem(applicationId, item.id);
  const { title, dueDate, doneAt } = item;
  return (
    <Checkbox
      checked={tick.isPending ? tick.variables : doneAt !== null}
      disabled={tick.isPending}
      onChange={({ target }) => tick.mutate(target.checked)}
      label={<span className="wrap-anywhere">{title}</span>}
      hint={
        doneAt
          ? t.done({ when: formatDateTime(doneAt, language) })
          : t.by({ day: formatDate(dueDate, language) })
      }
      error={tick.isError ? t.failed : undefined}
    />
  );
}
