import { Circle, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import type { FirstStep, FirstStepList, SharedLink } from "#contract/workspace/first-steps.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { CopyField } from "#web/ui/copy-field.tsx";
import { Beginning } from "./beginning.tsx";
import { firstStepsPath } from "./may-begin.ts";
import { PostButton } from "./post-button.tsx";

interface Place {
  slug: string;
  appUrl: string;
}

/** The links that are handed out: what the SACCO's name stands behind in each. */
const links: Record<SharedLink, { label: string; path: string }> = {
  join_link: { label: "Link to join", path: "/join/" },
  feedback_link: { label: "Link to your feedback page", path: "/feedback/" },
};

const isLink = (name: FirstStep): name is SharedLink => name in links;

/** What a step is, and where it is done. */
const texts: Record<FirstStep, { title: string; text: string; link?: { to: string; label: string } }> = {
  position: {
    title: "Open a position",
    text: "The wizard writes the description with you. It is on the job board the moment you publish it.",
    link: { to: "/hr-manager/jobs/new", label: "Write a position" },
  },
  join_link: {
    title: "Share your link to join",
    text: "Whoever opens it applies for membership on their phone; you see them in Member Onboarding.",
  },
  arrival: {
    title: "See the first person arrive",
    text: "The first application, or the first member whom you register yourself: your figures move.",
    link: { to: "/dashboard/member-onboarding?new=member", label: "Register a member" },
  },
  colleague: {
    title: "Invite a colleague",
    text: "With one role or several; they see what that role needs and nothing else.",
    link: { to: "/dashboard/settings?new=colleague", label: "Invite somebody" },
  },
  feedback_link: {
    title: "Ask your members how you do",
    text: "Four questions on a page of your own, in English and Kiswahili; the answers are figures at once.",
  },
};

/**
 * How a new organisation begins: first the choice between an empty workspace and sample data, then what to do
 * first, ticked off by what is really there.
 */
export function FirstSteps({ list, ...place }: { list: FirstStepList } & Place) {
  const { beginning, steps, dismissed, abilities } = list;
  if (beginning === null) return <Beginning maySample={abilities.addSample} />;
  const open = steps.filter(({ done }) => !done).length;
  return (
    <Section
      title="First steps"
      description={
        open === 0
          ? "All done. Your workspace is at work."
          : `${steps.length - open} of ${steps.length} done.`
      }
      actions={
        dismissed ? (
          <PostButton intent="show" label="Show on the overview" variant="ghost" size="sm" />
        ) : (
          <PostButton intent="dismiss" label="Put aside" variant="ghost" size="sm" />
        )
      }
    >
      <ol className="divide-y divide-line">
        {steps.map(({ name, done }) => (
          <Step key={name} name={name} done={done}>
            {isLink(name) && <LinkToShare name={name} {...place} />}
          </Step>
        ))}
      </ol>
    </Section>
  );
}

function Step({ name, done, children }: { name: FirstStep; done: boolean; children: ReactNode }) {
  const { title, text, link } = texts[name];
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className="flex gap-3 py-3.5 first:pt-0 last:pb-0">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${done ? "text-success" : "text-muted"}`} />
      <div className="min-w-0 grow sm:flex sm:flex-wrap sm:items-start sm:justify-between sm:gap-x-4">
        <div className="min-w-0 sm:max-w-[65ch]">
          <h3 className="text-base font-semibold">
            {title}
            {done && <span className="ml-2 text-sm font-normal text-success">Done</span>}
          </h3>
          {!done && <p className="mt-0.5 text-sm text-muted">{text}</p>}
        </div>
        {!done && link && (
          <ButtonLink to={link.to} variant="secondary" size="sm" className="mt-2.5 sm:mt-0">
            {link.label}
          </ButtonLink>
        )}
        <div className="basis-full">{children}</div>
      </div>
    </li>
  );
}

/** The link to hand out. Copying it, or sending it by WhatsApp, is what says that it was. */
function LinkToShare({ name, slug, appUrl }: Place & { name: SharedLink }) {
  const fetcher = useFetcher();
  const { label, path } = links[name];
  const link = `${appUrl}${path}${slug}`;
  const note = () =>
    void fetcher.submit({ intent: "shared", link: name }, { method: "post", action: firstStepsPath });
  return (
    <>
      <CopyField label={label} value={link} onCopied={note} />
      <p className="mt-2">
        <a
          href={`https://wa.me/?${new URLSearchParams({ text: link })}`}
          target="_blank"
          rel="noreferrer"
          onClick={note}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink underline"
        >
          Send it by WhatsApp
        </a>
      </p>
    </>
  );
}
