import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Language } from "#contract/core/language.ts";
import { LanguageContext } from "#web/lib/language.ts";
import { textsOf } from "#web/ui/markup.test-helper.ts";
import { OwnMatchSection } from "./own-match-section.tsx";
import { ownMatchQuery } from "./queries.ts";

const organization = "Umoja SACCO";

/** What a candidate reads of an application whose skills match little. */
function shown(entered: boolean, language: Language): string {
  const queries = new QueryClient();
  const parts = [{ name: "skills" as const, level: "little" as const, matched: [], missing: [] }];
  queries.setQueryData(ownMatchQuery("1").queryKey, { parts });
  return textsOf(
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <LanguageContext value={language}>
          <OwnMatchSection application={{ id: "1", entered, organization }} />
        </LanguageContext>
      </QueryClientProvider>,
    ),
  ).join("\n");
}

it("tells what the candidate sent from what the SACCO entered of them, in both languages", () => {
  expect(shown(false, "en")).toContain("what you sent");
  expect(shown(false, "en")).toContain("in your words");
  expect(shown(true, "en")).toContain("what Umoja SACCO entered of you");
  expect(shown(true, "en")).not.toMatch(/you sent|your words/);
  expect(shown(true, "sw")).toContain("zilizowekwa na Umoja SACCO");
  expect(shown(true, "sw")).not.toMatch(/ulichotuma|maneno yako/);
});
