import { type Registry, unavailable } from "./registry-adapter.ts";

/** Failures in a row after which the registry is left alone, and for how long. */
const maxFailures = 5;
const restMillis = 60_000;

/**
 * Leaves a registry alone that fails: after five failures in a row nobody waits for it, until a minute later one
 * question is let through. If that is answered, all are; if not, it rests another minute. Each process learns it for
 * itself: what it saves is waiting, and a failure costs the organisation nothing.
 */
export function withCircuit(registry: Registry, now: () => number = () => performance.now()): Registry {
  let failures = 0;
  let restsUntil = 0;
  let isProbing = false;
  return {
    ...registry,
    async find(idNumber) {
      const isOpen = failures >= maxFailures;
      if (isOpen && (now() < restsUntil || isProbing)) return unavailable("resting");
      isProbing = isOpen;
      try {
        const answer = await registry.find(idNumber);
        failures = answer.kind === "unavailable" ? failures + 1 : 0;
        if (failures >= maxFailures) restsUntil = now() + restMillis;
        return answer;
      } finally {
        if (isOpen) isProbing = false;
      }
    },
  };
}
