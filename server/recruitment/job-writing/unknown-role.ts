import type { Role } from "./roles/role.ts";

/** What can honestly be said of a post of which only the title is known: what every employer expects of it. */
export function unknownRole(title: string): Role {
  return {
    title: "Officer",
    department: "Operations",
    knownBy: [],
    field: "this work",
    description: `The SACCO is looking for a ${title}. You do this work for the SACCO and its members, to the standard of your trade, and you plan your days together with your supervisor. What you use belongs to all members, so care and honest records matter as much as skill.`,
    duties: [
      `Do the daily work of a ${title} as agreed with your supervisor, and to the standard of the trade`,
      "Plan materials, tools and time, and say early when something is missing",
      "Keep simple records of work done, materials used and money spent",
      "Care for tools, equipment and premises, and report damage at once",
      "Work safely by the Occupational Safety and Health Act 2007, and see that others can",
      "Help members and colleagues with what falls into your field",
    ],
    requirements: [
      `Shows skill in the work of a ${title} by certificates, references or a trial of work`,
      "Holds the licence or registration that the law asks for in this work, if it does",
      "Honest with the SACCO's money and property",
      "Speaks Kiswahili or English well enough for members and colleagues",
    ],
    skills: ["Record keeping", "Safety at work", "Communication"],
    education: "Training or a trade test in this work, or skills proven in practice",
    experience: { years: 1, in: "this work" },
    pay: [28, 45],
    benefits: [],
  };
}
