import { ArrowRight } from "lucide-react";
import { useLocation } from "react-router";
import { waitText } from "#contract/core/rate-limit.ts";
import { loginPath } from "#web/lib/next-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { WeaveRound } from "#web/ui/weave.tsx";
import { nextLinks } from "./navigation.ts";

interface Explanation {
  title: string;
  text: string;
}

const notUnderstood: Explanation = {
  title: "This address cannot be read",
  text: "Something in it is not what this page understands: a character that cannot be shown, perhaps, or a date that does not exist.",
};

const explanations: Record<number, Explanation> = {
  400: notUnderstood,
  401: {
    title: "Please sign in",
    text: "This page is for people with an account. Sign in and you will come back here.",
  },
  403: {
    title: "No access",
    text: "This page is for people with another role, such as the staff of a SACCO. If you have an account for it, sign in with that one.",
  },
  404: {
    title: "Page Not Found",
    text: "The address may be mistyped, or the page may have moved.",
  },
  405: {
    title: "Not possible here",
    text: "This page cannot take what was sent to it. Nothing was changed.",
  },
  410: { title: "No longer available", text: "What stood here has been taken down." },
  429: {
    title: "Too many requests",
    text: "More was asked of us from your account or your network than we can answer at once. Nothing you saved is lost.",
  },
  503: {
    title: "Back in a moment",
    text: "The service is busy or restarting. Please reload this page shortly.",
  },
};

/** To somebody who works in the workspace that refuses them. */
const notYourRole: Explanation = {
  title: "No access",
  text: "Your role does not open this page. If you think it should, ask the owner of your workspace.",
};

const unexpected: Explanation = {
  title: "Something went wrong",
  text: "The mistake is on our side and has been recorded. Please reload the page; nothing you saved is lost.",
};

const explanationOf = (status: number): Explanation =>
  explanations[status] ?? (status < 500 ? notUnderstood : unexpected);

/** The document title for an error status. */
export const errorTitle = (status: number): string => explanationOf(status).title;

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
  const { title, text } = status === 403 && place.inWorkspace ? notYourRole : explanationOf(status);
  return (
    <div className="column flex min-h-[60dvh] flex-col items-center justify-center py-16 text-center">
      <WeaveRound />
      <p className="mt-6 text-sm font-semibold text-muted">Error {status}</p>
      <h1 className="mt-1 text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 max-w-prose text-balance text-muted">{text}</p>
      {(status === 429 || retryAfter !== undefined) && (
        <p className="mt-3 font-semibold">Please come back in {waitText(retryAfter ?? 60)}.</p>
      )}
      {status >= 500 && requestId && (
        <p className="mt-3 text-sm text-muted">
          If you write to us about it, name this reference:{" "}
          <span className="font-semibold text-ink select-all">{requestId}</span>
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
  const location = useLocation();
  const signIn = status === 401 || status === 403;
  const reload = status >= 500 || status === 429;
  const backHome = home !== undefined && home !== "/" && (status === 403 || reload || inWorkspace);
  return (
    <>
      {reload && (
        <ButtonLink to={location} reloadDocument>
          Reload the page
        </ButtonLink>
      )}
      {backHome && (
        <ButtonLink to={home} variant={reload ? "secondary" : "primary"}>
          Back to your pages
        </ButtonLink>
      )}
      {signIn && (
        <ButtonLink to={loginPath(location)} variant={backHome ? "secondary" : "primary"}>
          {status === 401 ? "Sign in" : "Sign in with another account"}
        </ButtonLink>
      )}
      {!inWorkspace && (
        <ButtonLink to="/" variant={signIn || reload ? "secondary" : "primary"}>
          Go to the home page
        </ButtonLink>
      )}
      {!signIn && !reload && (
        <ButtonLink to="/contact" variant="secondary">
          Contact us
        </ButtonLink>
      )}
    </>
  );
}

function NextLinks() {
  return (
    <>
      <p className="mt-1 text-muted">Here is where most people want to go.</p>
      <ul className="mt-8 w-full max-w-2xl divide-y divide-line border-y border-line text-left">
        {nextLinks.map(({ to, label, note }) => (
          <li key={to}>
            <Link to={to} className="group flex min-h-14 items-center justify-between gap-4 py-3">
              <span>
                <span className="font-semibold group-hover:underline">{label}</span>
                <span className="block text-sm text-muted">{note}</span>
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0 text-brand-ink" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
