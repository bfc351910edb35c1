import { useFetcher } from "react-router";
import { languageNames } from "#contract/core/language.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import { type EnquiryDetail, enquiryList, topicLabels } from "#contract/site/enquiries.ts";
import { formatDateTime } from "#web/lib/format.ts";
import type { Neighbours } from "#web/lib/list-neighbours.ts";
import { type ListState, listSearch } from "#web/lib/list-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { RecordSteps } from "#web/ui/list/record-steps.tsx";
import { MessageThread } from "#web/ui/message-thread.tsx";
import type { EnquiryAnswer } from "./answer.ts";
import { ReplyForm } from "./reply-form.tsx";
import { EnquiryStatusBadge } from "./status-badge.tsx";
import { StatusForm } from "./status-form.tsx";

/** One enquiry: what was asked, what was answered, and the answer to write. */
export function EnquiryPage({
  enquiry,
  inbox,
  neighbours,
  product,
}: {
  enquiry: EnquiryDetail;
  /** The inbox as it was filtered when the enquiry was opened. */
  inbox: ListState<typeof enquiryList>;
  neighbours: Neighbours | null;
  product: string;
}) {
  // Not a navigation: the page keeps the way back to the inbox as it was left.
  const fetcher = useFetcher<EnquiryAnswer>({ key: enquiry.id });
  const failure = fetcher.data?.failure;
  return (
    <>
      <header className="mb-6">
        <div className="flex items-center justify-between gap-4">
          <Breadcrumb
            items={[
              { label: "Enquiries", to: `/dashboard/enquiries${listSearch(enquiryList, inbox)}` },
              { label: enquiry.fullName },
            ]}
          />
          <RecordSteps
            id={enquiry.id}
            what="enquiry"
            neighbours={neighbours}
            toNeighbour={({ id, page }) =>
              `/dashboard/enquiries/${id}${listSearch(enquiryList, { ...inbox, page })}`
            }
          />
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="min-w-0 text-3xl wrap-anywhere">
            {enquiry.subject ?? enquiry.solution ?? topicLabels[enquiry.topic]}
          </h1>
          <EnquiryStatusBadge status={enquiry.status} />
        </div>
      </header>
      {failure && !failure.fields && (
        <div className="mb-5">
          <FormError message={failure.message} attempt={failure} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="space-y-5">
          <MessageThread messages={threadOf(enquiry, product)} />
          <ReplyForm key={`${enquiry.id} ${enquiry.replies.length}`} enquiry={enquiry} fetcher={fetcher} />
        </div>
        <div className="space-y-5">
          <Facts enquiry={enquiry} />
          <StatusForm key={enquiry.id} enquiry={enquiry} fetcher={fetcher} />
        </div>
      </div>
    </>
  );
}

function Facts({ enquiry }: { enquiry: EnquiryDetail }) {
  const { topic, email, phone, saccoName, meeting, createdAt } = enquiry;
  const link = "inline-flex min-h-6 items-center break-all text-brand-ink underline";
  return (
    <Section title={enquiry.fullName} description={saccoName}>
      <DescriptionList
        items={[
          { term: "Kind", value: <Badge tone="brand">{topicLabels[topic]}</Badge> },
          {
            term: "Email",
            value: (
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
            ),
          },
          {
            term: "Phone",
            value: phone && (
              <a href={`tel:${phone}`} className={link}>
                {readablePhone(phone)}
              </a>
            ),
          },
          { term: "Meeting", value: meeting && `${formatDateTime(meeting.startsAt)} (Nairobi)` },
          { term: "Received", value: formatDateTime(createdAt) },
          { term: "Reads", value: languageNames.get(enquiry.language) },
        ]}
      />
    </Section>
  );
}

/** What the visitor asked, and what the team answered. */
const threadOf = ({ id, fullName, message, createdAt, replies }: EnquiryDetail, product: string) => [
  { id, own: false, author: fullName, body: message, sentAt: createdAt },
  ...replies.map((reply) => ({
    id: reply.id,
    own: true,
    author: reply.author ?? `The ${product} team`,
    body: reply.message,
    sentAt: reply.at,
  })),
];
