import { CircleCheck, Reply, Star } from "lucide-react";
import { type FormEvent, type MouseEvent, useState } from "react";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select, Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { NestedView } from "../nested-view.tsx";
import { useNestedView } from "../use-nested-view.ts";
import {
  answer,
  channels,
  draftReply,
  type ExperienceSample,
  type Interaction,
  needsReply,
} from "./sample.ts";

/** Recent interactions; low ratings wait at the top until the member has an answer. */
export function FeedbackLoop({
  sample,
  onChange,
}: {
  sample: ExperienceSample;
  onChange: (sample: ExperienceSample) => void;
}) {
  const [channel, setChannel] = useState("");
  const { view, show, leave } = useNestedView<string>();
  const open = sample.recent.find(({ id }) => id === view);
  if (open) {
    const send = (reply: string) => {
      onChange(answer(sample, open.id, reply));
      leave();
    };
    return (
      <NestedView
        title={`Reply to ${open.member}`}
        lead={open.comment}
        back="interactions"
        onBack={() => leave()}
      >
        <ReplyForm interaction={open} onSend={send} onCancel={() => leave()} />
      </NestedView>
    );
  }
  const shown = sample.recent
    .filter((one) => channel === "" || one.channel === channel)
    .sort((a, b) => Number(needsReply(b)) - Number(needsReply(a)));
  return (
    <section aria-label="Recent interactions" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label="Channel" className="w-full sm:w-60">
          {(control) => (
            <Select
              {...control}
              placeholder="All channels"
              options={channels.map((value) => ({ value, label: value }))}
              value={channel}
              onChange={({ target }) => setChannel(target.value)}
            />
          )}
        </Field>
        <p role="status" className="text-sm text-muted">
          {shown.length} shown, {shown.filter(needsReply).length} waiting for a reply
        </p>
      </div>
      {shown.length === 0 && <EmptyState title="Nothing from this channel">Choose another one.</EmptyState>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {shown.map((one) => (
          <InteractionCard key={one.id} interaction={one} onReply={show(one.id)} />
        ))}
      </ul>
    </section>
  );
}

function InteractionCard({
  interaction,
  onReply,
}: {
  interaction: Interaction;
  onReply: (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  const { id, member, channel, topic, comment, rating, reply } = interaction;
  return (
    <li>
      <Card className="flex h-full flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div>
            <h3 className="text-lg leading-6">{member}</h3>
            <p className="text-sm text-muted">
              {topic} · {channel}
            </p>
          </div>
          <Badge tone={rating >= 4 ? "success" : "warning"} icon={Star}>
            {rating} of 5
          </Badge>
        </div>
        <p>{comment}</p>
        {reply && (
          <p className="flex items-start gap-2 rounded-input bg-success-tint px-3 py-2 text-sm text-success">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>Member told: {reply}</span>
          </p>
        )}
        <Button
          id={`${id}-reply`}
          size="sm"
          variant={needsReply(interaction) ? "primary" : "secondary"}
          icon={Reply}
          onClick={onReply}
          className="mt-auto self-start"
        >
          {reply ? "Reply again" : "Reply"}
          <span className="sr-only"> to {member}</span>
        </Button>
      </Card>
    </li>
  );
}

function ReplyForm({
  interaction,
  onSend,
  onCancel,
}: {
  interaction: Interaction;
  onSend: (reply: string) => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState(() => draftReply(interaction));
  const kept = useKeptForm(`sample.reply.${interaction.id}`);
  const [checked, setChecked] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setChecked(true);
    kept.forget();
    onSend(text);
  };
  return (
    <form ref={kept.box} onSubmit={send} noValidate className="max-w-2xl space-y-4">
      <KeptNotice kept={kept} />
      <Field
        label="Reply"
        name="reply"
        hint="A draft. Read it before it goes."
        error={checked && !text.trim() ? "Write a reply" : undefined}
      >
        {(control) => (
          <Textarea {...control} rows={5} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Tell the member</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
