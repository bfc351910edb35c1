import type { ParsedResume } from "#contract/recruitment/resume.ts";

type Level = ParsedResume["education"][number]["level"];

interface QualificationRule {
  level: Level;
  pattern: RegExp;
}

const rule = (level: Level, source: string): QualificationRule => ({
  level,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "iu"),
});

/** Abbreviations count only as capitals would write them: `MA`, `M.A.`, not the word `ma`. */
const abbreviation = (level: Level, source: string): QualificationRule => ({
  level,
  pattern: new RegExp(`(?<![\\p{L}\\d.&])(?:${source})(?![\\p{L}\\d&])`, "u"),
});

/** First match wins. Levels are those of the application form; school and professional ones have none. */
const rules: QualificationRule[] = [
  // Secondary and primary school.
  rule(
    null,
    "k\\.?c\\.?s\\.?e|k\\.?c\\.?p\\.?e|k\\.?c\\.?e|k\\.?a\\.?c\\.?e|e\\.?a\\.?c\\.?e|i?gcse|o['\\s-]?levels?|a['\\s-]?levels?",
  ),
  rule(
    null,
    "(?:kenya|east african|uganda) (?:national |advanced )*certificate (?:of|for) (?:(?:secondary|primary)(?: school)? )?education|certificate of (?:secondary|primary) education",
  ),
  rule(
    null,
    "international baccalaureate(?: diploma)?|abitur|baccalaur[eé]at|matura|matriculation|wassce|high school diploma|secondary school (?:certificate|diploma)|cheti cha (?:elimu ya )?(?:sekondari|msingi|kidato)|(?:primary|secondary) (?:school )?(?:education|level)|elimu ya (?:msingi|sekondari)|kidato cha nne|form four",
  ),
  // University.
  rule(
    "phd",
    "ph\\.?\\s?d|ed\\.d|d\\.?phil|doctor(?:ate)? (?:of|in)|doctorate|doctoral|shahada ya uzamivu|uzamivu",
  ),
  rule(
    "advanced_diploma",
    "post\\s?-?graduate diploma|pgdip|higher (?:national )?diploma|advanced (?:national )?diploma|hnd|stashahada ya (?:juu|uzamili)",
  ),
  abbreviation("advanced_diploma", "PGD[AEMH]?"),
  rule(
    "masters",
    "executive mba|master(?:s|'s)? (?:of|in|degree|student|studies|candidate|program(?:me)?)|masters|master's|m\\.?sc|m\\.?phil|m\\.?com|m\\.?eng|shahada ya (?:uzamili|pili)|uzamili",
  ),
  abbreviation(
    "masters",
    "M\\.?B\\.?A|M\\.?A\\.?|M\\.?Ed|LL\\.?M|M\\.?P\\.?H|M\\.?S\\.?|M\\.?\\s?Tech|M\\.?Arch|M\\.?Pharm|MMed|MPA|MPP|MFA|MHRM|MSW",
  ),
  rule(
    "degree",
    "bachelors?(?:'s)?(?: degree)?(?: of| in)?|b\\.?\\s?sc|b\\.?\\s?com|b\\.?eng|b\\.?tech|ll\\.?b|bbit|undergraduate degree|(?:honou?rs )?degree (?:in|of)|shahada",
  ),
  abbreviation(
    "degree",
    "B\\.?A\\.?|B\\.?E\\.?|B\\.?Ed|B\\.?B\\.?A|BBM|B\\.?S\\.?|BCA|B\\.?Pharm|B\\.?Arch|BVM|BPA|BDS|MBBS|MBChB|BSN|BFA|BPS|BIT|BCS|BSW",
  ),
  // Professional bodies; the certificates among them count as such.
  rule("certificate", "atc|katc|certificate of proficiency|cams|ccna|icdl"),
  rule(
    null,
    "c\\.?p\\.?a\\.?\\s?-?\\(?\\s?k\\s?\\)?|cpa|cps|cs\\s?\\(k\\)|acca|cima|cfa|cifa|cisa|cissp|cism|cia|chrp|cips|ccp|cict|pmp|prince\\s?2|phri?|shrm|frm|atd|akib|certified public (?:accountants?|secretar(?:y|ies))|certified:? (?!by|in|with|as|from|true|cop)(?:\\p{L}+ ){0,4}\\p{L}+|chartered (?!institut|insurance institut|association|college|society)(?:\\p{L}+ ){0,3}\\p{L}+|registered (?!with|by|as|in)(?:\\p{L}+ ){0,3}\\p{L}+|(?:\\p{L}+ ){0,3}licen[sc]e|leseni(?: ya \\p{L}+)?|licen[sc]ed (?:\\p{L}+ ){0,3}\\p{L}+|advocates? training programme",
  ),
  // Below degree.
  rule("diploma", "diploma|stashahada|dip\\."),
  rule(
    "certificate",
    "certificate|certification|cert\\.|artisan|craft|astashahada|cheti|grade test|trade test|nvq|driving course|short course|computer packages",
  ),
];

/** How many of the rules, the first ones, are about schools. */
const schoolRules = 3;

/** The qualification in a text: where it begins, and its level; null when there is none. */
export function findQualification(text: string): { index: number; level: Level } | null {
  let best: { index: number; level: Level } | null = null;
  let school = false;
  for (const [index, { level, pattern }] of rules.entries()) {
    const match = pattern.exec(text);
    if (!match) continue;
    // A professional body's diploma is a diploma: `CIPS Level 4 Diploma`.
    const above = level !== null && level !== "certificate" && best?.level === null && !school;
    if (above && best) best.level = level;
    school ||= index < schoolRules;
    // The first word says what it is: `Diploma in Registered Nursing` is a diploma.
    if (!best) best = { index: match.index, level };
    else if (match.index < best.index) {
      const ofBody: boolean = level === null && !school && best.level !== "certificate";
      best = { index: match.index, level: ofBody ? best.level : level };
    }
  }
  return best;
}

const institutionWords =
  /(?<![\p{L}])(?:university|univ\.?|college|school|institute|polytechnic|academy|seminary|tvet|vtc|faculty of|campus|chuo|shule|sekondari|msingi|taasisi|secondary|primary|girls|boys|high|institut|school of|kasneb|knec|technical training|training cent(?:re|er)|université|universität|hochschule|fachhochschule|gymnasium|lyc[eé]e|lyceum|liceo|[eé]cole|universidad|universiteit|università|conservatory|politecnico|bootcamp|coursera|udemy|alison|alx)(?![\p{L}])/iu;
const institutionAbbreviations =
  /(?<![\p{L}])(?:JKUAT|KCA|KCAU|USIU(?:-A)?|KMTC|MMUST|UoN|UON|KU|TUK|TU-K|TUM|KIM|MKU|CUEA|MUST|KEMU|KeMU|DeKUT|DKUT|SEKU|MMU|KSMS|KSG|KIHBT|NIBS|ICS|MIT|UCLA|NYU|LSE|UCL|UNISA|IUEA|NITA|KISM|ICPAK|IHRM|KNEC|KASNEB|KPA|AIHD|RVTTI|KTTI|NYS)(?![\p{L}])/u;
const examiners =
  /\b(?:kasneb|knec|icpak|ihrm|acca|nita|isaca|kism|kenya national examinations? council|examinations? council|examinations? board|baraza la mitihani|cambridge assessment|edexcel)\b/i;

const schoolCertificates =
  /\b(?:(?:primary|secondary|high) school (?:education|certificate|diploma|level)|certificate (?:of|for) (?:primary|secondary)(?: school)? education)\b/gi;

/**
 * How much a text looks like a school: 3 by its words, 2 by an abbreviation, 1 for an examiner, who is only
 * the institution where no school is named; 0 otherwise.
 */
export function institutionScore(text: string): number {
  const plain = text.replace(schoolCertificates, "");
  if (examiners.test(plain)) return 1;
  if (institutionWords.test(plain) && /\p{Lu}/u.test(plain)) return 3;
  return institutionAbbreviations.test(plain) ? 2 : 0;
}
