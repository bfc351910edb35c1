import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { formatDate } from "#web/lib/format.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { generalCvUrl } from "./paths.ts";
import { ProposeForm } from "./propose-form.tsx";
import { wishesLine } from "./wishes-line.ts";

/** A candidate's general application, and the way to propose them a job. */
export function GeneralSection({
  name,
  general,
}: {
  name: string;
  general: NonNullable<HrCandidate["general"]>;
}) {
  const { id, at, words, cvName } = general;
  return (
    <section aria-labelledby={`general-${id}`} className="mt-6 space-y-4 border-t border-line pt-5">
      <h3 id={`general-${id}`} className="text-lg">
        General application
      </h3>
      <DescriptionList
        items={[
          { term: "Sent or renewed", value: formatDate(at) },
          { term: "Wishes for", value: wishesLine(general) },
          { term: "Looks for", value: <span className="whitespace-pre-line wrap-anywhere">{words}</span> },
        ]}
      />
      {cvName && <DownloadLink href={generalCvUrl(id)}>{cvName}</DownloadLink>}
      <QueryProvider>
        <ProposeForm id={id} name={name} />
      </QueryProvider>
    </section>
  );
}
