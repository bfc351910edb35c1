import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { candidateList, type HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import type { FormFailure } from "#web/lib/failure.ts";
import { wholeList } from "#web/lib/list-state.ts";
import { WaitingRejections } from "#web/recruitment/pipeline/hr/waiting-rejections.tsx";
import { textsOf } from "#web/ui/markup.test-helper.ts";
import { CandidatesPage } from "./candidates-page.tsx";
import { isWholeTab } from "./groups.ts";

const person = {
  id: "5a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11",
  name: "Wanjiku Kamau",
  email: "wanjiku@example.org",
  status: "suspense",
  workExperiences: [],
  experience: "",
  education: null,
  skills: [],
  salaryExpectation: null,
  availability: null,
  tags: [],
} as unknown as HrCandidate;

const ShownContext = createContext<ReactNode>(null);
const Shown = () => use(ShownContext);
const Page = createRoutesStub([{ path: "/", Component: Shown }]);

/** What is read on the tab where `rows` are listed of two candidates. */
function shown(rows: HrCandidate[], state: object, refusal?: { id: string; failure: FormFailure }): string[] {
  const asked = { ...wholeList(candidateList), ...state };
  const analysis = {
    total: rows.length,
    applied: 0,
    averageMatch: null,
    strong: 0,
    topSkills: [],
    best: null,
  };
  const tab = (
    <CandidatesPage
      found={{ rows, total: rows.length }}
      counts={{
        total: 2,
        imported: 1,
        general: 0,
        internal: 0,
        statuses: [
          { status: "active", count: 1 },
          { status: "suspense", count: 1 },
        ],
      }}
      analysis={isWholeTab(asked) ? null : analysis}
      tags={[]}
      state={asked}
      refusal={refusal}
    />
  );
  return textsOf(
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <WaitingRejections>
          <ShownContext value={tab}>
            <Page />
          </ShownContext>
        </WaitingRejections>
      </QueryClientProvider>,
    ),
  );
}

describe("the Candidates tab", () => {
  it("has five tabs, each with its count, and an analysis on each but the first", () => {
    const texts = shown([person], { status: ["active"] });
    const tabs = ["Active Candidates", "Shortlisted", "Suspense", "Rejected", "Active"];
    const first = texts.indexOf("Active Candidates");
    expect(texts.slice(first, first + 10)).toEqual(
      tabs.flatMap((tab, at) => [tab, ["1", "0", "1", "0", "1"][at]]),
    );
    expect(texts).toContain("AI Analysis");
    expect(shown([person], {})).not.toContain("AI Analysis");
  });

  it("offers to clear a search and no group, and leaves the group shown", () => {
    expect(shown([person], { status: ["suspense"] })).not.toContain("Clear filters");
    expect(shown([person], { status: ["suspense"], q: "wanjiku" })).toContain("Clear filters");
  });

  it("says how many candidates there are in all, and of an empty group that there is no average", () => {
    const texts = shown([], { status: ["shortlisted"] });
    expect(texts).toEqual(expect.arrayContaining(["(2)", "AI Analysis", "N/A"]));
  });

  it("tells a group that nobody is in from a search that finds nobody", () => {
    expect(shown([], { status: ["shortlisted"] })).toContain("Nobody is in this group");
    expect(shown([], { status: ["shortlisted"], q: "zzyzx" })).toContain("No candidates match");
  });

  it("says what is not known of a candidate", () => {
    const texts = shown([person], { status: ["suspense"] });
    expect(texts).toContain("No experience provided");
    expect(texts.filter((text) => text === "Not specified")).toHaveLength(3);
  });

  it("offers to delete who has no account, with an application or without, and nobody else", () => {
    const latestApplication = { id: person.id, jobTitle: "Loan Officer" };
    const texts = (erasable: boolean) =>
      shown([{ ...person, latestApplication, applicationsCount: 1, erasable }], { status: ["suspense"] });
    expect(texts(true)).toContain("Delete for good");
    expect(texts(false)).not.toContain("Delete for good");
  });

  it("says whom it could not delete, and why", () => {
    const failure = { code: "conflict" as const, message: "This person was hired here." };
    const texts = shown([person], {}, { id: person.id, failure });
    expect(texts).toEqual(expect.arrayContaining(["Wanjiku Kamau was not deleted", failure.message]));
    expect(shown([], {}, { id: person.id, failure })).toContain(failure.message);
  });

  it("says the status where the list is no group of one", () => {
    expect(shown([person], { imported: "true" }).filter((text) => text === "Suspense")).toHaveLength(2);
    expect(shown([person], { status: ["suspense"] }).filter((text) => text === "Suspense")).toHaveLength(1);
  });
});
