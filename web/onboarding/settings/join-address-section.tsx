import { Printer } from "lucide-react";
import { printAlone } from "#web/lib/print-alone.ts";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { CopyField } from "#web/ui/copy-field.tsx";
import { Link } from "#web/ui/link.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";

/** What a SACCO puts into its own site to show where people apply. */
const snippetFor = (address: string): string =>
  `<iframe src="${address}" title="Become a member" width="100%" height="800" style="border:0"></iframe>`;

/** Where people apply: to share, to print and to show in the organisation's own site. */
export function JoinAddressSection({ address }: { address: string }) {
  return (
    <Section
      title="Your address for applicants"
      description="Share it, print it as a QR code, or show it in your own site."
      actions={
        <Button variant="secondary" icon={Printer} onClick={printAlone}>
          Print QR Code
        </Button>
      }
    >
      <div className="printed-alone flex flex-col items-start gap-4 sm:flex-row sm:items-center">
        <QrCode
          text={address}
          label={`QR code of ${address}`}
          className="size-48 shrink-0 rounded-input border border-line print:size-96"
        />
        <Link
          to={new URL(address).pathname}
          className="inline-flex min-h-6 items-center break-all text-brand-ink underline"
        >
          {address}
        </Link>
      </div>
      <CopyField label="For your own site" value={snippetFor(address)} />
    </Section>
  );
}
