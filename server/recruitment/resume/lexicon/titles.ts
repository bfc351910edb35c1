import { maxPhrase, wordSet, wordsOf } from "./words.ts";

/** Nouns that name a post when they are its head: `Credit Officer`, `Head of Finance`. */
const heads = wordSet(`
  accountant accountants actuary adjuster administrator advisor adviser advocate agent agronomist ambassador analyst
  animator apprentice architect artisan artist assessor assistant associate attaché attache attachee attendant auditor
  author baker banker barista bookkeeper broker bursar buyer captain caretaker cashier caseworker chair chairlady
  chairman chairperson chairwoman chef chief clerk clinician coach collector columnist commissioner consultant
  controller cook coordinator co-ordinator copywriter cleaner counsellor counselor custodian dean decorator demonstrator
  dentist deputy designer detective developer devops director dispatcher doctor driver economist editor employee
  electrician engineer enumerator estimator evaluator examiner executive expert facilitator farmer fellow fitter
  foreman founder cofounder co-founder freelancer fundraiser gardener geologist graduate guard guide hairdresser
  handler head headteacher hostess housekeeper instructor inspector intern interpreter interviewer investigator
  invigilator janitor journalist judge keeper laborer labourer lawyer lead leader lecturer liaison librarian
  machinist magistrate manager marketer marketeer mason matron mechanic mediator mentor merchandiser merchandizer
  messenger midwife mobilizer mobiliser moderator monitor musician negotiator nurse nutritionist officer operator organiser
  organizer owner painter paralegal paramedic partner patron pharmacist photographer physician physiotherapist pilot
  planner plumber porter practitioner preacher president principal printer processor producer professor programmer pupil
  postdoc promoter proprietor psychologist publicist radiographer ranger receptionist recruiter registrar reporter
  representative rep researcher reviewer rider sales salesperson salesman saleslady saleswoman scholar scientist
  secretary server shopkeeper soldier solicitor specialist statistician steward storekeeper strategist student stylist
  superintendent superviser supervisor surgeon surveyor tailor teacher technician technologist teller tester therapist
  trader trainee trainer translator treasurer tutor typist underwriter valuer veterinarian vendor vet volunteer waiter
  waitress warden watchman webmaster welder worker writer vp ceo cfo coo cto cio md
  operative crew picker packer loader conductor caterer host scout evangelist butler butcher florist optician concierge
  historian curator archivist anchor blogger canvasser cameraman rector provost nanny storeman signaller custodian
  internship attachment attaché externship apprenticeship fieldwork pupillage
  afisa mhasibu meneja karani mwalimu mkurugenzi msaidizi katibu dereva mshauri mhudumu mtaalamu mkufunzi muuguzi
  mwanafunzi mwanagenzi msimamizi mkaguzi mweka mhariri mwandishi mchambuzi mratibu keshia fundi mlinzi mkuu mpishi
  mkutubi mhandisi daktari wakili mtafiti mfanyabiashara mkulima mpokezi mtunza mjitoleaji opereta
`);

/** Words before the head that only titles use. */
const modifiers = wordSet(`
  senior junior assistant deputy acting principal chief graduate associate interim relief regional branch
  executive lead trainee managing general vice corporate personal customer front office internal external
`);

/** A listed word, or one of the many professions that are made with these endings. */
const isHead = (word: string) =>
  heads.has(word) || /(?:ologist|ographer|ician|keeper|worker|maker)$/.test(word);

/** Endings of a title after its head: `Officer II`, `Manager - Finance`, `Intern (HR)`. */
const tail = /\s*(?:\([^)]*\)|\b(?:i{1,3}|iv|v|\d|[a-d])\b|grade\s+\w+|scale\s+\w+)\s*$/i;

/**
 * How much a text looks like a job title: 3 when its head is a title word, 2 when a title word comes before
 * a preposition (`Head of Credit`), 1 when one occurs at all, 0 otherwise.
 */
export function titleScore(text: string): number {
  if (text.length > maxPhrase) return 0;
  const plain = text.replace(tail, "").replace(tail, "");
  const words = wordsOf(plain);
  const last = words.at(-1);
  if (last === undefined || words.length > 10) return 0;
  const split = plain
    .toLowerCase()
    .split(/\s+(?:of|for|in charge of|to|-|–|—|\/|in|wa|ya|za|cha|la)\s+|\s*[,/(–—]\s*|\s-\s/);
  if (isHead(last)) return 3;
  const head = wordsOf(split[0] ?? "").at(-1);
  if (head !== undefined && isHead(head)) return 2.5;
  const first = words[0];
  if (first !== undefined && modifiers.has(first) && words.some(isHead)) return 2;
  return words.some(isHead) ? 1 : 0;
}

/** Whether a single word names a post. */
export const isTitleWord = (word: string) => isHead(word.toLowerCase());
