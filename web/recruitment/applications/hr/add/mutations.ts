import type { KnownCandidate } from "#contract/recruitment/added-applications.calls.ts";
import { api } from "#web/lib/api.ts";
import type { ApplicationValues } from "#web/recruitment/applications/apply/application-values.ts";

/** Candidates whom the person in the form may be. */
export const knownAmongCandidates = (
  { email, phone }: Pick<ApplicationValues, "email" | "phone">,
  jobId: string,
): Promise<KnownCandidate[]> => api.addedApplications.known({ query: { email, phone, jobId } });

/** Enters an application for somebody. */
export const addApplication = (
  values: ApplicationValues,
  {
    cvFile,
    note,
    ...added
  }: {
    jobId: string;
    candidateId: string | undefined;
    cvFile: File | undefined;
    note: string;
    notify: boolean;
  },
): Promise<{ id: string }> =>
  api.addedApplications.add({
    form: {
      ...added,
      person: {
        name: values.fullName,
        email: values.email,
        phone: values.phone,
        location: values.location,
        workExperiences: values.workExperiences.map((one) => (one.current ? { ...one, endDate: "" } : one)),
        education: values.education || null,
        skills: values.skills,
      },
      note: note || undefined,
      agreed: true,
    },
    files: { cvFile },
  });
