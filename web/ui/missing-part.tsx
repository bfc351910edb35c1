/**
 * Shown in place of a part of a page that did not come, while the rest is shown.
 * @param what begins the sentence: `Your recommendations`
 */
export function MissingPart({ what, className }: { what: string; className?: string }) {
  return (
    <p className={className}>
      <span className="text-sm text-muted">
        {what} could not be shown just now. Please reload the page in a minute.
      </span>
    </p>
  );
}
