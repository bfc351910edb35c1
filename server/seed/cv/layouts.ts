import type { Content, DocumentDefinition } from "pdfmake";
import type { DemoCandidate } from "../content/types.ts";
import {
  bullets,
  hobbies,
  localPhone,
  type MonthStyle,
  postalAddress,
  writtenGrade,
  writtenPeriod,
} from "./wording.ts";

/** Everything of a document but its metadata. */
type Layout = (candidate: DemoCandidate) => Omit<DocumentDefinition, "info" | "pageSize">;

const present = (parts: string[]) => parts.filter((part) => part !== "").join(", ");

function positions(
  candidate: DemoCandidate,
  style: MonthStyle,
  heading: (title: string) => Content,
): Content[] {
  return candidate.workExperiences.map((entry) => ({
    unbreakable: true,
    margin: [0, 0, 0, 8],
    stack: [
      heading(`${entry.position}, ${entry.company}`),
      {
        text: writtenPeriod(entry.startDate, entry.endDate ?? "", entry.current, style),
        style: "period",
      },
      { ul: bullets(entry.description) },
    ],
  }));
}

function studies(candidate: DemoCandidate, style: MonthStyle): Content[] {
  return candidate.educationHistory.map((entry) => ({
    unbreakable: true,
    margin: [0, 0, 0, 6],
    stack: [
      { text: entry.qualification, bold: true },
      present([entry.institution, writtenGrade(entry.qualification, entry.grade)]),
      { text: writtenPeriod(entry.startDate, entry.endDate, false, style), style: "period" },
    ],
  }));
}

function referees(candidate: DemoCandidate): Content[] {
  return candidate.referees.map(({ name, position, company, phone, email }) => ({
    unbreakable: true,
    margin: [0, 0, 0, 6],
    stack: [{ text: name, bold: true }, position, company, localPhone(phone), { text: email, fontSize: 8.7 }],
  }));
}

const halves = (list: readonly string[]) => {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
};

/** The traditional form: centred title, particulars in a table, serif type. */
const classic: Layout = (candidate) => {
  const title = (text: string): Content => ({ text, style: "title" });
  const particulars = [
    ["Name", candidate.name],
    ["Telephone", localPhone(candidate.phone)],
    ["Email", candidate.email],
    ["Address", postalAddress(candidate)],
    ["Languages", "English, Kiswahili"],
  ];
  return {
    pageMargins: [62, 54, 62, 54],
    defaultStyle: { font: "Times", fontSize: 11, lineHeight: 1.15 },
    styles: {
      title: { bold: true, fontSize: 11.5, margin: [0, 10, 0, 5], decoration: "underline" },
      period: { italics: true },
    },
    content: [
      { text: "CURRICULUM VITAE", bold: true, fontSize: 15, alignment: "center" },
      title("PERSONAL DETAILS"),
      {
        table: { widths: [80, "*"], body: particulars.map(([name, value]) => [`${name}:`, value]) },
        layout: "noBorders",
      },
      title("CAREER OBJECTIVE"),
      candidate.objective,
      title("EDUCATION BACKGROUND"),
      ...studies(candidate, "long"),
      title("WORK EXPERIENCE"),
      ...positions(candidate, "long", (text) => ({ text, bold: true })),
      title("SKILLS"),
      { columns: halves(candidate.skills).map((skills) => ({ ul: skills })) },
      title("HOBBIES"),
      hobbies(candidate),
      title("REFEREES"),
      { columns: referees(candidate), columnGap: 20 },
    ],
  };
};

/** One column under a name and a rule; years beside each other are left to the reader's eye. */
const modern: Layout = (candidate) => {
  const title = (text: string): Content => [
    { text, style: "title" },
    {
      canvas: [{ type: "line", x1: 0, y1: 0, x2: 487, y2: 0, lineWidth: 0.7, lineColor: "#9aa5b1" }],
      margin: [0, 0, 0, 6],
    },
  ];
  return {
    pageMargins: [54, 50, 54, 50],
    defaultStyle: { font: "Helvetica", fontSize: 10.3, lineHeight: 1.3, color: "#222222" },
    styles: {
      title: { bold: true, fontSize: 12, color: "#1d3f72", margin: [0, 10, 0, 3] },
      period: { color: "#5b6670", fontSize: 9.7 },
    },
    content: [
      { text: candidate.name, bold: true, fontSize: 22, color: "#1d3f72" },
      { text: candidate.workExperiences[0]?.position ?? "", fontSize: 12, margin: [0, 0, 0, 4] },
      [localPhone(candidate.phone), candidate.email, postalAddress(candidate)].join("  |  "),
      title("Profile"),
      candidate.objective,
      title("Employment history"),
      ...positions(candidate, "numeric", (text) => ({ text, bold: true })),
      title("Education and professional qualifications"),
      ...studies(candidate, "numeric"),
      title("Key skills"),
      candidate.skills.join(", "),
      title("Interests"),
      hobbies(candidate),
      title("Referees"),
      { columns: referees(candidate), columnGap: 24 },
    ],
  };
};

const sidebarWidth = 206;

/** Points, rounded down: pdfmake refuses a canvas that is higher than its page. */
const a4Height = 841;

/** Contact, skills and referees in a tinted column on the left, the career on the right. */
const sidebar: Layout = (candidate) => {
  const title = (text: string): Content => ({ text, style: "title" });
  return {
    pageMargins: [28, 40, 40, 40],
    defaultStyle: { font: "Helvetica", fontSize: 9.8, lineHeight: 1.3, color: "#26221f" },
    styles: {
      title: { bold: true, fontSize: 10.5, color: "#7a3e12", margin: [0, 12, 0, 5] },
      period: { color: "#6b6259", fontSize: 9.2 },
    },
    background: () => ({
      canvas: [{ type: "rect", x: 0, y: 0, w: sidebarWidth, h: a4Height, color: "#f4eee6" }],
    }),
    content: {
      columnGap: 30,
      columns: [
        {
          width: sidebarWidth - 38,
          stack: [
            { ...(title("CONTACT") as object), margin: [0, 0, 0, 5] },
            { stack: [localPhone(candidate.phone), candidate.email, postalAddress(candidate)] },
            title("SKILLS"),
            { stack: [...candidate.skills] },
            title("LANGUAGES"),
            { stack: ["English", "Kiswahili"] },
            title("INTERESTS"),
            hobbies(candidate),
            title("REFEREES"),
            ...referees(candidate),
          ],
        },
        {
          width: "*",
          stack: [
            { text: candidate.name, bold: true, fontSize: 20, lineHeight: 1.1 },
            { text: candidate.workExperiences[0]?.position ?? "", fontSize: 12, color: "#6b6259" },
            title("SUMMARY"),
            candidate.objective,
            title("EXPERIENCE"),
            ...positions(candidate, "short", (text) => ({ text, bold: true })),
            title("EDUCATION"),
            ...studies(candidate, "short"),
          ],
        },
      ],
    },
  };
};

export const layouts: readonly Layout[] = [classic, modern, sidebar];
