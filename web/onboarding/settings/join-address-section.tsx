import { AddressSection } from "#web/ui/address-section.tsx";
import { CopyField } from "#web/ui/copy-field.tsx";

/** What a SACCO puts into its own site to show where people apply. */
const snippetFor = (address: string): string =>
  `<iframe src="${address}" title="Become a member" width="100%" height="800" style="border:0"></iframe>`;

/** Where people apply: to share, to print and to show in the organisation's own site. */
export function JoinAddressSection({ address }: { address: string }) {
  return (
    <AddressSection
      title="Your address for applicants"
      description="Share it, print it as a QR code, or show it in your own site."
      address={address}
    >
      <CopyField label="For your own site" value={snippetFor(address)} />
    </AddressSection>
  );
}
