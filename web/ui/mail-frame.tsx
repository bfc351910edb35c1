import { mailDocument } from "./mail-document.ts";

/** A mail as a mail program draws it: no scripts and no access to this page; links open in a tab of their own. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  return (
    <iframe
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={mailDocument(html)}
      className="h-150 w-full rounded-card border border-line scheme-light bg-page"
    />
  );
}
