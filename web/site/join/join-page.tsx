import { ArrowRight } from "lucide-react";
import { joinPath, saccoJoinPath } from "#contract/onboarding/addresses.ts";
import type { OpenSacco } from "#contract/onboarding/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { Steps } from "#web/ui/numbered-steps.tsx";
import { PageHero } from "#web/ui/page-hero.tsx";
import { Part } from "#web/ui/part.tsx";
import { TickedItems } from "#web/ui/ticked-items.tsx";
import { otherEntrancesIn, preparationsIn, stepsIn } from "./content.ts";
import { joinMessages } from "./join.messages.ts";
import { askAboutJoiningPath, memberLoginId } from "./paths.ts";

/** For people who want to become members, or are: where they apply, what they need, and where they turn to. */
export function JoinPage({ product, saccos }: { product: string; saccos: readonly OpenSacco[] }) {
  const t = useMessages(joinMessages);
  return (
    <>
      <PageHero title={t.title} lead={t.lead}>
        {saccos.length > 0 ? <OpenSaccos saccos={saccos} /> : <NoneOpen product={product} />}
      </PageHero>
      <Part aside title={t.how} lead={t.howLead}>
        <Steps steps={stepsIn(t)} />
      </Part>
      <div id="prepare">
        <Part tone="sand" title={t.prepare} lead={t.prepareLead}>
          <Preparations />
        </Part>
      </div>
      <div id={memberLoginId}>
        <Part title={t.memberLogin} lead={t.memberLoginLead}>
          <OtherEntrances />
        </Part>
      </div>
    </>
  );
}

function OpenSaccos({ saccos }: { saccos: readonly OpenSacco[] }) {
  const t = useMessages(joinMessages);
  return (
    <section className="mt-7 max-w-xl">
      <h2 className="font-sans text-base font-semibold tracking-normal">{t.open}</h2>
      <ul className="mt-3 space-y-2">
        {saccos.map(({ slug, organization }) => (
          <li key={slug}>
            <Link
              to={saccoJoinPath(slug)}
              className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-3 font-semibold shadow-card hover:border-brand-ink"
            >
              {t.apply({ sacco: organization })}
              <ArrowRight aria-hidden className="size-5 shrink-0 text-brand-ink" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        <span className="font-semibold text-ink">{t.notListed}</span> {t.notListedText}
      </p>
    </section>
  );
}

function NoneOpen({ product }: { product: string }) {
  const t = useMessages(joinMessages);
  return (
    <>
      <Alert title={t.noneYet} className="mt-6 max-w-prose">
        {t.noneYetText({ product })}
      </Alert>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to={askAboutJoiningPath(t)} size="lg">
          {t.ask}
        </ButtonLink>
        <ButtonLink to={`${joinPath}#prepare`} size="lg" variant="secondary">
          {t.prepare}
        </ButtonLink>
      </div>
    </>
  );
}

function Preparations() {
  const t = useMessages(joinMessages);
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {preparationsIn(t).map(({ title, items }) => (
        <li key={title} className="flex">
          <Card className="w-full">
            <h3 className="text-xl">{title}</h3>
            <TickedItems items={items} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Where those turn to who have come for a sign-in. */
function OtherEntrances() {
  const t = useMessages(joinMessages);
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {otherEntrancesIn(t).map(({ title, text, to, label }) => (
        <li key={title} className="flex">
          <Card className="flex w-full flex-col">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-sm text-muted">{text}</p>
            <Link
              to={to}
              className="mt-auto inline-flex min-h-11 items-center self-start pt-3 text-sm font-semibold text-brand-ink underline underline-offset-2"
            >
              {label}
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  );
}
