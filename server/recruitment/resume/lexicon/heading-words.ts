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
export const headingWords: [SectionKind, string][] = [
  [
    "referees",
    "referee referees reference references marejeo marejeleo wadhamini warejea mdhamini mashahidi",
  ],
  [
    "education",
    `education educational qualification qualifications elimu masomo schooling schools
     certification certifications certificates studies school examination examinations exams degrees sifa taaluma kitaaluma credentials vyeti licenses licences licence license`,
  ],
  [
    "skills",
    `skill skills skillset competency competencies competence competences expertise proficiency proficiencies
     technologies tools abilities strengths capabilities ujuzi stadi umahiri uwezo vipawa vipaji knowledge literacy
     specialities specialties specialization technical`,
  ],
  [
    "experience",
    `experience experiences employment employments internship internships attachment attachments uzoefu ajira tajriba
     volunteer volunteering volunteerism voluntary engagements appointments employers consultancies consultancy
     assignments kazi`,
  ],
  [
    "summary",
    `summary profile objective objectives about statement overview introduction goal goals aim aims malengo lengo
     muhtasari dira dhamira ambition synopsis kuhusu`,
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
     availability attributes admission admissions boards directorships`,
  ],
];

/** Words that may be in a heading beside the words above but announce nothing on their own. */
export const fillers = new Set(
  `and of my the in to with a an key core main other relevant selected additional summary history background
   academic academics academia professional work working job career industrial industry practical previous past current present record records
   held positions position progression teaching banking accounting computer it ict soft hard areas area social
   acquired gained possessed learnt learned proven
   extra curricular co cocurricular extracurricular short attended attained obtained me us curriculum vitae work
   highlights list level levels basic special field brief executive
   ya za wa la na cha kwa wangu yangu zangu langu mfupi mfupisho mimi binafsi nyingine mengine kitaalamu kuu kompyuta mwingine ziada
   hobbies training development recent detailed personal information academic statement community service
   major management leadership details interests activities language career path timeline journey
   i am use used have daily master good at do well bring
   spoken written software technical transferable linguistic functional chronological`
    .split(/\s+/)
    .filter(Boolean),
);

/** Headings whose words alone would mislead. */
export const fixedHeadings: Record<string, SectionKind> = {
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
  it: "skills",
  ict: "skills",
  "computer packages": "skills",
  "computer applications": "skills",
  "computer programs": "skills",
  programs: "skills",
  packages: "skills",
  spoken: "languages",
  tongues: "languages",
  "software and tools": "skills",
  "it and software": "skills",
  computer: "skills",
  "work history": "experience",
  "career history": "experience",
  "career progression": "experience",
  "career trajectory": "experience",
  "career journey": "experience",
  "career record": "experience",
  "career to date": "experience",
  "my career": "experience",
  "professional path": "experience",
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
  "practice areas": "skills",
  "areas of practice": "skills",
  "areas of interest": "other",
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
  "responsibilities held": "other",
  "leadership responsibilities": "other",
  "leadership roles": "other",
  "leadership positions": "other",
  "positions of responsibility": "other",
  "positions of leadership": "other",
  "what i have done": "experience",
  "what i do": "summary",
  "where i work": "experience",
  "my work": "experience",
  "places i have worked": "experience",
  "what i have studied": "education",
  "where i studied": "education",
  "where i have studied": "education",
  "where i went to school": "education",
  "my studies": "education",
  "reach me": "personal",
  "reach me at": "personal",
  "how to reach me": "personal",
  "get in touch": "personal",
  "find me": "personal",
  "ask about me": "referees",
  "what i bring": "skills",
  "what i bring to the table": "skills",
  "what i bring to your team": "skills",
  "where i am strong": "skills",
  "my strengths": "skills",
  "my toolbox": "skills",
  toolbox: "skills",
  "what i offer": "skills",
  "what i can do": "skills",
  "what i know": "skills",
  "what i do best": "skills",
  "what i am good at": "skills",
  "things i am good at": "skills",
  "a little about me": "summary",
  "a bit about me": "summary",
  "who i am": "summary",
  "who to ask": "referees",
  "who to call": "referees",
  "people who know me": "referees",
  "people to ask": "referees",
  "what i like": "other",
  "historia ya kazi": "experience",
  "historia ya elimu": "education",
  "historia ya ajira": "experience",
};
