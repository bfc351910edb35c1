import type { CampaignPreview } from "#contract/experience/campaigns.ts";
import { formatCount } from "#web/lib/format.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { languageName } from "./labels.ts";

/** A campaign as somebody of its segment would get it. @param mayTest whether it can be sent to oneself */
export function PreviewSection({
  previews,
  mayTest,
}: {
  previews: readonly CampaignPreview[];
  mayTest: boolean;
}) {
  const hasMail = previews.some(({ html }) => html !== "");
  return (
    <Section
      title="Preview"
      description="As it is saved, for somebody of the segment."
      actions={
        mayTest &&
        hasMail && (
          <ActionButton intent="test" preventScrollReset>
            Send the mail to me
          </ActionButton>
        )
      }
    >
      <div className="grid gap-6 xl:grid-cols-2">
        {previews.map((preview) => (
          <LanguagePreview key={preview.language} preview={preview} />
        ))}
      </div>
    </Section>
  );
}

function LanguagePreview({
  preview: { language, subject, html, sms, smsParts },
}: {
  preview: CampaignPreview;
}) {
  const name = languageName(language);
  return (
    <div className="min-w-0 space-y-3">
      <h3 className="text-base">{name}</h3>
      {html && (
        <>
          <p className="text-sm wrap-anywhere">
            <span className="text-muted">Subject: </span>
            <span lang={language}>{subject}</span>
          </p>
          {/* No scripts, and no way out of it. */}
          <iframe
            title={`The mail in ${name}`}
            sandbox=""
            srcDoc={html}
            className="h-96 w-full rounded-card border border-line scheme-light bg-page"
          />
        </>
      )}
      {sms && (
        <div className="rounded-card border border-line bg-sand p-4">
          <p lang={language} className="text-sm wrap-anywhere">
            {sms}
          </p>
          <p className="mt-2 text-xs text-muted">Charged as {formatCount(smsParts, "message")} a person</p>
        </div>
      )}
    </div>
  );
}
