import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/card.tsx";
import { ChangeDetails, History } from "#web/ui/history.tsx";
import { MessageThread, type ShownMessage } from "#web/ui/message-thread.tsx";
import { NoteForm } from "#web/ui/note-form.tsx";
import { toast } from "#web/ui/toast.ts";
import { Part, Sample } from "./sample.tsx";

const people = [
  { id: "1", fullName: "Amina Hassan" },
  { id: "2", fullName: "Baraka Otieno" },
];

const messages: readonly ShownMessage[] = [
  {
    id: "1",
    own: true,
    author: "Amina Hassan",
    subject: "Your interview on Tuesday",
    body: "Dear Grace,\n\nplease bring your certificates.",
    sentAt: "2026-11-19T07:15:00.000Z",
    readAt: "2026-11-19T09:40:00.000Z",
  },
  {
    id: "2",
    own: false,
    author: "Grace Wanjiku Mwangi-Kamau wa Nyandarua",
    subject: "Re: Your interview on Tuesday",
    body: "Thank you, I will be there.",
    sentAt: "2026-11-19T10:02:00.000Z",
  },
  {
    id: "3",
    own: true,
    author: "Amina Hassan",
    body: "Good.",
    sentAt: "2026-11-20T06:00:00.000Z",
    readAt: null,
  },
  { id: "4", own: false, author: "Account closed", body: "", sentAt: "2026-11-20T06:05:00.000Z" },
];

const changes = [
  {
    id: "2",
    at: "2026-11-20T06:00:00.000Z",
    actor: "Amina Hassan",
    notes: "@Baraka Otieno please call the referee.",
    mentions: people.slice(1),
    what: "Interview",
  },
  { id: "1", at: "2026-11-18T12:30:00.000Z", actor: null, notes: null, mentions: [], what: "Submitted" },
];

/** Takes every note, after a moment. */
const note = {
  mutate: () => undefined,
  reset: () => undefined,
  mutateAsync: async () => toast.success("Note saved"),
  isPending: false,
  error: null,
  submittedAt: 0,
};

export function Correspondence() {
  return (
    <Part title="Correspondence, notes, history">
      <Sample name="MessageThread">
        <MessageThread messages={messages} />
      </Sample>
      <div className="grid gap-4 lg:grid-cols-2">
        <Section title="NoteForm">
          <NoteForm keptName="kit" people={people} reader="the candidate" note={note} />
        </Section>
        <Section title="History with ChangeDetails">
          <History entries={changes}>
            {(change) => (
              <ChangeDetails
                change={change}
                words={[
                  { label: "Message to the candidate", text: change.notes && "We look forward to it." },
                ]}
              >
                <Badge tone="info">{change.what}</Badge>
              </ChangeDetails>
            )}
          </History>
        </Section>
      </div>
    </Part>
  );
}
