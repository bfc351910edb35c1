const key = "language-switch.scroll";

/** Notes down how far the page is scrolled, for the same page in another language. */
export function keepScroll(): void {
  const height = document.documentElement.scrollHeight - window.innerHeight;
  if (height > 0) sessionStorage.setItem(key, String(window.scrollY / height));
}

/** Scrolls as far as was noted down, once. The other language is longer or shorter, so it is a share of the page. */
export function restoreScroll(): void {
  const share = Number(sessionStorage.getItem(key) ?? 0);
  sessionStorage.removeItem(key);
  if (share > 0) window.scrollTo(0, share * (document.documentElement.scrollHeight - window.innerHeight));
}
