import { setTimeout as wait } from "node:timers/promises";
import type { Registry } from "./registry-adapter.ts";
import { sandboxPeople, sandboxTroubles, slowNumber } from "./sandbox-people.ts";

/** How long the slow one takes: long enough to be seen, within what a real registry is given. */
const slowMillis = 4_000;

/** The registry that is there without any setting: it knows fictitious people, and nothing leaves the server. */
export function createSandboxRegistry(pause: (millis: number) => Promise<unknown> = wait): Registry {
  return {
    name: "sandbox",
    version: "1",
    async find(idNumber) {
      if (idNumber === slowNumber) await pause(slowMillis);
      const trouble = sandboxTroubles.get(idNumber);
      if (trouble) return trouble;
      const first = idNumber === slowNumber ? "90000001" : idNumber;
      const person = sandboxPeople.get(first);
      return person ? { kind: "found", person: { ...person, idNumber } } : { kind: "not_found" };
    },
  };
}
