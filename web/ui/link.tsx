import type { Ref } from "react";
// biome-ignore lint/style/noRestrictedImports: this is the one that others take
import { type LinkProps, Link as RouterLink, resolvePath, useLocation } from "react-router";
import { defaultLanguage } from "#contract/core/language.ts";
import { isTranslated } from "#contract/site/translated-pages.ts";
import { useLanguage } from "#web/lib/language.ts";

/**
 * A link within the product. React Router puts the language of the page before each address; a page that exists in
 * English only is therefore a document of its own, and its link a plain one.
 */
export function Link({ to, ...rest }: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  if (language === defaultLanguage) return <RouterLink to={to} {...rest} />;
  const target = resolvePath(to, pathname);
  if (isTranslated(target.pathname)) return <RouterLink to={to} {...rest} />;
  const {
    defaultShouldRevalidate,
    discover,
    mask,
    prefetch,
    preventScrollReset,
    relative,
    reloadDocument,
    replace,
    state,
    viewTransition,
    ...anchor
  } = rest;
  return (
    <a {...anchor} href={target.pathname + target.search + target.hash} hrefLang={defaultLanguage}>
      {rest.children}
    </a>
  );
}
