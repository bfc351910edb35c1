import { useEffect, useRef } from "react";
import type { TemplatePreview } from "#contract/workspace/templates.ts";
import { formatCount } from "#web/lib/format.ts";
import { MailFrame } from "../mail-frame.tsx";

/**
 * What a reader would get of a text, with example data: a mail as it looks, an SMS with its length.
 * @param asked whether somebody pressed for it, and not the page shows it by itself
 */
export function TemplatePreviewView({
  preview,
  asked = true,
}: {
  preview: TemplatePreview;
  asked?: boolean;
}) {
  const { subject, html, text, sms } = preview;
  const box = useRef<HTMLDivElement>(null);
  // On a phone it stands below what was pressed for it.
  useEffect(() => {
    if (preview && asked) box.current?.scrollIntoView({ block: "nearest" });
  }, [preview, asked]);
  if (sms) {
    return (
      <div ref={box} className="space-y-2">
        <p lang="" className="max-w-sm rounded-card border border-line bg-sand p-4 text-sm wrap-anywhere">
          {text}
        </p>
        <p className="text-sm text-muted">
          {formatCount(sms.length, "character")}, sent as {formatCount(sms.parts, "SMS", "SMS")}.
          {sms.alphabet === "unicode" &&
            " A letter outside the usual ones leaves 70 characters a message instead of 160."}
        </p>
      </div>
    );
  }
  return (
    <div ref={box} className="space-y-3">
      <p className="text-sm text-muted">
        Subject:{" "}
        <span lang="" className="font-semibold text-ink wrap-anywhere">
          {subject}
        </span>
      </p>
      <MailFrame title={`Preview: ${subject}`} html={html} />
    </div>
  );
}
