import { Form, useNavigation } from "react-router";
import type { Subscription } from "#contract/experience/campaigns.ts";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Weave } from "#web/ui/weave.tsx";
import { subscriptionMessages } from "./subscription.messages.ts";

/** One button that stops a SACCO's news and offers, and one that has them again; without signing in. */
export function SubscriptionPage({ subscription }: { subscription: Subscription }) {
  const t = useMessages(subscriptionMessages);
  const sending = useNavigation().formMethod === "POST";
  const { organization: sacco, subscribed } = subscription;
  return (
    <div className="grow bg-sand">
      <div className="column flex max-w-lg flex-col py-8 sm:py-14">
        <Card padded={false} className="overflow-hidden">
          <Weave />
          <div className="space-y-5 p-5 sm:p-8">
            <h1 className="text-3xl">{t.title}</h1>
            {subscribed ? (
              <p className="wrap-anywhere">{t.subscribed({ sacco })}</p>
            ) : (
              <Alert tone="success" role="status">
                <p className="wrap-anywhere">{t.stopped({ sacco })}</p>
                <p className="mt-1">{t.stillSent}</p>
              </Alert>
            )}
            <Form method="post">
              <input type="hidden" name="intent" value={subscribed ? "stop" : "again"} />
              <Button
                type="submit"
                size="lg"
                variant={subscribed ? "primary" : "secondary"}
                loading={sending}
                className="w-full"
              >
                {subscribed ? t.stop : t.again}
              </Button>
            </Form>
          </div>
        </Card>
      </div>
    </div>
  );
}
