import { languageNames, languagePath, languages } from "#contract/core/language.ts";
import type { JobSettings } from "#contract/recruitment/job-approval.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { CopyField } from "#web/ui/copy-field.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { Link } from "#web/ui/link.tsx";
import { embedPath, embedSnippet } from "../embed.ts";
import { boardPath } from "../paths.ts";

/** The organisation's careers page, and its list of open jobs to be shown in its own website. */
export function EmbedSection({
  sacco,
  appUrl,
  settings,
  mayChange,
  saved,
  refusal,
}: {
  sacco: { slug: string; name: string };
  appUrl: string;
  settings: JobSettings;
  mayChange: boolean;
  saved: string | undefined;
  refusal: FormRefusal | undefined;
}) {
  return (
    <Section
      title="Your careers page"
      description="Share it, or show the list of your open jobs in your own website. Applications are counted by where they came from."
    >
      <Link
        to={boardPath(sacco.slug)}
        className="inline-flex min-h-6 items-center break-all text-brand-ink underline"
      >
        {appUrl + boardPath(sacco.slug)}
      </Link>
      {languages.map((language) => (
        <CopyField
          key={language}
          label={`For your own website, in ${languageNames.get(language)}`}
          value={embedSnippet(appUrl, sacco, language)}
        />
      ))}
      <p className="mt-2 text-sm text-muted">
        Paste both lines where the list is to stand. Where scripts are not allowed, the first line alone is a
        link to your careers page.
      </p>
      <h3 className="mt-6 mb-2 text-base font-semibold">Preview</h3>
      <iframe
        src={languagePath("en", embedPath(sacco.slug))}
        title="Preview of the list of open jobs"
        className="h-72 w-full rounded-input border border-line bg-card"
      />
      {mayChange && (
        <div className="mt-6">
          <ActionForm
            intent="embed"
            keptAs="job.embed"
            refusal={refusal}
            saved={saved}
            submitLabel="Save Websites"
            preventScrollReset
          >
            {(errors) => (
              <Field
                name="embedSites"
                label="Websites that may show it"
                hint="One a line, such as https://www.umoja.example. Left empty, every website may."
                error={errors.embedSites}
              >
                {(control) => (
                  <Textarea {...control} rows={3} defaultValue={settings.embedSites.join("\n")} />
                )}
              </Field>
            )}
          </ActionForm>
        </div>
      )}
    </Section>
  );
}
