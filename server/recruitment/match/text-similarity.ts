import type { MatchCandidate, MatchedPart, MatchJob } from "./types.ts";
import { isKnownSkill, knownSkillsIn, meanings, readableSkill, skillOf } from "./words.ts";

/** Words that stand in every advert and CV, in English and Kiswahili, as `meanings` has them: they tell nothing. */
const everywhere = new Set(
  meanings(
    `the and for with that this these those their they them from into onto over under than then there here have has had
     are was were will would shall should can could may might must be been being not but our your his her its who whom
     which what when where while all any each both more most other some such only own same too very just also within
     across between among about after before during through against per via etc
     work worked job position role duty responsibility responsible candidate applicant apply application company
     organisation organization sacco society cooperative ushirika team staff people person office year month day time
     least minimum required requirement experience degree diploma certificate university college qualification relevant
     ensure provide support assist help perform make do take give get keep maintain maintaining prepare participate
     na ya wa kwa katika ni la za cha vya wa mwaka miaka kazi nafasi uzoefu sifa pia au kama hii huo hiyo yake yao chama ofisi`,
  ),
);

/**
 * Words that say who a person is, not what they do: sex, age, family, faith, people and place. None of them counts,
 * wherever it stands, so that a score cannot follow them.
 */
const personal = new Set(
  meanings(
    `man woman men women male female boy girl lady gentleman mr mrs miss ms madam sir he she him her mother father
     husband wife spouse son daughter child children baby pregnant married single divorced widow widower separated
     young old aged age born youth youthful senior citizen mwanaume mwanamke mume mke mtoto watoto kijana mzee ndoa
     christian muslim hindu catholic protestant anglican adventist church mosque faith religion mkristo mwislamu
     kikuyu luo luhya kamba kalenjin kisii meru embu maasai somali mijikenda taita turkana pokot samburu swahili arab
     asian european african disabled disability
     mombasa kwale kilifi tana river lamu taita taveta garissa wajir mandera marsabit isiolo meru tharaka nithi embu
     kitui machakos makueni nyandarua nyeri kirinyaga muranga kiambu turkana pokot samburu trans nzoia uasin gishu
     elgeyo marakwet nandi baringo laikipia nakuru narok kajiado kericho bomet kakamega vihiga bungoma busia siaya
     kisumu homa bay migori kisii nyamira nairobi eldoret kitale naivasha thika ruiru malindi voi kenya uganda tanzania
     town city village estate county sub location street road avenue box`,
  ),
);

/** How much a term of the advert weighs: a skill of the taxonomy most, a word that stands everywhere nothing. */
function weightOf(term: string): number {
  if (everywhere.has(term) || personal.has(term) || /^\d/.test(term) || term.length < 3) return 0;
  return isKnownSkill(term) ? 3 : 1;
}

/** What an advert is about, each term with its weight. */
export type AskedText = ReadonlyMap<string, number>;

/** Terms said twice in an advert are twice as much what it is about, and more often adds nothing. */
export function readAskedText({
  title,
  skills,
  requirements,
  responsibilities,
  description,
}: MatchJob): AskedText {
  const texts = [title, ...skills, ...requirements, ...(responsibilities ?? []), description];
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const term of new Set(meanings(text))) counts.set(term, Math.min(2, (counts.get(term) ?? 0) + 1));
  }
  const weighed = [...counts].map(([term, count]) => [term, weightOf(term) * count] as const);
  return new Map(weighed.filter(([, weight]) => weight > 0));
}

/** All that a person's work is told in, as terms. Of letters only the skills: the rest of them tells of the person. */
export function readOwnText(candidate: MatchCandidate): ReadonlySet<string> {
  const work = candidate.workExperiences.flatMap(({ position, description }) => [position, description]);
  const letter = knownSkillsIn(`${candidate.coverLetter ?? ""}\n${candidate.additionalInfo ?? ""}`).map(
    skillOf,
  );
  return new Set([...[...candidate.skills, ...work].flatMap(meanings), ...letter]);
}

/** Share of what an advert is about that a person's text speaks of who fits it wholly: nobody repeats an advert. */
const wholeShare = 0.5;
/** Terms that are named. */
const named = 6;

/** How much of the whole advert the person's own words speak of, whatever the place and the wording. */
export function textPart(asked: AskedText, own: ReadonlySet<string>): MatchedPart {
  const total = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0)
    return { score: 100, matched: ["The text of the job says nothing particular"], missing: [] };
  const heaviest = [...asked].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const shared = heaviest.filter(([term]) => own.has(term));
  const covered = shared.reduce((sum, [, weight]) => sum + weight, 0);
  const words = (terms: readonly (readonly [string, number])[]) =>
    terms
      .filter(([term]) => isKnownSkill(term))
      .slice(0, named)
      .map(([term]) => readableSkill(term));
  return {
    score: Math.round(Math.min(1, covered / total / wholeShare) * 100),
    matched: words(shared),
    missing: words(heaviest.filter(([term]) => !own.has(term))),
  };
}
