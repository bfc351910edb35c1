import { useEffect, useState } from "react";
import { formatKes } from "#web/lib/format.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { NestedView } from "../nested-view.tsx";
import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";
import { useNestedView } from "../use-nested-view.ts";
import { LeadCard, moveButtonId } from "./lead-card.tsx";
import { type Lead, products, stages, leads as start } from "./leads.ts";
import { MessageForm } from "./message-form.tsx";
import { expectedMonthly, moveLead, scoreOf } from "./pipeline.ts";

/** A board of prospects, ranked by how ready they are to join. */
export default function SalesDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      size="xl"
      title="Sales Automation AI"
      description="Prospects, ranked by how ready they are to join."
    >
      <LeadBoard />
    </SampleDialog>
  );
}

function LeadBoard() {
  const [leads, setLeads] = useState(start);
  const [product, setProduct] = useState("");
  const { view: writingTo, show, leave } = useNestedView<string>();
  const { said, move } = useLeadMoves(leads, setLeads);
  const recipient = leads.find(({ id }) => id === writingTo);
  if (recipient) {
    const sent = () => {
      if (recipient.stage === "New") setLeads(moveLead(leads, recipient.id, 1));
      leave();
    };
    return (
      <NestedView
        title={`Message to ${recipient.name}`}
        lead={recipient.work}
        back="the board"
        onBack={() => leave()}
      >
        <MessageForm lead={recipient} onSent={sent} onCancel={() => leave()} />
      </NestedView>
    );
  }
  const shown = leads
    .filter((lead) => product === "" || lead.product === product)
    .sort((a, b) => scoreOf(b) - scoreOf(a));
  return (
    <div className="space-y-4">
      <StatGroup>
        <Stat label="Prospects" value={shown.length} />
        <Stat label="Ready now" value={shown.filter((lead) => scoreOf(lead) >= 60).length} note="Score 60+" />
        <Stat
          className="max-lg:col-span-2"
          label="Expected deposits"
          value={formatKes(expectedMonthly(shown))}
          note="A month, weighed by stage"
        />
      </StatGroup>
      <Field label="Product" className="max-w-xs">
        {(control) => (
          <Select
            {...control}
            placeholder="All products"
            options={products.map((value) => ({ value, label: value }))}
            value={product}
            onChange={({ target }) => setProduct(target.value)}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5 lg:gap-3">
        {stages.map((stage) => {
          const here = shown.filter((lead) => lead.stage === stage);
          return (
            <section key={stage} aria-label={stage} className="rounded-card bg-sand p-3">
              <h3 className="mb-3 flex justify-between text-sm font-semibold">
                {stage}
                <span className="text-muted tabular-nums">{here.length}</span>
              </h3>
              {here.length === 0 && <p className="text-sm text-muted">Nobody here now.</p>}
              <ul className="space-y-3">
                {here.map((lead) => (
                  <LeadCard key={lead.id} lead={lead} onMove={move} onWrite={show(lead.id)} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** Moves leads along the board. A card that changes its column keeps the focus, and the move is said. */
function useLeadMoves(leads: readonly Lead[], onChange: (leads: readonly Lead[]) => void) {
  const [moved, setMoved] = useState<{ id: string; step: 1 | -1 }>();
  useEffect(() => {
    if (!moved) return;
    const buttons = [moveButtonId(moved.id, moved.step), moveButtonId(moved.id, moved.step === 1 ? -1 : 1)];
    buttons
      .map((id) => document.getElementById(id))
      .find((button) => button !== null)
      ?.focus();
  }, [moved]);
  const lead = leads.find(({ id }) => id === moved?.id);
  return {
    said: lead ? `${lead.name} is now in ${lead.stage}.` : "",
    move: ({ id }: Lead, step: 1 | -1) => {
      onChange(moveLead(leads, id, step));
      setMoved({ id, step });
    },
  };
}
