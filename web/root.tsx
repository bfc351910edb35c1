import bricolageFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import interFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import type { Route } from "./+types/root.ts";
import { homePath } from "./accounts/home-path.ts";
import { apiContext, currentUser } from "./lib/context.ts";
import { pageReadyEvent } from "./lib/early-clicks.ts";
import { repeatEarlyInput } from "./lib/early-input.ts";
import { setKeptTextOwner } from "./lib/kept-storage.ts";
import { pageLanguage, useLanguage, useMessages } from "./lib/language.ts";
import { unlessOnlySearchChanged } from "./lib/revalidation.ts";
import { themeFrom } from "./lib/theme.ts";
import { onUserChangedElsewhere, storeDisplayData } from "./lib/user.ts";
import { ConnectionGuard } from "./site/connection.tsx";
import { EarlyClickStatus, EarlyClicksScript } from "./site/early-clicks.tsx";
import favicon from "./site/favicon.svg?no-inline";
import { Footer } from "./site/footer.tsx";
import { frameMessages } from "./site/frame.messages.ts";
import { Header } from "./site/header.tsx";
import { LateScripts } from "./site/late-scripts.tsx";
import { NavigationFocus, NavigationProgress } from "./site/navigation-progress.tsx";
import { PageError, pageErrorTitle } from "./site/page-error.tsx";
import { agentEntrance, hasOwnShell } from "./site/shell.ts";
import { TrialDialogs } from "./site/signup/start-trial.tsx";
import { usePendingTheme } from "./site/theme-toggle.tsx";
import { visitLanguage } from "./site/visit-language.ts";
import styleSheet from "./styles/document.css?inline";
import { placeOfStyles } from "./styles/place.ts";
import { Shapes } from "./ui/icon-shapes.tsx";
import { Toaster } from "./ui/toaster.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: interFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: bricolageFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: favicon, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/**
 * The style sheet is in the document, so that nothing has to come before the first paint
 * (docs/decisions/012-page-speed.md): the server writes in what the page uses. The browser's bundle reads it back
 * from the document: a document that React draws anew, after an error, must not lose it.
 */
const styles = import.meta.env.DEV
  ? styleSheet
  : import.meta.env.SSR
    ? placeOfStyles
    : document.getElementById("styles")?.textContent;

export const middleware = [visitLanguage];

/** What every page needs: brand and mode of the installation, who is signed in, and the chosen theme. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [settings, user] = await Promise.all([context.get(apiContext).site.settings(), currentUser(context)]);
  return {
    settings,
    user,
    theme: themeFrom(request.headers.get("cookie")),
    // For the heads of pages, which are no components.
    language: pageLanguage(context),
  };
}

/** What the loader answered last in this browser; the server never writes it. */
let lastKnown: Awaited<ReturnType<typeof loader>> | undefined;

export const shouldRevalidate = unlessOnlySearchChanged;

export const meta: Route.MetaFunction = ({ error, loaderData }) => {
  const product = loaderData?.settings.brand.product;
  const language = loaderData?.language ?? defaultLanguage;
  const title = error ? pageErrorTitle(error, language) : inOneOf(frameMessages, language).title;
  return [{ title: product ? `${title} · ${product}` : title }];
};

export function Layout({ children }: { children: ReactNode }) {
  // Absent when the loader itself failed: the frame then stays as it was, or, in a first answer, is left out.
  const loaded = useRouteLoaderData<typeof loader>("root");
  const site = loaded ?? lastKnown;
  useEffect(() => {
    if (loaded) lastKnown = loaded;
  }, [loaded]);
  const language = useLanguage();
  const t = useMessages(frameMessages);
  const theme = usePendingTheme() ?? site?.theme;
  // An error that no page's own frame has caught is in the public frame, also when the page it replaces
  // would have brought its own.
  // Without an error the answer is null, not undefined.
  const failed = useRouteError() != null;
  const matches = useMatches();
  const framed = failed || !hasOwnShell(matches);
  const agent = agentEntrance(matches);
  // Effects of a parent run last, so everything listens now: what was entered and pressed before is repeated, and
  // the document says that the page answers (`data-scripts`, which journeys and styles wait for).
  useEffect(() => {
    repeatEarlyInput();
    document.dispatchEvent(new Event(pageReadyEvent));
    document.documentElement.dataset.scripts = "ready";
  }, []);
  return (
    <html lang={language} data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme === "dark" ? "#141613" : "#0F5C43"} />
        <Meta />
        <EarlyClicksScript />
        <style id="styles">{styles}</style>
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="fixed top-2 left-2 z-60 -translate-y-20 rounded-input bg-brand px-4 py-2.5 font-semibold text-on-brand focus:translate-y-0 print:hidden"
        >
          {t.skip}
        </a>
        <NavigationProgress />
        <EarlyClickStatus />
        <TrialDialogs page={agent?.page ?? "recruitment"}>
          {site && framed && (
            <Header
              product={site.settings.brand.product}
              user={site.user}
              agent={failed ? undefined : agent}
            />
          )}
          {framed ? (
            <main id="main" tabIndex={-1} className="grow outline-none">
              {children}
            </main>
          ) : (
            children
          )}
        </TrialDialogs>
        {site && framed && <Footer brand={site.settings.brand} />}
        <NavigationFocus />
        <ConnectionGuard />
        <Toaster />
        <Shapes />
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { user } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => storeDisplayData(user), [user]);
  // Before any form of the page looks for what was typed in it.
  useLayoutEffect(() => setKeptTextOwner(user?.id ?? null), [user]);
  useEffect(() => onUserChangedElsewhere(() => void revalidate()), [revalidate]);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const user = useRouteLoaderData<typeof loader>("root")?.user;
  return <PageError error={error} home={user ? homePath(user) : undefined} />;
}
