import { Form, useNavigation } from "react-router";
import type { JobAlert } from "#contract/recruitment/job-alerts.ts";
import { useMessages } from "#web/lib/language.ts";
import { boardPath } from "#web/recruitment/jobs/paths.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { Weave } from "#web/ui/weave.tsx";
import { alertMessages } from "./alerts.messages.ts";
import { useSearchWords } from "./search-words.ts";

/** What the buttons of each state do, the most wanted first. */
const choices = {
  unconfirmed: [
    { state: "active", label: "confirm" },
    { state: "stopped", label: "refuse" },
  ],
  active: [
    { state: "stopped", label: "stop" },
    { state: "paused", label: "pause" },
  ],
  paused: [
    { state: "active", label: "resume" },
    { state: "stopped", label: "stop" },
  ],
  stopped: [{ state: "active", label: "again" }],
} as const;

/** The alert of a mail's link: confirmed, paused or stopped with one press and without signing in. */
export function AlertPage({ alert }: { alert: JobAlert }) {
  const t = useMessages(alertMessages);
  const words = useSearchWords();
  const sending = useNavigation().formData?.get("state");
  const { state, sacco } = alert;
  return (
    <div className="grow bg-sand">
      <div className="column flex max-w-lg flex-col py-8 sm:py-14">
        <Card padded={false} className="overflow-hidden">
          <Weave />
          <div className="space-y-5 p-5 sm:p-8">
            <h1 className="text-3xl">{t.title}</h1>
            {state === "stopped" ? (
              <Alert tone="success" role="status">
                {t.stopped}
              </Alert>
            ) : (
              <p role="status">{t[state]}</p>
            )}
            <div>
              <p className="font-semibold wrap-anywhere">{words(alert)}</p>
              <p className="mt-1 text-sm text-muted">{t[alert.frequency]}</p>
            </div>
            <div className="flex flex-col gap-3">
              {choices[state].map((choice, index) => (
                <Form key={choice.state} method="post">
                  <input type="hidden" name="state" value={choice.state} />
                  <Button
                    type="submit"
                    size="lg"
                    variant={index === 0 ? "primary" : "secondary"}
                    loading={sending === choice.state}
                    className="w-full"
                  >
                    {t[choice.label]}
                  </Button>
                </Form>
              ))}
            </div>
            <Link
              to={boardPath(sacco?.slug)}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink underline"
            >
              {t.seeJobs}
            </Link>
          </div>
        </Card>
      </div>
    </div>
  );
}
