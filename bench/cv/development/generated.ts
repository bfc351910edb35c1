import { type Cv, job, type Level, type Rendering, study, type Truth } from "../cv.ts";

/**
 * CVs put together from every common way to write a job and a qualification, so that no combination of order,
 * separator, date notation and layout goes unmeasured. Deterministic: the same CVs every time.
 */

interface Job {
  title: string;
  company: string;
  place: string;
  from: Month;
  to: Month | null;
}

interface Study {
  qualification: string;
  level: Level;
  school: string;
  from: number;
  to: number;
  grade: string | null;
}

interface Month {
  year: number;
  month: number;
}

const people = [
  "Abigail Nyambura Kibe",
  "Victor Omondi Were",
  "Halima Said Mwachiro",
  "Edwin Kipchumba Ruto",
  "Lucy Wavinya Musyoka",
  "Ibrahim Noor Sheikh",
  "Teresia Naliaka Khisa",
  "George Mwirigi Kinoti",
  "Naomi Seleyian Tipape",
  "Peter van der Berg",
  "Chloe Martin",
  "Diego Fuentes Rojas",
];
const employers = [
  "Maziwa Bora Dairies Ltd",
  "Zuri Retail",
  "Ardhi Surveyors and Planners",
  "Kisima Community Hospital",
  "Harambee Teachers SACCO",
  "Twaweza Foundation",
  "Blue Heron",
  "Department of Public Works",
  "Simba Coaches",
  "St. Luke's Academy",
  "Quantum Leap Technologies",
  "KTDA",
  "Ministry of Health",
  "Pamoja Credit Union",
  "Deloraine Estates",
  "Northgate & Sons",
];
const titles = [
  "Accountant",
  "Senior Credit Analyst",
  "Field Officer",
  "Head of Operations",
  "Customer Service Representative",
  "Human Resource Assistant",
  "ICT Support Technician",
  "Marketing Intern",
  "Project Coordinator",
  "Quality Assurance Manager",
  "Nurse",
  "Data Scientist",
  "Front Office Supervisor",
  "Warehouse Clerk",
  "Assistant Lecturer",
  "Driver",
];
const places = ["Nairobi", "Kisumu", "Thika", "Mombasa", "Embu", "Kampala", "Nakuru", "Kitale"];
const studies: [string, Level, string, string | null][] = [
  [
    "Bachelor of Commerce",
    "degree",
    "Catholic University of Eastern Africa",
    "Second Class Honours (Upper Division)",
  ],
  ["BSc. in Information Technology", "degree", "Kabarak University", "First Class Honours"],
  ["Diploma in Business Management", "diploma", "Eldoret Polytechnic", "Credit"],
  ["Master of Arts in Economics", "masters", "University of Dar es Salaam", null],
  ["Certificate in Computer Applications", "certificate", "Zetech College", "Distinction"],
  [
    "Higher Diploma in Human Resource Management",
    "advanced_diploma",
    "Institute of Human Resource Management",
    null,
  ],
  ["Bachelor of Education (Science)", "degree", "Maasai Mara University", "Second Class Lower"],
  ["MBA", "masters", "Daystar University", null],
];
const schools = [
  "Moi High School Kabarak",
  "Bishop Gatimu Girls",
  "Starehe Boys Centre",
  "Kisii School",
  "Mang'u High School",
];
const primaries = ["Kilimani Primary School", "St. Joseph's Primary", "Mwangaza Academy"];
const marks = ["345 marks", "402/500", "Marks: 371"];
const professional = ["CPA(K)", "CPA Part II", "Certified Public Accountant (CPA-K)", "CIFA Section 3"];
const grades = ["A-", "B+", "B", "C+", "B-"];
const skillLists = [
  ["Budgeting", "Microsoft Excel", "Team leadership", "Report writing"],
  ["Customer care", "Cash handling", "Negotiation", "QuickBooks"],
  ["Python", "SQL", "Power BI", "Data cleaning", "Statistics"],
  ["Recruitment", "Payroll", "Labour law", "Conflict resolution"],
];
const duties = [
  "Prepared weekly reports for the management",
  "Trained new staff and supervised interns",
  "Reduced waiting time at the counter by 30%",
  "Kept records of more than 400 clients",
  "Coordinated the annual general meeting of 2021",
  "Maintained good relations with suppliers",
];

/** A small pseudo-random generator (mulberry32), so that the choices are varied but always the same. */
function generator(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % below;
  };
}

const monthNames =
  "January February March April May June July August September October November December".split(" ");
const nameOf = (month: number) => monthNames[month - 1] ?? "";

/** Ways to write a month, and the words for a job that lasts; `years` keeps only the year. */
const dateStyles: { point: (date: Month) => string; dash: string; now: string; years?: boolean }[] = [
  { point: (d) => `${nameOf(d.month)} ${d.year}`, dash: " - ", now: "Present" },
  { point: (d) => `${nameOf(d.month).slice(0, 3)} ${d.year}`, dash: " – ", now: "present" },
  { point: (d) => `${String(d.month).padStart(2, "0")}/${d.year}`, dash: " - ", now: "Current" },
  { point: (d) => `${nameOf(d.month).slice(0, 3)}. ${d.year}`, dash: "–", now: "To date" },
  { point: (d) => `${nameOf(d.month)}, ${d.year}`, dash: " to ", now: "date" },
  { point: (d) => String(d.year), dash: " – ", now: "Present", years: true },
  { point: (d) => `${nameOf(d.month).slice(0, 3)} '${String(d.year).slice(2)}`, dash: " - ", now: "Now" },
  { point: (d) => `${nameOf(d.month).slice(0, 3).toUpperCase()} ${d.year}`, dash: " — ", now: "TO DATE" },
];

type JobStyle = (job: Job, dates: string) => string[];
const jobStyles: JobStyle[] = [
  (j, d) => [`**${j.title}** >> ${d}`, `${j.company}, ${j.place}`],
  (j, d) => [`**${j.company}** >> ${d}`, j.title],
  (j, d) => [`**${j.company}**, ${j.place} >> ${d}`, `${j.title}`],
  (j, d) => [`**${j.title}** | ${j.company} | ${d}`],
  (j, d) => [`${j.title}, ${j.company}, ${j.place} (${d})`],
  (j, d) => [`**${d}: ${j.title} – ${j.company}**`],
  (j, d) => [d, `**${j.title}**`, j.company],
  (j, d) => [`**${j.company}**`, j.title, d],
  (j, d) => [`**${j.title}**`, `${j.company}, ${j.place}`, d],
  (j, d) => [`**${j.title} at ${j.company}**`, d],
  (j, d) => [`**${j.company}** — ${j.title}`, `${d} | ${j.place}`],
  (j, d) => [`${d} :: **${j.title}**, ${j.company}`],
  (j, d) => [`${d} :: **${j.company}**`, `:: ${j.title}`],
  (j, d) => [`**${j.title}**, ${d}`, `${j.company}, ${j.place}`],
  (j, d) => [`${j.company.toUpperCase()} (${d})`, `${j.title}`],
  (j, d) => [`${j.title} (${d})`, j.company],
  (j, d) => [`${j.company} >> ${j.place}`, `${j.title} >> ${d}`],
  (j, d) => [`Company: ${j.company}`, `Position: ${j.title}`, `Period: ${d}`],
  (j, d) => [`Employer :: ${j.company}`, `Designation :: ${j.title}`, `Duration :: ${d}`],
  (j, d) => [`**${j.title}**`, d, `${j.company}, ${j.place}`],
  (j, d) => [`${d}`, `${j.company}, ${j.place}`, `${j.title}`],
  (j, d) => [`**${j.company}, ${j.place}** | ${d}`, `**${j.title}**`],
  (j, d) => [`- ${j.title} – ${j.company} – ${d}`],
];

type StudyStyle = (study: Study, dates: string) => string[];
const graded = (s: Study) => (s.grade ? `, ${s.grade}` : "");
const studyStyles: StudyStyle[] = [
  (s, d) => [`${s.qualification}, ${s.school}, ${d}${graded(s)}`],
  (s, d) => [`**${s.school}** >> ${d}`, s.qualification, ...(s.grade ? [s.grade] : [])],
  (s, d) => [`**${s.qualification}** >> ${d}`, `${s.school}${graded(s)}`],
  (s, d) => [`${d}: ${s.school} – ${s.qualification}${graded(s)}`],
  (s, d) => [`${d} :: ${s.qualification}, ${s.school}${s.grade ? ` (${s.grade})` : ""}`],
  (s, d) => [s.school, s.qualification, d, ...(s.grade ? [s.grade] : [])],
  (s, d) => [`**${s.qualification}**`, s.school, d],
  (s, d) => [`- ${s.qualification} – ${s.school} – ${d}`],
  (s, d) => [`${s.school} — ${s.qualification} (${d})${graded(s)}`],
  (s, d) => [`**${s.qualification}**, ${s.school} >> ${d}`],
  (s, d) => [
    `Institution: ${s.school}`,
    `Qualification: ${s.qualification}`,
    `Period: ${d}`,
    ...(s.grade ? [`Grade: ${s.grade}`] : []),
  ],
  (s, d) => [`- ${d} ${s.qualification} from ${s.school}`],
  (s, d) => [`**${s.qualification}** (${d})`, s.school],
  (s, d) => [`**${s.school}**`, `${s.qualification} (${d})${graded(s)}`],
  (s, d) => [`${s.qualification}, ${d}`, `${s.school}${graded(s)}`],
  (s, d) => [d, s.qualification, s.school],
  (s, d) => [`${s.qualification} | ${s.school} | ${d}${s.grade ? ` | ${s.grade}` : ""}`],
  (s, d) => [`**${s.school}**, Kenya >> ${d}`, `${s.qualification}${graded(s)}`],
  (s, d) => [`${d} :: **${s.school}**`, `:: ${s.qualification}`, ...(s.grade ? [`:: ${s.grade}`] : [])],
];
/** The styles above that do not write the grade. */
const ungraded = new Set([6, 7, 9, 11, 12, 15]);

const renderings: Rendering[] = [
  { producer: "pdfmake", theme: "plain" },
  { producer: "pdfmake", theme: "classic" },
  { producer: "pdfmake", theme: "modern" },
  { producer: "docx", theme: "classic" },
  { producer: "pdfmake", theme: "compact" },
  { producer: "docx", theme: "modern" },
  { producer: "pdfmake", theme: "spaced" },
  { producer: "docx", theme: "plain" },
];

function pick<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T;
}

function makeJobs(random: (below: number) => number): Job[] {
  let year = 2023 - random(3);
  const first = random(titles.length);
  const offset = random(employers.length);
  return Array.from({ length: 2 + random(2) }, (_, index) => {
    const to = index === 0 && random(3) > 0 ? null : { year, month: 1 + random(12) };
    year -= 2 + random(2);
    const from = { year, month: 1 + random(12) };
    return {
      title: pick(titles, first + 5 * index),
      company: pick(employers, offset + 3 * index),
      place: pick(places, first + index),
      from,
      to,
    };
  });
}

function makeStudies(random: (below: number) => number): Study[] {
  const start = random(studies.length);
  const [qualification, level, school, grade] = pick(studies, start);
  const to = 2012 + random(5);
  const secondary = random(schools.length);
  return [
    { qualification, level, school, grade, from: to - 3, to },
    {
      qualification: "KCSE",
      level: null,
      school: pick(schools, secondary),
      grade: pick(grades, start),
      from: to - 8,
      to: to - 5,
    },
    ...(random(2) === 0
      ? [
          {
            qualification: "KCPE",
            level: null,
            school: pick(primaries, start),
            grade: pick(marks, start),
            from: to - 16,
            to: to - 9,
          },
        ]
      : []),
    ...(random(3) === 0
      ? [
          {
            qualification: pick(professional, start),
            level: null,
            school: "KASNEB",
            grade: null,
            from: to,
            to: to + 2,
          },
        ]
      : []),
  ];
}

function makeCv(index: number): Cv {
  const random = generator(index + 1);
  const name = pick(people, index);
  const email = `${name.split(" ")[0]?.toLowerCase()}${index}@barua.example`;
  const digits = String(100_000_000 + index * 7_919).slice(1);
  const place = pick(places, random(places.length));
  const style = pick(dateStyles, index);
  const jobStyle = pick(jobStyles, index);
  const studyIndex = (index * 3 + Math.floor(index / studyStyles.length)) % studyStyles.length;
  const jobs = makeJobs(random);
  const schoolings = makeStudies(random);
  const skills = pick(skillLists, index);
  const withBullets = index % 5 !== 4;
  const period = (from: Month, to: Month | null) =>
    `${style.point(from)}${style.dash}${to ? style.point(to) : style.now}`;
  const iso = (date: Month) =>
    style.years ? String(date.year) : `${date.year}-${String(date.month).padStart(2, "0")}`;

  const jobLines = jobs.flatMap((each, at) => [
    ...jobStyle(each, period(each.from, each.to)),
    ...[0, 1].map(
      (line) => `${withBullets ? "- " : ""}${pick(duties, index + at * 2 + line)}${withBullets ? "" : "."}`,
    ),
    ...(index % 4 === 0 ? [""] : []),
  ]);
  const studyLines = schoolings.flatMap((each) =>
    (studyStyles[studyIndex] as StudyStyle)(each, `${each.from} – ${each.to}`),
  );
  const skillLines =
    index % 3 === 0
      ? [skills.join(", ")]
      : index % 3 === 1
        ? skills.map((skill) => `- ${skill}`)
        : [skills.join(" | ")];
  const contact = [`${place}, Kenya`, `+254 7${digits}`, email];
  const markup = [
    `@ ${index % 2 === 0 ? name : name.toUpperCase()}`,
    ...(index % 3 === 0 ? [`^ ${contact.join(" | ")}`] : contact),
    `# ${pick(["Professional Summary", "Career Objective", "Profile", "About Me"], index)}`,
    "A dependable professional who enjoys working with people and numbers alike.",
    `# ${pick(["Work Experience", "Employment History", "Professional Experience", "Experience"], index)}`,
    ...jobLines,
    `# ${pick(["Education", "Education Background", "Academic Qualifications", "Education and Training"], index)}`,
    ...studyLines,
    `# ${pick(["Skills", "Key Skills", "Core Competencies", "Technical Skills"], index)}`,
    ...skillLines,
    "# Referees",
    `Dr. ${pick(people, index + 4)}, ${pick(titles, index)}, ${pick(employers, index)}, 0722 ${digits.slice(0, 3)} 000`,
  ].join("\n");

  const truth: Truth = {
    name,
    email,
    phone: `+2547${digits}`,
    address: `${place}, Kenya`,
    experience: jobs.map((each) =>
      job(each.title, each.company, iso(each.from), each.to ? iso(each.to) : "now"),
    ),
    education: schoolings.map((each) =>
      study(
        each.qualification,
        each.school,
        each.level,
        String(each.from),
        String(each.to),
        ungraded.has(studyIndex) ? null : (each.grade?.replace("Marks: ", "") ?? null),
      ),
    ),
    skills,
  };
  return {
    id: `gen-${index}`,
    rendering: pick(renderings, index * 5 + Math.floor(index / 8)),
    markup,
    truth,
  };
}

/** Enough for every way to write a job to meet every rendering. */
export const generated: Cv[] = Array.from({ length: jobStyles.length * renderings.length }, (_, index) =>
  makeCv(index),
);
