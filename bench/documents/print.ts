import { compareDetails } from "#server/onboarding/comparison/compare-details.ts";
import { figure, median, printTable, quantile } from "../report.ts";
import { type Judged, tally } from "./match.ts";
import type { Measured } from "./measure.ts";
import { conditions, type FieldName, fieldNames, kinds, type Typed } from "./truth.ts";

const percent = (part: number, whole: number) =>
  whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;

/** How many fields were read, by class, kind, condition and field. */
export function printFields(title: string, measured: readonly Measured[], threshold: number): void {
  const judged = measured.flatMap((each) => each.judged);
  const row = (name: string, test: (each: Judged) => boolean) => {
    const some = judged.filter(test);
    const { fields, right, wrong, missing, shown, shownWrong } = tally(some, threshold);
    if (fields + shownWrong === 0) return [];
    const documents = new Set(some.map(({ document }) => document)).size;
    return [
      [
        name,
        String(documents),
        String(fields),
        percent(right, fields),
        String(wrong),
        String(missing),
        percent(shown, fields),
        String(shownWrong),
      ],
    ];
  };
  const head = [
    "",
    "documents",
    "fields",
    "right",
    "wrong",
    "missing",
    `right from ${threshold}`,
    "wrong from there",
  ];
  const fair = ({ class: is }: Judged) => is === "fair";
  const phone = ({ class: is }: Judged) => is === "phone";
  printTable(title, head, [
    ...row("fair pictures", fair),
    ...kinds.flatMap((kind) => row(`  ${kind}`, (each) => fair(each) && each.kind === kind)),
    ...row("phone photographs", phone),
    ...kinds.flatMap((kind) => row(`  ${kind}`, (each) => phone(each) && each.kind === kind)),
    ...row("spoiled pictures", ({ class: is }) => is === "spoiled"),
  ]);
  printTable(
    `${title}, by condition`,
    head,
    conditions.flatMap((name) => row(name, ({ condition }) => condition === name)),
  );
  printTable(
    `${title}, by field`,
    head,
    fieldNames.flatMap((name) => row(name, ({ field }) => field === name)),
  );
}

/** Lower ends of the bands in which confidences are compared with how often they are right. */
const bands = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98] as const;

/** How often values are right by the confidence that they come with: all of them, and names, which nothing proves. */
export function printCalibration(title: string, measured: readonly Measured[]): void {
  const read = measured
    .flatMap((each) => each.judged)
    .filter(({ outcome }) => outcome === "right" || outcome === "wrong");
  const rows = bands.map((from, index) => {
    const to = bands[index + 1];
    const inBand = read.filter(
      ({ confidence }) => confidence >= from && (to === undefined || confidence < to),
    );
    const counted = (some: readonly Judged[]) => {
      const right = some.filter(({ outcome }) => outcome === "right").length;
      return [String(some.length), String(right), percent(right, some.length)];
    };
    const names = inBand.filter(({ field }) => field === "fullName");
    return [to === undefined ? `${from} to 1` : `${from} to ${to}`, ...counted(inBand), ...counted(names)];
  });
  printTable(
    `${title}: confidence and truth`,
    ["confidence", "values", "right", "share", "names", "right", "share"],
    rows,
  );
}

const noticed = ["blurred", "glare", "too_dark", "low_resolution", "cut_off", "no_document"] as const;

/** What was said of the pictures themselves. */
export function printQuality(title: string, measured: readonly Measured[]): void {
  const rows = conditions.flatMap((condition) => {
    const some = measured.filter(({ truth }) => truth.condition === condition);
    if (some.length === 0) return [];
    const verdicts = ["good", "fair", "poor"].map(
      (verdict) => some.filter(({ reading }) => reading.quality.verdict === verdict).length,
    );
    const notices = noticed.map(
      (notice) => some.filter(({ reading }) => reading.notices.includes(notice)).length,
    );
    const turned = some.filter(({ truth, reading }) => {
      const off = Math.abs(((reading.quality.rotation - truth.rotation + 540) % 360) - 180);
      return off <= 5;
    });
    return [[condition, String(some.length), ...[...verdicts, ...notices, turned.length].map(String)]];
  });
  const head = ["", "documents", "good", "fair", "poor", ...noticed, "rotation within 5°"];
  printTable(`${title}: what is said of the picture`, head, rows);
  const boxes = measured.map((each) => each.boxes);
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  console.log(
    `boxes that lie on the value: ${percent(sum(boxes.map(({ right }) => right)), sum(boxes.map((each) => each.of)))}`,
  );
}

const typedFields = ["fullName", "dateOfBirth", "idNumber", "kraPin"] as const;

/** The fields in which a typed difference must show. */
const concerned: Record<Typed["difference"], readonly FieldName[]> = {
  none: typedFields,
  "names-reordered": ["fullName"],
  "middle-name-missing": ["fullName"],
  "wrong-number": ["idNumber", "kraPin"],
  "day-month": ["dateOfBirth"],
  "other-person": typedFields,
};

/** What a comparison says of typed details, from what was read at the threshold or above. */
export function printComparison(title: string, measured: readonly Measured[], threshold: number): void {
  const outcomes = ["same", "likely", "differs", "not_comparable"] as const;
  const rows = Object.entries(concerned).map(([difference, fields]) => {
    const some = measured.filter(
      ({ truth }) => truth.typed.difference === difference && truth.class !== "spoiled",
    );
    const found = some.flatMap(({ truth, reading }) =>
      typedFields.flatMap((field) => {
        const read = reading.fields[field];
        if (!fields.includes(field) || !read || read.confidence < threshold || !truth.fields[field])
          return [];
        return [compareDetails({ [field]: truth.typed[field] }, { [field]: read.value })[field]?.outcome];
      }),
    );
    const counts = outcomes.map((outcome) => String(found.filter((each) => each === outcome).length));
    return [difference, String(some.length), String(found.length), ...counts];
  });
  printTable(`${title}: typed against read`, ["typed", "documents", "fields", ...outcomes], rows);
}

/** Time for a document, and as a multiple of bare recognition. */
export function printTime(title: string, measured: readonly Measured[]): void {
  const rows = kinds.flatMap((kind) => {
    const some = measured.filter(({ truth }) => truth.kind === kind);
    const ratios = some.flatMap(({ readMs, bareMs }) => (bareMs ? [readMs / bareMs] : []));
    if (some.length === 0) return [];
    const seconds = (values: readonly number[]) =>
      [quantile(values, 0.5), quantile(values, 0.9), Math.max(...values)].map((value) =>
        figure(value / 1000),
      );
    const [cpu, clock] = [some.map((each) => each.readMs), some.map((each) => each.clockMs)];
    return [
      [
        kind,
        String(some.length),
        ...seconds(cpu),
        ...seconds(clock),
        ratios.length === 0 ? "-" : figure(median(ratios)),
      ],
    ];
  });
  printTable(
    `${title}: time of a document`,
    [
      "",
      "documents",
      "CPU s, median",
      "90 %",
      "most",
      "clock s, median",
      "90 %",
      "most",
      "CPU : bare recognition",
    ],
    rows,
  );
}

/** Every field that was not read rightly, for who works on the reader. */
export function printMistakes(measured: readonly Measured[]): void {
  for (const { truth, reading, judged } of measured) {
    const mistakes = judged.filter((each) => each.outcome === "wrong" || each.outcome === "missing");
    if (mistakes.length === 0) continue;
    console.log(`\n${truth.file} (${truth.typefaces}), ${reading.notices.join(" ") || "no notices"}`);
    for (const { field, outcome, confidence } of mistakes) {
      const expected = truth.fields[field]?.values[0] ?? "nothing";
      const found = reading.fields[field]?.value;
      console.log(
        `  ${field} ${outcome} ${found ? `${confidence} ${JSON.stringify(found)}` : ""} for ${JSON.stringify(expected)}`,
      );
    }
  }
}
