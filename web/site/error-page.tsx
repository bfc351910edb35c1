import { ArrowRight } from "lucide-react";
import { useLocation } from "react-router";
import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { waitText } from "#contract/core/rate-limit.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { loginPath } from "#web/lib/next-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { WeaveRound } from "#web/ui/weave.tsx";
import { errorPageMessages } from "./error-page.messages.ts";
import { navigationMessages } from "./navigation.messages.ts";
import { nextLinks } from "./navigation.ts";

type Words = (typeof errorPageMessages)[Language];

interface Explanation {
  title: string;
  text: string;
}

function explanationOf(status: number, t: Words): Explanation {
  switch (status) {
    case 401:
      return { title: t.signInFirst, text: t.signInFirstText };
    case 403:
      return { title: t.noAccess, text: t.noAccessText };
    case 404:
      return { title: t.notFound, text: t.notFoundText };
    case 405:
      return { title: t.notPossible, text: t.notPossibleText };
    case 410:
      return { title: t.gone, text: t.goneText };
    case 429:
      return { title: t.tooMany, text: t.tooManyText };
    case 503:
      return { title: t.busy, text: t.busyText };
  }
  return status < 500
    ? { title: t.notUnderstood, text: t.notUnderstoodText }
    : { title: t.unexpected, text: t.unexpectedText };
}

/** The document title for an error status. */
export const errorTitle = (status: number, language: Language = defaultLanguage): string =>
  explanationOf(status, inOneOf(errorPageMessages, language)).title;

/** Where an error page is shown, and for whom. */
interface Place {
  /** Where a signed-in person's own work begins. */
  home?: string;
  /** It is in the workspace's frame, whose menu leads on. */
  inWorkspace?: boolean;
}

/**
 * The one page for everything that goes wrong: what happened, and where to go from here.
 * @param requestId names the request in the log; said where the mistake is ours
 * @param retryAfter seconds after which it is worth another try
 */
export function ErrorPage({
  status,
  requestId,
  retryAfter,
  ...place
}: Place & { status: number; requestId?: string; retryAfter?: number }) {
  const language = useLanguage();
  const t = useMessages(errorPageMessages);
  const { title, text } = explanationOf(status, t);
  // To somebody who works in the workspace that refuses them.
  const notTheirRole = status === 403 && place.inWorkspace;
  return (
    <div className="column flex min-h-[60dvh] flex-col items-center justify-center py-16 text-center">
      <WeaveRound />
      <p className="mt-6 text-sm font-semibold text-muted">{t.error({ status })}</p>
      <h1 className="mt-1 text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 max-w-prose text-balance text-muted">{notTheirRole ? t.notYourRoleText : text}</p>
      {(status === 429 || retryAfter !== undefined) && (
        <p className="mt-3 font-semibold">{t.comeBack({ wait: waitText(retryAfter ?? 60, language) })}</p>
      )}
      {status >= 500 && requestId && (
        <p className="mt-3 text-sm text-muted">
          <RichText
            text={t.reference({ id: requestId })}
            parts={{ id: (id) => <span className="font-semibold text-ink select-all">{id}</span> }}
          />
        </p>
      )}
      {status === 404 && !place.inWorkspace && <NextLinks />}
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        <Actions status={status} {...place} />
      </div>
    </div>
  );
}

function Actions({ status, home, inWorkspace = false }: Place & { status: number }) {
  const t = useMessages(errorPageMessages);
  const location = useLocation();
  const signIn = status === 401 || status === 403;
  const reload = status >= 500 || status === 429;
  const backHome = home !== undefined && home !== "/" && (status === 403 || reload || inWorkspace);
  return (
    <>
      {reload && (
        <ButtonLink to={location} reloadDocument>
          {t.reload}
        </ButtonLink>
      )}
      {backHome && (
        <ButtonLink to={home} variant={reload ? "secondary" : "primary"}>
          {t.backToYours}
        </ButtonLink>
      )}
      {signIn && (
        <ButtonLink to={loginPath(location)} variant={backHome ? "secondary" : "primary"}>
          {status === 401 ? t.signIn : t.otherAccount}
        </ButtonLink>
      )}
      {!inWorkspace && (
        <ButtonLink to="/" variant={signIn || reload ? "secondary" : "primary"}>
          {t.toHome}
        </ButtonLink>
      )}
      {!signIn && !reload && (
        <ButtonLink to="/contact" variant="secondary">
          {t.contactUs}
        </ButtonLink>
      )}
    </>
  );
}

function NextLinks() {
  const t = useMessages(errorPageMessages);
  const words = useMessages(navigationMessages);
  return (
    <>
      <p className="mt-1 text-muted">{t.whereNext}</p>
      <ul className="mt-8 w-full max-w-2xl divide-y divide-line border-y border-line text-left">
        {nextLinks.map(({ to, label, note }) => (
          <li key={to}>
            <Link to={to} className="group flex min-h-14 items-center justify-between gap-4 py-3">
              <span>
                <span className="font-semibold group-hover:underline">{words[label]}</span>
                <span className="block text-sm text-muted">{words[note]}</span>
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0 text-brand-ink" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
