import { createElement, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

/** The least document that React Router can hydrate. */
export function Layout({ children }: { children: ReactNode }) {
  return createElement(
    "html",
    { lang: "en" },
    createElement("head", null, createElement(Meta), createElement(Links)),
    createElement("body", null, children, createElement(ScrollRestoration), createElement(Scripts)),
  );
}

export default function Root() {
  return createElement(Outlet);
}
