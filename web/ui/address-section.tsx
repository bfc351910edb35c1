import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { printAlone } from "#web/lib/print-alone.ts";
import { Button } from "./button.tsx";
import { Section } from "./card.tsx";
import { Link } from "./link.tsx";
import { QrCode } from "./qr-code.tsx";

/**
 * An address of the SACCO that its staff hand out: as a link to try, and as a QR code that prints alone.
 * @param above what stands over the address, on paper too
 * @param children below it: to copy it, or other ways to hand it out
 */
export function AddressSection({
  title,
  description,
  address,
  above,
  children,
}: {
  title: string;
  description: string;
  address: string;
  above?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section
      title={title}
      description={description}
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
        <div className="min-w-0">
          {above}
          <Link
            to={new URL(address).pathname}
            className="inline-flex min-h-6 items-center break-all text-brand-ink underline"
          >
            {address}
          </Link>
        </div>
      </div>
      {children}
    </Section>
  );
}
