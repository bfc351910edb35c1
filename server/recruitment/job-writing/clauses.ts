/** Beginnings of a demand that stands for itself, also in the middle of a sentence after a comma. */
const beginnings =
  /^(?:and |also |plus )?(?:must|should|will|shall|at least|minimum|no experience|able|ability|fluent|speaks?|willing|ready|based|stationed|located|location|deadline|apply|closing|salary|pay|gross|kshs?|kes|full[- ]?time|part[- ]?time|contract|internship|permanent|female|male|aged?|not older|below|under \d|young|ladies|valid|driving|own|has|have|holds?|with|knowledge|experience|\d+\+? ?years?|\d+ (?:vacanc|posts?|positions?|openings?)|(?:two|three|four|five|six|seven|eight|ten) (?:years?|vacanc|posts?|positions?)|reports? |reporting|travel|working hours|hours|shifts?|weekends?|nights?|diploma|degree|bachelor|master|cpa|certificate|send|attach|preferably|single|married|we offer|benefits|supervis|manag|lead)/i;

const sentenceEnds =
  /(?<!\b(?:kshs?|no|e\.g|i\.e|etc|min|max|yrs?|approx|st|dr|mr|mrs|p\.o))[.!?;]+(?=\s|$)/i;

/** Takes a sentence apart where a new demand begins: `5 years in lending, fluent in Kikuyu`, but not `Excel, Word`. */
function demandsOf(sentence: string): string[] {
  const demands: string[] = [];
  for (const part of sentence.split(
    /,\s+|\s+and\s+(?=(?:must|should|will|at least|able|fluent|willing|ready|based|deadline|salary)\b)/i,
  )) {
    const last = demands.length - 1;
    if (last < 0 || beginnings.test(part)) demands.push(part);
    else demands[last] = `${demands[last]}, ${part}`;
  }
  return demands;
}

/** What somebody wrote, as single demands without bullets and control characters. */
export function clausesOf(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) =>
      line.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").replace(/^[\s\-*•·–—▪►]{0,20}(?:\(?\d{1,2}[.)]\s)?/u, ""),
    )
    .flatMap((line) => line.split(sentenceEnds))
    .flatMap((sentence) => demandsOf(sentence.trim()))
    .map((clause) =>
      clause
        .trim()
        .replace(/^(?:and|also|plus)\s+/i, "")
        .replace(/[\s,.;:]{1,20}$/u, ""),
    )
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

const addressed =
  /^(?:(?:the )?(?:ideal |successful |right )?(?:candidates?|applicants?|person|holder)\s+)?(?:must|should|needs? to|has to|is required to|will be required to|shall)\s+(?:also\s+)?(?:have|possess|hold|be)\s+(?:an? )?/i;
const asking =
  /^(?:we (?:need|want|require|seek)|looking for|someone (?:who|with|that)|a person (?:who|with))\s+/i;

/** A demand as a line of a list: a capital first, without `the candidate must have`. */
export function asLine(clause: string): string {
  const bare =
    clause
      .replace(addressed, "")
      .replace(asking, "")
      .replace(/^(?:and|or|but)\s+/i, "")
      .trim() || clause;
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
