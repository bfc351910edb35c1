/** Sent to the document when the page answers: what was clicked until then is clicked once more. */
export const pageReadyEvent = "page-ready";

/** Id of the element that says to a screen reader that a click was taken. */
export const earlyStatusId = "early-status";

/**
 * Keeps what is clicked while a page is drawn but its scripts are still on their way, and shows at once that it was
 * taken. What the browser opens by itself and what has an address needs nothing; every other button is noted
 * down, and clicked once more when the page answers. Tabs whose contents are all there change at once.
 *
 * Its source is in the head of every document (web/site/early-clicks.tsx): it runs before anything is
 * drawn, and can use nothing from outside of itself. The first effect of root.tsx sends the answering event. Prefer
 * an address or an element that the browser opens (docs/decisions/022-before-scripts.md): this is for what is left.
 * @param taken what a screen reader says of a click that was taken
 */
export function keepEarlyClicks(answering: string, statusId: string, taken: string): void {
  const page = document.documentElement;
  const kept = new Set<HTMLElement>();

  const announce = (text: string) => {
    const status = document.getElementById(statusId);
    if (status) status.textContent = text;
  };
  const showTaken = (control: Element | null) => {
    control?.setAttribute("aria-busy", "true");
    page.dataset.clicked = "";
    announce(taken);
  };
  const showNothing = () => {
    delete page.dataset.clicked;
    for (const control of document.querySelectorAll("[aria-busy]:is(a, button)")) {
      control.removeAttribute("aria-busy");
    }
    announce("");
  };
  /** Shows the tab's contents, as the scripts will do once more. @returns false when they are not there */
  const changeTab = (tab: HTMLElement): boolean => {
    const panelOf = (one: Element) => document.getElementById(one.getAttribute("aria-controls") ?? "");
    if (!panelOf(tab)?.firstChild) return false;
    for (const one of tab.closest("[role=tablist]")?.querySelectorAll<HTMLElement>("[role=tab]") ?? []) {
      const state = one === tab ? "active" : "inactive";
      one.setAttribute("aria-selected", String(one === tab));
      one.dataset.state = state;
      panelOf(one)?.setAttribute("data-state", state);
    }
    return true;
  };
  const keep = (event: MouseEvent, button: HTMLButtonElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // The last click on a button counts, among those of others too.
    kept.delete(button);
    kept.add(button);
    if (button.getAttribute("role") !== "tab" || !changeTab(button)) showTaken(button);
  };
  const leave = (event: MouseEvent, link: HTMLAnchorElement) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target !== "";
    const here = link.href.split("#")[0] === location.href.split("#")[0];
    if (!elsewhere && !here && link.origin === location.origin && !link.hasAttribute("download")) {
      showTaken(link);
    }
  };
  const click = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest("a, button") : null;
    if (control instanceof HTMLAnchorElement) leave(event, control);
    if (!(control instanceof HTMLButtonElement)) return;
    const sends = control.type === "submit" && control.form?.hasAttribute("action");
    if (!sends && !control.popoverTargetElement) keep(event, control);
  };
  const send = (event: SubmitEvent) => showTaken(event.submitter);

  const clickAgain = (control: HTMLElement) => {
    if (!control.isConnected) return;
    // Menus open at the first half of a click, tabs change at it.
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup"]) {
      control.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    }
    control.click();
  };
  const answer = () => {
    document.removeEventListener("click", click, true);
    document.removeEventListener("submit", send, true);
    showNothing();
    // After what was typed has arrived: a button may send it.
    for (const control of kept) setTimeout(clickAgain, 0, control);
    kept.clear();
  };

  document.addEventListener("click", click, true);
  document.addEventListener("submit", send, true);
  document.addEventListener(answering, answer, { once: true });
  // Back from where a link led: the browser shows the page as it was left.
  window.addEventListener("pageshow", ({ persisted }) => persisted && showNothing());
}
