import type { Role } from "#contract/core/access.ts";
import { languageNames } from "#contract/core/language.ts";
import type { MessageTemplate } from "#contract/workspace/templates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CommunicationTabs } from "./communication-tabs.tsx";

const desks: readonly { role: Role; label: string; description: string }[] = [
  { role: "hr", label: "Candidates", description: "What recruitment sends to who applies for a job." },
  { role: "onboarding", label: "Applicants and members", description: "What member onboarding sends." },
  { role: "experience", label: "Contacts", description: "Surveys, and news of a complaint." },
];

/** The texts that the product sends in the organisation's name, by desk. */
export function TemplatesPage({
  templates,
  campaigns,
}: {
  templates: readonly MessageTemplate[];
  campaigns: boolean;
}) {
  return (
    <>
      <PageHeader
        title="Communications"
        lead="The texts that go out by themselves in your SACCO's name. Each can be put in your own words, in both languages."
      />
      <CommunicationTabs campaigns={campaigns} />
      <div className="mt-4 space-y-5">
        {templates.length === 0 && (
          <EmptyState title="No templates for your role">
            The texts of a desk can be changed by who works there, and by the owner.
          </EmptyState>
        )}
        {desks.map(({ role, label, description }) => {
          const own = templates.filter((one) => one.role === role);
          if (own.length === 0) return null;
          return (
            <Section key={role} title={label} description={description}>
              <ul className="divide-y divide-line">
                {own.map((template) => (
                  <li key={template.id}>
                    <Entry template={template} />
                  </li>
                ))}
              </ul>
            </Section>
          );
        })}
        <p className="text-sm text-muted">
          Mails about signing in and passwords, invitations of colleagues, and codes stay as they are: their
          words are part of how accounts are protected. To an email address that its owner has not verified
          goes a short notice instead of some of these texts.
        </p>
      </div>
    </>
  );
}

function Entry({ template: { id, channel, name, when, ownLanguages } }: { template: MessageTemplate }) {
  return (
    <Link
      to={`/dashboard/communications/templates/${id}/en`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 hover:bg-sand"
    >
      <span className="min-w-0 grow basis-72">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge>{channel === "mail" ? "Mail" : "SMS"}</Badge>
        </span>
        <span className="block text-sm text-muted">{when}</span>
      </span>
      {ownLanguages.length > 0 ? (
        <Badge tone="info">
          Own text: {ownLanguages.map((language) => languageNames.get(language)).join(", ")}
        </Badge>
      ) : (
        <span className="text-sm text-muted">Standard text</span>
      )}
    </Link>
  );
}
