/**
 * Words that recruiters and candidates use for the same thing. Each line is `meaning: variants`; variants
 * are written in plain words and stemmed when the table is built, so `loans` also covers `loan`.
 */
const sameWord = `
credit: loan, lending
member: customer, client
teller: cashier
ict: it
kiswahili: swahili
payroll: payrolls
accountant: bookkeeper
driver: chauffeur
advocate: lawyer
postgresql: postgres
driving: drive
leadership: supervision, supervisory`;

const samePhrase = `
credit appraisal: credit analysis, loan analysis, credit assessment, loan assessment, loan underwriting, credit underwriting, appraising loans, appraised loans, loan appraisal
debt recovery: debt collection, loan recovery, loan collection, loan collections, arrears follow up, arrears management, follow up arrears, delinquency management, credit control, recovering loans, default management
member service: customer care, customer service, client service, customer relations, member relations, member care, customer experience, serving members, serving customers, member services
member recruitment: member mobilisation, member mobilization, recruiting members, membership growth, customer acquisition, member acquisition
excel: ms excel, microsoft excel, advanced excel, spreadsheets
office suite: ms office, microsoft office, computer packages, computer literacy, office packages
core banking: core banking system, core banking systems, banking system, banking systems, sacco management system, sacco system
cash handling: till management, cash management, handling cash, teller operations, cash balancing, balancing cash
financial reporting: financial statements, management accounts, preparing accounts, final accounts
reconciliation: reconciliations, bank reconciliation, bank reconciliations, ledger reconciliation, account reconciliation, reconciling, reconciled
kyc: know your customer, customer due diligence
aml: anti money laundering, money laundering
sasra returns: sasra reporting, regulatory returns, prudential returns, regulatory reporting, sasra compliance
mobile money: m pesa, mpesa, m pesa paybill, paybill
check off: checkoff, payroll deduction, payroll deductions
digital channels: mobile banking, digital banking, internet banking, e banking, alternative channels, agency banking
software developer: software engineer, programmer, web developer, full stack developer, application developer, backend developer, systems developer
it support: ict support, user support, help desk, helpdesk, technical support, desktop support
networking: network administration, lan administration, network support, computer networks
social media: facebook, instagram, tiktok, social media marketing, social media management
digital marketing: online marketing, online advertising
content writing: copywriting, content creation, writing content
internal audit: auditing, internal auditing, audits
risk management: risk assessment, risk assessments, enterprise risk, risk register
data protection: data privacy, data protection act
recruitment: talent acquisition, hiring, recruiting, staffing
hr: human resource, human resources
records management: filing, document management, archiving, record keeping, registry management
contract drafting: drafting contracts, legal drafting, drafting agreements, contract review
securities perfection: perfection of securities, perfecting securities, charging securities, charge registration
team leadership: leadership, staff supervision, people management, team management, leading a team, supervising
field sales: direct sales, field marketing, door to door sales
tax: itax, kra itax, tax compliance, tax returns, taxation
communication: communication skills, interpersonal skills
performance management: performance appraisal, performance appraisals, staff appraisal
labour law: employment law, labour relations, employment act
budgeting: budgets, budget preparation, budgetary control
guarantor management: guarantors, guarantor follow up
attention to detail: accuracy, detail oriented
defensive driving: safe driving
vehicle maintenance: vehicle care, vehicle servicing`;

/** Words that say how good or how formal, never what. */
const fillers = new Set(
  "a an and of in on the to for with or using use skill knowledge experience good strong excellent advanced basic proficient proficiency ability able sound working management manage system".split(
    " ",
  ),
);

/** Light stemming: plural, `-ing` and `-ed` go; `marketing` and `market` meet. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith("ing")) return word.slice(0, -3);
  if (word.length > 5 && word.endsWith("ed")) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("is"))
    return word.slice(0, -1);
  return word;
}

function stemmedWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/['’]s?\b/g, "")
    .replace(/c\+\+/g, "cplusplus")
    .replace(/c#/g, "csharp");
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}

function table(lines: string): [meaning: string, variants: string[]][] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [meaning = "", variants = ""] = line.split(": ");
      return [meaning, variants.split(", ")];
    });
}

const wordMeaning = new Map(
  table(sameWord).flatMap(([meaning, variants]) =>
    variants.map((variant): [string, string] => [stem(variant), stem(meaning)]),
  ),
);

function meaningWords(text: string): string[] {
  return stemmedWords(text).map((word) => wordMeaning.get(word) ?? word);
}

/** A word of known phrases: the words that may follow it, and what the phrase means that ends with it. */
interface PhraseWord {
  next: Map<string, PhraseWord>;
  meaning?: string;
}

/** The words that known phrases begin with. */
const phrases: PhraseWord = { next: new Map() };
/** Skills of the table as they are read by people, with what stands for them among the meanings of a text. */
const knownSkills = table(samePhrase).map(([skill, variants]) => {
  const meaning = meaningWords(skill).join("_");
  for (const phrase of [skill, ...variants]) addPhrase(meaningWords(phrase), meaning);
  return { skill, meaning };
});

function addPhrase(words: readonly string[], meaning: string): void {
  let at = phrases;
  for (const word of words) {
    const next = at.next.get(word) ?? { next: new Map() };
    at.next.set(word, next);
    at = next;
  }
  at.meaning = meaning;
}

/** The longest known phrase that begins at a word, so that `member recruitment` is not read as `recruitment`. */
function phraseAt(words: readonly string[], from: number): { meaning: string; length: number } | null {
  let found: { meaning: string; length: number } | null = null;
  let at: PhraseWord | undefined = phrases;
  for (let length = 1; at; length += 1) {
    at = at.next.get(words[from + length - 1] ?? "");
    if (at?.meaning !== undefined) found = { meaning: at.meaning, length };
  }
  return found;
}

/**
 * The meanings a text is made of, in its order: stemmed words with synonyms resolved, known phrases as one
 * meaning (`loan appraisal` and `credit analysis` are both `credit_appraisal`), fillers left out.
 */
export function meanings(text: string): string[] {
  const words = meaningWords(text);
  const found: string[] = [];
  for (let index = 0; index < words.length; ) {
    const phrase = phraseAt(words, index);
    const meaning = phrase?.meaning ?? words[index] ?? "";
    if (!fillers.has(meaning)) found.push(meaning);
    index += phrase?.length ?? 1;
  }
  return found;
}

/** Skills of the table that a free text speaks of, as readable phrases in alphabetical order. */
export function knownSkillsIn(text: string): string[] {
  const said = new Set(meanings(text));
  return knownSkills
    .filter(({ meaning }) => said.has(meaning))
    .map(({ skill }) => skill)
    .sort();
}
