import { Check, CircleAlert, CloudOff, Eye, ImageOff, type LucideIcon, Upload } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { ApplicationDocument } from "#contract/onboarding/application-documents.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ErrorText } from "#web/ui/field.tsx";
import { Progress } from "#web/ui/progress.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { captureMessages } from "./capture.messages.ts";
import type { Sending } from "./waiting/picture-sender.ts";

/** Where a document stands: on its way, waiting for the line, received. */
export function DocumentState({
  document,
  sending,
  looking,
  name,
}: {
  document: ApplicationDocument | undefined;
  sending: Sending | undefined;
  looking: boolean;
  name: string;
}) {
  const id = useId();
  const t = useMessages(captureMessages);
  const language = useLanguage();
  if (looking) return <Word icon={Eye}>{t.checking}</Word>;
  if (sending?.kind === "waiting")
    return (
      <Word icon={CloudOff} tone="warning">
        {t.waiting}
      </Word>
    );
  if (sending?.kind === "refused") {
    return (
      <>
        <Word icon={CircleAlert} tone="danger">
          {t.refused}
        </Word>
        <ErrorText id={`${id}-refusal`}>{errorMessage(sending.error, language)}</ErrorText>
      </>
    );
  }
  if (sending) {
    const { sent, total } = sending.kind === "sending" ? sending : { sent: 0, total: 1 };
    return (
      <>
        <Word icon={Upload}>{t.sending}</Word>
        <Progress className="mt-2" label={t.sendingOf({ document: name })} value={sent} max={total} />
      </>
    );
  }
  if (!document) return <Word icon={ImageOff}>{t.missing}</Word>;
  const flagged = (document.quality?.notices.length ?? 0) > 0;
  return (
    <>
      <Word icon={Check} tone="success">
        {t.received}
      </Word>
      {flagged && <p className="mt-1 text-sm text-muted">{t.flagged}</p>}
      {document.capturedBy && (
        <p className="mt-1 text-sm text-muted">{t.takenBy({ officer: document.capturedBy })}</p>
      )}
    </>
  );
}

function Word({ icon, tone = "neutral", children }: { icon: LucideIcon; tone?: Tone; children: ReactNode }) {
  return (
    <p className="mt-1">
      <Badge tone={tone} icon={icon}>
        {children}
      </Badge>
    </p>
  );
}
