/** Prints the part of the page with the class `printed-alone`, without what is around it. */
export function printAlone(): void {
  const page = document.documentElement;
  page.dataset.printing = "alone";
  addEventListener("afterprint", () => delete page.dataset.printing, { once: true });
  print();
}
