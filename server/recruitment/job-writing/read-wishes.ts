import { checkWording, fairer } from "#contract/recruitment/fair-wording.ts";
import { parseSalary } from "../jobs/salary.ts";
import { readRequiredEducation } from "../match/education.ts";
import { readYears } from "../match/experience.ts";
import { knownSkillsIn } from "../match/words.ts";
import { asLine, clausesOf } from "./clauses.ts";
import { namedDay } from "./named-day.ts";
import { placeAlone, placeInside } from "./places.ts";
import { languagesIn, toolsIn } from "./tools.ts";
import { noWishes, type Wishes } from "./wishes.ts";

/** Takes a demand into the wishes. @returns whether all that it says is there now, so that nobody else has to */
type Reader = (clause: string, wishes: Wishes, today: string) => boolean;

const small = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const countOf = (text: string) => Number(text) || small.indexOf(text.toLowerCase()) + 1;

function readVacancies(clause: string, wishes: Wishes): boolean {
  const found =
    /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s*(?:\(\d+\)\s*)?(?:vacanc(?:y|ies)|positions?|posts?|openings?|slots?)\b/i.exec(
      clause,
    );
  if (!found) return false;
  const around = clause.replace(found[0], " ");
  // `2 posts in Kitale and 1 in Eldoret` is more than one figure can say.
  if (/\d/.test(around)) return false;
  wishes.vacancies = countOf(found[1] ?? "");
  const rest = around
    .replace(/\b(?:we have|there are|available|to be filled|number of|open|for this post)\b|[:()]/gi, " ")
    .trim();
  const place = placeAlone(rest);
  if (place) wishes.location = place;
  return rest === "" || place !== null;
}

function readDeadline(clause: string, wishes: Wishes, today: string): boolean {
  if (
    !/\b(?:deadline|clos(?:ing|es)|apply (?:by|before)|applications? (?:by|before|close)|not later than)\b/i.test(
      clause,
    )
  ) {
    return false;
  }
  const day = namedDay(clause, today);
  if (!day) return false;
  if (day < today) wishes.unclear.push(`the deadline ${day} has passed`);
  else wishes.deadline = day;
  return true;
}

const moneyAlone =
  /^(?:kshs?|kes|sh)?\.?\s*\d[\d,. ]*k?\s*(?:\/[=-])?\s*(?:(?:-|–|to)\s*(?:kshs?|kes)?\.?\s*\d[\d,. ]*k?(?:\/[=-])?)?(?:\s+(?:gross|net))?(?:\s*(?:(?:a|per|\/)\s*(?:month|day|hour|week|year)|monthly))?(?:\s+(?:gross|net))?$/i;
const aboutPay = /\b(?:salary|salaries|pay|remuneration|wages?|stipend|gross|net|earns?|package)\b/i;

function readSalary(clause: string, wishes: Wishes): boolean {
  const alone = moneyAlone.test(clause) && /ksh|kes|\/=|,\d{3}|\d{4}|\dk\b/i.test(clause);
  const begins =
    /^(?:kshs?|kes)\b/i.test(clause) && !/\b(?:portfolio|loans?|budget|limit|million)\b/i.test(clause);
  if (!(alone || begins || aboutPay.test(clause)) || parseSalary(clause) === null) return false;
  const amount = clause
    .replace(
      /^.{0,40}?\b(?:salary|pay|remuneration|wages?|stipend|package|earns?)\b(?: range)?(?: is| of|:)?(?: between| from)?\s*[:-]?\s*/i,
      "",
    )
    .replace(/\bkshs?\.?\s?|\bkes\.?\s?/gi, "")
    .replace(/\s?\/[=-]/g, "")
    .replace(/\b(\d{1,3}) ?k\b/gi, "$1,000")
    .replace(/\b\d{5,7}\b/g, (digits) => Number(digits).toLocaleString("en-KE"))
    .replace(/(\d) ?(?:–|—|-|to|and) ?(?=\d)/i, "$1 - ")
    .trim();
  const [, figures, rest = ""] = /^(\d[\d,. -]{0,40}\d)(.*)$/.exec(amount) ?? [];
  const says = /\b(?:gross|net|basic|month\w*|day|daily|hour\w*|week\w*|year\w*|annum)\b/i.test(rest)
    ? ""
    : " gross a month";
  const net = /\bnet\b/i.test(clause) && !/\bnet\b/i.test(rest) ? " net" : "";
  const salary = figures ? `KSh ${figures}${net}${net ? says.replace(" gross", "") : says}${rest}` : clause;
  if (salary.length > 200 || parseSalary(salary) === null) return false;
  wishes.salary = salary;
  return true;
}

const types: [pattern: RegExp, type: NonNullable<Wishes["type"]>][] = [
  [/\b(?:internship|attachment)\b|\binterns?\b/i, "internship"],
  [/\bpart[- ]?time\b/i, "part-time"],
  [
    /\b(?:fixed[- ]term|temporary|locum|casual)\b|\bcontract\b(?! (?:manag|drafting|law|review|negotiat))/i,
    "contract",
  ],
  [/\bfull[- ]?time\b|\bpermanent\b/i, "full-time"],
];
const typeAlone =
  /^(?:(?:this )?(?:is )?(?:an? )?|employment type:? |terms?:? |type:? )?(?:full[- ]?time|part[- ]?time|contract|internship|attachment|temporary|permanent(?: and pensionable)?)(?: (?:basis|position|job|role|post|employment|terms|only))?$/i;

function readType(clause: string, wishes: Wishes): boolean {
  const type = types.find(([pattern]) => pattern.test(clause))?.[1];
  const isOther =
    /\b(?:suppliers?|service) contracts?\b|\bcontracts\b|supervis\w+ (?:of )?(?:the )?interns|experience|mentor/i.test(
      clause,
    );
  if (!type || isOther) return false;
  wishes.type = type;
  if (/pensionable/i.test(clause) || !typeAlone.test(clause)) wishes.terms.push(asLine(clause));
  wishes.location ??= placeInside(clause);
  return true;
}

function readLocation(clause: string, wishes: Wishes): boolean {
  const alone = placeAlone(clause);
  const place = alone ?? placeInside(clause);
  if (place) wishes.location = wishes.location ? wishes.location : place;
  return alone !== null && wishes.location === alone;
}

function readTerms(clause: string, wishes: Wishes): boolean {
  const says =
    /^(?:reports? to|reporting to|working hours|(?:flexible |normal )?hours|shifts?:|probation\b|(?:salary|pay|remuneration) (?:is )?(?:negotiable|competitive)|(?:the )?(?:job|post|position) (?:involves|requires) (?:working|travel))|\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b|\b(?:day and night|night|rotating|weekend) shifts?\b|\bhours (?:a|per) week\b|\b(?:mon(?:day)?|sat(?:urday)?)s? (?:to|-|–) (?:fri|sat|sun)/i;
  if (!says.test(clause) || /\bexperience\b/i.test(clause)) return false;
  wishes.terms.push(asLine(clause));
  return true;
}

function readExperience(clause: string, wishes: Wishes): boolean {
  const none =
    /\b(?:no|without) (?:\w+ )?experience\b|\bexperience (?:is )?not (?:needed|required|necessary)\b|\b(?:fresh|recent) graduates?\b|\bentry[- ]level\b/i;
  if (none.test(clause)) {
    wishes.experience = /experience/i.test(clause)
      ? "No earlier experience needed"
      : `${asLine(clause)}: no earlier experience needed`;
    return true;
  }
  const counted = readYears(clause) !== null;
  const asks =
    /\b(?:experience|exposure|uzoefu)\b|^(?:must have |should have )?(?:at least|minimum(?: of)?|over|more than)?\s*(?:\d{1,2}|two|three|four|five|six|seven|eight|ten)\s?\+?(?:\s?(?:-|–|to)\s?\d{1,2})? ?(?:years?|yrs?)\b['’]?(?= (?:in|as|of|at|with|work\w*|post)\b|$)/i;
  if (!counted || !asks.test(clause) || /\b(?:contract|probation|licen[cs]e for)\b/i.test(clause))
    return false;
  const line = asLine(clause);
  if (wishes.experience) wishes.requirements.push(line);
  else wishes.experience = line;
  return true;
}

function readEducation(clause: string, wishes: Wishes): boolean {
  const { level, credentials } = readRequiredEducation(clause);
  if (/licen[cs]e|good conduct/i.test(clause) || (level === null && credentials.length === 0)) return false;
  const line = asLine(clause);
  if (level === null || wishes.education) wishes.requirements.push(line);
  else wishes.education = line;
  return true;
}

function readSkills(clause: string, wishes: Wishes): boolean {
  const languages = languagesIn(clause);
  const tools = toolsIn(clause);
  const known = knownSkillsIn(clause).map((skill) => skill.charAt(0).toUpperCase() + skill.slice(1));
  const drives = /\b(?:driv(?:ing|er['’]?s?) licen[cs]e|class [a-g]\d?\b|motor ?(?:cycle|bike))/i.test(clause)
    ? ["Driving"]
    : [];
  wishes.skills.push(...tools, ...languages, ...known, ...drives);
  const [, listed] =
    /^(?:key |required )?skills?(?: required| needed)?(?: are| in|:)?\s+(.{1,300})$/i.exec(clause) ?? [];
  if (listed) {
    wishes.skills.push(...listed.split(/,| and /).flatMap((skill) => asLine(skill.trim()) || []));
    return true;
  }
  const besides = tools.reduce((rest, tool) => rest.toLowerCase().replaceAll(tool.toLowerCase(), ""), clause);
  if (tools.length === 0 || /\p{L}/u.test(besides.replace(/\band\b/g, ""))) return false;
  wishes.requirements.push(`Works with ${clause}`);
  return true;
}

const offers =
  /^(?:we (?:offer|provide|give|pay)|benefits?(?: include)?:?|offers?:?|perks?:?|comes with)\s+|^(?:medical cover|health insurance|pension|(?:car|house|housing|transport|airtime|night|risk) allowance|commission|(?:annual |quarterly |performance )?bonus|staff loans?|free (?:lunch|transport|housing))\b|^.{1,60}\b(?:is |are )?provided$/i;

function readBenefits(clause: string, wishes: Wishes): boolean {
  if (!offers.test(clause) || /\b(?:experience|knowledge|manag|administer|process)/i.test(clause))
    return false;
  wishes.benefits.push(
    asLine(
      clause.replace(
        /^(?:we (?:offer|provide|give|pay)|benefits?(?: include)?:?|offers?:?|perks?:?|comes with)\s+/i,
        "",
      ),
    ),
  );
  return true;
}

const work =
  "manage|lead|supervise|oversee|prepare|train|teach|sell|recruit|coordinate|handle|visit|collect|process|develop|run|open|close|drive|deliver|market|mobili[sz]e|appraise|disburse|reconcile|audit|review|monitor|maintain|design|build|write|answer|serve|clean|guard|organi[sz]e|plan|report on|support|assist|advise|negotiate|implement|draft|represent|keep|ensure|set up|help|grow|follow up|inspect|migrate|integrate";
const asDuty = new RegExp(
  String.raw`^(?:(?:the )?(?:\w+ ){0,3}(?:will|shall|is to)(?: also)? (?!be\b|have\b|know\b)|must (?=(?:${work})\b)|(?:responsible|responsibility) for |duties:? |duties include:? |responsibilities:? |to (?=(?:${work})\b)|(?=(?:${work})\b))`,
  "i",
);

function readDuty(clause: string, wishes: Wishes): boolean {
  if (!asDuty.test(clause)) return false;
  const answers = /^(?:responsible|responsibility) for /i;
  wishes.duties.push(asLine(clause.replace(answers, "Answer for ").replace(asDuty, "")));
  return true;
}

/** Candidates apply on the job's own page; another way beside it would lose them. */
function readWayToApply(clause: string, wishes: Wishes): boolean {
  if (!/\b(?:e-?mail|send|apply|submit|forward)\b/i.test(clause) || !/@|\bwww\.|https?:/i.test(clause))
    return false;
  wishes.unclear.push(`“${clause}” (candidates apply on the page of the job)`);
  return true;
}

/** Each takes what is its own; what none of them has taken whole is a requirement, in the words of whoever asked. */
const readers: readonly Reader[] = [
  readWayToApply,
  readDeadline,
  readSalary,
  readVacancies,
  readType,
  readTerms,
  readExperience,
  readLocation,
  readEducation,
  readBenefits,
  readSkills,
  readDuty,
];

/** Words that say nothing once what was unfair has gone. */
const empty =
  /\b(?:the|an?|must|should|be|is|are|only|preferred|preferably|candidates?|applicants?|persons?|people|with|and|or|of|for|your|send|attach|we|want|need|gender|sex|age|will|in|at)\b/gi;

/** Takes out of a demand what nobody may be chosen by; null when nothing else was asked for. */
function fairPart(clause: string, wishes: Wishes): string | null {
  const finds = checkWording(clause);
  if (finds.length === 0) return clause;
  wishes.unfair.push(...finds.map(({ text }) => text));
  const rest = fairer(clause).replace(/^[\s,;:.&-]+|[\s,;:&-]+$/g, "");
  return /\p{L}{3}/u.test(rest.replace(empty, "")) && checkWording(rest).length === 0 ? rest : null;
}

/**
 * Sorts what HR wrote under Additional Requirements. Nothing is dropped without a word: what does not set a field
 * becomes a requirement as it stands, and what may not be asked is named in `unfair`.
 * @param today `YYYY-MM-DD` in Nairobi
 */
export function readWishes(text: string, today: string): Wishes {
  const wishes = noWishes();
  for (const clause of clausesOf(text)) {
    const fair = fairPart(clause, wishes);
    if (fair === null) continue;
    if (!readers.some((read) => read(fair, wishes, today))) wishes.requirements.push(asLine(fair));
  }
  return wishes;
}
