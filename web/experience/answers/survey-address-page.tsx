import { callUrl } from "#contract/core/client.ts";
import { posterSheets } from "#contract/experience/survey-settings.ts";
import { wire } from "#contract/wire.ts";
import { AddressSection } from "#web/ui/address-section.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { CopyField } from "#web/ui/copy-field.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { answersPath } from "../interactions/paths.ts";
import { experiencePath } from "../shell/tabs.ts";

/** What hangs in the branch, in both languages on one sheet: no message of a page in one language. */
const poster = { english: "Tell us how it was", kiswahili: "Tueleze ilivyokuwa" };

const sheetLabels: Record<(typeof posterSheets)[number], string> = {
  a4: "Poster, A4",
  a5: "Counter, A5",
  a6: "Table card, A6",
};

/** Where members answer: to share, and to print for the counter. */
export function SurveyAddressPage({ address, organisation }: { address: string; organisation: string }) {
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[
              { label: "Customer Experience", to: experiencePath },
              { label: "Answers", to: answersPath },
              { label: "Your survey" },
            ]}
          />
        }
        title="Your survey"
        lead="Four questions in English and Kiswahili, a minute on any phone. Nobody needs an account."
        actions={
          <ButtonLink to={answersPath} variant="secondary">
            Read the answers
          </ButtonLink>
        }
      />
      <AddressSection
        title="Its address"
        description="Send it in a message, or print it and hang it where members are served."
        address={address}
        above={
          <>
            <p className="font-display text-xl font-semibold wrap-anywhere print:text-4xl">{organisation}</p>
            <p className="mt-1 print:text-2xl">{poster.english}</p>
            <p lang="sw" className="mb-2 print:text-2xl">
              {poster.kiswahili}
            </p>
          </>
        }
      >
        <CopyField label="To share" value={address} />
        <h3 className="mt-5 text-base">To print</h3>
        <p className="text-sm text-muted">
          A sheet in your name with the code, in English and Kiswahili. It needs no cutting: nothing reaches
          the edge.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {posterSheets.map((sheet) => (
            <DownloadLink
              key={sheet}
              href={callUrl(wire.experience.surveys.poster, { query: { sheet } })}
              size="sm"
            >
              {sheetLabels[sheet]}
            </DownloadLink>
          ))}
        </div>
      </AddressSection>
    </>
  );
}
