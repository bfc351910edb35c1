/** Parts of a CV. `training` is short courses and seminars; `other` is everything that no field is made of. */
export type SectionKind =
  | "personal"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "referees"
  | "languages"
  | "training"
  | "achievements"
  | "projects"
  | "other";

/**
 * Words that make a heading, by the section they announce, in English and Kiswahili. In a heading of several
 * (`Education and training`) the first kind in this order wins.
 */
const headingWords: [SectionKind, string][] = [
  [
    "referees",
    "referee referees reference references marejeo marejeleo wadhamini warejea mdhamini mashahidi",
  ],
  [
    "education",
    `education educational qualification qualifications elimu masomo schooling schools
     certification certifications certificates studies sifa taaluma kitaaluma credentials vyeti licenses licences licence license`,
  ],
  [
    "skills",
    `skill skills skillset competency competencies competence competences expertise proficiency proficiencies
     technologies tools abilities strengths capabilities ujuzi stadi umahiri uwezo knowledge literacy
     specialities specialties specialization technical`,
  ],
  [
    "experience",
    `experience experiences employment employments internship internships attachment attachments uzoefu ajira
     volunteer volunteering volunteerism voluntary engagements appointments employers consultancies consultancy
     assignments kazi`,
  ],
  [
    "summary",
    `summary profile objective objectives about statement overview introduction goal goals aim aims malengo lengo
     muhtasari dira ambition synopsis kuhusu`,
  ],
  [
    "personal",
    `personal bio biodata contact contacts details particulars data information binafsi mawasiliano taarifa maelezo
     address anwani`,
  ],
  ["languages", "language languages lugha"],
  [
    "training",
    `training trainings workshops workshop seminars seminar courses course conferences mafunzo semina warsha kozi
     webinars development`,
  ],
  [
    "achievements",
    "achievement achievements accomplishments awards award honors honours recognition mafanikio tuzo",
  ],
  ["projects", "project projects portfolio research publications miradi machapisho thesis dissertation"],
  [
    "other",
    `hobby hobbies interest interests activities membership memberships affiliations affiliation associations bodies
     declaration tamko uanachama mapendeleo uraibu burudani leisure pastimes leadership links socials uongozi
     availability attributes`,
  ],
];

/** Words that may stand in a heading beside the words above but announce nothing on their own. */
const fillers = new Set(
  `and of my the in to with a an key core main other relevant selected additional summary history background
   academic academics academia professional work working job career industrial industry practical previous past current present record records
   held positions position progression teaching banking accounting computer it ict soft hard areas area social
   acquired gained possessed learnt learned proven
   extra curricular co cocurricular extracurricular short attended attained obtained me us curriculum vitae work
   highlights list level levels basic special field brief executive
   ya za wa la na cha kwa wangu yangu zangu langu mfupi mfupisho mimi binafsi nyingine mengine kitaalamu
   hobbies training development recent detailed personal information academic statement community service
   major management leadership details interests activities language career path timeline journey
   spoken written software technical transferable linguistic functional chronological`
    .split(/\s+/)
    .filter(Boolean),
);

/** Headings whose words alone would mislead. */
const fixedHeadings: Record<string, SectionKind> = {
  academic: "education",
  academics: "education",
  "academic background": "education",
  "academic history": "education",
  "academic record": "education",
  "academic details": "education",
  "academic information": "education",
  "academic profile": "education",
  "professional courses": "education",
  "additional information": "other",
  "other information": "other",
  "other details": "other",
  "additional details": "other",
  software: "skills",
  "software and tools": "skills",
  "it and software": "skills",
  computer: "skills",
  "work history": "experience",
  "career history": "experience",
  "career progression": "experience",
  "career path": "experience",
  "career timeline": "experience",
  "career background": "experience",
  "professional background": "experience",
  "professional history": "experience",
  "job history": "experience",
  "positions held": "experience",
  "work record": "experience",
  work: "experience",
  "professional journey": "experience",
  "where i have worked": "experience",
  kazi: "experience",
  career: "summary",
  "career highlights": "experience",
  "career summary": "summary",
  "personal statement": "summary",
  "personal profile": "summary",
  "professional summary": "summary",
  "summary of qualifications": "summary",
  "summary of skills": "skills",
  "profile summary": "summary",
  wasifu: "other",
  "wasifu mfupi": "summary",
  "wasifu wangu": "summary",
  "wasifu binafsi": "personal",
  "career objectives": "summary",
  "areas of expertise": "skills",
  "professional development": "training",
  "personal development": "training",
  "personal attributes": "skills",
  "key attributes": "skills",
  attributes: "skills",
  "personal skills": "skills",
  "leadership experience": "experience",
  "research interests": "other",
  "research experience": "experience",
  "project experience": "projects",
  "academic projects": "projects",
  "academic achievements": "achievements",
  "academic awards": "achievements",
  "educational achievements": "education",
  "skills and experience": "skills",
  "qualifications and experience": "experience",
  "professional memberships": "other",
  "professional membership": "other",
  membership: "other",
  "work experience": "experience",
  "community service": "experience",
  courses: "training",
  tools: "skills",
  shughuli: "other",
  "shughuli za ziada": "other",
  "mambo ninayopenda": "other",
  ninachopenda: "other",
  "historia ya kazi": "experience",
  "historia ya elimu": "education",
  "historia ya ajira": "experience",
};

const kindOfWord = new Map<string, SectionKind>();
for (const [kind, words] of headingWords) {
  for (const word of words.split(/\s+/)) if (word && !kindOfWord.has(word)) kindOfWord.set(word, kind);
}
const rank = new Map(headingWords.map(([kind], index) => [kind, index]));

/** `WORK  EXPERIENCE:` -> `work experience`; numbering, rules and colons around it are dropped. */
export function normaliseHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/&|\+|\//g, " and ")
    .replace(/'s\b/g, "")
    .replace(/^\s*(?:[ivx]+|\d+|[a-h])[.)]\s+/i, "")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** Splits a text without spaces into known words, the longest first; null when it is not made of them. */
export function splitJoined(text: string, isWord: (word: string) => boolean): string[] | null {
  if (text === "") return [];
  if (text.length > 40) return null;
  for (let length = Math.min(text.length, 18); length > 0; length--) {
    const word = text.slice(0, length);
    if (!isWord(word)) continue;
    const rest = splitJoined(text.slice(length), isWord);
    if (rest) return [word, ...rest];
  }
  return null;
}

/** Nouns that end a heading whatever stands before them: `Clinical experience`, `Commercial skills`. */
const headingNouns = new Set(
  "experience employment skills education qualifications competencies competences certifications references referees profile summary uzoefu elimu ujuzi".split(
    " ",
  ),
);

/** The section of a short text that ends like a heading but has words of its own; its style must confirm it. */
export function looseHeadingKind(text: string): SectionKind | null {
  if (text.length > 40 || /[.;!?,\d]/.test(text)) return null;
  const words = normaliseHeading(text).split(" ");
  const last = words.at(-1) ?? "";
  if (words.length < 2 || words.length > 4 || !headingNouns.has(last)) return null;
  return kindOfWord.get(last) ?? null;
}

/** The section that a text announces; null when it is no heading. Style is not looked at here. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > 60 || /[.;!?]\s*$/.test(text) || /\d{3}/.test(text)) return null;
  const heading = normaliseHeading(text);
  if (heading === "") return null;
  const fixed = fixedHeadings[heading];
  if (fixed) return fixed;
  const words = heading.split(" ");
  if (words.length >= 4 && words.every((word) => word.length === 1)) {
    return joinedKind(words.join(""));
  }
  if (words.length > 7) return null;
  if (words.length === 1) return kindOfWord.get(heading) ?? (heading.length > 8 ? joinedKind(heading) : null);
  return kindOfWords(words);
}

/** The kind of a heading from its words; null when one of them does not belong in a heading. */
function kindOfWords(words: string[]): SectionKind | null {
  let best: SectionKind | null = null;
  for (const word of words) {
    const kind = kindOfWord.get(word);
    if (!kind && !fillers.has(word)) return null;
    if (kind && (best === null || (rank.get(kind) ?? 0) < (rank.get(best) ?? 0))) best = kind;
  }
  // "Management information" and the like: these words announce personal details only with one that says whose.
  if (best === "personal" && words.length > 1 && !words.some((word) => personalWords.has(word))) return null;
  return best;
}

const personalWords = new Set(
  "personal bio biodata contact contacts my me binafsi yangu wangu mawasiliano".split(" "),
);

/** The kind of a heading whose words run together, as letter-spaced ones do: `EDUCATIONANDTRAINING`. */
function joinedKind(text: string): SectionKind | null {
  const words = splitJoined(text, (word) => kindOfWord.has(word) || fillers.has(word));
  if (!words) return null;
  return fixedHeadings[words.join(" ")] ?? kindOfWords(words);
}

/** The layout code's hint: is this short text a heading of a CV's main part? */
export function isSectionHeading(text: string): boolean {
  const kind = headingKind(text);
  return kind !== null && text.length < 45 && !/^\p{Ll}/u.test(text);
}
