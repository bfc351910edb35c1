import { Moon, Sun } from "lucide-react";
import { useFetcher, useFetchers, useLocation } from "react-router";
import { useMessages } from "#web/lib/language.ts";
import { parseTheme, type Theme } from "#web/lib/theme.ts";
import { frameMessages } from "./frame.messages.ts";

const fetcherKey = "theme";

/** The theme that was just chosen and is still on its way to the server, so that it shows at once. */
export function usePendingTheme(): Theme | null {
  const pending = useFetchers().find((fetcher) => fetcher.key === fetcherKey);
  return parseTheme(pending?.formData?.get("theme"));
}

/** Switches between light and dark; style rules show the one button that changes something. */
export function ThemeToggle() {
  const fetcher = useFetcher({ key: fetcherKey });
  const t = useMessages(frameMessages);
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form method="post" action="/theme" className="flex">
      <input type="hidden" name="next" value={pathname + search} />
      <ThemeButton theme="dark" label={t.darkTheme} icon={Moon} className="inline-flex dark:hidden" />
      <ThemeButton theme="light" label={t.lightTheme} icon={Sun} className="hidden dark:inline-flex" />
    </fetcher.Form>
  );
}

function ThemeButton({
  theme,
  label,
  icon: Icon,
  className,
}: {
  theme: Theme;
  label: string;
  icon: typeof Moon;
  className: string;
}) {
  return (
    <button
      type="submit"
      name="theme"
      value={theme}
      aria-label={label}
      className={`size-11 items-center justify-center rounded-input text-muted hover:bg-neutral-tint hover:text-ink ${className}`}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
