import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useMessages } from "#web/lib/language.ts";
import { frameMessages } from "./frame.messages.ts";

/** A thin bar at the top edge while the next page is on its way. */
export function NavigationProgress() {
  const t = useMessages(frameMessages);
  const busy = useNavigation().state !== "idle";
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75">
      {busy && (
        <>
          <div className="h-full origin-left animate-advance bg-accent" />
          <span className="sr-only">{t.loading}</span>
        </>
      )}
    </div>
  );
}

/**
 * After a navigation, what a full page load would do for a screen reader or keyboard: the new title is
 * announced and the focus is at the content, unless the page has put it somewhere itself.
 */
export function NavigationFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const announcer = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (announcer.current) announcer.current.textContent = document.title;
    const main = document.getElementById("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);

  return <p ref={announcer} aria-live="polite" className="sr-only" />;
}
