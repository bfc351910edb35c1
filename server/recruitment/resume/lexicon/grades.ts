const letter = "[A-E]\\s?[+−–-]?(?:\\s?\\(?\\s?(?:plain|plus|minus)\\s?\\)?)?";
/** What a mean grade was reckoned from. */
const points = "(?:\\s*[(,]?\\s*(?:of|with)?\\s*\\d{2}\\s*points\\)?)?";
const gradePatterns = [
  /(?:(?:first|second|third|1st|2nd|3rd)\s+class(?:\s+\(?hon(?:ou?r)?s?\.?\)?)?(?:\s*[,(–-]?\s*(?:upper|lower)(?:\s+division)?\)?)?(?:\s+hon(?:ou?r)?s\.?)?|(?:upper|lower)\s+second(?:\s+class)?(?:\s+hon(?:ou?r)?s)?|\bfirst class\b|\b(?:second|2nd)\s+(?:upper|lower)(?:\s+division)?\b|2:[12]\b)/i,
  /\b(?:division\s+(?:[1-4]|i{1,3}|iv|one|two|three|four)|\d\s+principals?(?:\s+(?:and|&)\s+\d\s+subsidiar(?:y|ies))?)(?![\p{L}\d])/iu,
  /\b(?:(?:magna|summa|maxima) )?cum laude\b/i,
  /\b(?:daraja la (?:kwanza|pili|tatu)(?:\s+(?:la\s+)?(?:juu|chini))?)/i,
  /\b(?:(?:cumulative|cum\.?|overall|major|final|current)\s+)?(?:c?gpa|wam)\s*(?:of)?\s*:?\s*(?<grade>\d(?:\.\d+)?(?:\s*\/\s*\d+(?:\.\d+)?)?)/i,
  new RegExp(
    `(?:mean\\s+(?:grade|score)|aggregate(?: grade)?|grade|alama(?: ya wastani)?|wastani(?: wa)?|scored|attained|obtained)\\s*(?:of|ya|was|an?)?\\s*[:=-]?\\s*(?<grade>${letter})(?![\\p{L}\\d])${points}`,
    "iu",
  ),
  /(?:(?:mean\s+(?:grade|score)|marks|alama|score[d]?|points)\s*(?:of|za)?\s*:?\s*)?(?<grade>\b\d{3}\s*(?:\/\s*(?:400|500|700)(?:\s+marks)?|marks(?:\s+out\s+of\s+\d{3})?|out of \d{3}|points)|(?<=(?:marks|alama|scored?)\s*(?:of|za)?\s*:?\s*)\d{3}\b)/i,
  /(?:\b(?:passed\s+)?with\s+)?(?<!\bcertified\s+)(?<grade>\b(?:(?:distinctions?|credits?)(?:\s+pass)?|high distinction|merit|pass(?:ed)?|sifa ya juu)\b)(?!\s+(?:control|union|officer|management|analysis|analyst|appraisal|administration|professional|manager|risk|transfer|hours))/i,
  new RegExp(`(?<=K\\.?C\\.?S\\.?E\\.?\\s+)(?<grade>${letter})${points}$`, "i"),
  new RegExp(`\\(\\s*(?<grade>${letter})\\s*\\)`),
  new RegExp(`^\\s*(?<grade>${letter})(?=\\s*[(,]?\\s*(?:of|with)?\\s*\\d{2}\\s*points)`, "i"),
  new RegExp(`(?:^\\(?|\\(|,\\s*|:\\s*)\\s*(?<grade>${letter})\\s*\\)?$`, "i"),
  /(?<grade>\b\d{2} points\b)/i,
];

export interface GradeFound {
  grade: string;
  index: number;
  length: number;
}

/** The class, mean grade, marks or points in a text, as written and without its label. */
export function findGrade(text: string): GradeFound | null {
  for (const pattern of gradePatterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const grade = (match.groups?.grade ?? match[0]).trim().replace(/^\(|^with\s+/i, "");
    const balanced = grade.includes("(") || !grade.endsWith(")") ? grade : grade.slice(0, -1);
    return { grade: balanced.trim(), index: match.index, length: match[0].length };
  }
  return null;
}
