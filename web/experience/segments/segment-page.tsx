import { type FormEvent, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { maxLine } from "#contract/core/limits.ts";
import type { SegmentCriteria } from "#contract/experience/segment-facts.ts";
import type { Segment, SegmentInput, SegmentLook } from "#contract/experience/segments.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { AskingButton } from "#web/ui/asking-button.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { segmentMembersPath, segmentsPath } from "./paths.ts";
import { SegmentFields } from "./segment-fields.tsx";
import { SegmentLookSection } from "./segment-look.tsx";

/** Under which name the form keeps what is typed. @param id that of the address: `new` for a new one */
export const keptSegment = (id = "new"): string => `segment.${id}`;

/** What the page's action answers. */
export interface SegmentAnswer {
  failure?: FormRefusal;
  saved?: string;
  look?: SegmentLook;
  /** What was typed, for a page without scripts. */
  input?: SegmentInput;
}

/** Milliseconds without a further change after which a rule is counted. */
const pause = 500;

/** Counts a rule while it is written, without leaving the page. */
function useCounting() {
  const fetcher = useFetcher<SegmentAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    look: fetcher.data?.look,
    counting: fetcher.state !== "idle",
    note(event: FormEvent<HTMLElement>) {
      const form = (event.target as HTMLInputElement).form;
      clearTimeout(timer.current);
      if (!form) return;
      timer.current = setTimeout(() => {
        const typed = new FormData(form);
        typed.set("intent", "look");
        void fetcher.submit(typed, { method: "post" });
      }, pause);
    },
  };
}

/** The rule of a segment as a form, with whom it finds beside it. */
export function SegmentPage({
  segment,
  look: loaded,
  readOnly,
  answer,
}: {
  /** Null for a new one. */
  segment: Segment | null;
  look: SegmentLook;
  readOnly: boolean;
  answer: SegmentAnswer | undefined;
}) {
  const counted = useCounting();
  const shown: SegmentInput = answer?.input ?? segment ?? { name: "", criteria: {} };
  return (
    <>
      <PageHeader
        title={segment ? segment.name : "New segment"}
        lead="All that you fill in has to hold. What you leave empty may be anything."
        breadcrumb={
          <Breadcrumb
            items={[
              { label: "Segments", to: segmentsPath },
              { label: segment ? segment.name : "New segment" },
            ]}
          />
        }
        actions={
          segment && (
            <>
              <ButtonLink to={segmentMembersPath(segment.id)} variant="secondary">
                Show its members
              </ButtonLink>
              {!readOnly && (
                <AskingButton
                  intent="remove"
                  variant="ghost"
                  title="Remove this segment?"
                  question="Its members stay in the register; only the rule that names them is gone."
                  confirmLabel="Remove segment"
                >
                  Remove segment
                </AskingButton>
              )}
            </>
          )
        }
      />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
        <Section title="Rule">
          {/* Changes bubble up from the fields; the element itself is nothing to press. */}
          <div onChange={counted.note}>
            <ActionForm
              key={segment?.id ?? "new"}
              keptAs={keptSegment(segment?.id)}
              refusal={answer?.failure}
              saved={answer?.saved}
              submitLabel="Save segment"
              preventScrollReset
            >
              {(errors) => <Fields shown={shown} errors={errors} />}
            </ActionForm>
          </div>
        </Section>
        <SegmentLookSection look={counted.look ?? answer?.look ?? loaded} counting={counted.counting} />
      </div>
    </>
  );
}

function Fields({ shown, errors }: { shown: SegmentInput; errors: Record<string, string> }) {
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <Field label="Name" name="name" required error={errors.name}>
          {(control) => <Input {...control} maxLength={100} defaultValue={shown.name} />}
        </Field>
        <Field label="What it is for" name="description" error={errors.description}>
          {(control) => <Input {...control} maxLength={maxLine} defaultValue={shown.description ?? ""} />}
        </Field>
      </div>
      <SegmentFields criteria={shown.criteria as SegmentCriteria} errors={errors} />
      <Button type="submit" name="intent" value="look" variant="secondary">
        Count without saving
      </Button>
    </>
  );
}
