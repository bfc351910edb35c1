import type { Interview } from "#contract/recruitment/hiring.ts";
import { interviewTypeMessages } from "#contract/recruitment/interview.messages.ts";
import { formatDate, timeOf } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { interviewMessages } from "./pipeline.messages.ts";

/** When, how, where and with whom. Times are Nairobi's. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const t = useMessages(interviewMessages);
  const types = useMessages(interviewTypeMessages);
  const language = useLanguage();
  const { startsAt, endsAt, type, location, interviewer, note } = interview;
  return (
    <>
      <DescriptionList
        columns={2}
        items={[
          { term: t.date, value: formatDate(startsAt, language) },
          { term: t.time, value: t.between({ start: timeOf(startsAt), end: timeOf(endsAt) }) },
          { term: t.type, value: types[type] },
          { term: interviewer.includes(", ") ? t.interviewers : t.interviewer, value: interviewer },
          {
            term: t[type],
            value: (
              <span lang="" className="break-words">
                {location}
              </span>
            ),
          },
        ]}
      />
      {note && (
        <p lang="" className="mt-4 max-w-prose text-sm whitespace-pre-line">
          {note}
        </p>
      )}
    </>
  );
}
