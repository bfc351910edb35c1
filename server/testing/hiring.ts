import type { z } from "zod";
import type { newInterview } from "#contract/recruitment/hiring.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import { createApplication, createCandidate, createJob, createStaff } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** A video call in three days; `values` overrides any field. */
export const interviewPlan = (
  values: Partial<z.input<typeof newInterview>> & { interviewerIds: string[] },
): z.input<typeof newInterview> => ({
  date: nairobiDayAfter(new Date(), 3),
  time: "10:30",
  minutes: 45,
  type: "video",
  location: "https://meet.example/umoja",
  note: "Have your certificates at hand.",
  // In three days may be a Sunday.
  allowUnusualTime: true,
  ...values,
});

/** A PDF of one page as a browser would upload it. */
export const smallPdf = (name = "certificate.pdf"): File =>
  new File(
    [
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000054 00000 n \n0000000105 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n172\n%%EOF\n",
    ],
    name,
    { type: "application/pdf" },
  );

/** An application of a new candidate, and someone in HR who works on it. */
export async function createHiring(app: TestApp, organisationId: string) {
  const candidate = await createCandidate(app);
  const id = await createApplication(app, candidate, await createJob(app, organisationId));
  const hr = await createStaff(app, organisationId, ["hr"], { firstName: "Halima" });
  return { candidate, id, hr, params: { id } };
}
