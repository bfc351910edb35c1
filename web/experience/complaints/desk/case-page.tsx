import { useState } from "react";
import type { Colleague } from "#contract/core/notes.ts";
import { caseListPath, casePath } from "#contract/experience/complaint-paths.ts";
import { type ComplaintCase, complaintList } from "#contract/experience/complaints.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import type { Neighbours } from "#web/lib/list-neighbours.ts";
import { type ListState, listSearch } from "#web/lib/list-state.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Section } from "#web/ui/card.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { RecordSteps } from "#web/ui/list/record-steps.tsx";
import { MessageThread } from "#web/ui/message-thread.tsx";
import { NoteForm } from "#web/ui/note-form.tsx";
import { CloseSection, ResolveSection, WriteSection } from "./answering.tsx";
import { ClockBadge, SeverityBadge, StatusBadge } from "./badges.tsx";
import type { CaseProps } from "./case-form.tsx";
import { CaseHistory } from "./case-history.tsx";
import { ClockSection, FactsSection, RelatedSection, WorkSection } from "./case-side.tsx";
import { FilesSection } from "./files-section.tsx";
import { nameOf } from "./labels.ts";
import { useNote } from "./mutations.ts";
import { Presence } from "./presence.tsx";

/** One complaint: what was written, what was done, and what is next. */
export function CasePage({
  list,
  neighbours,
  colleagues,
  organization,
  opensMembers,
  ...props
}: CaseProps & {
  /** The list as it was filtered when the complaint was opened. */
  list: ListState<typeof complaintList>;
  neighbours: Neighbours | null;
  colleagues: readonly Colleague[];
  organization: string;
  /** Whether whoever looks may see the members that onboarding has. */
  opensMembers: boolean;
}) {
  const { complaint, answer } = props;
  const [writing, setWriting] = useState(false);
  const note = useNote(complaint.id);
  const refusal = answer?.failure && !answer.failure.fields ? answer.failure : undefined;
  return (
    <div onInput={() => setWriting(true)} onSubmit={() => setWriting(false)}>
      <Head complaint={complaint} list={list} neighbours={neighbours} />
      <div className="mb-5 space-y-3 empty:hidden">
        {refusal && <FormError message={refusal.message} attempt={refusal} />}
        <Presence id={complaint.id} version={complaint.version} writing={writing} />
      </div>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
        <div className="space-y-5">
          <MessageThread messages={threadOf(complaint, organization)} />
          <FilesSection {...props} />
          <CloseSection {...props} />
          <WriteSection {...props} />
          <ResolveSection {...props} />
          <Section title="Notes">
            <NoteForm
              keptName={`complaint.${complaint.id}.note`}
              people={colleagues}
              reader="the member"
              note={note}
            />
          </Section>
          <Section title="History">
            <CaseHistory history={complaint.history} colleagues={colleagues} />
          </Section>
        </div>
        <div className="space-y-5">
          <ClockSection {...props} />
          <WorkSection {...props} colleagues={colleagues} />
          <FactsSection complaint={complaint} opensMembers={opensMembers} />
          <RelatedSection complaint={complaint} />
        </div>
      </div>
    </div>
  );
}

function Head({
  complaint,
  list,
  neighbours,
}: {
  complaint: ComplaintCase;
  list: ListState<typeof complaintList>;
  neighbours: Neighbours | null;
}) {
  const { id, reference, topic, status, severity, clock } = complaint;
  return (
    <header className="mb-6">
      <div className="flex items-center justify-between gap-4">
        <Breadcrumb
          items={[
            { label: "Complaints", to: `${caseListPath}${listSearch(complaintList, list)}` },
            { label: reference },
          ]}
        />
        <RecordSteps
          id={id}
          what="complaint"
          neighbours={neighbours}
          toNeighbour={({ id: other, page }) =>
            `${casePath(other)}${listSearch(complaintList, { ...list, page })}`
          }
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="min-w-0 text-3xl wrap-anywhere">
          {reference} · {experienceTopicLabels[topic]}
        </h1>
        <StatusBadge status={status} />
        <SeverityBadge severity={severity} />
        {clock && <ClockBadge state={clock} />}
      </div>
    </header>
  );
}

/** The complaint, and what was written since. */
function threadOf(complaint: ComplaintCase, organization: string) {
  const { id, description, wanted, receivedAt, messages } = complaint;
  const member = nameOf(complaint);
  return [
    {
      id,
      own: false,
      author: member,
      body: wanted ? `${description}\n\nWhat would put it right: ${wanted}` : description,
      sentAt: receivedAt,
    },
    ...messages.map(({ id: messageId, sender, author, body, sentAt }) => ({
      id: messageId,
      own: sender === "staff",
      author: sender === "staff" ? (author ?? organization) : member,
      body,
      sentAt,
    })),
  ];
}
