import { ArrowRight } from "lucide-react";
import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { loginPath } from "#web/lib/next-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { WeaveRound } from "#web/ui/weave.tsx";
import { waysOn } from "./navigation.ts";

interface Explanation {
  title: string;
  text: string;
}

const explanations: Record<number, Explanation> = {
  401: {
    title: "Please sign in",
    text: "This page is for people with an account. Sign in and you will come back here.",
  },
  403: {
    title: "No access",
    text: "Your account does not have access to this page. If you think it should, ask the owner of your workspace.",
  },
  404: {
    title: "Page Not Found",
    text: "The address may be mistyped, or the page may have moved. Here is where most people want to go.",
  },
  410: { title: "No longer available", text: "What stood here has been taken down." },
  429: { title: "Too many requests", text: "Please wait a minute and reload this page." },
  503: {
    title: "Back in a moment",
    text: "The service is busy or restarting. Please reload this page shortly.",
  },
};

const unexpected: Explanation = {
  title: "Something went wrong",
  text: "The mistake is on our side and has been recorded. Please reload the page; nothing you saved is lost.",
};

/** The status an error stands for: that of a thrown answer, 500 for everything unexpected. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The document title for an error status. */
export function errorTitle(status: number): string {
  return (explanations[status] ?? unexpected).title;
}

/**
 * The one page for everything that goes wrong: what happened, and where to go from here.
 * @param home where a signed-in person's own work begins
 */
export function ErrorPage({ status, home }: { status: number; home?: string }) {
  const { title, text } = explanations[status] ?? unexpected;
  return (
    <div className="column flex min-h-[60dvh] flex-col items-center justify-center py-16 text-center">
      <WeaveRound />
      <p className="mt-6 text-sm font-semibold text-muted">Error {status}</p>
      <h1 className="mt-1 text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 max-w-prose text-muted">{text}</p>
      {status === 404 && <WaysOn />}
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        <Actions status={status} home={home} />
      </div>
    </div>
  );
}

function Actions({ status, home }: { status: number; home?: string }) {
  const location = useLocation();
  const signIn = status === 401 || status === 403;
  const reload = status >= 500 || status === 429;
  return (
    <>
      {status === 403 && home && home !== "/" && <ButtonLink to={home}>Back to your pages</ButtonLink>}
      {signIn && (
        <ButtonLink to={loginPath(location)} variant={home ? "secondary" : "primary"}>
          {status === 401 ? "Sign in" : "Sign in with another account"}
        </ButtonLink>
      )}
      {reload && (
        <ButtonLink to={location} reloadDocument>
          Reload the page
        </ButtonLink>
      )}
      <ButtonLink to="/" variant={signIn || reload ? "secondary" : "primary"}>
        Go to the home page
      </ButtonLink>
      {!signIn && !reload && (
        <ButtonLink to="/contact" variant="secondary">
          Contact us
        </ButtonLink>
      )}
    </>
  );
}

function WaysOn() {
  return (
    <ul className="mt-8 w-full max-w-2xl divide-y divide-line border-y border-line text-left">
      {waysOn.map(({ to, label, note }) => (
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
  );
}
