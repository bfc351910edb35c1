import { type RegistryOutcome, registryOutcomes } from "#contract/onboarding/registry.ts";
import { createHttpRegistry } from "#server/onboarding/registry/http-registry.ts";
import { judge } from "#server/onboarding/registry/registry.policy.ts";
import type { Registry, RegistryPerson } from "#server/onboarding/registry/registry-adapter.ts";
import { sandboxPeople, sandboxTroubles, slowNumber } from "#server/onboarding/registry/sandbox-people.ts";
import { createSandboxRegistry } from "#server/onboarding/registry/sandbox-registry.ts";
import { createOutgoing } from "#server/platform/outgoing/outgoing.ts";
import { says, startIntegrator, troubles } from "#server/testing/registry-integrator.ts";
import { printTable } from "../report.ts";

type Typed = { fullName: string; dateOfBirth: string; sex: string };

interface Case {
  what: string;
  registry: Registry;
  idNumber: string;
  typed: Typed;
  truth: RegistryOutcome;
}

const typedAs = ({ fullName, dateOfBirth, sex = "" }: RegistryPerson, more: Partial<Typed> = {}): Typed => ({
  fullName,
  dateOfBirth,
  sex,
  ...more,
});

const reversed = (name: string): string => name.split(" ").toReversed().join(" ").toUpperCase();
const shorter = (name: string): string =>
  name
    .split(" ")
    .filter((_, at) => at !== 1)
    .join(" ");

const people = [...sandboxPeople.values()];
const other = (at: number): RegistryPerson => {
  const person = people[(at + 1) % people.length];
  if (!person) throw new Error("the sandbox has people");
  return person;
};

/** What somebody may type who is, or is not, the one whom the registry holds under the number. */
function typings(person: RegistryPerson, at: number): [what: string, typed: Typed, truth: RegistryOutcome][] {
  const [year = "", month = "", day = ""] = person.dateOfBirth.split("-");
  const next = other(at);
  return [
    ["as it is", typedAs(person), "matched"],
    ["other order", typedAs(person, { fullName: reversed(person.fullName) }), "matched"],
    ["a name left out", typedAs(person, { fullName: shorter(person.fullName) }), "matched"],
    ["another's details", typedAs(next), "mismatch"],
    ["another's name", typedAs(person, { fullName: next.fullName }), "mismatch"],
    ["another year", typedAs(person, { dateOfBirth: `${Number(year) - 1}-${month}-${day}` }), "mismatch"],
    ["the other sex", typedAs(person, { sex: person.sex === "F" ? "M" : "F" }), "mismatch"],
  ];
}

function sandboxCases(): Case[] {
  const registry = createSandboxRegistry(async () => {});
  const cases = people.flatMap((person, at) =>
    typings(person, at).map(([what, typed, truth]) => ({
      what,
      registry,
      idNumber: person.idNumber,
      typed,
      truth,
    })),
  );
  const [grace] = people;
  if (!grace) return cases;
  const trouble = (idNumber: string, truth: RegistryOutcome): Case => ({
    what: "a number with a trouble",
    registry,
    idNumber,
    typed: typedAs(grace),
    truth,
  });
  for (const [idNumber, { kind }] of sandboxTroubles) {
    cases.push(trouble(idNumber, kind === "not_applicable" ? kind : "unavailable"));
  }
  return [
    ...cases,
    trouble(slowNumber, "matched"),
    trouble("90000404", "not_found"),
    trouble("12345678", "not_found"),
  ];
}

/** The same person as integrators write them. */
const shapes: ((person: RegistryPerson) => unknown)[] = [
  (person) => person,
  ({ idNumber, fullName, dateOfBirth, sex }) => ({
    ErrorOcurred: false,
    ID_Number: idNumber,
    First_Name: fullName.split(" ")[0],
    Other_Name: fullName.split(" ")[1],
    Surname: fullName.split(" ")[2],
    Date_of_Birth: `${dateOfBirth}T00:00:00`,
    Gender: sex,
    Clan: "dropped",
    Ethnic_Group: "dropped",
  }),
  ({ idNumber, fullName, dateOfBirth, sex }) => ({
    status: true,
    response_code: "00",
    data: {
      identity_number: idNumber,
      identity_name: reversed(fullName),
      date_of_birth: dateOfBirth,
      gender: sex === "F" ? "Female" : "Male",
      photo: "/9j/4AAQSkZJRg".repeat(1000),
    },
  }),
];

/** Answers that a liar, or a program that went wrong, may give about somebody. */
function lies(person: RegistryPerson, at: number): Record<string, unknown> {
  return {
    "another person": other(at),
    "another's number, the right name": { ...person, idNumber: other(at).idNumber },
    "no number": { ...person, idNumber: undefined },
    "a number as a number": { ...person, idNumber: Number(person.idNumber) },
    "two people": [person, other(at)],
    "only a claim": { matched: true, verified: true, isNameMatch: true },
    "no name": { ...person, fullName: null },
    "a name of a wrong kind": { ...person, fullName: { first: person.fullName } },
    "no birth date": { ...person, dateOfBirth: undefined },
    "an error with a person": { ...person, ErrorOcurred: true },
    "nobody with a person": { ...person, found: false },
  };
}

function httpCases(integrator: Awaited<ReturnType<typeof startIntegrator>>): Case[] {
  const limits = { timeoutMillis: 150 };
  const make = (allowLoopback: boolean) =>
    createHttpRegistry({ url: integrator.url, key: "a-key" }, createOutgoing({ allowLoopback }), limits);
  const [local, strict] = [make(true), make(false)];
  const cases: Case[] = [];
  let number = 20_000_000;
  const add = (
    person: RegistryPerson,
    behave: (person: RegistryPerson) => ReturnType<typeof says> | undefined,
    rest: Omit<Case, "idNumber" | "registry">,
    registry = local,
  ) => {
    const idNumber = String(number++);
    const behaviour = behave({ ...person, idNumber });
    if (behaviour) integrator.behaviours.set(idNumber, behaviour);
    cases.push({ ...rest, registry, idNumber });
  };
  for (const [at, person] of people.entries()) {
    const shape = shapes[at % shapes.length] ?? ((one: RegistryPerson) => one);
    for (const [what, typed, truth] of typings(person, at))
      add(person, (asked) => says(200, shape(asked)), { what, typed, truth });
    const typed = typedAs(person);
    add(person, () => undefined, { what: "404", typed, truth: "not_found" });
    add(person, () => says(200, { found: false, message: "No record found" }), {
      what: "200 without anybody",
      typed,
      truth: "not_found",
    });
    add(person, () => says(200, { outcome: "not_applicable" }), {
      what: "not applicable",
      typed,
      truth: "not_applicable",
    });
  }
  for (const [at, person] of people.slice(0, 4).entries()) {
    const rest = { typed: typedAs(person), truth: "unavailable" } as const;
    for (const [what, behaviour] of Object.entries(troubles)) add(person, () => behaviour, { what, ...rest });
    for (const what of Object.keys(lies(person, at)))
      add(person, (asked) => says(200, lies(asked, at)[what]), { what, ...rest });
    add(person, (asked) => says(302, asked, { location: "/v1/persons" }), { what: "a redirection", ...rest });
    add(person, (asked) => says(200, asked), { what: "an address in the own network", ...rest }, strict);
    add(person, (asked) => says(404, asked), { what: "404 with a person", ...rest });
    add(person, (asked) => says(203, asked), { what: "a status of its own", ...rest });
  }
  return cases;
}

/**
 * Asks the sandbox and an integrator of this machine, which hangs, lies, redirects and pours, about people whose truth
 * is known, and prints what each came to.
 * @returns how many were matched who should not have been, and how many outcomes were wrong in all
 */
export async function measureOutcomes(): Promise<{ wronglyMatched: number; wrong: number }> {
  const integrator = await startIntegrator();
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  let wronglyMatched = 0;
  const cases = [...sandboxCases(), ...httpCases(integrator)];
  for (const { what, registry, idNumber, typed, truth } of cases) {
    const { outcome } = judge(await registry.find(idNumber), { idNumber, typed });
    const cell = `${truth} ${outcome}`;
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
    if (outcome !== truth) wrong.push(`${registry.name}, ${what}: ${outcome} instead of ${truth}`);
    if (outcome === "matched" && truth !== "matched") wronglyMatched += 1;
  }
  integrator.stop();
  printTable(
    `Registry: ${cases.length} questions, what was true by what came of it`,
    ["", ...registryOutcomes],
    registryOutcomes.map((truth) => [
      truth,
      ...registryOutcomes.map((outcome) => String(counts.get(`${truth} ${outcome}`) ?? 0)),
    ]),
  );
  console.log(`Wrongly matched: ${wronglyMatched}. Wrong in all: ${wrong.length}.`);
  for (const line of wrong) console.log(`  ${line}`);
  return { wronglyMatched, wrong: wrong.length };
}
