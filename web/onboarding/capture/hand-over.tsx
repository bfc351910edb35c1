import { useQuery } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useHref } from "react-router";
import type { ApplicationDocument } from "#contract/onboarding/application-documents.ts";
import { timeOf } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { handOverMessages } from "./hand-over.messages.ts";
import { handOver } from "./mutations.ts";
import { captureTaskQuery } from "./queries.ts";

/** Milliseconds between two looks for new pictures. */
const lookInterval = 4_000;

type Code = { key: string; expiresAt: string };

/**
 * Hands the camera over to a phone: a QR code opens the page for pictures there, and what it sends appears here.
 * @param onChange called with all documents when others have arrived
 */
export function HandOver({
  applicationKey,
  documents,
  onChange,
}: {
  applicationKey: string;
  documents: readonly ApplicationDocument[];
  onChange: (documents: ApplicationDocument[]) => void;
}) {
  const t = useMessages(handOverMessages);
  const [code, setCode] = useState<Code | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const make = async () => {
    setBusy(true);
    setFailed(false);
    try {
      setCode(await handOver(applicationKey));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card className="shadow-none">
      <h3 className="text-base">{t.title}</h3>
      <p className="mt-1 text-sm text-muted">{t.lead}</p>
      {failed && (
        <Alert role="alert" tone="danger" className="mt-3">
          {t.failed}
        </Alert>
      )}
      {code && (
        <QueryProvider>
          <ShownCode code={code} applicationKey={applicationKey} documents={documents} onChange={onChange} />
        </QueryProvider>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" icon={Smartphone} loading={busy} onClick={() => void make()}>
          {code ? t.renew : t.show}
        </Button>
        {code && (
          <Button variant="ghost" onClick={() => setCode(null)}>
            {t.hide}
          </Button>
        )}
      </div>
    </Card>
  );
}

function ShownCode({
  code,
  applicationKey,
  documents,
  onChange,
}: {
  code: Code;
  applicationKey: string;
  documents: readonly ApplicationDocument[];
  onChange: (documents: ApplicationDocument[]) => void;
}) {
  const t = useMessages(handOverMessages);
  const address = new URL(useHref(`/capture/${code.key}`), window.location.origin).href;
  const { data } = useQuery({ ...captureTaskQuery(applicationKey), refetchInterval: lookInterval });
  const arrived = useEffectEvent((now: ApplicationDocument[]) => {
    const idsOf = (some: readonly ApplicationDocument[]) => some.map(({ id }) => id).toSorted();
    if (idsOf(now).join() !== idsOf(documents).join()) onChange(now);
  });
  useEffect(() => {
    if (data) arrived(data.documents);
  }, [data]);
  return (
    <div className="mt-4 flex flex-wrap items-start gap-5">
      <QrCode text={address} label={t.code} className="size-48 rounded-input border border-line" />
      <div className="min-w-0 grow basis-56 space-y-2 text-sm">
        <p>{t.orOpen}</p>
        <p className="font-mono text-xs wrap-anywhere select-all">{address}</p>
        <p className="text-muted">{t.expires({ time: timeOf(code.expiresAt) })}</p>
        <p role="status" className="text-muted">
          {t.watching}
        </p>
      </div>
    </div>
  );
}
