import { compareNames } from "#server/onboarding/comparison/names/compare-names.ts";
import { isName } from "#server/onboarding/comparison/names/further-names.ts";
import { spellingLines } from "#server/platform/names/spellings.ts";
import { figure, printTable } from "../report.ts";
import { heldOutFamilies, heldOutGivens, heldOutSpellings } from "./held-out-names.ts";
import { type NamePair, type NameSource, namePairs } from "./name-pairs.ts";

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Names that the comparison knows: it is tuned on these. */
const known: NameSource = {
  givens:
    words(`grace joyce mary martha francis frances peter patrick john jane janet kevin kelvin brian mercy faith esther
    stephen joseph josephat samuel simon dennis daniel david halima amina fatuma hassan hussein mohamed ahmed ibrahim lucy lydia`),
  families:
    words(`wanjiku wanjiru wambui wambua wangari wangui njeri njeru otieno atieno ochieng achieng okoth akoth onyango
    anyango odhiambo adhiambo wafula nafula wekesa nekesa simiyu barasa kiprotich chepkoech chebet kibet kiptoo cheptoo korir
    koskei kosgei lagat langat mutua mutuku musyoka musyoki mutiso mwende kamau kamande kariuki karuri muthoni njoroge nganga
    abdi abdullahi omar kerubo kemunto ombati momanyi nyaboke katana kazungu charo karisa mwachiro lekishon sankale ekiru`),
  spellings: spellingLines
    .flatMap(([head = "", ...others]) => others.map((other) => [head, other] as const))
    .filter((_, at) => at % 4 === 0),
};

const heldOut: NameSource = { givens: heldOutGivens, families: heldOutFamilies, spellings: heldOutSpellings };

function rowOf(kind: string, pairs: readonly NamePair[]): string[] {
  const count = (outcomes: readonly string[]) =>
    pairs.filter(({ typed, read }) => outcomes.includes(compareNames(typed, read).outcome)).length;
  const [same, likely, differs] = [count(["same"]), count(["likely"]), count(["differs", "not_comparable"])];
  const isWrong = pairs[0]?.samePerson ? differs : same + likely;
  return [
    kind,
    String(pairs.length),
    String(same),
    String(likely),
    String(differs),
    figure((100 * isWrong) / pairs.length),
  ];
}

function report(
  title: string,
  source: NameSource,
  seed: number,
  people: number,
  details: boolean,
): NamePair[] {
  const pairs = namePairs(source, seed, people);
  const wrong = pairs.filter(
    ({ typed, read, samePerson }) =>
      ["same", "likely"].includes(compareNames(typed, read).outcome) !== samePerson,
  );
  const rows = [true, false].flatMap((samePerson) => {
    const side = pairs.filter((pair) => pair.samePerson === samePerson);
    const kinds = [...new Set(side.map(({ kind }) => kind))];
    return [
      ...kinds.map((kind) =>
        rowOf(
          kind,
          side.filter((pair) => pair.kind === kind),
        ),
      ),
      rowOf(samePerson ? "ALL OF ONE PERSON: false reject" : "ALL OF TWO PEOPLE: false accept", side),
    ];
  });
  printTable(title, ["", "pairs", "same", "likely", "differs", "wrong %"], rows);
  if (details) for (const { kind, typed, read } of wrong) console.log(`  ${kind}: ${typed} | ${read}`);
  return wrong;
}

/**
 * Compares names with truth, on the names that the comparison knows and on those kept aside.
 * @returns how many pairs of two people among the known were taken for one's
 */
export function measureNames(details: boolean): number {
  const wrong = report("Names: the part tuned on", known, 20_261_122, 200, details);
  const all = [...heldOutFamilies, ...heldOutGivens];
  const unknown = all.filter((name) => !isName(name)).length;
  console.log(`\nOf ${all.length} names kept aside the comparison knows ${all.length - unknown}.`);
  report("Names: the part kept aside", heldOut, 4_711, 100, false);
  return wrong.filter(({ samePerson }) => !samePerson).length;
}
