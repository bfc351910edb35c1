import type { Ref } from "react";
import {
  createPath,
  type LinkProps,
  type Location,
  parsePath,
  // biome-ignore lint/style/noRestrictedImports: this is the one that others take
  Link as RouterLink,
  resolvePath,
  type To,
  useLocation,
} from "react-router";
import { defaultLanguage, type Language, languagePrefix } from "#contract/core/language.ts";
import { isTranslated } from "#contract/site/translated-pages.ts";
import { useLanguage } from "#web/lib/language.ts";

/** A link's props that are React Router's own, apart from those of the element. */
function elementProps({
  defaultShouldRevalidate,
  discover,
  mask,
  prefetch,
  preventScrollReset,
  relative,
  reloadDocument,
  replace,
  state,
  to,
  viewTransition,
  ...anchor
}: LinkProps) {
  return anchor;
}

/**
 * The address that React Router writes for a link, where it takes no reckoning: that of a page from the root on, or a
 * query or place of the present page; null for any other.
 */
function plainAddress(to: To, here: Location, language: Language): string | null {
  const { pathname = here.pathname, search, hash } = typeof to === "string" ? parsePath(to) : to;
  if (!pathname.startsWith("/") || /\/[./]/.test(pathname)) return null;
  const prefix = languagePrefix(language);
  return createPath({ pathname: prefix + (prefix && pathname === "/" ? "" : pathname), search, hash });
}

type Props = LinkProps & { ref?: Ref<HTMLAnchorElement> };

/**
 * What React Router draws of a link, without what only a press needs: on the server, which writes some hundred of them
 * a page, that costs more than the rest of a card.
 */
function writtenLink(link: Props, address: string) {
  return (
    <a
      {...elementProps(link)}
      href={address}
      data-discover={(link.discover ?? "render") === "render" ? "true" : undefined}
    >
      {link.children}
    </a>
  );
}

/**
 * A link within the product. React Router puts the language of the page before each address; a page that exists in
 * English only is therefore a document of its own, and its link a plain one.
 */
export function Link(link: Props) {
  const language = useLanguage();
  const here = useLocation();
  if (language !== defaultLanguage) {
    const target = resolvePath(link.to, here.pathname);
    if (!isTranslated(target.pathname)) {
      return (
        <a {...elementProps(link)} href={createPath(target)} hrefLang={defaultLanguage}>
          {link.children}
        </a>
      );
    }
  }
  if (import.meta.env.SSR && !link.mask) {
    const address = plainAddress(link.to, here, language);
    if (address !== null) return writtenLink(link, address);
  }
  return <RouterLink {...link} />;
}
