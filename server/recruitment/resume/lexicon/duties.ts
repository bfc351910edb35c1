/** Words that begin a description line, beside everything in -ing and -ed. */
const verbs =
  /^(?:responsible|duties|duty|oversaw|led|ran|built|kept|made|wrote|taught|grew|won|drove|sold|set|held|took|gave|brought|cut|undertook|liaise[ds]?|assist|prepare|manage|ensure|maintain|provide|perform|conduct|develop|process|receive|handle|record|support|participate|answer|post|reconcile|coordinate|supervise|attend|carry|carried|in charge|i |my |we |kusimamia|kuandaa|kushughulikia|kutoa|kufanya|kusaidia|kuhakikisha|kupokea|kuhudumia|kufuatilia|kutunza|kuweka|kuandika|kufundisha|kuratibu|kukagua)\b/i;
/** Words in -ing and -ed that names and posts begin with. */
const notVerbs =
  /^(?:marketing|accounting|banking|engineering|nursing|training|consulting|programming|teaching|catering|clearing|housekeeping|manufacturing|building|trading|shipping|holding|housing|lending|learning|operating|voting|united|limited|certified|registered|allied|advanced|associated|consolidated|sterling|spring|rising|morning)\b/i;

/** Whether a text begins as the description of a duty does. */
export const startsWithVerb = (text: string) =>
  verbs.test(text) || (/^\p{Lu}?\p{L}{2,}(?:ing|ed)\s/u.test(text) && !notVerbs.test(text));

/** Subheadings inside a job. */
export const subheading =
  /^(?:(?:key|main|major|core|my|notable|selected|summary of|duties|and|roles|specific|the|job)[\s&]*)*(?:responsibilit(?:y|ies)|duties|achievements?|accomplishments?|tasks|roles?|majukumu|kazi|mafanikio|highlights|job description|activities|deliverables)(?:\s*(?:and|&|\/|na)\s*\p{L}+)?\s*(?:included?|were|yangu|yalikuwa|(?:as|at)\s.{3,60})?\s*[:.–-]*$/iu;

/** Labels of what describes a job beside its duties. */
const aside =
  /^(?:(?:key |main )?(?:clients?|projects?|tools?|technologies|tech stack|sectors?|industry|team(?: size)?|reason for leaving|type of business(?: or sector)?|wateja)|report(?:s|ed|ing) to|supervisor)\s*[:\t]/i;

/** Whether a line has such a label. */
export const isAside = (text: string) => aside.test(text);
