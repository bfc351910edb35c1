/** What a wording could keep somebody out by. */
export type WordingGround =
  | "age"
  | "sex"
  | "marital status"
  | "pregnancy"
  | "photograph"
  | "ethnic origin"
  | "religion"
  | "disability or health"
  | "looks";

export const wordingReasons: Record<WordingGround, string> = {
  age: "Age may not decide who is hired (Constitution of Kenya, article 27); ask for what the work needs.",
  sex: "A post is open to everyone, whatever their sex (Employment Act 2007, section 5).",
  "marital status":
    "Whether somebody is married or has children may not decide who is hired (Employment Act 2007, section 5).",
  pregnancy: "Pregnancy may not decide who is hired (Employment Act 2007, section 5).",
  photograph:
    "A photograph shows sex, age and origin, and choosing needs none of it (Data Protection Act 2019, section 25).",
  "ethnic origin":
    "Where somebody's family comes from may not decide who is hired (Employment Act 2007, section 5).",
  religion: "Belief may not decide who is hired (Employment Act 2007, section 5).",
  "disability or health":
    "Disability and health may not decide who is hired (Employment Act 2007, section 5); say what the work is.",
  looks: "Looks say nothing about the work, and article 27 of the Constitution protects people from it.",
};

export interface WordingRule {
  ground: WordingGround;
  /** With the flag g. */
  pattern: RegExp;
  better: string | ((found: string) => string);
  /** The sentence speaks of something else. */
  unless?: RegExp;
}

const person =
  "(?:m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|person|people|individuals?|professionals?|graduates?|candidates?|applicants?|talents?|staff)";
const applicant =
  "(?:candidates?|applicants?|persons?|individuals?|staff|employees?|officers?|drivers?|tellers?|cashiers?|receptionists?|assistants?|secretar(?:y|ies)|cleaners?|guards?|teachers?|agents?|clerks?)";
const sex = "(?:fe)?males?|lad(?:y|ies)|gentlem[ae]n|wom[ae]n|m[ae]n|girls?|boys?";
const peoples =
  "Kikuyus?|Luos?|Luhyas?|Kalenjins?|Kambas?|Kisiis?|Abagusii|Merus?|Mijikendas?|Maasais?|Somalis?|Turkanas?|Taitas?|Embus?|Samburus?|Pokots?|Nandis?|Kipsigis|Borana|Swahilis?|Kurias?|Tesos?";
const faiths =
  "Christians?|Muslims?|Hindus?|Catholics?|Protestants?|Adventists?|Anglicans?|Pentecostals?|SDAs?";

/** Words for a post that name a sex, and those that do not. */
const neutralTitles: Record<string, string> = {
  salesman: "salesperson",
  salesmen: "salespeople",
  saleswoman: "salesperson",
  saleswomen: "salespeople",
  saleslady: "salesperson",
  salesladies: "salespeople",
  salesgirl: "salesperson",
  salesgirls: "salespeople",
  watchman: "security guard",
  watchmen: "security guards",
  foreman: "supervisor",
  handyman: "maintenance technician",
  headmaster: "head teacher",
  headmistress: "head teacher",
  waitress: "waiter",
  "tea girl": "office assistant",
  "tea lady": "office assistant",
  "office girl": "office assistant",
  "office boy": "office assistant",
  "office lady": "office assistant",
  "cleaning lady": "cleaner",
};

const pronouns: Record<string, string> = { he: "they", she: "they", his: "their", her: "their", him: "them" };

const aboutMembers = /\b(?:members?['’]?s?|customers?['’]?s?|clients?['’]?s?|borrowers?['’]?s?|KYC)\b/i;
const aboutTerms = /\b(?:experience|loans?|mortgages?|repay\w*|tenors?|instalments?|leases?|products?)\b/i;

/**
 * Most are phrases of adverts of Kenyan employers. Single words such as "young" count only beside what makes them a
 * demand on who applies, since members are young, single or mature too.
 */
export const wordingRules: readonly WordingRule[] = [
  {
    ground: "age",
    pattern:
      /\b(?:aged|ages?)(?: of)?(?: between)? ?(?:1[6-9]|[2-6]\d) {0,2}(?:-|–|—|to|and) {0,2}\d\d\b(?: years?)?(?: old| of age)?/gi,
    better: "",
    unless: aboutMembers,
  },
  {
    ground: "age",
    pattern: /\bbetween (?:1[6-9]|[2-6]\d) and \d\d years?(?: old| of age)?/gi,
    better: "",
    unless: aboutTerms,
  },
  {
    ground: "age",
    pattern: /\b(?:1[6-9]|[2-6]\d) ?(?:-|–|—|to) ?\d\d years?(?: old| of age)?/gi,
    better: "",
    unless: aboutTerms,
  },
  {
    ground: "age",
    pattern:
      /\b(?:aged? )?(?:below|under|over|above|not (?:more|older) than|at most|up to|less than) (?:the age of )?(?!18\b)\d\d years?(?: old| of age)\b/gi,
    better: "",
  },
  {
    ground: "age",
    pattern:
      /\b(?:(?:below|under|above|over) the age of|not older than|aged (?:below|under|over|above)) (?!18\b)\d\d\b(?: years?)?/gi,
    better: "",
    unless: /\b(?:minor|guardian|child|children)\b/i,
  },
  {
    ground: "age",
    pattern:
      /\b(?:must be|candidates?|applicants?|only) (?:below|under|over|above) (?!18\b)\d\d\b(?: years?)?(?! years?['’]? (?:of )?experience)/gi,
    better: "",
    unless: /experience/i,
  },
  {
    ground: "age",
    pattern:
      /\b(?:age limit|(?:maximum|upper|preferred) age)\b(?: limit)?(?: is| of|:)?(?: ?\d\d)?(?: years?)?/gi,
    better: "",
    unless: aboutMembers,
  },
  { ground: "age", pattern: /\bminimum age(?: is| of|:)? ?(?:19|[2-6]\d)\b(?: years?)?/gi, better: "" },
  {
    ground: "age",
    pattern:
      /\b(?:young|youthful)(?:,? (?:and )?(?:energetic|dynamic|vibrant|ambitious|aggressive|fresh|motivated|talented))+/gi,
    better: "motivated",
  },
  {
    ground: "age",
    pattern: /\b(?:energetic|dynamic|vibrant|aggressive),? (?:and )?(?:young|youthful)\b/gi,
    better: "motivated",
  },
  {
    ground: "age",
    pattern: /\b(?:energetic|dynamic|vibrant|aggressive) youths?\b/gi,
    better: "motivated people",
  },
  {
    ground: "age",
    pattern: new RegExp(String.raw`\b(?:young|youthful|mature) ${person}\b`, "gi"),
    better: (found) =>
      found
        .replace(/^\S+ /, "")
        .replace(/^(?:wom[ae]n|m[ae]n|lad(?:y|ies)|girls?|boys?|gentlem[ae]n)$/i, "person"),
    unless:
      /\b(?:members?|savers?|sav(?:e|ings)|products?|accounts?|teach|train|educat\w+|customers?|mentor\w*|loans?|lend\w*)\b/i,
  },
  { ground: "age", pattern: /\b(?:young|youthful) team\b/gi, better: "team" },
  { ground: "age", pattern: /\b(?:recent|fresh) graduates? only\b/gi, better: "graduates" },
  { ground: "age", pattern: /\bonly (?:recent|fresh) graduates\b/gi, better: "graduates" },
  { ground: "age", pattern: /\bdigital natives?\b/gi, better: "confident with digital tools" },
  {
    ground: "age",
    pattern:
      /\bumri (?:wa miaka|wa kati ya|usiozidi|kati ya|chini ya)(?: miaka)? ?\d\d(?: ?(?:-|–|hadi|na) ?\d\d)?/gi,
    better: "",
  },
  {
    ground: "age",
    pattern: /\b(?:kijana|vijana) (?:mwenye|wenye|mchangamfu|wachangamfu|pekee|tu)\b/gi,
    better: "mtu mwenye",
  },
  {
    ground: "sex",
    pattern: new RegExp(
      String.raw`\b(?:${sex}) (?:${applicant}|only|preferred|(?:is|are) preferred)\b`,
      "gi",
    ),
    better: (found) => new RegExp(`${applicant}$`, "i").exec(found)?.[0] ?? "",
    unless:
      /\b(?:male (?:and|or|&|\/) ?female|female (?:and|or|&|\/) ?male|women and men|men and women|groups?|chamas?)\b/i,
  },
  {
    ground: "sex",
    pattern: new RegExp(
      String.raw`\b(?:preferably|must be|should be|only|strictly|prefer) (?:an? )?(?:${sex})\b(?!-)`,
      "gi",
    ),
    better: "",
    unless: /\b(?:male (?:and|or) female|female (?:and|or) male|groups?|chamas?)\b/i,
  },
  { ground: "sex", pattern: /\b(?:gender|sex) ?[:=] ?(?:fe)?male\b/gi, better: "" },
  {
    ground: "sex",
    pattern: new RegExp(String.raw`\b(?:${Object.keys(neutralTitles).join("|")})\b`, "gi"),
    better: (found) => neutralTitles[found.toLowerCase()] ?? "",
  },
  {
    ground: "sex",
    pattern:
      /(?<![/\w])(?:he|she)(?= (?:will|shall|must|should|would|is|has|may|can|reports?|works?|needs?|leads?|ensures?|manages?)\b)(?<!\b(?:he|she) or (?:he|she))/gi,
    better: (found) => pronouns[found.toLowerCase()] ?? "they",
    unless: /\b(?:he or she|she or he|s\/he)\b/i,
  },
  {
    ground: "sex",
    pattern:
      /(?<=\b(?:candidate|applicant|holder|incumbent|appointee|officer|employee)\b.{0,60}\b)(?:his|her|him)\b(?!\/)/gi,
    better: (found) => pronouns[found.toLowerCase()] ?? "their",
    unless: /\b(?:his or her|her or his|his\/her|her\/his|him\/her|members?)\b/i,
  },
  {
    ground: "sex",
    pattern:
      /\b(?:mwanamke|mwanamume|mwanaume|wanawake|wanaume|msichana|wasichana|mvulana) (?:pekee|tu|anahitajika|wanahitajika)\b/gi,
    better: "",
  },
  {
    ground: "marital status",
    pattern: new RegExp(
      String.raw`\b(?:single|unmarried|married|divorced) (?:${person}|mothers?|fathers?|only|preferred)\b`,
      "gi",
    ),
    better: "",
    unless: aboutMembers,
  },
  { ground: "marital status", pattern: /\b(?:must|should) be (?:single|married|unmarried)\b/gi, better: "" },
  { ground: "marital status", pattern: /\bmarital status\b/gi, better: "", unless: aboutMembers },
  {
    ground: "marital status",
    pattern: /\b(?:without|no|number of) (?:young |small )?children\b/gi,
    better: "",
    unless: aboutMembers,
  },
  { ground: "marital status", pattern: /\bawe (?:ameoa|ameolewa|hajaoa|hajaolewa)\b/gi, better: "" },
  {
    ground: "pregnancy",
    pattern:
      /\b(?:not (?:be )?pregnant|pregnancy test|non-pregnant|not (?:be )?planning (?:a pregnancy|to have children))\b/gi,
    better: "",
  },
  {
    ground: "photograph",
    pattern:
      /\b(?:(?:with|and|plus) )?(?:an? |your )?(?:(?:recent|current|coloured|colou?r|clear|full[- ]length) )?passport(?:[- ]sized?)? (?:photo(?:graph)?s?|pictures?)\b/gi,
    better: "",
    unless: /\b(?:members?|customers?|clients?|borrowers?|KYC|account openings?)\b/i,
  },
  {
    ground: "photograph",
    pattern:
      /\b(?:(?:with|and|plus) )?(?:an? |your )?(?:recent|coloured|colou?r|full[- ]length) (?:photo(?:graph)?s?|pictures?)\b(?: of (?:yourself|you))?/gi,
    better: "",
    unless: /\b(?:members?|customers?|clients?|borrowers?|KYC|propert(?:y|ies)|security|stock)\b/i,
  },
  {
    ground: "photograph",
    pattern:
      /\b(?:attach|send|enclose|include|submit|provide)(?: us)? (?:an? |your )(?:photo(?:graph)?|picture)\b(?: of (?:yourself|you))?/gi,
    better: "",
  },
  {
    ground: "photograph",
    pattern: /\bpicha (?:ya|ndogo ya|za) (?:pasipoti|passport|paspoti)\b/gi,
    better: "",
  },
  {
    ground: "ethnic origin",
    pattern:
      /\b(?:state|indicate|include|give|mention) (?:your |their )?(?:tribe|ethnicity|ethnic (?:group|origin)|home county|county of origin)\b/gi,
    better: "",
  },
  {
    ground: "ethnic origin",
    pattern: new RegExp(
      String.raw`\b(?:(?:${peoples}) (?:only|preferred|candidates?|applicants?|by tribe)|(?:preferably|must be|should be|only) (?:an? )?(?:${peoples}))\b(?! speak| or )`,
      "gi",
    ),
    better: "",
  },
  {
    ground: "ethnic origin",
    pattern:
      /\b(?:an? )?natives? of (?:the )?\p{L}{2,20}(?: county)?|\bsons? (?:and daughters? )?of the soil\b|\b(?:locals|indigenous people) only\b|\b(?:must|should) (?:hail|come|originate) from \p{L}{2,20}(?: county)?/giu,
    better: "",
  },
  {
    ground: "ethnic origin",
    pattern: new RegExp(String.raw`\bfrom the (?:${peoples}) (?:community|tribe)\b`, "gi"),
    better: "",
    unless: aboutMembers,
  },
  {
    ground: "ethnic origin",
    pattern: new RegExp(
      String.raw`\bnative (?:${peoples}|Dholuo|Gikuyu|Kikamba|Ekegusii|Kiswahili|English) speakers?\b`,
      "gi",
    ),
    better: (found) => found.replace(/^native/i, "fluent"),
  },
  { ground: "ethnic origin", pattern: /\bkabila (?:la|lako|lolote la)\b/gi, better: "" },
  {
    ground: "religion",
    pattern: new RegExp(
      String.raw`\b(?:(?:committed|practi[sc]ing|born[- ]again|staunch|devoted) (?:${faiths})|born[- ]again|god[- ]fearing|(?:must be|should be|preferably|only) (?:an? )?(?:${faiths})|(?:${faiths}) (?:candidates?|applicants?|only|preferred))\b`,
      "gi",
    ),
    better: "",
  },
  { ground: "disability or health", pattern: /\bable[- ]bodied\b/gi, better: "" },
  {
    ground: "disability or health",
    pattern:
      /\b(?:physically|medically|mentally)(?: (?:and|or) (?:physically|medically|mentally))? (?:fit|sound)\b/gi,
    better: "able to do the work, with adjustments where needed",
  },
  {
    ground: "disability or health",
    pattern: /\b(?:in|of) (?:good|sound|excellent) (?:physical |mental )?health\b/gi,
    better: "",
  },
  {
    ground: "disability or health",
    pattern:
      /\b(?:no|without(?: any)?|free of(?: any)?) (?:physical |mental )?(?:disabilit(?:y|ies)|impairments?|deformit(?:y|ies))\b|\bnot disabled\b/gi,
    better: "",
  },
  {
    ground: "disability or health",
    pattern: /\bHIV(?:\/AIDS)?[- ](?:negative|free|tests?|status)\b/gi,
    better: "",
    unless: aboutMembers,
  },
  {
    ground: "looks",
    pattern:
      /\bgood[- ]looking\b|\bhandsome\b|\bbeautiful (?:lady|woman|girl|face)\b|\battractive (?:lady|ladies|wom[ae]n|m[ae]n|appearance|looks|candidates?)\b|\b(?:pleasant|attractive)[- ]looking\b|\bpleasant appearance\b|\b(?:light|fair)[- ]skinned\b/gi,
    better: "",
  },
  {
    ground: "looks",
    pattern: /\bpresentable\b(?! (?:reports?|documents?|data|form|format|accounts|minutes))/gi,
    better: "professional with members",
  },
];
