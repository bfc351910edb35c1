import { Form } from "react-router";
import { applicationSteps } from "#contract/onboarding/application-steps.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import type { KnownApplication } from "./application.ts";
import { useFramed } from "./framed.ts";
import { startMessages } from "./start.messages.ts";

/** That an application was begun or sent in this browser, the way back to it, and a way to forget it here. */
export function KnownHere({ known }: { known: KnownApplication }) {
  const t = useMessages(startMessages);
  const language = useLanguage();
  const target = useFramed() ? "_top" : undefined;
  return (
    <Alert
      title={known.sent ? t.sent : t.begun}
      actions={
        <>
          <ButtonLink to={known.path} target={target}>
            {known.sent ? t.see : t.goOn}
          </ButtonLink>
          <Form method="post">
            <input type="hidden" name="intent" value="forget" />
            <Button type="submit" variant="ghost">
              {t.forget}
            </Button>
          </Form>
        </>
      }
    >
      {known.sent
        ? t.sentText
        : t.begunText({
            date: formatDate(known.updatedAt, language),
            step: known.step,
            steps: applicationSteps.length,
          })}
    </Alert>
  );
}
