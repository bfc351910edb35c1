import { FlaskConical, Sprout } from "lucide-react";
import { sampleMark } from "#contract/core/sample.ts";
import { Section } from "#web/ui/card.tsx";
import { PostButton } from "./post-button.tsx";

/** The choice that a trial begins with; the sample data can also be put in later. */
export function Beginning({ maySample }: { maySample: boolean }) {
  return (
    <Section
      title="How would you like to begin?"
      description="You can change your mind at any time; nothing of your own is lost by it."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex flex-col rounded-card border border-line p-4">
          <Sprout aria-hidden className="size-6 text-brand-ink" />
          <h3 className="mt-2 text-lg">With an empty workspace</h3>
          <p className="mt-1 mb-4 grow text-sm text-muted">
            Five first steps lead you to an open position, a link to join and your first figures.
          </p>
          <PostButton intent="empty" label="Start empty" variant="primary" />
        </div>
        {maySample && <SampleOffer />}
      </div>
    </Section>
  );
}

/** What the sample data is, and the press that puts it in. */
export function SampleOffer() {
  return (
    <div className="flex flex-col rounded-card border border-line p-4">
      <FlaskConical aria-hidden className="size-6 text-brand-ink" />
      <h3 className="mt-2 text-lg">With sample data</h3>
      <p className="mt-1 mb-4 grow text-sm text-muted">
        Positions, members, loans, complaints and campaigns of a made-up SACCO, to see every screen at work.
        Each is marked {sampleMark}, only your team sees them, and one press removes them all.
      </p>
      <PostButton intent="add-sample" label="Put in sample data" />
    </div>
  );
}
