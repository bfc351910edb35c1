import { useMessages } from "#web/lib/language.ts";
import { boardPath, newAlertPath } from "#web/recruitment/jobs/paths.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { generalMessages } from "../general-applications.messages.ts";

/** In place of the form, where a SACCO takes no general applications. */
export function TakesNone({
  organization: { name, slug },
  sent,
}: {
  organization: { name: string; slug: string };
  /** Whether it has one of this person's. */
  sent: boolean;
}) {
  const t = useMessages(generalMessages);
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader title={t.here} lead={name} />
      <Alert
        tone="warning"
        title={t.takesNone({ organization: name })}
        actions={
          <>
            <ButtonLink to={boardPath(slug)}>{t.seeOpen}</ButtonLink>
            <ButtonLink to={newAlertPath({ sacco: slug })} variant="secondary">
              {t.emailNew}
            </ButtonLink>
          </>
        }
      >
        {t.takesNoneText} {sent && t.takesNoneKept}
      </Alert>
    </div>
  );
}
