import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { useMessages } from "#web/lib/language.ts";
import { erasedMessages } from "#web/recruitment/candidates/profile/profile.messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import type { Route } from "./+types/jobs-account-erased.ts";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { settings, language = defaultLanguage } = matches[0].loaderData ?? {};
  return [
    { title: `${inOneOf(erasedMessages, language).title} · ${settings?.brand.product}` },
    { name: "robots", content: "noindex" },
  ];
};

/** Where one arrives after the erasure of one's account. */
export default function JobsAccountErased() {
  const t = useMessages(erasedMessages);
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader title={t.title} lead={t.lead} />
      <Card>
        <p className="max-w-prose">{t.lastMail}</p>
        <p className="mt-3 max-w-prose text-muted">{t.withoutAccount}</p>
        <ButtonLink to="/jobs" className="mt-5">
          {t.browse}
        </ButtonLink>
      </Card>
    </div>
  );
}
