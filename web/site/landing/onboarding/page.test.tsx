import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { TrialDialogs } from "#web/site/signup/start-trial.tsx";
import { OnboardingLanding } from "./page.tsx";

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <TrialDialogs page="onboarding">
        <OnboardingLanding registerTo="/join/umoja" />
      </TrialDialogs>
    ),
  },
]);
const html = renderToStaticMarkup(createElement(Page));

/** Where the page's links with a text lead. */
const targetsOf = (text: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].flatMap(([, target, inner = ""]) =>
    inner.replace(/<[^>]*>/g, "").trim() === text ? target : [],
  );

describe("the Member Onboarding page", () => {
  it.each([
    ["Start Member Registration", "/join/umoja"],
    ["Register New Member", "/join/umoja"],
  ])("leads applicants and members from '%s' to %s", (text, target) => {
    expect(targetsOf(text)).toEqual([target]);
  });

  it("keeps the SACCO's trial apart, under its own name", () => {
    const trials = targetsOf("Start Your Free Trial");
    expect(trials).toHaveLength(2);
    expect(new Set(trials)).toEqual(new Set(["/signup?page=onboarding"]));
    expect(html.match(/\/signup/g)).toHaveLength(2);
  });

  it("leads on to the other agents", () => expect(targetsOf("View All AI Agents")).toEqual(["/agents"]));
});
