import { type Interview, type InterviewType, interviewTypeLabels } from "#contract/recruitment/hiring.ts";
import { formatDate, timeOf } from "#web/lib/format.ts";
import { DescriptionList } from "#web/ui/description-list.tsx";

/** What the field of a place holds, by how one meets. */
export const placeLabels: Record<InterviewType, string> = {
  video: "Link",
  phone: "Phone number",
  in_person: "Place",
};

/** When, how, where and with whom. Times are Nairobi's. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { startsAt, endsAt, type, location, interviewer, note } = interview;
  return (
    <>
      <DescriptionList
        columns={2}
        items={[
          { term: "Date", value: formatDate(startsAt) },
          { term: "Time", value: `${timeOf(startsAt)} – ${timeOf(endsAt)} (Nairobi)` },
          { term: "Type", value: interviewTypeLabels[type] },
          { term: interviewer.includes(", ") ? "Interviewers" : "Interviewer", value: interviewer },
          { term: placeLabels[type], value: <span className="break-words">{location}</span> },
        ]}
      />
      {note && <p className="mt-4 max-w-prose text-sm whitespace-pre-line">{note}</p>}
    </>
  );
}
