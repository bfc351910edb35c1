import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { emptyReading, type ParsedResume } from "#contract/recruitment/resume.ts";
import { markupOf, textsOf } from "#web/ui/markup.test-helper.ts";
import { cvReadingQuery } from "../queries.ts";
import { CvReading } from "./cv-reading.tsx";

const read: ParsedResume = {
  ...emptyReading,
  personalInfo: {
    name: "Wanjiku Mwangi",
    email: "Wanjiku@Example.org",
    phone: "+254712345678",
    address: null,
  },
  confidence: { ...emptyReading.confidence, name: 0.9, email: 1, phone: 1 },
};
const application = {
  id: "5a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11",
  candidateEmail: "wanjiku@example.org",
  phone: "0712 345 678",
} as HrApplicationDetail;

/** What an officer reads beside the CV. */
function shown(reading: Partial<ParsedResume> | null, sent: Partial<HrApplicationDetail> = {}): string {
  const queries = new QueryClient();
  const query = cvReadingQuery(application.id);
  queries.setQueryData(query.queryKey, { reading: reading && { ...read, ...reading } });
  return textsOf(
    markupOf(
      <QueryClientProvider client={queries}>
        <CvReading application={{ ...application, ...sent }} />
      </QueryClientProvider>,
    ),
  ).join("\n");
}
const differs = "Differs from the application";

describe("what was read from a CV", () => {
  it("is said to differ from the application only where it does, not in capitals or spaces", () => {
    expect(shown({})).not.toContain(differs);
    expect(shown({}, { phone: "+254 712 345678" })).not.toContain(differs);
    expect(shown({}, { candidateEmail: "w.mwangi@example.org" }).split(differs)).toHaveLength(2);
    expect(
      shown({}, { phone: "0722 345 678", candidateEmail: "other@example.org" }).split(differs),
    ).toHaveLength(3);
  });

  it("differs from nothing where the CV states nothing", () => {
    const silent = { personalInfo: { name: null, email: null, phone: null, address: null } };
    expect(shown(silent)).not.toContain(differs);
  });

  it("says how sure the reader is only of what it found", () => {
    expect(shown({}).match(/\d+% sure/g)).toEqual(["90% sure"]);
    const skilled = {
      skills: ["Credit appraisal", "Excel"],
      confidence: { ...read.confidence, skills: 0.72 },
    };
    expect(shown(skilled)).toContain("Skills\n72% sure\nCredit appraisal, Excel");
    expect(shown({}).match(/Nothing found/g)).toHaveLength(3);
  });

  it("warns of a scan in words for staff", () => {
    expect(shown({ notices: ["scan"] })).toContain("Recognised letters are less sure");
  });

  it("says that it is still being read, and asks again until it is", () => {
    expect(shown(null)).toContain("The CV is being read. This takes a few seconds.");
    const { refetchInterval } = cvReadingQuery(application.id);
    if (typeof refetchInterval !== "function") throw new Error("asks at a fixed pace");
    const pause = (data: unknown) =>
      refetchInterval({ state: { data } } as Parameters<typeof refetchInterval>[0]);
    expect([pause({ reading: null }), pause({ reading: read }), pause(undefined)]).toEqual([
      3000,
      false,
      false,
    ]);
  });
});
