import { useQuery } from "@tanstack/react-query";
import { type Language, languageNames, languages } from "#contract/core/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { TabLinks } from "#web/ui/tabs.tsx";
import { templateQuery } from "./queries.ts";
import { TemplateEditor } from "./template-editor.tsx";

const templatesPath = "/dashboard/communications/templates";

/** One text of the product, with the organisation's own words for it. */
export function TemplatePage({
  id,
  language,
  readOnly,
}: {
  id: string;
  language: Language;
  /** The trial is over. */
  readOnly: boolean;
}) {
  const template = useQuery(templateQuery(id)).data;
  const text = template?.texts.find((one) => one.language === language);
  if (!template || !text) return null;
  return (
    <>
      <BackLink to={templatesPath}>Templates</BackLink>
      <PageHeader
        title={`${template.name} (${template.channel === "mail" ? "mail" : "SMS"})`}
        lead={template.when}
      />
      {readOnly && (
        <Alert tone="info" title="Your trial is over">
          Texts can be read and previewed, and changed again once your SACCO subscribes.
        </Alert>
      )}
      <TabLinks
        label="Language"
        links={languages.map((one) => ({
          to: `${templatesPath}/${id}/${one}`,
          label: languageNames.get(one) ?? one,
          end: true,
        }))}
      />
      <TemplateEditor key={language} template={template} text={text} readOnly={readOnly} />
    </>
  );
}
