import { criteriaSentences, type SegmentCriteria } from "#contract/experience/segment-facts.ts";

/** A segment in a table, with who is in it in words. */
export function SegmentCell({ segment, criteria }: { segment: string; criteria: SegmentCriteria }) {
  return (
    <>
      <span className="wrap-anywhere">{segment}</span>
      <span className="block text-xs text-muted wrap-anywhere">{criteriaSentences(criteria).join("; ")}</span>
    </>
  );
}
