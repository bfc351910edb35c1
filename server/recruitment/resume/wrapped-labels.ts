import { type ResumeLine, withSegments } from "./resume-lines.ts";

/**
 * Puts together the labels of a form that wrapped in their narrow column, with the values beside them:
 * `Name and address of` over `employer`, as Europass has them.
 */
export function joinWrappedLabels(lines: ResumeLine[]): ResumeLine[] {
  const result: ResumeLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last && wraps(last, line)) result[result.length - 1] = joined(last, line);
    else result.push(line);
  }
  return result;
}

function wraps(last: ResumeLine, line: ResumeLine): boolean {
  const [label, value, ...more] = last.segments;
  const [rest, below, ...others] = line.segments;
  if (!label || !value || !rest || more.length + others.length > 0) return false;
  if (last.page !== line.page || line.startsRegion || line.bullet || line.gapBefore > 0.2) return false;
  const fits =
    Math.abs(label.x - rest.x) < 3 &&
    rest.x + rest.width < value.x &&
    (below === undefined || Math.abs(below.x - value.x) < 3) &&
    label.column === undefined;
  const open = /(?:\/|\b(?:and|of|or|in|na|ya|wa))$/.test(label.text);
  return (
    fits &&
    rest.width > 0 &&
    rest.text.length <= 30 &&
    (open || /^\p{Ll}/u.test(rest.text)) &&
    !/\d/.test(rest.text + label.text)
  );
}

function joined(last: ResumeLine, line: ResumeLine): ResumeLine {
  const segments = last.segments.map((segment, index) => {
    const below = line.segments[index]?.text;
    return below === undefined ? segment : { ...segment, text: `${segment.text} ${below}` };
  });
  return withSegments(last, segments);
}
