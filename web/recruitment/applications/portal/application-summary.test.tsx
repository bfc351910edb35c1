import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Language } from "#contract/core/language.ts";
import type { MyApplication } from "#contract/recruitment/applications.ts";
import { LanguageContext } from "#web/lib/language.ts";
import { textsOf } from "#web/ui/markup.test-helper.ts";
import { ApplicationHead } from "./application-summary.tsx";

const application = {
  organization: "Umoja SACCO",
  department: "Credit",
  appliedDate: "2026-11-10T09:30:00.000Z",
  status: "submitted",
  entered: true,
} as MyApplication;

const head = (values: Partial<MyApplication>, language: Language = "en"): string =>
  textsOf(
    renderToStaticMarkup(
      <LanguageContext value={language}>
        <ApplicationHead
          application={{ ...application, ...values }}
          now={new Date("2026-11-12T09:30:00.000Z")}
          title="Loan Officer"
        />
      </LanguageContext>,
    ),
  ).join("\n");

it("says who entered an application that the candidate has not sent, in both languages", () => {
  expect(head({})).toContain("Entered by Umoja SACCO on 10 Nov 2026");
  expect(head({})).not.toContain("Applied:");
  expect(head({}, "sw")).toMatch(/Limewekwa na Umoja SACCO tarehe 10 \S+ 2026/);
  expect(head({ entered: false })).toContain("Applied: 2 days ago");
});
