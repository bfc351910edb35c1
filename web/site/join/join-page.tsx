import { PageHero } from "#web/site/contact/page-hero.tsx";
import { Steps, TickedItems } from "#web/site/landing/parts/lists.tsx";
import { Part } from "#web/site/landing/parts/part.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { otherEntrances, preparations, steps } from "./content.ts";
import { askAboutJoiningPath, memberLoginId } from "./paths.ts";

/** For people who want to become members, or are: what they need, and where they turn to. */
export function JoinPage({ product }: { product: string }) {
  return (
    <>
      <PageHero
        title="Join your SACCO, prepared."
        lead="Your SACCO admits its own members. Here is what it asks for, and who answers you."
      >
        <Alert title="No SACCO registers members online here yet" className="mt-6 max-w-prose">
          A SACCO that opens its registration on {product} gives you a link of its own. Until you have one,
          you apply at the SACCO itself.
        </Alert>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to={askAboutJoiningPath} size="lg">
            Ask about your SACCO
          </ButtonLink>
          <ButtonLink to="#prepare" size="lg" variant="secondary">
            What to prepare
          </ButtonLink>
        </div>
      </PageHero>
      <Part aside title="How joining works" lead="Five steps, and who acts in each.">
        <Steps steps={steps} />
      </Part>
      <div id="prepare">
        <Part
          tone="sand"
          title="What to prepare"
          lead="You must be 18 or older. Your SACCO may ask for more, and says how much it takes to begin."
        >
          <Preparations />
        </Part>
      </div>
      <div id={memberLoginId}>
        <Part
          title="Member Login"
          lead="Members and applicants sign in here once their SACCO has opened its registration. Until then:"
        >
          <OtherEntrances />
        </Part>
      </div>
    </>
  );
}

function Preparations() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {preparations.map(({ title, items }) => (
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
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {otherEntrances.map(({ title, text, to, label }) => (
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
