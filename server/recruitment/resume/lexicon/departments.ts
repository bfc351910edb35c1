import { wordSet, wordsOf } from "./words.ts";

const departments = wordSet(`
  finance accounts accounting administration admin operations hr human resource resources marketing sales credit audit ict it
  information technology procurement logistics legal compliance risk customer care service services communications
  department division unit section desk maintenance production quality assurance internal business development
  research monitoring evaluation security engineering training retail corporate digital and of the loans savings
  banking treasury programmes projects support systems data stores planning strategy welfare education health nursing curriculum
  mathematics english kiswahili sciences science recoveries collections debt bosa fosa teller
`);

const units = wordSet(
  "department dept unit section division desk ward theatre team directorate programme faculty",
);

/** Whether a text is only the name of a department or field of work: `Finance and Administration`. */
export function isDepartment(text: string): boolean {
  const words = wordsOf(text);
  if (words.length <= 5 && units.has(words.at(-1) ?? "")) return true;
  return words.length > 0 && words.length <= 5 && words.every((word) => departments.has(word));
}
