/** Tools and qualities that adverts ask for by name, as they are written among skills. */
const names =
  "Excel, Word, PowerPoint, Outlook, Power BI, Tableau, QuickBooks, Sage, Pastel, SAP, Oracle, Navision, Microsoft Dynamics, Bankers Realm, Finacle, T24, Flexcube, Odoo, ERPNext, Zoho, Salesforce, SQL, PostgreSQL, MySQL, SQL Server, MongoDB, Python, Java, JavaScript, TypeScript, PHP, Laravel, C#, .NET, Kotlin, Flutter, React, Angular, Node.js, Django, Docker, Kubernetes, AWS, Azure, Linux, Git, USSD, Daraja, Canva, Photoshop, Illustrator, WordPress, Facebook, Instagram, TikTok, LinkedIn, iTax, IFMIS, CCTV, First aid, Fire safety, Public speaking, Negotiation, Report writing, Teamwork, Time management, Problem solving, Project management, Data entry, Stata, SPSS, R";

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const tools = names.split(", ").map((name) => ({
  name,
  // R is a letter of many words: it counts as it is written, alone.
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}.])${escaped(name)}(?![\p{L}\p{N}#+])`,
    name === "R" ? "u" : "iu",
  ),
}));

/** The tools that a text names, in the order of our list. */
export const toolsIn = (text: string): string[] =>
  tools.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);

const languages =
  "English, Kiswahili, Swahili, French, Arabic, German, Chinese, Somali, Kikuyu, Gikuyu, Kamba, Kikamba, Dholuo, Luo, Luhya, Kalenjin, Kisii, Ekegusii, Gusii, Meru, Kimeru, Maasai, Maa, Turkana, Borana, Giriama, Mijikenda, Taita, Kenyan Sign Language, sign language, Braille".split(
    ", ",
  );

/** Languages that a sentence about speaking or writing names. */
export function languagesIn(text: string): string[] {
  if (!/\b(?:fluen\w+|speaks?|speaking|spoken|written|language|conversant|kiswahili|swahili)\b/i.test(text))
    return [];
  return languages.filter((name) => new RegExp(String.raw`\b${name}\b`, "i").test(text));
}
