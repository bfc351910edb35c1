import type { UseFormReturn } from "react-hook-form";
import { keptPlace } from "#web/lib/kept-storage.ts";
import type { ApplicationForm } from "#web/recruitment/applications/apply/application-values.ts";
import { useKeptValues } from "#web/ui/kept-values.ts";

/** What is entered beside the person's own details. That they agreed is asked for anew each time. */
export interface About {
  jobId: string;
  note: string;
  notify: boolean;
}

const places = (candidateId = "new") => ({
  person: `added-application:${candidateId}`,
  about: `added-application-about:${candidateId}`,
});

/**
 * Keeps what HR types of an application until it is entered, for each candidate, and for a new one, on its own.
 * @param candidateId none for a new candidate
 */
export function useKeptEntry(
  form: ApplicationForm,
  about: UseFormReturn<About>,
  candidateId: string | undefined,
) {
  const person = useKeptValues(form, places(candidateId).person);
  const rest = useKeptValues(about, places(candidateId).about);
  const discard = () => {
    person.discard();
    rest.discard();
  };
  return {
    restored: person.restored || rest.restored,
    discard,
    accept: () => {
      person.accept();
      rest.accept();
    },
    /** The person is somebody whom HR knows: what was typed stands in the form for them. */
    passTo(id: string) {
      const to = places(id);
      keptPlace(to.person).write(form.getValues());
      keptPlace(to.about).write(about.getValues());
      discard();
    },
  };
}
